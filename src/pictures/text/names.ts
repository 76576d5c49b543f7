const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is not seen by itself: joiners, selectors, tags, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/** Signs that look like a space. */
const BLANK = /[\p{Z}\t\n\r\u2800]+/gu;

/** Accents on one letter beyond these would climb out of the plate. */
const MOST_ACCENTS = 2;
const ACCENTS = new RegExp(`(\\p{M}{${MOST_ACCENTS}})\\p{M}+`, 'gu');

/**
 * A name as it can be drawn: letters in disguise (wide, script, circled) become plain ones; what no font of ours
 * has a glyph for is left out, as are emoji and what cannot be seen; a name of which nothing is left becomes the
 * number of its place, from 1.
 */
export function drawableName(name: string, place: number, hasGlyph: (codePoint: number) => boolean): string {
  const drawn = drawable(name.normalize('NFKC'), hasGlyph);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(drawn) ? drawn : String(place + 1);
}

/** Any text as it can be drawn; empty where nothing is left. */
export function drawable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const known = Array.from(text.normalize('NFC').replace(BLANK, ' '), (character) => {
    if (UNSEEN.test(character)) return '';
    return hasGlyph(character.codePointAt(0) ?? 0) ? character : '';
  });
  // An accent whose letter was left out would sit on the letter before it.
  const whole = known
    .join('')
    .replace(ACCENTS, '$1')
    .replace(/(^|\s)\p{M}+/gu, '$1');
  return whole.replace(/ +/g, ' ').trim();
}

/** `text`, or as much of its beginning with an ellipsis as is at most `width` wide. */
export function fitted(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  // Halving: widths grow with the number of characters, nearly enough.
  let [kept, most] = [0, characters.length - 1];
  while (kept < most) {
    const middle = Math.ceil((kept + most) / 2);
    if (measure(`${beginning(characters, middle)}…`) <= width) kept = middle;
    else most = middle - 1;
  }
  return `${beginning(characters, kept)}…`;
}

const beginning = (characters: readonly string[], count: number): string =>
  characters.slice(0, count).join('').trimEnd();
