import { describe, expect, test } from 'vitest';
import { decideHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { dealWith } from '../../support/deals.ts';
import { given, inPlay, parseAction, trickLedWith, when } from '../../support/script.ts';

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
