import { describe, expect, test } from 'vitest';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import type { Announcement } from '../../../src/core/rules/announcement.ts';
import { perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { chooseReservation } from '../../../src/players/bidding/inquiry.ts';
import { analyse } from '../../../src/players/coach/analyse.ts';
import { randomFrom } from '../../../src/players/decisionRandom.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { playerOf } from '../../../src/players/levels.ts';
import { NEVER } from '../../../src/players/player.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import { dealWith } from '../../support/deals.ts';
import { withSwap } from '../../support/permuted.ts';
import { playHand, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { allHealthy, given, restOfTrick, when } from '../../support/script.ts';

/** All states of a hand that sensible players play. */
function statesOf(seed: number): readonly HandState[] {
  const states: HandState[] = [];
  const random = seededRandom(seed);
  playHand(
    randomSetup(random),
    perSeat(() => simplePlayer),
    random,
    (state) => states.push(state),
  );
  return states;
}

const maySay = (state: HandState): boolean =>
  SEATS.every((seat) => seatView(state, seat).legal.some((action) => action.do === 'announce'));

/** A normal game in which everybody may announce something after the first card. */
const STATES =
  Array.from({ length: 40 }, (_, seed) => statesOf(seed)).find((states) =>
    states.some(
      (state) => state.actions.filter(({ do: done }) => done === 'play').length === 1 && maySay(state),
    ),
  ) ?? [];

/** The state before the card of that number, from 0, and whose turn it is then. */
function atCard(card: number): { readonly state: HandState; readonly seat: Seat } {
  const inPlay = STATES.filter(({ phase }) => phase === 'play');
  const state = inPlay.find(
    ({ actions }) => actions.filter((action) => action.do === 'play').length === card,
  );
  if (!state) throw new Error(`Card ${card} is not played`);
  return { state, seat: turnOf(state) ?? 0 };
}

const thought = (state: HandState, seat: Seat) => analyse(seatView(state, seat), randomFrom('a decision'));

describe('what the coach thinks of a card', () => {
  test('rates every kind that may be played, best first', () => {
    const { state, seat } = atCard(0);
    const moves = thought(state, seat)?.moves ?? [];
    const legal = seatView(state, seat).legal.filter((action) => action.do === 'play');
    const written = (played: readonly object[]) => played.map((move) => JSON.stringify(move)).toSorted();
    expect(written(moves.map(({ move }) => move))).toEqual(written(legal));
    expect(moves.map(({ points }) => points)).toEqual(
      moves.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(moves[0]?.error).toBe(0);
    for (const { wins, ownTakes, partyTakes } of moves) {
      for (const share of [wins, ownTakes, partyTakes]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(ownTakes ?? 0).toBeLessThanOrEqual(partyTakes ?? 0);
    }
  });

  test('is the same for the same view and the same chance', () => {
    const { state, seat } = atCard(22);
    expect(thought(state, seat)).toEqual(thought(state, seat));
  });

  test('is the same whatever the others hold', () => {
    const random = seededRandom(9);
    let compared = 0;
    for (const card of [3, 9, 17, 26]) {
      const { state, seat } = atCard(card);
      const [a, b] = SEATS.filter((other) => other !== seat);
      for (let attempt = 0; attempt < 20; attempt++) {
        const other = a !== undefined && b !== undefined ? withSwap(state, a, b, random) : null;
        if (!other || JSON.stringify(seatView(other, seat)) !== JSON.stringify(seatView(state, seat)))
          continue;
        expect(thought(other, seat)).toEqual(thought(state, seat));
        compared += 1;
        break;
      }
    }
    expect(compared).toBeGreaterThan(1);
  });
});

describe('what the coach thinks of an announcement', () => {
  test('compares it with silence beside the cards, and while others are to play', () => {
    const { state } = atCard(1);
    for (const seat of SEATS) {
      const view = seatView(state, seat);
      const calls = view.legal.flatMap((action) => (action.do === 'announce' ? [action.value] : []));
      expect(calls.length).toBeGreaterThan(0);
      const analysis = thought(state, seat);
      const rated = analysis?.announcements.map(({ move }) => move?.value ?? 'silence') ?? [];
      expect(rated.toSorted()).toEqual([...calls, 'silence'].toSorted());
      expect(analysis?.moves.length).toBe(turnOf(state) === seat ? view.legal.length - calls.length : 0);
    }
  });
});

describe('the coach asks as much as the expert', () => {
  const dealt = (hand: string): HandState => given(dealWith({ 0: hand }));
  const asked = (hand: string) => thought(dealt(hand), 0)?.moves ?? [];

  test.each<[string, string, string]>([
    ['a sure solo comes first', 'CA CA SA SA HA HA DA DA CT CT ST ST', 'solo-fleischlos'],
    ['a poor hand is healthy', 'D9 DK DJ SK SK S9 HK HK H9 C9 C9 CK', 'healthy'],
    ['a solo that gains too little does not come first', 'CJ CJ CQ DK DQ DQ H9 H9 HJ HT HT ST', 'healthy'],
  ])('in the inquiry: %s', (_name, hand, expected) => {
    const view = seatView(dealt(hand), 0);
    const [best] = asked(hand);
    expect(best?.move).toMatchObject({ value: expected });
    const said = chooseReservation(view, 600, new Rng(randomFrom('the expert')), NEVER) ?? 'healthy';
    expect(said).toBe(expected);
  });

  /** Forehand is to lead to the second trick: its last chance to say Re or Kontra. */
  const second = (hand: string, lead: string): HandState =>
    restOfTrick(when(allHealthy(dealt(hand)), `0 play ${lead}`));

  test.each<[string, string, Announcement | null]>([
    ['Re with high trumps and aces', 'HT HT CQ SQ HQ DQ CJ DA DT CA SA SK', 're'],
    ['nothing with a poor queen of clubs', 'HT CQ D9 DK DJ SK SK S9 HK HK H9 C9', null],
    ['nothing with a middling hand of Kontra', 'HT SQ DQ DJ D9 DK CA CK SK S9 H9 HK', null],
  ])('at the last chance: %s', (_name, hand, expected) => {
    const [best] = thought(second(hand, 'HT'), 0)?.announcements ?? [];
    expect(best?.move?.value ?? null).toBe(expected);
    expect(best?.error).toBe(0);
  });

  test('while it may wait, silence costs nothing', () => {
    const hand = 'HT HT CQ SQ HQ DQ CJ DA DT CA SK S9';
    const [best] = thought(allHealthy(dealt(hand)), 0)?.announcements ?? [];
    const view = seatView(allHealthy(dealt(hand)), 0);
    const move = playerOf('expert')?.(view, seededRandom(1));
    expect(best?.move?.value ?? null).toBe(move?.do === 'announce' ? move.value : null);
  });
});

test('the error of an announcement is that of its difference to the best', () => {
  const hand = 'HT HT CQ CQ SQ SQ HQ HQ CJ CJ CA SA';
  const named = when(
    given(dealWith({ 0: hand })),
    '0 declare reservation',
    '1 declare healthy',
    '2 declare healthy',
    '3 declare healthy',
    '0 name solo-diamonds',
  );
  const [, ...others] = thought(restOfTrick(when(named, '0 play HT')), 0)?.announcements ?? [];
  // Nearly every deal is won, so that announcing gains nearly the same on each, whatever the deals differ in.
  const silence = others.find(({ move }) => move === null);
  expect(silence?.error).toBeLessThan(0.2);
});

test('there is nothing to think about where there is nothing to decide', () => {
  const { state } = atCard(47);
  for (const any of SEATS) expect(thought(state, any)).toBeNull();
  const asked = STATES.find(({ phase }) => phase === 'declare');
  const waiting = SEATS.find((other) => asked && turnOf(asked) !== other);
  if (asked && waiting !== undefined) expect(thought(asked, waiting)).toBeNull();
});
