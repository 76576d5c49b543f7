import { LEADERBOARD, layLeaderboard } from '../layout/leaderboard.ts';
import type { LeaderboardPicture } from '../spec.ts';
import { measure } from '../text/measure.ts';
import { drawCrown, fill, type Paint, table, write } from './paint.ts';

export async function drawLeaderboard(spec: LeaderboardPicture): Promise<Paint> {
  const { height, title, rows, zero, gaps } = layLeaderboard(spec, measure);
  const sizes = LEADERBOARD[spec.style.size];
  const paint = table(height, spec.style);
  const { context, palette } = paint;
  const [bold, faint] = [
    { size: sizes.name, weight: 'bold', colour: palette.ink },
    { size: sizes.detail, weight: 'plain', colour: palette.faint },
  ] as const;
  write(context, title.text, title, { size: sizes.title, weight: 'bold', colour: palette.ink });
  for (const y of gaps) write(context, '···', { x: 500, y: y + 8 }, { ...faint, align: 'center' });
  for (const [index, { band, rank, name, figure, detail, crown, bar }] of rows.entries()) {
    const place = spec.places[index];
    const isOwn = place?.isOwn ?? false;
    fill(context, band, 16, palette.inlay);
    if (isOwn) {
      context.lineWidth = 5;
      context.strokeStyle = palette.turn;
      context.beginPath();
      context.roundRect(band.x + 2.5, band.y + 2.5, band.width - 5, band.height - 5, 14);
      context.stroke();
    }
    write(context, rank.text, rank, { ...bold, colour: palette.faint, align: 'right' });
    if (crown) drawCrown(context, crown, sizes.name, palette.gold);
    write(context, name.text, name, isOwn ? { ...bold, colour: palette.turn } : bold);
    write(context, figure.text, figure, { ...bold, align: 'right' });
    write(context, detail.text, detail, { ...faint, align: 'right' });
    fill(context, { ...bar, x: zero - 1, width: 2, y: bar.y - 3, height: bar.height + 6 }, 1, palette.faint);
    fill(context, bar, bar.height / 2, colourOf(place?.value ?? 0, isOwn, palette));
  }
  return paint;
}

/** Bars to the left of nought have a colour of their own, and the reader's theirs. */
function colourOf(value: number, isOwn: boolean, { lines, turn, gold }: Paint['palette']): string {
  if (isOwn) return turn;
  return value < 0 ? (lines[3] ?? gold) : gold;
}
