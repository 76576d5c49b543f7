import { layReview, REVIEW } from '../layout/review.ts';
import type { ReviewPicture } from '../spec.ts';
import { measure } from '../text/measure.ts';
import { drawCard, drawChips, drawCrown, fill, type Look, type Paint, table, write } from './paint.ts';

export async function drawReview(spec: ReviewPicture): Promise<Paint> {
  const { height, cardWidth, rows } = layReview(spec, measure);
  const paint = table(height, spec.style);
  const { context, palette } = paint;
  for (const [index, row] of rows.entries()) {
    const { cards = [], isWinner = false } = spec.rows[index] ?? {};
    fill(context, row.band, 16, palette.inlay);
    if (isWinner) drawCrown(context, row.crown, REVIEW.crown, palette.gold);
    write(
      context,
      row.name.text,
      { x: row.name.x, y: row.name.baseline },
      { size: REVIEW.size, weight: 'bold', colour: palette.ink },
    );
    drawChips(paint, row.chips);
    context.save();
    context.beginPath();
    context.roundRect(row.band.x, row.band.y, row.band.width, row.band.height, 16);
    context.clip();
    for (const [position, card] of cards.entries()) {
      const at = row.places[position];
      if (at) await drawCard(paint, card, at, cardWidth, lookOf(row.played, position, isWinner));
    }
    context.restore();
  }
  return paint;
}

/** Beside a played card the others step back. */
function lookOf(played: number, position: number, isWinner: boolean): Look {
  if (played < 0) return 'plain';
  if (position !== played) return 'rest';
  return isWinner ? 'winner' : 'played';
}
