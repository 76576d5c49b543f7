import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardHeight, INDEX_SHARE, indexHeight, WIDTH } from '../../../src/pictures/layout/geometry.ts';
import { layReview, REVIEW } from '../../../src/pictures/layout/review.ts';
import type { ReviewPicture } from '../../../src/pictures/spec.ts';
import { drawableSpec } from '../../../src/pictures/text/drawableSpec.ts';
import { measure } from '../../../src/pictures/text/measure.ts';
import { isInside, overlap, overlaps } from '../../support/boxes.ts';
import { reviews } from '../../support/pictures.ts';

const laid = (spec: ReviewPicture) => layReview(drawableSpec(spec), measure);

describe('a review', () => {
  test('has every row whole, apart from the others', () => {
    fc.assert(
      fc.property(reviews, (spec) => {
        const { height, cardWidth, rows } = laid(spec);
        expect(overlaps(rows.map(({ band }) => band))).toEqual([]);
        for (const { band, name, chips, places, played } of rows) {
          const text = {
            x: name.x,
            y: name.baseline - REVIEW.size,
            width: measure(name.text, REVIEW.size, 'bold'),
            height: REVIEW.size + 8,
          };
          const boxes = [text, ...chips];
          expect([band, ...boxes].filter((box) => !isInside(box, WIDTH, height))).toEqual([]);
          expect(overlaps(boxes)).toEqual([]);
          const raised = places[played];
          const frame = raised && { x: raised.x, y: raised.y - 9, width: cardWidth, height: 1 };
          expect(boxes.filter((box) => frame && overlap(frame, box))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('shows the corner of every card, raised or not', () => {
    fc.assert(
      fc.property(reviews, (spec) => {
        const { cardWidth, rows } = laid(spec);
        const size = { width: cardWidth, height: cardHeight(cardWidth) };
        for (const { band, places } of rows) {
          for (const [index, at] of places.entries()) {
            const corner = { ...at, width: cardWidth * INDEX_SHARE, height: indexHeight(cardWidth) };
            expect(corner.y + corner.height).toBeLessThanOrEqual(band.y + band.height);
            expect(at.x + cardWidth).toBeLessThanOrEqual(band.x + band.width);
            expect(places.slice(index + 1).some((later) => overlap({ ...later, ...size }, corner))).toBe(
              false,
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('raises one card of two equal ones, and none where no trick is shown', () => {
    const row = { name: 'Anna', marks: [], cards: ['CQ', 'HT', 'HT', 'D9'], isWinner: false } as const;
    const [first, second] = laid({
      kind: 'review',
      style: { theme: 'dark', faces: 'french', suits: 'two', size: 'normal', letters: ['J', 'Q', 'K', 'A'] },
      rows: [
        { ...row, played: 'HT' },
        { ...row, played: null },
      ],
    }).rows;
    expect(first!.played).toBe(1);
    expect(first!.places.filter(({ y }) => y < first!.places[0]!.y)).toHaveLength(1);
    expect(second!.played).toBe(-1);
    expect(new Set(second!.places.map(({ y }) => y)).size).toBe(1);
  });
});
