import { describe, expect, test } from 'vitest';
import { cardOf, leadingSeat, legalCards, secondDulleWins, wonTrick } from '../../../src/core/hand/trick.ts';
import { cardOrder } from '../../../src/core/rules/cardOrder.ts';
import type { Contract } from '../../../src/core/rules/contract.ts';
import type { SecondDulle } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { cards } from '../../support/deals.ts';

describe('following suit', () => {
  test.each<[string, Contract, string, string, string]>([
    ['a side suit', 'normal', 'CT', 'CA CK CQ SA', 'CA CK'],
    ['trump is one suit', 'normal', 'DK', 'HT CQ DJ DA CA HA', 'HT CQ DJ DA'],
    ['the Dulle does not follow hearts', 'normal', 'HA', 'HT HK SA', 'HK'],
    ['the Dulle follows hearts where it is a plain ten', 'solo-queens', 'HA', 'HT HK SA', 'HT HK'],
    ['who cannot follow plays anything', 'normal', 'CT', 'CQ SA HT', 'CQ SA HT'],
    ['jacks follow their suit in a queens solo', 'solo-queens', 'SA', 'SJ SQ CJ', 'SJ'],
    ['no trump at all', 'solo-fleischlos', 'DA', 'DQ DJ D9 CQ', 'DQ DJ D9'],
  ])('%s', (_name, contract, led, hand, legal) => {
    const trick = { leader: 0 as const, cards: cards(led) };
    expect(legalCards(cards(hand), trick, cardOrder(contract))).toEqual(cards(legal));
  });

  test('the leader may play anything', () => {
    const hand = cards('CQ SA HT');
    expect(legalCards(hand, { leader: 0, cards: [] }, cardOrder('normal'))).toEqual(hand);
  });
});

describe('who wins a trick led by seat 0', () => {
  test.each<[string, Contract, string, number]>([
    ['the highest of the led suit', 'normal', 'CK CT C9 CA', 3],
    ['of equal cards the first', 'normal', 'CA CK CA CT', 0],
    ['a higher card of another side suit does not', 'normal', 'C9 SA HA SA', 0],
    ['a trump', 'normal', 'CA D9 CT CA', 1],
    ['the highest trump', 'normal', 'CA D9 SQ HQ', 2],
    ['of two Dulles the first', 'normal', 'CQ HT HT SQ', 1],
    ['of two Schweine the first', 'normal', 'DA HT DA CQ', 1],
    ['the ace where nothing is trump', 'solo-fleischlos', 'DQ CQ DA DT', 2],
    ['a queen over the Dulle in a queens solo', 'solo-queens', 'HT HA DQ HA', 2],
    ['a king in a kings solo, in which the Dulle is a ten', 'solo-kings', 'HT HA DK HQ', 2],
    ['the lowest king over the highest jack in a Köhler', 'solo-koehler', 'CJ CQ DK SQ', 2],
  ])('%s', (_name, contract, played, winner) => {
    const trick = { leader: 0 as const, cards: cards(played) };
    expect(leadingSeat(trick, cardOrder(contract), false)).toBe(winner);
  });

  test('Schweine beat the Dulle', () => {
    const trick = { leader: 0 as const, cards: cards('CQ HT DA SQ') };
    expect(leadingSeat(trick, cardOrder('normal', ['A']), false)).toBe(2);
  });
});

describe('a trick that seat 3 leads', () => {
  const trick = { leader: 3 as const, cards: cards('CK CT CA') };

  test('knows what each seat played, and who is yet to play', () => {
    expect(SEATS.map((seat) => cardOf(trick, seat))).toEqual(['CT', 'CA', undefined, 'CK']);
  });

  test('goes to the seat of its best card, with its eyes', () => {
    const complete = { ...trick, cards: cards('CK CT CA C9') };
    expect(leadingSeat(complete, cardOrder('normal'), false)).toBe(1);
    expect(wonTrick(complete, 1)).toEqual({ ...complete, winner: 1, eyes: 25 });
  });
});

describe('the second Dulle', () => {
  test.each<[SecondDulle, boolean, boolean]>([
    ['never', false, false],
    ['never', true, false],
    ['except-last-trick', false, true],
    ['except-last-trick', true, false],
    ['always', false, true],
    ['always', true, true],
  ])('%s, in the last trick: %s; wins: %s', (rule, last, wins) => {
    expect(secondDulleWins(rule, last)).toBe(wins);
  });

  test.each<[string, Contract, string, number]>([
    ['wins', 'normal', 'CQ HT HT SQ', 2],
    ['does not beat a Schwein', 'normal', 'HT DA HT CQ', 1],
    ['is an ordinary ten in a jacks solo', 'solo-jacks', 'HK HT HT H9', 1],
  ])('%s', (_name, contract, played, winner) => {
    const order = cardOrder(contract, played.includes('DA') ? ['A'] : []);
    expect(leadingSeat({ leader: 0, cards: cards(played) }, order, true)).toBe(winner);
  });
});
