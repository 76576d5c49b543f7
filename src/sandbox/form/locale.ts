import type { Form } from './form.ts';

/** The locales that Discord takes as keys of localizations and gives in interactions. */
export const LOCALES = [
  'id',
  'da',
  'de',
  'en-GB',
  'en-US',
  'es-ES',
  'es-419',
  'fr',
  'hr',
  'it',
  'lt',
  'hu',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'fi',
  'sv-SE',
  'vi',
  'tr',
  'cs',
  'el',
  'bg',
  'ru',
  'uk',
  'hi',
  'th',
  'zh-CN',
  'ja',
  'zh-TW',
  'ko',
] as const;

export const isLocale = (value: string): boolean => LOCALES.some((locale) => locale === value);

export function checkLocaleKey(key: string, form: Form): void {
  if (!isLocale(key)) form.fail('ENUM_TYPE_COERCE', `Value "${key}" is not a valid enum value.`);
}
