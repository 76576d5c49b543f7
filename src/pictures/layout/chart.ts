import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartPicture } from '../spec.ts';
import type { Measure } from '../text/measure.ts';
import { fitted } from '../text/names.ts';
import { MARGIN, type Point, WIDTH } from './geometry.ts';
import { spread } from './spread.ts';

export const CHART = { title: 36, label: 30, tick: 25, height: 600, labelHeight: 40, marker: 13 } as const;

interface Tick {
  readonly text: string;
  /** Where the axis has it, in pixels: down for points, across for hands. */
  readonly at: number;
}

export interface ChartLine {
  /** The line as an SVG path. */
  readonly path: string;
  readonly markers: readonly Point[];
  readonly end: Point;
  readonly label: {
    readonly name: string;
    readonly total: string;
    readonly x: number;
    readonly totalX: number;
    readonly middle: number;
  };
}

export interface ChartLayout {
  readonly height: number;
  readonly title: string;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly zero: number;
  readonly points: readonly Tick[];
  readonly hands: readonly Tick[];
  readonly lines: readonly ChartLine[];
}

/** Names take at most so much of the width. */
const LONGEST_LABEL = 330;
const MOST_MARKERS = 12;

const TOP = MARGIN + CHART.title + 30;
const BOTTOM = CHART.height - MARGIN - CHART.tick - 16;

/** A true minus, as wide as the plus. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** Totals by hand, from 0 before the first. `names` are as they can be drawn, one for each line. */
export function layChart(
  spec: ChartPicture,
  title: string,
  names: readonly string[],
  measure: Measure,
): ChartLayout {
  const courses = spec.lines.map(({ totals }) => [0, ...totals]);
  const hands = Math.max(1, ...courses.map((totals) => totals.length - 1));
  const y = scaleLinear().domain(range(courses.flat())).nice(5).range([BOTTOM, TOP]);
  const points = whole(y.ticks(5)).map((value) => ({ text: signed(value), at: y(value) }));
  const left = MARGIN + 14 + Math.max(...points.map(({ text }) => measure(text, CHART.tick, 'plain')));
  const totals = courses.map((course) => signed(course.at(-1) ?? 0));
  const totalWidth = Math.ceil(Math.max(0, ...totals.map((text) => measure(text, CHART.label, 'bold'))));
  const longest = LONGEST_LABEL - totalWidth - 12;
  const fittedNames = names.map((name) =>
    fitted(name, longest, (text) => measure(text, CHART.label, 'bold')),
  );
  const nameWidth = Math.ceil(Math.max(0, ...fittedNames.map((name) => measure(name, CHART.label, 'bold'))));
  const labelX = WIDTH - MARGIN - nameWidth - 12 - totalWidth;
  const right = labelX - 46;
  const x = scaleLinear().domain([0, hands]).range([left, right]);
  const drawn = line<number>()
    .x((_, hand) => x(hand))
    .y((value) => y(value));
  const ends = courses.map((course) => ({ x: x(course.length - 1), y: y(course.at(-1) ?? 0) }));
  const middles = spread(
    ends.map((end) => end.y),
    { height: CHART.labelHeight, from: TOP - CHART.labelHeight / 2, to: BOTTOM + CHART.labelHeight / 2 },
  );
  const every = Math.ceil(hands / MOST_MARKERS);
  return {
    height: CHART.height,
    title: fitted(title, WIDTH - 2 * MARGIN, (text) => measure(text, CHART.title, 'bold')),
    plot: { left, right, top: TOP, bottom: BOTTOM },
    zero: y(0),
    points,
    hands: whole(x.ticks(Math.min(hands, 6)))
      .filter((hand) => hand > 0)
      .map((hand) => ({ text: String(hand), at: x(hand) })),
    lines: courses.map((course, index) => ({
      path: drawn(course) ?? '',
      markers: course
        .map((value, hand) => ({ x: x(hand), y: y(value) }))
        .filter((_, hand) => hand > 0 && (hand === course.length - 1 || hand % every === 0)),
      end: ends[index] ?? { x: 0, y: 0 },
      label: {
        name: fittedNames[index] ?? '',
        total: totals[index] ?? '',
        x: labelX,
        totalX: WIDTH - MARGIN,
        middle: middles[index] ?? 0,
      },
    })),
  };
}

/** From the lowest to the highest total, with zero and never nothing. */
function range(values: readonly number[]): [number, number] {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  return lowest === highest ? [-2, 2] : [lowest, highest];
}

/** Points and hands are whole, whatever steps a scale proposes. */
const whole = (ticks: readonly number[]): readonly number[] => ticks.filter(Number.isInteger);
