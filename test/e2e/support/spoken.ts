import { de } from '../../../src/texts/de/index.ts';
import { en } from '../../../src/texts/en/index.ts';
import { hr } from '../../../src/texts/hr/index.ts';
import { hu } from '../../../src/texts/hu/index.ts';
import { LANGUAGE_NAMES, type Language } from '../../../src/texts/languages.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

const TEXTS: Readonly<Record<Language, Areas>> = { en, de, hu, hr };

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize()
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Every word of a language's texts, and what languages call themselves. */
const vocabularyOf = (language: Language): ReadonlySet<string> =>
  new Set(
    Object.values(TEXTS[language])
      .flatMap((area) => Object.values(area))
      .map((text) => text.replace(/\{\{\w+\}\}/g, ' '))
      .concat(Object.values(LANGUAGE_NAMES))
      .flatMap(wordsIn),
  );

const VOCABULARIES = new Map<Language, ReadonlySet<string>>();

function vocabulary(language: Language): ReadonlySet<string> {
  const known = VOCABULARIES.get(language) ?? vocabularyOf(language);
  VOCABULARIES.set(language, known);
  return known;
}

/** Links, mentions, moments, emojis, and the hexadecimal figures that seal a deal: the same in every language. */
const SIGNS = /https?:\/\/\S+|<[^>]+>|\b[0-9a-f]{32,}\b/g;

/**
 * The words that none of a language's own texts has, `names` aside: what is said in that language is put together
 * of its texts alone, so each of them comes from elsewhere.
 */
export function foreignWords(text: string, language: Language, names: readonly string[]): readonly string[] {
  const known = vocabulary(language);
  const called = new Set(names.flatMap(wordsIn));
  return wordsIn(text.replace(SIGNS, ' ')).filter((word) => !known.has(word) && !called.has(word));
}

/** Parts of a message's components that people read or hear. */
const READ = ['content', 'label', 'placeholder', 'description'];

/** Everything that people read in what a request or a message holds, wherever in it. */
export function textsIn(shown: unknown): readonly string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, value]) =>
    typeof value === 'string' ? (READ.includes(key) ? [value] : []) : textsIn(value),
  );
}
