import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Card } from '../../core/card.ts';
import { ByteCache } from '../byteCache.ts';
import type { Style } from '../spec.ts';
import { CARD } from './face.ts';
import { drawFrenchFace } from './frenchFace.ts';
import { drawGermanFace } from './germanFace.ts';

/** Room round a card for its shadow, in pixels. */
export const SHADOW = 14;

/** Drawn cards that are kept, in bytes: some 150 of a usual hand's size. */
const KEPT = 32 * 1024 * 1024;

const sprites = new ByteCache<Canvas>(KEPT);

const keyOf = (card: Card, { faces, suits, letters }: Style, width: number): string =>
  faces === 'german' ? `${card} ${width} german` : `${card} ${width} ${suits} ${letters.join()}`;

/** A card with its shadow, `width` pixels wide without it; the card itself begins at `SHADOW`, `SHADOW`. */
export async function sprite(card: Card, style: Style, width: number): Promise<Canvas> {
  const key = keyOf(card, style, width);
  const known = sprites.get(key);
  if (known) return known;
  const scale = width / CARD.width;
  const height = Math.round(CARD.height * scale);
  const canvas = createCanvas(width + 2 * SHADOW, height + 2 * SHADOW);
  const context = canvas.getContext('2d');
  context.translate(SHADOW, SHADOW);
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(0, 0, CARD.width, CARD.height, CARD.radius);
  context.shadowColor = 'rgba(0, 0, 0, 0.42)';
  context.shadowBlur = 9;
  context.shadowOffsetY = 2;
  context.fillStyle = '#ffffff';
  context.fill();
  context.shadowColor = 'transparent';
  context.save();
  context.clip();
  context.imageSmoothingQuality = 'high';
  if (style.faces === 'german') drawGermanFace(context, card);
  else await drawFrenchFace(context, card, style);
  context.restore();
  context.beginPath();
  context.roundRect(0.5, 0.5, CARD.width - 1, CARD.height - 1, CARD.radius);
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgba(0, 0, 0, 0.35)';
  context.stroke();
  sprites.set(key, canvas, canvas.width * canvas.height * 4);
  return canvas;
}
