import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Card } from '../../core/card.ts';
import { CARD } from '../faces/face.ts';
import { SHADOW, sprite } from '../faces/sprites.ts';
import { CHIP, type Chip } from '../layout/chips.ts';
import { type Box, cardHeight, type Point, WIDTH } from '../layout/geometry.ts';
import type { Style } from '../spec.ts';
import { fontOf, type Weight } from '../text/fonts.ts';
import { aroundRobots, ROBOT_WIDTH } from '../text/mark.ts';
import { measure } from '../text/measure.ts';
import { type Palette, paletteOf } from './palette.ts';
import { drawRobot } from './robot.ts';

/** What everything is drawn with. */
export interface Paint {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly palette: Palette;
  readonly style: Style;
}

/** One canvas of each size: to make one takes longer than to draw all cards on it. */
const canvases = new Map<string, Canvas>();

function canvasOf(width: number, height: number): Canvas {
  const size = `${width} ${height}`;
  const known = canvases.get(size);
  if (known) return known;
  const canvas = createCanvas(width, height);
  canvases.set(size, canvas);
  return canvas;
}

/**
 * An empty table, drawn over the last one of its size. It is opaque to its corners: Discord rounds them, and an
 * alpha channel would double the time to encode. `scale`: pixels for each unit of the layout.
 */
export function table(height: number, style: Style, width = WIDTH, scale = 1): Paint {
  const canvas = canvasOf(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.reset();
  context.scale(scale, scale);
  const palette = paletteOf(style.theme);
  const [middle, edge] = palette.felt;
  const light = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.62);
  light.addColorStop(0, middle);
  light.addColorStop(1, edge);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  return { canvas, context, palette, style };
}

export type Look = 'plain' | 'dim' | 'rest' | 'best' | 'winner' | 'played';

const FRAMES = { best: 5, winner: 9, played: 6 } as const;

/** A card at its upper left corner. */
export async function drawCard(
  paint: Paint,
  card: Card,
  at: Point,
  width: number,
  look: Look,
): Promise<void> {
  const { context, palette } = paint;
  context.drawImage(await sprite(card, paint.style, width), at.x - SHADOW, at.y - SHADOW);
  const radius = (CARD.radius * width) / CARD.width;
  const box = { ...at, width, height: cardHeight(width) };
  if (look === 'plain') return;
  if (look === 'dim' || look === 'rest') return fill(context, box, radius, palette[look]);
  const line = FRAMES[look];
  const frame = {
    x: box.x - line / 2,
    y: box.y - line / 2,
    width: box.width + line,
    height: box.height + line,
  };
  context.beginPath();
  context.roundRect(frame.x, frame.y, frame.width, frame.height, radius + line / 2);
  context.lineWidth = line;
  context.strokeStyle = look === 'played' ? palette.turn : palette.gold;
  context.stroke();
}

export function fill(context: SKRSContext2D, box: Box, radius: number, colour: string): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fillStyle = colour;
  context.fill();
}

interface Lettering {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** A line of text; `y` is its baseline. */
export function write(context: SKRSContext2D, text: string, { x, y }: Point, how: Lettering): void {
  const { size, weight, colour, align = 'left' } = how;
  context.font = fontOf(size, weight);
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  const [first = '', ...others] = aroundRobots(text);
  if (others.length === 0) {
    context.textAlign = align;
    context.fillText(text, x, y);
    return;
  }
  context.textAlign = 'left';
  let at = x - measure(text, size, weight) * BEFORE[align];
  const letter = (piece: string): void => {
    context.fillText(piece, at, y);
    at += measure(piece, size, weight);
  };
  letter(first);
  for (const piece of others) {
    drawRobot(context, { x: at, y }, size, colour);
    at += ROBOT_WIDTH * size;
    letter(piece);
  }
}

/** The share of a text that stands before its anchor. */
const BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** From the middle of a line of text down to its baseline. */
export const dropOf = (size: number): number => Math.round(size * 0.36);

export function drawChips({ context, palette }: Paint, chips: readonly Chip[]): void {
  for (const chip of chips) {
    fill(context, chip, CHIP.height / 2, palette.chip);
    const y = chip.y + CHIP.height / 2 + dropOf(CHIP.size);
    write(
      context,
      chip.text,
      { x: chip.x + CHIP.padding, y },
      { size: CHIP.size, weight: 'bold', colour: palette.chipInk },
    );
  }
}

/** A crown in a square of `size` pixels. */
export function drawCrown(context: SKRSContext2D, { x, y }: Point, size: number, colour: string): void {
  const at = (across: number, down: number): [number, number] => [x + across * size, y + down * size];
  context.beginPath();
  context.moveTo(...at(0.04, 0.84));
  for (const [across, down] of [
    [0.04, 0.26],
    [0.28, 0.52],
    [0.5, 0.12],
    [0.72, 0.52],
    [0.96, 0.26],
    [0.96, 0.84],
  ] as const) {
    context.lineTo(...at(across, down));
  }
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = size / 12;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.fill();
  context.stroke();
}

/** An arrow that points into the table, in a square of `size` pixels. */
export function drawArrow(context: SKRSContext2D, { x, y }: Point, size: number, colour: string): void {
  context.beginPath();
  context.moveTo(x + size * 0.2, y + size * 0.12);
  context.lineTo(x + size * 0.9, y + size * 0.5);
  context.lineTo(x + size * 0.2, y + size * 0.88);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = size / 10;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.fill();
  context.stroke();
}
