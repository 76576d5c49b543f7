import { describe, expect, test } from 'vitest';
import { CARDS, type Card, eyesIn, fullDeck, isCard, without, withoutAll } from '../../src/core/card.ts';
import { cards } from '../support/deals.ts';

describe('a deck', () => {
  test.each([
    ['with nines', true, 48],
    ['without nines', false, 40],
  ])('%s holds each card twice and 240 eyes', (_name, nines, size) => {
    const deck = fullDeck(nines);
    expect(deck).toHaveLength(size);
    expect(new Set(deck).size).toBe(size / 2);
    expect(deck.includes('S9')).toBe(nines);
    expect(eyesIn(deck)).toBe(240);
  });

  test('knows its cards by name, suit first', () => {
    expect(CARDS.every(isCard)).toBe(true);
    expect(['AC', 'C1', 'C', '', 7, null].some(isCard)).toBe(false);
  });
});

test.each<[string, number]>([
  ['CA CT CK CQ CJ C9', 30],
  ['HT', 10],
  ['', 0],
])('"%s" has %i eyes', (names, eyes) => {
  expect(eyesIn(cards(names))).toBe(eyes);
});

describe('taking cards out', () => {
  test.each<[string, string, Card, string]>([
    ['the first', 'HT CA SK', 'HT', 'CA SK'],
    ['the last', 'HT CA SK', 'SK', 'HT CA'],
    ['one of two', 'CA HT CA', 'CA', 'HT CA'],
    ['one that is not there', 'HT CA SK', 'D9', 'HT CA SK'],
  ])('%s', (_name, held, card, left) => {
    expect(without(cards(held), card)).toEqual(cards(left));
  });

  test('takes as many copies as are named', () => {
    expect(withoutAll(cards('CA HT CA HT'), cards('HT CA HT'))).toEqual(cards('CA'));
  });
});
