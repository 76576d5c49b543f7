import {
  LOOK_CHOICES,
  type PersonPreferences,
  PICTURES,
  type ServerPreferences,
} from '../../app/preferences.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { PersonSetting, ServerSetting } from './settingClick.ts';

/** In place of a language: whatever Discord, or the server itself, is set to. */
export const OWN_LANGUAGE = 'own';

/** The words that menus and options offer for languages. */
export const LANGUAGE_WORDS = [OWN_LANGUAGE, ...LANGUAGES] as const;

export const AID_WORDS = ['off', 'on'] as const;

/** What a person's word for a setting changes; null: nobody offered it. */
export function personChange(setting: PersonSetting, word: string): Partial<PersonPreferences> | null {
  switch (setting) {
    case 'pictures':
      return changed(PICTURES, word, (pictures) => ({ pictures }));
    case 'aid':
      return changed(AID_WORDS, word, (aid) => ({ aid: aid === 'on' }));
    default:
      return serverChange(setting, word);
  }
}

/** What a word for a setting changes; null: nobody offered it. */
export function serverChange(setting: ServerSetting, word: string): Partial<ServerPreferences> | null {
  switch (setting) {
    case 'language':
      return changed(LANGUAGE_WORDS, word, (language) => ({ language: languageIn(language) }));
    case 'suits':
      return changed(LOOK_CHOICES.suits, word, (suits) => ({ suits }));
    case 'faces':
      return changed(LOOK_CHOICES.faces, word, (faces) => ({ faces }));
    case 'theme':
      return changed(LOOK_CHOICES.theme, word, (theme) => ({ theme }));
  }
}

/** The word that stands for the language somebody chose. */
export const languageWord = (language: string | null): string => language ?? OWN_LANGUAGE;

const languageIn = (word: (typeof LANGUAGE_WORDS)[number]): Language | null =>
  word === OWN_LANGUAGE ? null : word;

function changed<T extends string, C>(
  offered: readonly T[],
  word: string,
  change: (chosen: T) => C,
): C | null {
  const chosen = offered.find((each) => each === word);
  return chosen === undefined ? null : change(chosen);
}
