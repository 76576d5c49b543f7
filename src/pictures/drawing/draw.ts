import type { PictureSpec } from '../spec.ts';
import { drawableSpec } from '../text/drawableSpec.ts';
import { drawChart } from './chart.ts';
import { drawHand } from './hand.ts';
import { drawLeaderboard } from './leaderboard.ts';
import type { Paint } from './paint.ts';
import { drawReview } from './review.ts';
import { drawTrick } from './trick.ts';

/** Of WebP: letters stay sharp, a hand stays below 60 KB and all else below 100 KB, whatever courts they show. */
function qualityOf(spec: PictureSpec): number {
  if (spec.kind === 'review') return 68;
  return spec.kind === 'hand' && spec.style.size === 'large' ? 60 : 80;
}

let last: Promise<unknown> = Promise.resolve();

/** Draws a picture; WebP. One after the other, whoever asks: pictures of one size share a canvas. */
export function draw(spec: PictureSpec): Promise<Buffer> {
  const drawn = last.then(async () => {
    const { canvas } = await painted(drawableSpec(spec));
    return canvas.toBuffer('image/webp', qualityOf(spec));
  });
  last = drawn.catch(() => {});
  return drawn;
}

function painted(spec: PictureSpec): Promise<Paint> {
  switch (spec.kind) {
    case 'hand':
      return drawHand(spec);
    case 'trick':
      return drawTrick(spec);
    case 'review':
      return drawReview(spec);
    case 'chart':
      return drawChart(spec);
    case 'leaderboard':
      return drawLeaderboard(spec);
  }
}
