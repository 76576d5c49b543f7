import { describe, expect, test } from 'vitest';
import { decideHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import type { WeddingDecidedBy } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { dealWith } from '../../support/deals.ts';
import { given, inPlay, parseAction, restOfTrick, trickLedWith, when } from '../../support/script.ts';

/** Forehand (seat 0) marries and holds the highest trumps; seat 1 has the next. */
const HANDS = dealWith({ 0: 'CQ CQ HT HT D9 D9 CA', 1: 'SQ SQ HQ HQ', 2: 'DQ', 3: 'DQ' });

const wedding = (): HandState =>
  when(
    given(HANDS),
    '0 declare reservation',
    '1 declare healthy',
    '2 declare healthy',
    '3 declare healthy',
    '0 name wedding',
  );

const played = (...leads: readonly string[]): HandState =>
  leads.reduce((state, card) => trickLedWith(state, card, card === 'D9' ? 'highest' : 'lowest'), wedding());

describe('before the deciding trick', () => {
  test('only the wedding player knows a party, and the table knows none', () => {
    expect(SEATS.map((seat) => seatView(wedding(), seat).party)).toEqual(['re', null, null, null]);
    expect(inPlay(wedding()).known).toEqual([null, null, null, null]);
  });

  test('nobody may announce', () => {
    for (const seat of SEATS) {
      expect(legalActions(wedding(), seat).some((action) => action.do === 'announce')).toBe(false);
      expect(decideHand(wedding(), parseAction(`${seat} announce re`))).toMatchObject({
        error: { code: 'announcement-not-allowed' },
      });
    }
  });

  test('a queen of clubs shows its player, and two of them nobody else', () => {
    expect(inPlay(played('CQ')).known).toEqual(['re', null, null, null]);
    expect(inPlay(played('CQ', 'CQ')).known).toEqual(['re', null, null, null]);
  });
});

describe('the deciding trick', () => {
  test.each<[string, string[], number, number]>([
    ['the first', ['D9'], 1, 0],
    ['the second', ['HT', 'D9'], 2, 1],
    ['the third', ['HT', 'HT', 'D9'], 3, 2],
  ])('is %s that another seat wins', (_name, leads, trick, shift) => {
    const state = inPlay(played(...leads));
    expect(state.wedding).toEqual({ trick, partner: 1 });
    expect(state.parties).toEqual(['re', 're', 'kontra', 'kontra']);
    expect(state.known).toEqual(state.parties);
    expect(state.shift).toBe(shift);
  });

  test('makes it a solo where the wedding player wins all three', () => {
    const state = inPlay(played('HT', 'HT', 'CQ'));
    expect(state.wedding).toEqual({ trick: 3, partner: null });
    expect(state.parties).toEqual(['re', 'kontra', 'kontra', 'kontra']);
    expect(state.contract).toBe('wedding');
    expect(state.shift).toBe(2);
  });

  test('opens announcements with every figure lowered', () => {
    const state = played('HT', 'HT', 'D9');
    // Nine cards are left, and Re needs 11 − 2.
    expect(legalActions(state, 0)).toContainEqual({ do: 'announce', value: 're' });
    expect(legalActions(state, 2)).toContainEqual({ do: 'announce', value: 'kontra' });
  });
});

describe('a wedding that only certain tricks decide', () => {
  /** Seat 0 marries; seat 1 takes whatever it likes, trump or side suit. */
  const MARRIED = dealWith({ 0: 'CQ CQ D9 D9 S9 S9 C9', 1: 'HT HT SQ SA SA CA CA' });

  /** The first lead is seat 0's and low; then seat 1 leads what it holds. */
  const decided = (weddingDecidedBy: WeddingDecidedBy, leads: string) => {
    const [first, ...more] = leads.split(' ') as [string, ...string[]];
    const begun = when(
      given(MARRIED, { rules: { weddingDecidedBy } }),
      ...['0 declare reservation', '1 declare healthy', '2 declare healthy', '3 declare healthy'],
      '0 name wedding',
    );
    const opened = when(begun, `0 play ${first}`, first === 'D9' ? '1 play HT' : '1 play SA');
    const state = inPlay(more.reduce((now, card) => trickLedWith(now, card), restOfTrick(opened)));
    return state.wedding;
  };

  test.each<[string, WeddingDecidedBy, string, { trick: number; partner: number | null } | null]>([
    ['any trick: the first', 'any', 'D9', { trick: 1, partner: 1 }],
    ['a side suit, trump led', 'side-suit', 'D9', null],
    ['a side suit, led second', 'side-suit', 'D9 SA', { trick: 2, partner: 1 }],
    ['a side suit, led third', 'side-suit', 'D9 HT CA', { trick: 3, partner: 1 }],
    ['a side suit, trump led three times', 'side-suit', 'D9 HT SQ', { trick: 3, partner: null }],
    ['a trump, a side suit led', 'trump', 'S9', null],
    ['a trump, led second', 'trump', 'S9 HT', { trick: 2, partner: 1 }],
    ['a trump, side suits led three times', 'trump', 'S9 SA CA', { trick: 3, partner: null }],
  ])('%s', (_name, rule, leads, wedding) => {
    expect(decided(rule, leads)).toEqual(wedding);
  });
});
