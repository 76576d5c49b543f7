import { type Box, WIDTH } from '../layout/geometry.ts';
import { layTrick, PLATE, type Plate } from '../layout/trick.ts';
import type { TrickPicture } from '../spec.ts';
import { measure } from '../text/measure.ts';
import {
  drawArrow,
  drawCard,
  drawChips,
  drawCrown,
  dropOf,
  fill,
  type Paint,
  table,
  write,
} from './paint.ts';

/** Four cards are large even so, and every card that is played makes a picture. */
const SCALE = 0.72;

export async function drawTrick(spec: TrickPicture): Promise<Paint> {
  const { height, cardWidth, places } = layTrick(spec, measure);
  const paint = table(height, spec.style, WIDTH, SCALE);
  for (const [seat, { card: box, plate, chips }] of places.entries()) {
    const card = spec.places[seat]?.card ?? null;
    const isTurn = spec.turn === seat;
    if (card) await drawCard(paint, card, box, cardWidth, lookOf(spec, seat));
    else drawEmpty(paint, box, isTurn);
    drawPlate(paint, plate, isTurn ? 'turn' : spec.winner === seat ? 'winner' : 'plain');
    drawChips(paint, chips);
  }
  return paint;
}

function lookOf({ winner, best }: TrickPicture, seat: number): 'winner' | 'best' | 'plain' {
  if (winner === seat) return 'winner';
  return winner === null && best === seat ? 'best' : 'plain';
}

/** Where a card will lie. */
function drawEmpty({ context, palette }: Paint, box: Box, isTurn: boolean): void {
  fill(context, box, 13, palette.inlay);
  context.beginPath();
  context.roundRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, 12);
  context.setLineDash(isTurn ? [] : [12, 10]);
  context.lineWidth = isTurn ? 6 : 3;
  context.strokeStyle = isTurn ? palette.turn : palette.outline;
  context.stroke();
  context.setLineDash([]);
}

function drawPlate({ context, palette }: Paint, plate: Plate, look: 'plain' | 'turn' | 'winner'): void {
  const [back, ink] = {
    plain: [palette.plate, palette.ink],
    turn: [palette.turn, palette.turnInk],
    winner: [palette.gold, palette.goldInk],
  }[look] as [string, string];
  fill(context, plate, PLATE.height / 2, back);
  for (const [index, sign] of plate.signs.entries()) {
    const at = {
      x: plate.x + PLATE.padding + index * (PLATE.sign + PLATE.gap),
      y: plate.y + (PLATE.height - PLATE.sign) / 2,
    };
    if (sign === 'winner') drawCrown(context, at, PLATE.sign, ink);
    else drawArrow(context, { x: at.x, y: at.y + 4 }, PLATE.sign - 8, ink);
  }
  const y = plate.y + PLATE.height / 2 + dropOf(plate.size);
  write(context, plate.text, { x: plate.textX, y }, { size: plate.size, weight: 'bold', colour: ink });
}
