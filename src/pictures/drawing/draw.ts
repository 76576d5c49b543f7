import type { PictureSpec } from '../spec.ts';
import { drawChart } from './chart.ts';
import { drawHand } from './hand.ts';
import type { Paint } from './paint.ts';
import { drawReview } from './review.ts';
import { drawTrick } from './trick.ts';

/** Of WebP: letters stay sharp, and a hand stays below 60 KB. */
const QUALITY = 80;

/** Draws a picture; WebP. */
export async function draw(spec: PictureSpec): Promise<Buffer> {
  const { canvas } = await painted(spec);
  return canvas.toBuffer('image/webp', QUALITY);
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
  }
}
