import type { HandPicture } from '../spec.ts';
import { cardHeight, MARGIN, type Point, WIDTH } from './geometry.ts';

export interface HandLayout {
  readonly height: number;
  readonly cardWidth: number;
  /** Upper left corners, one for each card, in their order: later cards lie on earlier ones. */
  readonly places: readonly Point[];
}

interface Measures {
  readonly cardWidth: number;
  /** How far a card that may be played is pushed up. */
  readonly raise: number;
  /** How much lower a second row lies. */
  readonly pitch: number;
  /** Between trumps and the other suits. */
  readonly gap: number;
}

const NORMAL: Measures = { cardWidth: 184, raise: 28, pitch: 0, gap: 28 };
const LARGE: Measures = { cardWidth: 256, raise: 34, pitch: 246, gap: 36 };

/** More cards than these take two rows where they are large. */
const LARGE_ROW = 6;

/** Between cards that do not overlap. */
const APART = 12;

/**
 * One row, or two where cards are large. Wherever some cards may not be played the others stand out of the row.
 * The picture is as large for one card as for twelve of its rows, so that nothing jumps when one is played.
 */
export function layHand({ cards, trumps, style }: HandPicture): HandLayout {
  const measures = style.size === 'large' ? LARGE : NORMAL;
  const rows = style.size === 'large' ? rowsOf(cards.length, trumps) : [cards.length];
  const some = cards.some(({ bright }) => bright) && cards.some(({ bright }) => !bright);
  const height =
    MARGIN * 2 + measures.raise + cardHeight(measures.cardWidth) + measures.pitch * (rows.length - 1);
  let first = 0;
  const places = rows.flatMap((count, row) => {
    const from = first;
    first += count;
    const down = MARGIN + measures.pitch * row;
    return columns(count, trumps - from, measures).map((x, index): Point => {
      if (!some) return { x, y: down + measures.raise / 2 };
      return { x, y: cards[from + index]?.bright ? down : down + measures.raise };
    });
  });
  return { height, cardWidth: measures.cardWidth, places };
}

/** How many cards each row takes: trumps above and the rest below where both fit, else half and half. */
function rowsOf(count: number, trumps: number): readonly number[] {
  if (count <= LARGE_ROW) return [count];
  const others = count - trumps;
  if (trumps <= LARGE_ROW && others <= LARGE_ROW && others > 0) return [trumps, others];
  const above = Math.ceil(count / 2);
  return [above, count - above];
}

/** Left edges of one row's cards; the first `trumps` of them are trumps. */
function columns(count: number, trumps: number, { cardWidth, gap }: Measures): readonly number[] {
  const apart = trumps > 0 && trumps < count ? gap : 0;
  const room = WIDTH - 2 * MARGIN - apart;
  const step = count > 1 ? Math.min((room - cardWidth) / (count - 1), cardWidth + APART) : 0;
  const left = (WIDTH - (step * (count - 1) + cardWidth + apart)) / 2;
  return Array.from({ length: count }, (_, index) =>
    Math.round(left + index * step + (index >= trumps && trumps > 0 ? apart : 0)),
  );
}
