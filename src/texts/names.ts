/** Longest name that is shown, in characters as people see them. */
const LONGEST_NAME = 32;

/** More code units than the longest family emoji needs are stacked accents. */
const LONGEST_CHARACTER = 16;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The same names stand in every message of a table: what was worked out for so many of them is kept. */
const MOST_KEPT = 2_000;

function kept<T>(work: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const made = work(name);
    known.set(name, made);
    return made;
  };
}

const charactersOf = kept((text): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) =>
    segment.length > LONGEST_CHARACTER ? [...segment].slice(0, 2).join('') : segment,
  ),
);

/** Controls, line breaks, and signs that look like a space: the braille blank, the musical null notehead. */
const BLANK = /[\p{Cc}\p{Zl}\p{Zp}\u2800\u{1D159}]+/gu;

/**
 * What is not seen by itself: joiners, fillers, tags, selectors, and marks that turn the direction of all text
 * after them; beside emoji, of which some of these are parts.
 */
const UNSEEN =
  /(?<emoji>\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)+|\p{RGI_Emoji})|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gv;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Keeps a name that runs from right to left, or `shown` in its place, from turning what stands beside it. */
export const isolated = (name: string, shown = name): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${shown}\u2069` : shown;

/** At most so many characters, and not many more code units than that: Discord counts the latter in labels. */
function shortened(name: string, longest: number): string {
  const most = longest + (longest >> 1);
  const characters = charactersOf(name);
  if (characters.length <= longest && characters.join('').length <= most) return characters.join('');
  let kept = '';
  for (const character of characters.slice(0, longest - 1)) {
    if (kept.length + character.length >= most) break;
    kept += character;
  }
  return `${kept}…`;
}

/** A name without what cannot be seen; empty where nothing is left. */
export const tidyName: (name: string) => string = kept((name) =>
  name.replace(BLANK, ' ').replace(UNSEEN, '$<emoji>').replace(/\s+/g, ' ').trim(),
);

const cleaned = (name: string): string => tidyName(name) || '?';

/** A person's name for where Discord reads no Markdown: labels of buttons and menus. */
export const plainName = (name: string, longest = LONGEST_NAME): string =>
  isolated(shortened(cleaned(name), longest));

/** A name that somebody chose, for running text: nothing in it formats, mentions or links. */
export const proseName = (name: string, longest = LONGEST_NAME): string =>
  isolated(shortened(cleaned(name), longest).replace(/[\\`*_~|<>#@:/.[\](){}+-]/g, '\\$&'));

/** Columns a character takes in a fixed-width font: wide scripts and emoji two. */
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60]/u;

const widthOf = (character: string): number => (WIDE.test(character) ? 2 : 1);

/** A name as far as so many columns of a code block hold it, from which it cannot break out; and how many it takes. */
function cut(name: string, columns: number): { readonly text: string; readonly width: number } {
  const characters = charactersOf(cleaned(name).replaceAll('`', "'"));
  const total = characters.reduce((sum, character) => sum + widthOf(character), 0);
  if (total <= columns) return { text: isolated(characters.join('')), width: total };
  let width = 0;
  let kept = '';
  for (const character of characters) {
    if (width + widthOf(character) > columns - 1) break;
    kept += character;
    width += widthOf(character);
  }
  return { text: isolated(`${kept}…`), width: width + 1 };
}

/** A name cut, or filled from the left, to so many columns of a code block. */
export function columnName(name: string, columns: number): string {
  const { text, width } = cut(name, columns);
  return ' '.repeat(columns - width) + text;
}

/** The same, filled from the right: for lists, where names begin below one another. */
export function listName(name: string, columns: number): string {
  const { text, width } = cut(name, columns);
  return text + ' '.repeat(columns - width);
}
