import { layHand } from '../layout/hand.ts';
import type { HandPicture } from '../spec.ts';
import { drawCard, type Paint, table } from './paint.ts';

export async function drawHand(spec: HandPicture): Promise<Paint> {
  const { width, height, cardWidth, places } = layHand(spec);
  const paint = table(height, spec.style, width);
  for (const [index, { card, bright }] of spec.cards.entries()) {
    const at = places[index];
    if (at) await drawCard(paint, card, at, cardWidth, bright ? 'plain' : 'dim');
  }
  return paint;
}
