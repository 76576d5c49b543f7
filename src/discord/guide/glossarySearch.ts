import { LANGUAGES } from '../../texts/languages.ts';
import { type Texts, textsFor } from '../../texts/texts.ts';
import { GLOSSARY, isTerm, type Term } from './glossary.ts';

/** A word that was found, and by which of its names. */
export interface Found {
  readonly term: Term;
  readonly name: string;
}

interface Indexed extends Found {
  readonly folded: string;
  /** Its place among all terms, and whether the name is its title: of equally good ones the first is taken. */
  readonly place: number;
}

/** Letters that are not taken apart into a letter and an accent. */
const ALONE: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', æ: 'ae' };

/** What names are compared by: neither case nor accents nor signs between words matter. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßđłøæ]/g, (letter) => ALONE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All names of a term in one language, its title first. */
export const namesOf = (term: Term, t: Texts): readonly string[] => [
  t(`glossary.${term}-title`),
  ...t(`glossary.${term}-names`)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
];

/** Every name of every term in all languages. */
const INDEX: readonly Indexed[] = GLOSSARY.flatMap(({ id }, place) => {
  const names = new Set(LANGUAGES.flatMap((language) => namesOf(id, textsFor(language))));
  return [...names].map((name) => ({ term: id, name, folded: folded(name), place }));
});

/** The whole name, its beginning, the beginning of a word in it, somewhere inside; null: not at all. */
function rankOf(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : null;
}

/**
 * Terms that bear a name with these letters, in whatever language: the best first, of equally good ones those in
 * the language of `t`, each once and by the name that fits best. Nothing typed finds all; signs alone find none.
 */
export function searchTerms(typed: string, t?: Texts): readonly Found[] {
  const wanted = folded(typed);
  if (wanted === '' && typed.trim() !== '') return [];
  const best = new Map<Term, { readonly found: Indexed; readonly rank: number }>();
  for (const indexed of INDEX) {
    const fits = rankOf(indexed.folded, wanted);
    if (fits === null) continue;
    const isForeign = wanted !== '' && t !== undefined && !namesOf(indexed.term, t).includes(indexed.name);
    const rank = 2 * fits + (isForeign ? 1 : 0);
    const before = best.get(indexed.term);
    if (!before || rank < before.rank) best.set(indexed.term, { found: indexed, rank });
  }
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank || a.found.place - b.found.place)
    .map(({ found: { term, name } }) => ({ term, name }));
}

/** What somebody chose from the list, or typed without it; signs alone name nothing. */
export function termNamed(typed: string): Term | null {
  if (isTerm(typed)) return typed;
  return folded(typed) === '' ? null : (searchTerms(typed)[0]?.term ?? null);
}

/** Discord's bounds: choices, and characters of one. */
const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;

/** Terms for what was typed so far, as their reader calls them; with the name that fits, where it is another. */
export const completeTerm = (
  typed: string,
  t: Texts,
): readonly { readonly name: string; readonly value: Term }[] =>
  searchTerms(typed, t)
    .slice(0, MOST_CHOICES)
    .map(({ term, name }) => {
      const title = t(`glossary.${term}-title`);
      const isSaid = folded(title).includes(folded(typed));
      return { name: (isSaid ? title : `${title} · ${name}`).slice(0, LONGEST_CHOICE), value: term };
    });
