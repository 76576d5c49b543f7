import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDeck } from '../../../src/core/card.ts';
import type { SoloContract } from '../../../src/core/rules/contract.ts';
import { FEATURES, FOLLOW_FEATURES, LEAD_FEATURES } from '../../../src/players/policy/features.ts';
import { featuresOf, Reading } from '../../../src/players/policy/reading.ts';
import { NORMAL_GAME, positionAfter } from '../../support/kernelPosition.ts';

const SOLO: SoloContract = 'solo-jacks';

describe('what the policy reads', () => {
  test('has as many weights for leading as for following', () => {
    expect(LEAD_FEATURES).toHaveLength(FEATURES);
    expect(FOLLOW_FEATURES).toHaveLength(FEATURES);
  });

  test('rates each card by the weighted sum of its features', () => {
    const deck = [...fullDeck(true)];
    const weights = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: FEATURES,
      maxLength: FEATURES,
    });
    fc.assert(
      fc.property(
        fc.shuffledSubarray(deck, { minLength: 48, maxLength: 48 }),
        weights,
        fc.boolean(),
        fc.infiniteStream(fc.nat(1_000)),
        (cards, given, isSolo, choices) => {
          const terms = isSolo ? { ...NORMAL_GAME, contract: SOLO, soloist: 2 as const } : NORMAL_GAME;
          const hand = (seat: number) => cards.slice(seat * 12, seat * 12 + 12);
          const position = positionAfter(terms, [hand(0), hand(1), hand(2), hand(3)]);
          const reading = new Reading(position);
          const row = Float64Array.from(given);
          while (!position.isOver()) {
            reading.read(position);
            const legal = bitsOf(position.legal());
            for (const bit of legal) {
              const sum = featuresOf(reading, bit).reduce((all, one, at) => all + one * (row[at] ?? 0), 0);
              expect(reading.rate(bit, row)).toBeCloseTo(sum, 9);
            }
            position.play(legal[choices.next().value % legal.length] ?? 0);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

const bitsOf = (mask: number): readonly number[] =>
  Array.from({ length: 24 }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);
