import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Card, rankOf, suitOf } from '../../core/card.ts';
import type { Style } from '../spec.ts';
import { court } from './courts.ts';
import { CARD, drawIndex } from './face.ts';
import { frenchColour, frenchPip } from './frenchSuits.ts';
import { lettered } from './letters.ts';

/** Columns and rows of pips, right of the corner, in units of a card. */
const [LEFT, MIDDLE, RIGHT] = [116, 157, 198];
const ROWS = [62, 132.7, 203.3, 274] as const;

type Place = readonly [x: number, y: number];
const COLUMNS: readonly Place[] = ROWS.flatMap((y): Place[] => [
  [LEFT, y],
  [RIGHT, y],
]);

const NINE: readonly Place[] = [...COLUMNS, [MIDDLE, 168]];
const TEN: readonly Place[] = [...COLUMNS, [MIDDLE, 97.3], [MIDDLE, 238.7]];

const PIP = 52;
const BOX = { x: 60, y: 34, width: 169, height: 268 } as const;

/** Draws a French face on white paper, in units of a card. */
export async function drawFrenchFace(context: SKRSContext2D, card: Card, style: Style): Promise<void> {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const colour = frenchColour(suit, style.suits);
  const pip = (x: number, y: number, size: number): void => {
    context.save();
    context.translate(x, y);
    // What stands in the lower half stands on its head, as on any pack.
    const turned = y > CARD.height / 2 && size === PIP ? -1 : 1;
    context.scale((turned * size) / 1000, (turned * size) / 1000);
    context.fillStyle = colour;
    context.fill(frenchPip(suit));
    context.restore();
  };
  if (rank === 'A') pip(146, 178, 150);
  else if (rank === 'T') for (const [x, y] of TEN) pip(x, y, PIP);
  else if (rank === '9') for (const [x, y] of NINE) pip(x, y, PIP);
  else {
    context.drawImage(await court(card, style.suits), BOX.x, BOX.y, BOX.width, BOX.height);
    context.strokeStyle = '#27408f';
    context.lineWidth = 1.6;
    context.strokeRect(BOX.x, BOX.y, BOX.width, BOX.height);
    corner(context);
  }
  drawIndex(context, lettered(rank, style.letters), colour, (x, y, size) => pip(x, y, size));
}

/** White paper under the corner's signs, which reach into the court's picture. */
function corner(context: SKRSContext2D): void {
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#27408f';
  context.beginPath();
  context.moveTo(CARD.index.right, BOX.y);
  context.lineTo(CARD.index.right, CARD.index.bottom - 10);
  context.arcTo(CARD.index.right, CARD.index.bottom, BOX.x, CARD.index.bottom, 10);
  context.lineTo(BOX.x, CARD.index.bottom);
  context.lineTo(BOX.x - 4, CARD.index.bottom);
  context.lineTo(BOX.x - 4, BOX.y - 4);
  context.lineTo(CARD.index.right, BOX.y - 4);
  context.fill();
  context.beginPath();
  context.moveTo(CARD.index.right, BOX.y);
  context.lineTo(CARD.index.right, CARD.index.bottom - 10);
  context.arcTo(CARD.index.right, CARD.index.bottom, BOX.x, CARD.index.bottom, 10);
  context.lineTo(BOX.x, CARD.index.bottom);
  context.stroke();
}

/** Rasterizes the courts, which takes longest of all, before somebody waits for them. */
export async function warmCourts(): Promise<void> {
  for (const suit of ['C', 'S', 'H', 'D'] as const) {
    for (const rank of ['K', 'Q', 'J'] as const) await court(`${suit}${rank}`, 'two');
  }
}
