import { describe, expect, test } from 'vitest';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import { perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { analyse } from '../../../src/players/coach/analyse.ts';
import { randomFrom } from '../../../src/players/decisionRandom.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import { withSwap } from '../../support/permuted.ts';
import { playHand, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';

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

test('there is nothing to think about where there is nothing to decide', () => {
  const { state } = atCard(47);
  for (const any of SEATS) expect(thought(state, any)).toBeNull();
  const asked = STATES.find(({ phase }) => phase === 'declare');
  const waiting = SEATS.find((other) => asked && turnOf(asked) !== other);
  if (asked && waiting !== undefined) expect(thought(asked, waiting)).toBeNull();
});
