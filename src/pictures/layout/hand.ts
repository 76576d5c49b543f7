import type { HandPicture } from '../spec.ts';
import { cardHeight, INDEX_SHARE, type Point, WIDTH } from './geometry.ts';

export interface HandLayout {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  /** Upper left corners, one for each card, in their order: later cards lie on earlier ones. */
  readonly places: readonly Point[];
}

interface Measures {
  readonly width: number;
  readonly margin: number;
  readonly cardWidth: number;
  /** How far a card that may be played is pushed up. */
  readonly raise: number;
  /** How much lower a second row lies. */
  readonly pitch: number;
  /** Between trumps and the other suits. */
  readonly gap: number;
}

const NORMAL: Measures = { width: WIDTH, margin: 20, cardWidth: 186, raise: 28, pitch: 0, gap: 26 };
/** Narrower, for what is large needs fewer pixels to be sharp, and those take time and bytes. */
const LARGE: Measures = { width: 800, margin: 16, cardWidth: 209, raise: 28, pitch: 197, gap: 26 };

/** More cards than these take two rows where they are large. */
const LARGE_ROW = 6;

/** Between cards that do not overlap. */
const APART = 12;

/**
 * One row, or two where cards are large. Wherever some cards may not be played the others stand out of the row.
 * The picture is as large for one card as for twelve of its rows, so that nothing jumps when one is played; only
 * who holds more, taking in a poverty, has smaller cards.
 */
export function layHand({ cards, trumps, style }: HandPicture): HandLayout {
  const measures = style.size === 'large' ? LARGE : NORMAL;
  const { width, margin, raise, pitch } = measures;
  const rows = style.size === 'large' ? rowsOf(cards.length, trumps) : [cards.length];
  const cardWidth = Math.min(measures.cardWidth, widest(Math.max(...rows), measures));
  const height = 2 * margin + raise + cardHeight(measures.cardWidth) + pitch * (rows.length - 1);
  const some = cards.some(({ bright }) => bright) && cards.some(({ bright }) => !bright);
  let first = 0;
  const places = rows.flatMap((count, row) => {
    const from = first;
    first += count;
    const down = margin + pitch * row;
    return columns(count, trumps - from, cardWidth, measures).map((x, index): Point => {
      if (!some) return { x, y: down + raise / 2 };
      return { x, y: cards[from + index]?.bright ? down : down + raise };
    });
  });
  return { width, height, cardWidth, places };
}

/** How many cards each row takes: trumps above and the rest below where both fit, else half and half. */
function rowsOf(count: number, trumps: number): readonly number[] {
  if (count <= LARGE_ROW) return [count];
  const others = count - trumps;
  if (trumps <= LARGE_ROW && others <= LARGE_ROW) return [trumps, others];
  const above = Math.ceil(count / 2);
  return [above, count - above];
}

/** The widest cards of which so many, one on the other, still show their corners. */
const widest = (count: number, { width, margin, gap }: Measures): number =>
  Math.floor((width - 2 * margin - gap) / (1 + INDEX_SHARE * (count - 1)));

/** Left edges of one row's cards; the first `trumps` of them are trumps. */
function columns(
  count: number,
  trumps: number,
  cardWidth: number,
  { width, margin, gap }: Measures,
): readonly number[] {
  const apart = trumps > 0 && trumps < count ? gap : 0;
  const room = width - 2 * margin - apart;
  const step = count > 1 ? Math.min((room - cardWidth) / (count - 1), cardWidth + APART) : 0;
  const left = (width - (step * (count - 1) + cardWidth + apart)) / 2;
  return Array.from({ length: count }, (_, index) =>
    Math.round(left + index * step + (index >= trumps && trumps > 0 ? apart : 0)),
  );
}
