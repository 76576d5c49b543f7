import type { ReviewPicture } from '../spec.ts';
import type { Measure } from '../text/measure.ts';
import { fitted } from '../text/names.ts';
import { CHIP, type Chip, layChips, moved } from './chips.ts';
import { type Box, cardHeight, MARGIN, type Point, WIDTH } from './geometry.ts';

interface ReviewRow {
  /** The strip in which the row lies. */
  readonly band: Box;
  readonly name: { readonly text: string; readonly x: number; readonly baseline: number };
  /** Where the sign of the winner stands, if this row won. */
  readonly crown: Point;
  readonly chips: readonly Chip[];
  /** Cards are cut off at the lower edge of their band. */
  readonly places: readonly Point[];
  /** Which of the cards is the played one; -1: none. */
  readonly played: number;
}

export interface ReviewLayout {
  readonly height: number;
  readonly cardWidth: number;
  readonly rows: readonly ReviewRow[];
}

export const REVIEW = { size: 33, crown: 34, raise: 30 } as const;

const CARD_WIDTH = 138;
const PADDING = 16;
const HEADER = 52;
/** So much of each card is seen; its lower end is hidden in its band. */
const SEEN = Math.round(cardHeight(CARD_WIDTH) * 0.74);
const BAND = HEADER + REVIEW.raise + SEEN;
const BETWEEN = 12;

/** Four hands, one below the other; texts are as they can be drawn. */
export function layReview({ rows }: ReviewPicture, measure: Measure): ReviewLayout {
  const measured = (text: string): number => measure(text, REVIEW.size, 'bold');
  const laid = rows.map(({ name, marks, cards, played, isWinner }, index): ReviewRow => {
    const band = {
      x: PADDING,
      y: PADDING + index * (BAND + BETWEEN),
      width: WIDTH - 2 * PADDING,
      height: BAND,
    };
    const left = MARGIN + 14;
    const crown = isWinner ? REVIEW.crown + 12 : 0;
    const room = WIDTH - 2 * left - crown;
    const text = fitted(name, marks.length > 0 ? room / 2 : room, measured);
    const end = left + crown + Math.ceil(measured(text)) + 16;
    const at = played === null ? -1 : cards.indexOf(played);
    const step = stepOf(cards.length);
    return {
      band,
      crown: { x: left, y: band.y + (HEADER - REVIEW.crown) / 2 + 4 },
      name: { text, x: left + crown, baseline: band.y + HEADER - 12 },
      chips: moved(
        layChips(marks, { width: WIDTH - left - end, rows: 1 }, measure),
        end,
        band.y + (HEADER - CHIP.height) / 2,
      ),
      places: cards.map((_, position) => ({
        x: Math.round(MARGIN + 10 + position * step),
        y: band.y + HEADER + (position === at ? 9 : REVIEW.raise),
      })),
      played: at,
    };
  });
  return {
    height: 2 * PADDING + rows.length * (BAND + BETWEEN) - BETWEEN,
    cardWidth: CARD_WIDTH,
    rows: laid,
  };
}

/** Twelve cards fill the row; fewer lie no further apart than so, that rows remain columns. */
const stepOf = (count: number): number =>
  (WIDTH - 2 * (MARGIN + 10) - CARD_WIDTH) / (Math.max(count, 12) - 1);
