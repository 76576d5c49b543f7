import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontOf } from '../text/fonts.ts';

/**
 * Measures of a card in units of its own: every card is drawn on these and scaled. The corner's signs take
 * `index`: whatever covers a card must leave that much of its left side free.
 */
export const CARD = {
  width: 240,
  height: 336,
  radius: 18,
  index: { left: 8, right: 84, bottom: 142 },
} as const;

const CENTRE = (CARD.index.left + CARD.index.right) / 2;
const [RANK_SIZE, RANK_BASE, RANK_WIDTH] = [80, 72, 70];
const [SUIT_Y, SUIT_SIZE] = [108, 54];

/** Draws the rank and below it the suit into the upper left corner, in units of a card. */
export function drawIndex(
  context: SKRSContext2D,
  text: string,
  colour: string,
  suitAt: (x: number, y: number, size: number) => void,
): void {
  context.font = fontOf(RANK_SIZE, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  const { width } = context.measureText(text);
  context.save();
  context.translate(CENTRE, RANK_BASE);
  context.scale(Math.min(1, RANK_WIDTH / width), 1);
  context.fillText(text, 0, 0);
  context.restore();
  suitAt(CENTRE, SUIT_Y, SUIT_SIZE);
}
