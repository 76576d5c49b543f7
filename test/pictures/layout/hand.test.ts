import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDeck } from '../../../src/core/card.ts';
import { cardHeight, INDEX_SHARE, indexHeight } from '../../../src/pictures/layout/geometry.ts';
import { layHand } from '../../../src/pictures/layout/hand.ts';
import type { HandPicture } from '../../../src/pictures/spec.ts';
import { isInside, overlap } from '../../support/boxes.ts';
import { hands, styled } from '../../support/pictures.ts';

const DECK = fullDeck(true);

const handOf = (
  count: number,
  trumps: number,
  size: 'normal' | 'large',
  bright = (_: number) => true,
): HandPicture => ({
  kind: 'hand',
  style: styled({ size }),
  cards: DECK.slice(0, count).map((card, index) => ({ card, bright: bright(index) })),
  trumps,
});

describe('a hand', () => {
  test('lies whole in its picture', () => {
    fc.assert(
      fc.property(hands, (spec) => {
        const { width, height, cardWidth, places } = layHand(spec);
        expect(places).toHaveLength(spec.cards.length);
        for (const at of places) {
          expect(isInside({ ...at, width: cardWidth, height: cardHeight(cardWidth) }, width, height)).toBe(
            true,
          );
        }
      }),
    );
  });

  test('shows the corner of every card, whatever lies on it', () => {
    fc.assert(
      fc.property(hands, (spec) => {
        const { cardWidth, places } = layHand(spec);
        const size = { width: cardWidth, height: cardHeight(cardWidth) };
        for (const [index, at] of places.entries()) {
          // Pixels are whole: a corner may lose one.
          const corner = { ...at, width: cardWidth * INDEX_SHARE - 1, height: indexHeight(cardWidth) };
          expect(places.slice(index + 1).some((later) => overlap({ ...later, ...size }, corner))).toBe(false);
        }
      }),
    );
  });

  test('sets trumps apart', () => {
    const { places } = layHand(handOf(12, 8, 'normal'));
    const steps = places.slice(1).map(({ x }, index) => x - places[index]!.x);
    expect(Math.max(...steps)).toBe(steps[7]);
    expect(steps[7]! - steps[6]!).toBeGreaterThan(20);
  });

  test('pushes up what may be played where something may not', () => {
    const { places } = layHand(handOf(4, 0, 'normal', (index) => index === 2));
    expect(places[2]!.y).toBeLessThan(places[1]!.y);
    expect(new Set(layHand(handOf(4, 0, 'normal')).places.map(({ y }) => y)).size).toBe(1);
  });

  test('keeps size while cards are played', () => {
    const heights = Array.from({ length: 12 }, (_, index) => layHand(handOf(index + 1, 1, 'normal')).height);
    expect(new Set(heights).size).toBe(1);
  });

  test.each([
    ['up to six in one row', 6, 3, [6]],
    ['trumps above the rest', 11, 6, [6, 5]],
    ['half and half where trumps are many', 12, 9, [6, 6]],
    ['half and half where all are trumps', 8, 8, [4, 4]],
  ] as const)('large: %s', (_name, count, trumps, rows) => {
    const downs = layHand(handOf(count, trumps, 'large')).places.map(({ y }) => y);
    expect([...new Set(downs)].map((down) => downs.filter((y) => y === down).length)).toEqual(rows);
  });

  test('large cards are much larger beside their picture', () => {
    const [normal, large] = [layHand(handOf(12, 6, 'normal')), layHand(handOf(12, 6, 'large'))];
    expect(large.cardWidth / large.width).toBeGreaterThan((1.35 * normal.cardWidth) / normal.width);
  });
});
