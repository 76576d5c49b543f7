import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartPicture } from '../spec.ts';
import type { Weight } from '../text/fonts.ts';
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
const LONGEST_LABEL = 410;
const MOST_MARKERS = 12;
const MOST_TICKS = 6;

/** Between the plot and the names, where lines bend to their labels, and between names and totals. */
const [BEFORE_LABEL, BEFORE_TOTAL] = [46, 12];

const TOP = MARGIN + CHART.title + 30;
const BOTTOM = CHART.height - MARGIN - CHART.tick - 16;

/** A true minus, as wide as the plus. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** Totals by hand, from 0 before the first; texts are as they can be drawn. */
export function layChart(spec: ChartPicture, measure: Measure): ChartLayout {
  const courses = spec.lines.map(({ totals }) => [0, ...totals]);
  const totals = Math.max(0, ...courses.map((course) => course.length - 1));
  const played = spec.hands ?? totals;
  const y = scaleLinear().domain(range(courses.flat())).nice(5).range([BOTTOM, TOP]);
  const points = whole(y.ticks(5)).map((value) => ({ text: signed(value), at: y(value) }));
  const left = MARGIN + 14 + widest(points, CHART.tick, 'plain', measure);
  const labels = layLabels(spec, measure);
  const right = labels.x - BEFORE_LABEL;
  const x = scaleLinear()
    .domain([0, Math.max(1, played)])
    .range([left, right]);
  const across = (index: number): number => x((index * played) / Math.max(1, totals));
  const path = line<number>()
    .x((_, index) => across(index))
    .y((value) => y(value));
  const ends = courses.map((course) => ({ x: across(course.length - 1), y: y(course.at(-1) ?? 0) }));
  const middles = spread(
    ends.map((end) => end.y),
    { height: CHART.labelHeight, from: TOP - CHART.labelHeight / 2, to: BOTTOM + CHART.labelHeight / 2 },
  );
  const every = Math.max(1, Math.ceil(totals / MOST_MARKERS));
  return {
    height: CHART.height,
    title: fitted(spec.title, WIDTH - 2 * MARGIN, (text) => measure(text, CHART.title, 'bold')),
    plot: { left, right, top: TOP, bottom: BOTTOM },
    zero: y(0),
    points,
    hands: whole(x.ticks(Math.min(played, MOST_TICKS)))
      .filter((hand) => hand > 0 && hand <= played)
      .map((hand) => ({ text: String(hand), at: x(hand) })),
    lines: courses.map((course, index) => ({
      path: path(course) ?? '',
      markers: course
        .map((value, index) => ({ x: across(index), y: y(value) }))
        .filter((_, index) => index > 0 && (index === course.length - 1 || index % every === 0)),
      end: ends[index] ?? { x: left, y: y(0) },
      label: {
        name: labels.names[index]?.text ?? '',
        total: labels.totals[index]?.text ?? '',
        x: labels.x,
        totalX: WIDTH - MARGIN,
        middle: middles[index] ?? 0,
      },
    })),
  };
}

/** Names and totals at the right, as wide as the longest of them needs. */
function layLabels({ lines }: ChartPicture, measure: Measure) {
  const totals = lines.map((course) => ({ text: signed(course.totals.at(-1) ?? 0) }));
  const totalWidth = widest(totals, CHART.label, 'bold', measure) + BEFORE_TOTAL;
  const names = lines.map(({ name }) => ({
    text: fitted(name, LONGEST_LABEL - totalWidth, (text) => measure(text, CHART.label, 'bold')),
  }));
  return { names, totals, x: WIDTH - MARGIN - totalWidth - widest(names, CHART.label, 'bold', measure) };
}

const widest = (
  texts: readonly { readonly text: string }[],
  size: number,
  weight: Weight,
  measure: Measure,
): number => Math.ceil(Math.max(0, ...texts.map(({ text }) => measure(text, size, weight))));

/** From the lowest to the highest total, with zero and never nothing. */
function range(values: readonly number[]): [number, number] {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  return lowest === highest ? [-2, 2] : [lowest, highest];
}

/** Points and hands are whole, whatever steps a scale proposes. */
const whole = (ticks: readonly number[]): readonly number[] => ticks.filter(Number.isInteger);
