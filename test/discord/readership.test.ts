import { Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  PERSON_DEFAULTS,
  type PersonPreferences,
  type Preferences,
  SERVER_DEFAULTS,
} from '../../src/app/preferences.ts';
import { signOf } from '../../src/discord/emojis/signs.ts';
import type { Reader } from '../../src/discord/messages/reader.ts';
import { Readership } from '../../src/discord/readership.ts';

/** How somebody reads a direct message whose Discord is German, where every emoji has been uploaded. */
function readerWith(chosen: Partial<PersonPreferences>, draws = true): Promise<Reader> {
  const person = { ...PERSON_DEFAULTS, locale: 'de', ...chosen };
  const preferences: Preferences = {
    ofPerson: async () => person,
    ofPeople: async (people) => people.map(() => person),
    ofServer: async () => SERVER_DEFAULTS,
    setPerson: async () => undefined,
    setServer: async () => undefined,
    forget: async () => undefined,
    forgetServer: async () => undefined,
  };
  const signs = {
    cards: (look: Parameters<typeof signOf>[1]) => (card: Parameters<typeof signOf>[0]) => ({
      id: '1',
      name: signOf(card, look),
    }),
    mark: () => null,
    revision: 0,
  };
  const asking = { user: { id: '7' }, guildId: null, locale: Locale.German, guildLocale: null };
  return new Readership(preferences, signs, draws).of(asking as Parameters<Readership['of']>[0]);
}

describe('somebody sees cards', () => {
  test.each<[string, Partial<PersonPreferences>, boolean, string | null, string | null]>([
    ['who chose nothing', {}, true, 'SJB', 'french'],
    ['who chose four colours', { suits: 'four' }, true, 'SJB4', 'french'],
    ['who chose the German pack', { faces: 'german' }, true, 'SJg', 'german'],
    ['who chose the German pack of a bot that draws no pictures', { faces: 'german' }, false, 'SJg', null],
    ['who chose text only', { faces: 'german', pictures: 'none' }, true, null, null],
  ])('%s', async (_who, chosen, draws, sign, pictured) => {
    const reader = await readerWith(chosen, draws);
    expect(reader.signs('SJ')?.name ?? null).toBe(sign);
    expect(reader.style?.faces ?? null).toBe(pictured);
    if (sign) expect(reader.faces).toBe(chosen.faces ?? 'french');
  });
});
