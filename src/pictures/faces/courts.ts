import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { type Card, suitOf } from '../../core/card.ts';
import type { Style } from '../spec.ts';
import { frenchColour } from './frenchSuits.ts';

/** Width and height of a court's picture as it is kept, in pixels: as large as the largest card needs it. */
const COURT = { width: 214, height: 339 } as const;

/** The package's glaring colours, and what they become. */
const INKS = [
  ['"red"', '"#d3202c"'],
  ['"#44F"', '"#27408f"'],
  ['"#FC4"', '"#f4c04a"'],
] as const;

const drawn = new Map<string, Promise<Canvas>>();

/** The picture of a jack, queen or king; rasterized once for each colour of its pips. */
export function court(card: Card, suits: Style['suits']): Promise<Canvas> {
  const colour = frenchColour(suitOf(card), suits);
  const key = `${card} ${colour}`;
  const known = drawn.get(key) ?? rasterized(card, colour);
  drawn.set(key, known);
  return known;
}

async function rasterized(card: Card, colour: string): Promise<Canvas> {
  const source = readFileSync(new URL(`./courts/${card}.svg`, import.meta.url), 'utf8');
  const inked = INKS.reduce((svg, [from, to]) => svg.replaceAll(from, to), source);
  const sized = inked
    .replaceAll('currentColor', colour)
    .replace('<svg ', `<svg width="${COURT.width}" height="${COURT.height}" `);
  const image = await loadImage(Buffer.from(sized));
  const canvas = createCanvas(COURT.width, COURT.height);
  canvas.getContext('2d').drawImage(image, 0, 0, COURT.width, COURT.height);
  return canvas;
}
