import { createInstance, type i18n } from 'i18next';
import { en } from './en/index.ts';

type English = typeof en;

/** Every text of the English file: its area and its name in it. */
type Path = { [A in keyof English & string]: `${A}.${keyof English[A] & string}` }[keyof English & string];

type Singular<P extends string> = P extends `${infer Base}_one` ? Base : never;

/** Texts that have a plural are asked for without its suffix. */
type PluralKey = Singular<Path>;
export type TextKey = Exclude<Path, `${string}_one` | `${string}_other`> | PluralKey;

type Template<P extends string> = P extends `${infer A}.${infer N}`
  ? A extends keyof English
    ? N extends keyof English[A]
      ? English[A][N]
      : never
    : never
  : never;

type NamesIn<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Values<K extends TextKey> = K extends PluralKey
  ? {
      readonly [N in NamesIn<Template<`${K}_other`>> | 'count']: N extends 'count' ? number : string | number;
    }
  : { readonly [N in NamesIn<Template<K>>]: string | number };

type Arguments<K extends TextKey> = [keyof Values<K>] extends [never] ? [] : [values: Values<K>];

/**
 * One language's texts. A key that the English file has not, and a value that its template asks for and
 * does not get, are type errors. Values are put in as they are: names of people go through `names.ts` first.
 */
export type Texts = <K extends TextKey>(key: K, ...values: Arguments<K>) => string;

/** Locales that have texts of their own; every other one reads English. */
const LANGUAGES = { en } as const;

/** The locale whose texts are complete. */
export const FALLBACK = 'en';

const instance: i18n = createInstance();
void instance.init({
  resources: Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, translation]) => [language, { translation }]),
  ),
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  supportedLngs: Object.keys(LANGUAGES),
  nonExplicitSupportedLngs: true,
  // With everything in memory there is nothing to wait for.
  initAsync: false,
  nsSeparator: false,
  returnNull: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});

const made = new Map<string, Texts>();

/** The texts for one of Discord's locales, such as `de` or `en-GB`; English where there are none. */
export function textsFor(locale: string): Texts {
  const known = made.get(locale);
  if (known) return known;
  const translate = instance.getFixedT(locale) as (key: string, values: object) => string;
  // A person may be called "$t(…)": nothing that was put in is read as a text again.
  const texts: Texts = (key, ...values) => translate(key, { nest: false, ...values[0] });
  made.set(locale, texts);
  return texts;
}
