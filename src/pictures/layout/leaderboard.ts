import { scaleLinear } from 'd3-scale';
import type { LeaderboardPicture, LeaderboardPlace, Style } from '../spec.ts';
import type { Measure } from '../text/measure.ts';
import { fitted } from '../text/names.ts';
import { type Box, MARGIN, type Point, WIDTH } from './geometry.ts';

/** Sizes of one look of the list, in pixels. */
interface Measures {
  readonly title: number;
  readonly name: number;
  readonly detail: number;
  readonly band: number;
  readonly bar: number;
}

export const LEADERBOARD: Readonly<Record<Style['size'], Measures>> = {
  normal: { title: 36, name: 33, detail: 26, band: 92, bar: 14 },
  large: { title: 44, name: 45, detail: 35, band: 124, bar: 20 },
};

interface Lettered extends Point {
  readonly text: string;
}

interface LeaderboardRow {
  /** The strip in which the place lies. */
  readonly band: Box;
  /** Ends at its `x`, as figure and detail do. */
  readonly rank: Lettered;
  readonly name: Lettered;
  readonly figure: Lettered;
  readonly detail: Lettered;
  /** Where the sign of the first stands; null: another place. */
  readonly crown: Point | null;
  readonly bar: Box;
}

export interface LeaderboardLayout {
  readonly height: number;
  readonly title: Lettered;
  readonly rows: readonly LeaderboardRow[];
  /** Where the bars begin, in pixels from the left. */
  readonly zero: number;
  /** Lines across where others come between two places. */
  readonly gaps: readonly number[];
}

const PADDING = 16;
const BETWEEN = 8;
/** What is left between two places that do not follow each other. */
const GAP = 34;
const [BEFORE_TEXT, BEFORE_FIGURE] = [22, 20];
/** A bar of next to nothing is still seen. */
const LEAST_BAR = 4;

/** Places one below the other with bars from one nought; texts are as they can be drawn. */
export function layLeaderboard(
  { style, title, places }: LeaderboardPicture,
  measure: Measure,
): LeaderboardLayout {
  const sizes = LEADERBOARD[style.size];
  const widest = (texts: readonly string[], size: number): number =>
    Math.ceil(Math.max(0, ...texts.map((text) => measure(text, size, 'bold'))));
  const rankEnd =
    PADDING +
    20 +
    widest(
      places.map(({ rank }) => String(rank)),
      sizes.name,
    );
  const left = rankEnd + BEFORE_TEXT;
  const right = WIDTH - PADDING - 20;
  const barRight =
    right -
    widest(
      places.map(({ detail }) => detail),
      sizes.detail,
    ) -
    BEFORE_FIGURE;
  const across = scaleLinear()
    .domain(range(places))
    .range([left, Math.max(left + LEAST_BAR, barRight)]);
  const zero = across(0);
  const tops = topsOf(places, MARGIN + sizes.title + 24, sizes.band);
  const rows = places.map((place, index): LeaderboardRow => {
    const y = tops[index] ?? 0;
    const crown = place.rank === 1 ? { x: left, y: y + 12 } : null;
    const nameX = crown ? left + sizes.name + 12 : left;
    const room = right - measure(place.figure, sizes.name, 'bold') - BEFORE_FIGURE - nameX;
    const [first, second] = [y + sizes.name + 9, y + sizes.band - 17];
    const end = across(place.value);
    const from = Math.min(zero, end);
    return {
      band: { x: PADDING, y, width: WIDTH - 2 * PADDING, height: sizes.band },
      rank: { text: String(place.rank), x: rankEnd, y: first },
      name: {
        text: fitted(place.name, room, (text) => measure(text, sizes.name, 'bold')),
        x: nameX,
        y: first,
      },
      figure: { text: place.figure, x: right, y: first },
      detail: { text: place.detail, x: right, y: second },
      crown,
      bar: {
        x: from,
        y: second - sizes.bar - 2,
        width: Math.max(LEAST_BAR, Math.abs(end - zero)),
        height: sizes.bar,
      },
    };
  });
  const last = tops.at(-1);
  return {
    height: (last === undefined ? MARGIN + sizes.title + 24 : last + sizes.band) + PADDING,
    title: {
      text: fitted(title, WIDTH - 2 * (MARGIN + 6), (text) => measure(text, sizes.title, 'bold')),
      x: MARGIN + 6,
      y: MARGIN + sizes.title - 4,
    },
    rows,
    zero,
    gaps: places.flatMap(({ isApart }, index) => (isApart ? [(tops[index] ?? 0) - GAP / 2] : [])),
  };
}

function topsOf(places: readonly LeaderboardPlace[], top: number, band: number): readonly number[] {
  let y = top;
  return places.map(({ isApart }, index) => {
    if (index > 0) y += band + BETWEEN;
    if (isApart) y += GAP - BETWEEN;
    return y;
  });
}

/** From the lowest to the highest value, with nought and never nothing. */
function range(places: readonly LeaderboardPlace[]): [number, number] {
  const values = places.map(({ value }) => value);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  return lowest === highest ? [0, 1] : [lowest, highest];
}
