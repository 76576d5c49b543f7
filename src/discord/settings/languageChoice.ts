import type { PersonPreferences, ServerPreferences } from '../../app/preferences.ts';
import { FALLBACK, type Language, languageOf } from '../../texts/languages.ts';

/** A language, and why it is that one. `usual`: nothing that is known says anything of use. */
export interface LanguageChoice<Why extends string> {
  readonly language: Language;
  readonly because: Why | 'chosen' | 'usual';
}

type Asked<T extends PersonPreferences | ServerPreferences> = Pick<T, 'language' | 'locale'>;

/** What everybody reads in a server: what a moderator chose, else what the server itself is set to. */
export function languageOfServer({ language, locale }: Asked<ServerPreferences>): LanguageChoice<'own'> {
  const chosen = ours(language);
  if (chosen) return { language: chosen, because: 'chosen' };
  const own = ours(locale);
  return own ? { language: own, because: 'own' } : { language: FALLBACK, because: 'usual' };
}

/**
 * What somebody reads alone: what they chose, else as their Discord, else as the server they are in. Null for
 * the server: they are in none.
 */
export function languageOfPerson(
  { language, locale }: Asked<PersonPreferences>,
  server: Asked<ServerPreferences> | null,
): LanguageChoice<'discord' | 'server'> {
  const chosen = ours(language);
  if (chosen) return { language: chosen, because: 'chosen' };
  const discord = ours(locale);
  if (discord) return { language: discord, because: 'discord' };
  const around = server && languageOfServer(server);
  return around && around.because !== 'usual'
    ? { language: around.language, because: 'server' }
    : { language: FALLBACK, because: 'usual' };
}

const ours = (locale: string | null): Language | null => (locale === null ? null : languageOf(locale));
