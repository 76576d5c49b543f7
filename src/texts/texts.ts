import { createInstance, type i18n } from 'i18next';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { hr } from './hr/index.ts';
import { hu } from './hu/index.ts';
import { FALLBACK, type Language, languageOf } from './languages.ts';
import type { Translation } from './translation.ts';

type English = typeof en;

/** Every text of the English file: its area and its name in it. */
type Path = { [A in keyof English & string]: `${A}.${keyof English[A] & string}` }[keyof English & string];

type Singular<P extends string> = P extends `${infer Base}_one` ? Base : never;

/** Texts that have a plural are asked for without its suffix. */
type PluralKey = Singular<Path>;
type TextKey = Exclude<Path, `${string}_one` | `${string}_other`> | PluralKey;

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

const TRANSLATIONS: { readonly [L in Language]: Translation<L> } = { en, de, hu, hr };

const instance: i18n = createInstance();
void instance.init({
  resources: Object.fromEntries(
    Object.entries(TRANSLATIONS).map(([language, translation]) => [language, { translation }]),
  ),
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  // With everything in memory there is nothing to wait for.
  initAsync: false,
  nsSeparator: false,
  returnNull: false,
  interpolation: { escapeValue: false },
});

const made = new Map<Language, Texts>();

/** The texts for one of Discord's locales, such as `de` or `en-GB`; English where there are none. */
export function textsFor(locale: string): Texts {
  const language = languageOf(locale) ?? FALLBACK;
  const known = made.get(language);
  if (known) return known;
  const texts = filling(templatesOf(language));
  made.set(language, texts);
  return texts;
}

type Templates = (key: string, count: number | undefined) => string;

/**
 * Templates as i18next finds them: fallback and plural form are its business. They are remembered, since a
 * table shows some two hundred texts after every click and i18next takes tens of microseconds for each.
 */
function templatesOf(language: Language): Templates {
  const translate = instance.getFixedT(language) as (key: string, options: object) => string;
  const found = new Map<string, string>();
  return (key, count) => {
    const form = count === undefined ? key : `${key} ${count}`;
    const remembered = found.get(form);
    if (remembered !== undefined) return remembered;
    const template = translate(key, { skipInterpolation: true, ...(count === undefined ? {} : { count }) });
    found.set(form, template);
    return template;
  };
}

/** Puts values in once and as they are: a person may be called "$t(…)" or "{{count}}". */
function filling(templates: Templates): Texts {
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const { count } = given;
    const template = templates(key, typeof count === 'number' ? count : undefined);
    return template.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(given[name] ?? hole));
  };
}
