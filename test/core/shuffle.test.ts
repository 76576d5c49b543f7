import { describe, expect, test } from 'vitest';
import { fullDeck } from '../../src/core/card.ts';
import { type Below, dealt, shuffled } from '../../src/core/shuffle.ts';
import { cards } from '../support/deals.ts';

/** Whatever is shuffled stays where it is. */
const inPlace: Below = (limit) => limit - 1;

describe('shuffling', () => {
  test('draws once for each place but the first, from the last down', () => {
    const limits: number[] = [];
    const first: Below = (limit) => {
      limits.push(limit);
      return 0;
    };
    expect(shuffled(cards('CA CT CK CQ'), first)).toEqual(cards('CT CK CQ CA'));
    expect(limits).toEqual([4, 3, 2]);
  });

  test('leaves the deck it was given as it was', () => {
    const deck = fullDeck(true);
    shuffled(deck, () => 0);
    expect(deck).toEqual(fullDeck(true));
  });
});

test.each([
  [true, 12],
  [false, 10],
])('a deck (nines: %s) is dealt in four runs of %i cards, the first to seat 0', (nines, size) => {
  const hands = dealt(nines, inPlace);
  expect(hands.map((hand) => hand.length)).toEqual([size, size, size, size]);
  expect(hands.flat()).toEqual(fullDeck(nines));
});
