import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Suit } from '../../core/card.ts';

/**
 * Signs of German suits, drawn for this project: acorns stand for clubs, leaves for spades, bells for diamonds.
 * Each shape is a path on -50 to 50 with its fill, from the back to the front.
 */
interface Shape {
  readonly path: string;
  readonly fill: string;
}

const LINE = '#2a1d12';

const SIGNS: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [
    { path: 'M-4 -50h8l3 14h-14Z', fill: '#5b8a2a' },
    { path: 'M-25 -8c0 30 12 46 25 58c13-12 25-28 25-58Z', fill: '#d99a2b' },
    { path: 'M-14 -8c0 24 5 38 10 48c-12-10-18-24-18-48Z', fill: '#f0c263' },
    {
      path: 'M-33 -8c0-20 14-31 33-31s33 11 33 31c0 7-8 9-12 4c-4 6-13 6-17 0c-2 5-6 5-8 0c-4 6-13 6-17 0c-4 5-12 3-12-4Z',
      fill: '#4f7d24',
    },
  ],
  S: [
    { path: 'M-3 22c2 14 8 22 18 27l-6 2c-12-4-18-14-20-28Z', fill: '#3c6b1e' },
    {
      path: 'M0 -50c12 22 42 30 42 56c0 17-15 28-30 24c-6-1-10-4-12-8c-2 4-6 7-12 8c-15 4-30-7-30-24c0-26 30-34 42-56Z',
      fill: '#2f8f3c',
    },
    { path: 'M0 -50c3 22 3 44 0 72c-3-28-3-50 0-72Z', fill: '#1c6128' },
    {
      path: 'M1 6c10-6 18-10 30-10c-12 3-20 8-30 16ZM-1 6c-10-6-18-10-30-10c12 3 20 8 30 16ZM1 -14c7-5 11-8 19-9c-8 4-12 8-19 15ZM-1 -14c-7-5-11-8-19-9c8 4 12 8 19 15Z',
      fill: '#1c6128',
    },
  ],
  H: [
    {
      path: 'M0-28c0-12 10-21 21-21s24 8 24 26C45 6 0 12 0 50C0 12-45 6-45-23c0-18 13-26 24-26S0-40 0-28Z',
      fill: '#d3202c',
    },
    { path: 'M-34-22c0-10 6-17 14-17c-6 3-9 10-8 20c1 8-6 6-6-3Z', fill: '#f07a7f' },
  ],
  D: [
    { path: 'M-8 -49a8 8 0 0 1 16 0v6h-16Z', fill: '#c98a16' },
    { path: 'M0 -44a46 46 0 1 1-.1 0Z', fill: '#f2b01e' },
    { path: 'M-46 -4h92v12h-92Z', fill: '#d3202c' },
    { path: 'M-4 14h8v14a8 8 0 1 1-8 0Z', fill: LINE },
    { path: 'M-30 -16c3-10 11-17 20-19c-6 6-9 11-11 20c-1 5-10 4-9-1Z', fill: '#ffe08a' },
  ],
};

const outlined = new Map<Suit, readonly { readonly path: Path2D; readonly fill: string }[]>();

/** Draws a German suit sign round a centre, `size` pixels high. */
export function drawGermanSign(context: SKRSContext2D, suit: Suit, x: number, y: number, size: number): void {
  const shapes =
    outlined.get(suit) ?? SIGNS[suit].map(({ path, fill }) => ({ path: new Path2D(path), fill }));
  outlined.set(suit, shapes);
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = LINE;
  for (const [index, { path, fill }] of shapes.entries()) {
    context.fillStyle = fill;
    if (index < 2) context.stroke(path);
    context.fill(path);
  }
  context.restore();
}

/** Ink for the ranks and ornaments of a suit. */
export const GERMAN_INK: Readonly<Record<Suit, string>> = {
  C: '#6b4312',
  S: '#1c6128',
  H: '#b8141f',
  D: '#a86a00',
};
