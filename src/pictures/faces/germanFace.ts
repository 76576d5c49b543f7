import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../core/card.ts';
import { fontOf } from '../text/fonts.ts';
import { drawIndex } from './face.ts';
import { drawGermanSign, GERMAN_INK } from './germanSuits.ts';
import { GERMAN_LETTERS, lettered } from './letters.ts';

/** The Ober bears its sign above, the Unter below, the king both; what else is shown of them is their letter. */
const COURT_SIGNS: Readonly<Partial<Record<Rank, readonly number[]>>> = { K: [76, 260], Q: [84], J: [252] };

const [LEFT, MIDDLE, RIGHT] = [118, 158, 198];
const ROWS = [64, 133.3, 202.7, 272] as const;
const PANEL = { x: 92, y: 22, width: 132, height: 292 } as const;

/** Draws a German face on white paper, in units of a card. */
export function drawGermanFace(context: SKRSContext2D, card: Card): void {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const signs = COURT_SIGNS[rank];
  if (signs) drawCourt(context, suit, rank, signs);
  else if (rank === 'A') drawDaus(context, suit);
  else {
    for (const y of ROWS) for (const x of [LEFT, RIGHT]) drawGermanSign(context, suit, x, y, 50);
    const centre = rank === 'T' ? [98.7, 237.3] : [168];
    for (const y of centre) drawGermanSign(context, suit, MIDDLE, y, 50);
  }
  drawIndex(context, lettered(rank, GERMAN_LETTERS), GERMAN_INK[suit], (x, y, size) =>
    drawGermanSign(context, suit, x, y, size),
  );
}

/** The deuce, highest of its suit: two signs. */
function drawDaus(context: SKRSContext2D, suit: Suit): void {
  drawGermanSign(context, suit, MIDDLE, 98, 118);
  drawGermanSign(context, suit, MIDDLE, 238, 118);
}

function drawCourt(context: SKRSContext2D, suit: Suit, rank: Rank, signs: readonly number[]): void {
  const ink = GERMAN_INK[suit];
  context.beginPath();
  context.roundRect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 14);
  context.fillStyle = '#fbf1d9';
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = ink;
  context.stroke();
  context.beginPath();
  context.roundRect(PANEL.x + 7, PANEL.y + 7, PANEL.width - 14, PANEL.height - 14, 9);
  context.lineWidth = 1.4;
  context.stroke();
  for (const y of signs) drawGermanSign(context, suit, MIDDLE, y, signs.length === 2 ? 80 : 104);
  const letterY = rank === 'Q' ? 224 : rank === 'J' ? 112 : 168;
  context.font = fontOf(signs.length === 2 ? 84 : 128, 'bold');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(lettered(rank, GERMAN_LETTERS), MIDDLE, letterY);
}
