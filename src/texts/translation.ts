import type { en } from './en/index.ts';
import type { Language } from './languages.ts';

type English = typeof en;

/** The plural forms that a language tells apart for whole numbers, as `Intl.PluralRules` names them. */
export const PLURAL_FORMS = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  hu: ['one', 'other'],
  hr: ['one', 'few', 'other'],
} as const satisfies Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>>;

type FormOf<L extends Language> = (typeof PLURAL_FORMS)[L][number];

/** Texts that have a plural, without its suffix. */
type Counted<K> = K extends `${infer Base}_one` ? Base : never;

type NamesFor<L extends Language, K extends string> =
  | Exclude<K, `${string}_${FormOf<'en'>}`>
  | `${Counted<K>}_${FormOf<L>}`;

/**
 * All texts in one language: the areas and names of the English file, with the language's own plural forms. A
 * text that is missing, and one that English has not, are type errors.
 */
export type Translation<L extends Language> = {
  readonly [A in keyof English]: { readonly [N in NamesFor<L, keyof English[A] & string>]: string };
};
