import { createCanvas } from '@napi-rs/canvas';
import { fontOf, type Weight } from './fonts.ts';
import { aroundRobots, ROBOT_WIDTH } from './mark.ts';

/** How wide a text is, in pixels; `size` of the font in pixels. */
export type Measure = (text: string, size: number, weight: Weight) => number;

const context = createCanvas(1, 1).getContext('2d');

export const measure: Measure = (text, size, weight) => {
  context.font = fontOf(size, weight);
  const pieces = aroundRobots(text);
  const widths = pieces.map((piece) => context.measureText(piece).width);
  return widths.reduce((sum, width) => sum + width) + (pieces.length - 1) * ROBOT_WIDTH * size;
};
