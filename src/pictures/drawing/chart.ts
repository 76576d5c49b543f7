import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';
import { CHART, type ChartLayout, type ChartLine, layChart } from '../layout/chart.ts';
import type { ChartPicture } from '../spec.ts';
import { measure } from '../text/measure.ts';
import { dropOf, type Paint, table, write } from './paint.ts';

/** Lines differ by marker and dash too: not everybody tells seven colours apart. */
const MARKERS = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
].map((type) => new Path2D(symbol(type, CHART.marker ** 2)() ?? ''));

const DASHES: readonly (readonly number[])[] = [[], [14, 7], [3, 7], [20, 7, 3, 7], [], [14, 7], [3, 7]];

export async function drawChart(spec: ChartPicture): Promise<Paint> {
  const layout = layChart(spec, measure);
  const paint = table(layout.height, spec.style);
  drawAxes(paint, layout);
  // The first line is drawn last: it lies on the others.
  for (const [index, line] of [...layout.lines.entries()].toReversed()) drawLine(paint, line, index, layout);
  return paint;
}

function drawAxes({ context, palette }: Paint, { title, plot, zero, points, hands }: ChartLayout): void {
  write(context, title, { x: 28, y: 52 }, { size: CHART.title, weight: 'bold', colour: palette.ink });
  const tick = { size: CHART.tick, weight: 'plain', colour: palette.faint } as const;
  for (const { text, at } of points) {
    stroke(context, plot.left, at, plot.right, at, palette.grid, 2);
    write(context, text, { x: plot.left - 12, y: at + dropOf(CHART.tick) }, { ...tick, align: 'right' });
  }
  stroke(context, plot.left, zero, plot.right, zero, palette.faint, 3);
  for (const { text, at } of hands) {
    write(context, text, { x: at, y: plot.bottom + CHART.tick + 14 }, { ...tick, align: 'center' });
  }
}

function drawLine({ context, palette }: Paint, line: ChartLine, index: number, { plot }: ChartLayout): void {
  const colour = palette.lines[index % palette.lines.length] ?? palette.ink;
  const { end, label } = line;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.setLineDash([...(DASHES[index % DASHES.length] ?? [])]);
  context.lineWidth = 5;
  context.strokeStyle = colour;
  context.stroke(new Path2D(line.path));
  context.setLineDash([]);
  for (const marker of line.markers) drawMarker(context, marker, index, colour, palette.plate);
  const baseline = label.middle + dropOf(CHART.label);
  stroke(context, end.x + 12, end.y, plot.right + 14, end.y, colour, 2);
  stroke(context, plot.right + 14, end.y, label.x - 24, label.middle, colour, 2);
  drawMarker(context, { x: label.x - 16, y: label.middle }, index, colour, palette.plate);
  write(context, label.name, { x: label.x, y: baseline }, { size: CHART.label, weight: 'bold', colour });
  write(
    context,
    label.total,
    { x: label.totalX, y: baseline },
    { size: CHART.label, weight: 'bold', colour: palette.ink, align: 'right' },
  );
}

function drawMarker(
  context: SKRSContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  index: number,
  colour: string,
  edge: string,
): void {
  const marker = MARKERS[index % MARKERS.length];
  if (!marker) return;
  context.save();
  context.translate(x, y);
  context.fillStyle = colour;
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.stroke(marker);
  context.fill(marker);
  context.restore();
}

function stroke(
  context: SKRSContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
