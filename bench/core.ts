import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { withoutAll } from '../src/core/card.ts';
import type { HandAction } from '../src/core/hand/action.ts';
import { beginHand, decideHand, evolveHand } from '../src/core/hand/hand.ts';
import { type HandState, turnOf } from '../src/core/hand/state.ts';
import { DDV } from '../src/core/rules/ruleSet.ts';
import type { Seat } from '../src/core/seat.ts';
import { dealt } from '../src/core/shuffle.ts';
import { legalActions } from '../src/core/view/legalActions.ts';

export interface CoreFigures {
  /** Whole hands, dealt and played at random from inquiry to score. */
  readonly randomHandsPerSecond: number;
  /** Actions judged and folded. */
  readonly decideEvolvePerSecond: number;
}

/** Plays random hands for so many milliseconds on this core. */
export function benchCore(milliseconds: number): CoreFigures {
  const generator = xoroshiro128plus(1);
  const below = (limit: number): number => (generator.next() >>> 0) % limit;
  let hands = 0;
  let actions = 0;
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    actions += playHand(below);
    hands++;
  }
  const seconds = (performance.now() - begin) / 1000;
  return {
    randomHandsPerSecond: Math.round(hands / seconds),
    decideEvolvePerSecond: Math.round(actions / seconds),
  };
}

/** Plays one random hand; the number of its actions. */
function playHand(below: (limit: number) => number): number {
  const begun = beginHand({
    rules: DDV,
    dealer: below(4) as Seat,
    hands: dealt(true, below),
    owesSolo: [],
    forcedSolo: null,
    multiplier: 1,
  });
  if (!begun.ok) throw new Error(begun.error.code);
  let state = begun.value.reduce<HandState | undefined>(evolveHand, undefined);
  let actions = 0;
  while (state && state.phase !== 'over') {
    const seat: Seat = turnOf(state) ?? 0;
    const decided = decideHand(state, chosen(state, seat, below));
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce<HandState>(evolveHand, state);
    actions++;
  }
  return actions;
}

/** Mostly cards and health, now and then a reservation or an announcement. */
function chosen(state: HandState, seat: Seat, below: (limit: number) => number): HandAction {
  const legal = legalActions(state, seat);
  const quiet = legal.filter(
    (action) => action.do !== 'announce' && !(action.do === 'declare' && action.value === 'reservation'),
  );
  const options = below(20) === 0 || quiet.length === 0 ? legal : quiet;
  const action = options[below(options.length)];
  if (!action) throw new Error('Nothing is legal');
  if (action.do !== 'pass') return { ...action, seat };
  const rest = withoutAll(state.cards[seat], action.must);
  return { seat, do: 'pass', cards: [...action.must, ...rest].slice(0, action.count) };
}
