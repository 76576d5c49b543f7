import type { APISelectMenuOption } from 'discord.js';
import {
  LOOK_CHOICES,
  type PersonPreferences,
  PICTURES,
  type ServerPreferences,
} from '../../app/preferences.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import { AID_WORDS, languageWord, OWN_LANGUAGE } from '../settings/chosenSetting.ts';
import { languageOfPerson, languageOfServer } from '../settings/languageChoice.ts';
import {
  type PersonSetting,
  SETTINGS,
  type ServerSetting,
  type SettingClick,
  type SettingsPage,
  settingClicks,
} from '../settings/settingClick.ts';
import { button, menuRow, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { message } from './parts.ts';

/** What somebody chose, and the server in which they ask. */
export interface ShownSettings {
  readonly person: PersonPreferences;
  /** Null in direct messages. */
  readonly server: ServerPreferences | null;
  /** Whether they may choose for the server. */
  readonly manages: boolean;
}

/** Tell menus apart at a glance, in every language. */
const SIGNS = {
  language: '🌐',
  pictures: '🖼️',
  suits: '🎨',
  faces: '🃏',
  theme: '🌗',
  aid: '🎓',
} as const satisfies Readonly<Record<PersonSetting, string>>;

/** What somebody chose, with a menu for each setting; for who manages the server a second page for it. */
export function settingsPanel(
  { person, server, manages }: ShownSettings,
  page: SettingsPage,
  t: Texts,
  notice: string | null = null,
): MessagePayload {
  const isServers = page === 'server' && server !== null && manages;
  const other = isServers ? 'me' : 'server';
  return message(
    [
      ...(notice === null ? [] : [t('shelf.notice', { sentence: notice }), '']),
      `### ${t(isServers ? 'settings.title-server' : 'settings.title-me')}`,
      isServers ? serverLanguageLine(server, t) : personLanguageLine(person, server, t),
      t(isServers ? 'settings.about-server' : 'settings.about-me'),
    ],
    [
      ...(isServers ? serverRows(server, t) : personRows(person, t)),
      ...(server !== null && manages
        ? rowsOf([button(t(`settings.to-${other}`), settingClicks.make({ do: 'turn', page: other }))])
        : []),
    ],
  );
}

/** Which language is spoken to somebody alone, and why. */
export function personLanguageLine(
  person: PersonPreferences,
  server: ServerPreferences | null,
  t: Texts,
): string {
  const { language, because } = languageOfPerson(person, server);
  return t(`settings.me-${because}`, { language: LANGUAGE_NAMES[language] });
}

/** Which language is spoken in a server, and why. */
export function serverLanguageLine(server: ServerPreferences, t: Texts): string {
  const { language, because } = languageOfServer(server);
  return t(`settings.server-${because}`, { language: LANGUAGE_NAMES[language] });
}

function personRows(person: PersonPreferences, t: Texts): readonly Row[] {
  const chosen: Readonly<Record<PersonSetting, string>> = {
    ...person,
    language: languageWord(person.language),
    aid: person.aid ? 'on' : 'off',
  };
  return SETTINGS.me.map((setting) =>
    row({ do: 'me', setting }, chosen[setting], personOptions(setting, t), t),
  );
}

function serverRows(server: ServerPreferences, t: Texts): readonly Row[] {
  const chosen: Readonly<Record<ServerSetting, string>> = {
    ...server,
    language: languageWord(server.language),
  };
  return SETTINGS.server.map((setting) =>
    row({ do: 'server', setting }, chosen[setting], serverOptions(setting, t), t),
  );
}

const row = (
  click: Exclude<SettingClick, { readonly do: 'turn' }>,
  chosen: string,
  options: readonly APISelectMenuOption[],
  t: Texts,
): Row =>
  menuRow({
    id: settingClicks.make(click),
    placeholder: t(`settings.${click.setting}`),
    options: options.map(({ label, ...option }) => ({
      ...option,
      label: t('settings.option', { setting: t(`settings.${click.setting}`), choice: label }),
      emoji: { name: SIGNS[click.setting] },
      default: option.value === chosen,
    })),
    count: 1,
  });

function personOptions(setting: PersonSetting, t: Texts): readonly APISelectMenuOption[] {
  switch (setting) {
    case 'language':
      return [{ value: OWN_LANGUAGE, label: t('settings.language-discord') }, ...languageOptions()];
    case 'pictures':
      return PICTURES.map((value) => ({ value, label: t(`settings.pictures-${value}`) }));
    case 'aid':
      return AID_WORDS.map((value) => ({
        value,
        label: t(`settings.aid-${value}`),
        ...(value === 'on' ? { description: t('settings.aid-help') } : {}),
      }));
    default:
      return lookOptions(setting, t);
  }
}

const serverOptions = (setting: ServerSetting, t: Texts): readonly APISelectMenuOption[] =>
  setting === 'language'
    ? [{ value: OWN_LANGUAGE, label: t('settings.language-server') }, ...languageOptions()]
    : lookOptions(setting, t);

/** Languages under their own names: whoever reads none of the others finds theirs. */
const languageOptions = (): readonly APISelectMenuOption[] =>
  LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

function lookOptions(setting: Exclude<ServerSetting, 'language'>, t: Texts): readonly APISelectMenuOption[] {
  switch (setting) {
    case 'suits':
      return LOOK_CHOICES.suits.map((value) => ({ value, label: t(`settings.suits-${value}`) }));
    case 'faces':
      return LOOK_CHOICES.faces.map((value) => ({ value, label: t(`settings.faces-${value}`) }));
    case 'theme':
      return LOOK_CHOICES.theme.map((value) => ({ value, label: t(`settings.theme-${value}`) }));
  }
}
