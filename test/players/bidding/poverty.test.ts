import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { chooseBid } from '../../../src/players/bidding/bidding.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { NEVER, type PlayerMove } from '../../../src/players/player.ts';
import { cards, dealWith } from '../../support/deals.ts';
import { seededRandom } from '../../support/random.ts';
import { given, when } from '../../support/script.ts';

const POOR = 'CK CK C9 C9 SK SK S9 S9 H9 H9 D9 DJ';

function bid(state: HandState): PlayerMove | null {
  const view = seatView(state, turnOf(state) as Seat);
  return chooseBid(view, { deals: 60 }, new Rng(seededRandom(1)), NEVER);
}

/** Seat 0 is poor, and seat 1 is asked first. */
function asked(hands: Parameters<typeof dealWith>[0]): HandState {
  const dealt = given(dealWith({ 0: POOR, ...hands }), { rules: PRESETS.kitchen });
  const declared = when(dealt, '0 declare reservation', '1 declare healthy', '2 declare healthy');
  return when(declared, '3 declare healthy', '0 name poverty');
}

describe('the cards of a poverty', () => {
  test('are taken with a strong hand', () => {
    const hand = 'HT HT CQ SQ SQ HQ CJ CJ DA DT CA HA';
    expect(bid(asked({ 1: hand }))).toEqual({ do: 'take', value: true });
  });

  test('are left to others with a hand that is poor itself', () => {
    const hand = 'HK HK HA CT CT CA ST ST SA DK DK HJ';
    expect(bid(asked({ 1: hand }))).toEqual({ do: 'take', value: false });
  });
});

describe('what is passed', () => {
  const strong = 'HT HT CQ SQ SQ HQ CJ CJ DA DT CA HK';
  const taken = when(asked({ 1: strong }), '1 take true');

  test('holds all trumps of the poor player, and three cards', () => {
    const move = bid(taken);
    expect(move?.do === 'pass' && move.cards).toHaveLength(3);
    expect(move?.do === 'pass' && move.cards).toEqual(expect.arrayContaining(cards('D9 DJ')));
  });

  test('by the partner are three cards, no high trump among them', () => {
    const move = bid(when(taken, '0 pass D9 DJ CK'));
    const passed: readonly Card[] = move?.do === 'pass' ? move.cards : [];
    expect(passed).toHaveLength(3);
    for (const kept of cards('HT CQ SQ HQ CJ')) expect(passed).not.toContain(kept);
  });
});

test('where time is up, a pass that is allowed is made', () => {
  const state = when(asked({}), '1 take true');
  const view = seatView(state, 0);
  const move = chooseBid(view, { deals: 1_000_000 }, new Rng(seededRandom(1)), () => true);
  expect(move?.do === 'pass' && move.cards).toEqual(expect.arrayContaining(cards('D9 DJ')));
});
