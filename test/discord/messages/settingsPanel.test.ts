import { type APISelectMenuComponent, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  PERSON_DEFAULTS,
  type PersonPreferences,
  SERVER_DEFAULTS,
  type ServerPreferences,
} from '../../../src/app/preferences.ts';
import type { MessagePayload } from '../../../src/discord/messages/desired.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { type ShownSettings, settingsPanel } from '../../../src/discord/messages/settingsPanel.ts';
import { SETTINGS, settingClicks } from '../../../src/discord/settings/settingClick.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { faultsOf } from './support/limits.ts';

const t = textsFor('en');

const shown = (
  person: Partial<PersonPreferences> = {},
  server: Partial<ServerPreferences> | null = {},
  manages = false,
): ShownSettings => ({
  person: { ...PERSON_DEFAULTS, locale: 'en-US', ...person },
  server: server && { ...SERVER_DEFAULTS, ...server },
  manages,
});

const partsOf = ({ components }: MessagePayload) =>
  components.flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));

/** What each menu shows as chosen, by its id. */
const chosenIn = (payload: MessagePayload): Readonly<Record<string, string>> =>
  Object.fromEntries(
    partsOf(payload)
      .filter(
        (part): part is APISelectMenuComponent & { readonly type: ComponentType.StringSelect } =>
          part.type === ComponentType.StringSelect,
      )
      .map(({ custom_id, options }) => [
        custom_id,
        options
          .filter((option) => option.default)
          .map(({ value }) => value)
          .join(),
      ]),
  );

const buttonsOf = (payload: MessagePayload): readonly string[] =>
  partsOf(payload).flatMap((part) =>
    part.type === ComponentType.Button && 'custom_id' in part ? [part.custom_id] : [],
  );

describe('the settings of a person', () => {
  test('show the usual choices to whoever chose nothing', () => {
    const payload = settingsPanel(shown(), 'me', t);
    expect(chosenIn(payload)).toEqual({
      's1:me:language': 'own',
      's1:me:pictures': 'normal',
      's1:me:suits': 'two',
      's1:me:faces': 'french',
      's1:me:theme': 'dark',
      's1:me:aid': 'off',
    });
    expect(textOf(payload)).toContain('What you alone read: **English**, as in your Discord.');
    expect(buttonsOf(payload)).toEqual([]);
  });

  test('show what somebody chose', () => {
    const person = {
      language: 'hr',
      pictures: 'none',
      suits: 'four',
      faces: 'german',
      theme: 'light',
      aid: true,
    } as const;
    expect(Object.values(chosenIn(settingsPanel(shown(person), 'me', t)))).toEqual([
      'hr',
      'none',
      'four',
      'german',
      'light',
      'on',
    ]);
  });

  test.each([
    ['as you chose', { language: 'en' }, {}, 'English'],
    ['as in this server', { locale: 'fr' }, { locale: 'hu' }, 'Magyar'],
    ['since I do not speak the language of your Discord', { locale: 'fr' }, null, 'English'],
  ] as const)('say in which language they read, %s', (why, person, server, language) => {
    const text = textOf(settingsPanel(shown(person, server), 'me', t));
    expect(text).toContain(`What you alone read: **${language}**, ${why}.`);
  });
});

describe('the settings of a server', () => {
  test('are a second page for who manages the server', () => {
    expect(buttonsOf(settingsPanel(shown({}, {}, true), 'me', t))).toEqual(['s1:turn:server']);
    const server = { language: 'de', suits: 'four', faces: 'german', theme: 'light' } as const;
    const payload = settingsPanel(shown({}, server, true), 'server', t);
    expect(chosenIn(payload)).toEqual({
      's1:server:language': 'de',
      's1:server:suits': 'four',
      's1:server:faces': 'german',
      's1:server:theme': 'light',
    });
    expect(textOf(payload)).toContain('**Deutsch**, as was chosen here.');
    expect(buttonsOf(payload)).toEqual(['s1:turn:me']);
  });

  test.each([
    ['who may not manage it', {}, false],
    ['in direct messages', null, true],
  ] as const)('are not shown to somebody %s', (_case, server, manages) => {
    const payload = settingsPanel(shown({}, server, manages), 'server', t, 'Only some may.');
    expect(Object.keys(chosenIn(payload))).toHaveLength(SETTINGS.me.length);
    expect(textOf(payload)).toMatch(/^⚠️ Only some may\./);
    expect(buttonsOf(payload)).toEqual([]);
  });
});

test('every choice says of which setting it is, since a closed menu shows nothing else', () => {
  const labels = partsOf(settingsPanel(shown(), 'me', t)).map((part) =>
    part.type === ComponentType.StringSelect
      ? part.options.filter((option) => option.default).map(({ label }) => label)
      : [],
  );
  expect(labels.flat()).toEqual([
    'Language: as in my Discord',
    'Pictures: of the usual size',
    'Suit colours: two, black and red',
    'Card faces: French (♣ ♠ ♥ ♦)',
    'Background: dark',
    'Aid for learners: off',
  ]);
});

test.each(LANGUAGES)('in %s both pages keep to the limits, and every menu can be read back', (language) => {
  for (const page of ['me', 'server'] as const) {
    const payload = settingsPanel(shown({}, {}, true), page, textsFor(language));
    expect(faultsOf(payload)).toEqual([]);
    for (const id of [...Object.keys(chosenIn(payload)), ...buttonsOf(payload)])
      expect(settingClicks.parse(id)).not.toBeNull();
    for (const part of partsOf(payload))
      if (part.type === ComponentType.StringSelect) expect(part.placeholder?.length).toBeLessThanOrEqual(150);
  }
});
