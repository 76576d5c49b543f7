/** The languages that have texts; English is complete by definition, the others by their type. */
export const LANGUAGES = ['en', 'de', 'hu', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  hu: 'Magyar',
  hr: 'Hrvatski',
};

/** What is read where nothing else is known. */
export const FALLBACK: Language = 'en';

/** The language of one of Discord's locales, such as `de` or `en-GB`; null: none of ours. */
export function languageOf(locale: string): Language | null {
  const [language] = locale.split('-');
  return LANGUAGES.find((known) => known === language) ?? null;
}
