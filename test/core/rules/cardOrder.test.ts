import { describe, expect, test } from 'vitest';
import { CARDS, type Card, type Rank } from '../../../src/core/card.ts';
import { cardOrder, type Group, sortCards } from '../../../src/core/rules/cardOrder.ts';
import type { Contract } from '../../../src/core/rules/contract.ts';

const cards = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];

const QUEENS_AND_JACKS = 'CQ SQ HQ DQ CJ SJ HJ DJ';

describe('trumps, high to low', () => {
  test.each<[Contract, string]>([
    ['normal', `HT ${QUEENS_AND_JACKS} DA DT DK D9`],
    ['wedding', `HT ${QUEENS_AND_JACKS} DA DT DK D9`],
    ['silent-wedding', `HT ${QUEENS_AND_JACKS} DA DT DK D9`],
    ['poverty', `HT ${QUEENS_AND_JACKS} DA DT DK D9`],
    ['solo-diamonds', `HT ${QUEENS_AND_JACKS} DA DT DK D9`],
    ['solo-hearts', `HT ${QUEENS_AND_JACKS} HA HK H9`],
    ['solo-spades', `HT ${QUEENS_AND_JACKS} SA ST SK S9`],
    ['solo-clubs', `HT ${QUEENS_AND_JACKS} CA CT CK C9`],
    ['solo-queens', 'CQ SQ HQ DQ'],
    ['solo-jacks', 'CJ SJ HJ DJ'],
    ['solo-fleischlos', ''],
    ['solo-kings', 'CK SK HK DK'],
    ['solo-queens-jacks', QUEENS_AND_JACKS],
    ['solo-kings-queens', 'CK SK HK DK CQ SQ HQ DQ'],
    ['solo-kings-jacks', 'CK SK HK DK CJ SJ HJ DJ'],
    ['solo-koehler', `CK SK HK DK ${QUEENS_AND_JACKS}`],
  ])('%s', (contract, trumps) => {
    const order = cardOrder(contract);
    expect(order.trumps).toEqual(cards(trumps));
    const strengths = order.trumps.map(order.strengthOf);
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
    expect(new Set(strengths).size).toBe(strengths.length);
  });
});

describe('side suits, high to low', () => {
  test.each<[Contract, Group, string]>([
    ['normal', 'C', 'CA CT CK C9'],
    ['normal', 'H', 'HA HK H9'],
    ['normal', 'D', ''],
    ['solo-hearts', 'D', 'DA DT DK D9'],
    ['solo-hearts', 'H', ''],
    ['solo-spades', 'H', 'HA HK H9'],
    ['solo-clubs', 'D', 'DA DT DK D9'],
    ['solo-queens', 'H', 'HA HT HK HJ H9'],
    ['solo-jacks', 'H', 'HA HT HK HQ H9'],
    ['solo-fleischlos', 'H', 'HA HT HK HQ HJ H9'],
    ['solo-fleischlos', 'D', 'DA DT DK DQ DJ D9'],
    ['solo-kings', 'H', 'HA HT HQ HJ H9'],
    ['solo-queens-jacks', 'H', 'HA HT HK H9'],
    ['solo-kings-queens', 'D', 'DA DT DJ D9'],
    ['solo-kings-jacks', 'D', 'DA DT DQ D9'],
    ['solo-koehler', 'H', 'HA HT H9'],
  ])('%s, %s', (contract, group, expected) => {
    const order = cardOrder(contract);
    const suit = CARDS.filter((card) => order.groupOf(card) === group);
    suit.sort((a, b) => order.strengthOf(b) - order.strengthOf(a));
    expect(suit).toEqual(cards(expected));
  });
});

describe('Schweine', () => {
  test.each<[string, Contract, readonly Rank[], string]>([
    ['a normal game', 'normal', ['A'], 'DA HT CQ SQ HQ DQ CJ SJ HJ DJ DT DK D9'],
    ['a wedding', 'wedding', ['A'], 'DA HT CQ SQ HQ DQ CJ SJ HJ DJ DT DK D9'],
    ['a diamonds solo', 'solo-diamonds', ['9', 'A'], 'D9 DA HT CQ SQ HQ DQ CJ SJ HJ DJ DT DK'],
    ['a poverty without nines', 'poverty', ['K', 'A'], 'DK DA HT CQ SQ HQ DQ CJ SJ HJ DJ DT D9'],
    ['Superschweine of which only they are known', 'normal', ['9'], 'D9 HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK'],
    ['a clubs solo', 'solo-clubs', ['9', 'A'], 'C9 CA HT CQ SQ HQ DQ CJ SJ HJ DJ CT CK'],
    ['a hearts solo', 'solo-hearts', ['9', 'A'], 'H9 HA HT CQ SQ HQ DQ CJ SJ HJ DJ HK'],
    ['a queens solo: none', 'solo-queens', ['9', 'A'], 'CQ SQ HQ DQ'],
    ['a solo without trumps: none', 'solo-fleischlos', ['A'], ''],
  ])('in %s', (_name, contract, raised, trumps) => {
    expect(cardOrder(contract, raised).trumps).toEqual(cards(trumps));
  });
});

test('cards are sorted trumps first, then clubs, spades and hearts, each high to low', () => {
  const hand = cards('H9 CA DA SQ HT C9 HA SK DT CQ ST DJ');
  expect(sortCards(hand)).toEqual(cards('HT CQ SQ DJ DA DT CA C9 ST SK HA H9'));
  expect(sortCards(hand, cardOrder('solo-fleischlos'))).toEqual(cards('CA CQ C9 ST SK SQ HA HT H9 DA DT DJ'));
});
