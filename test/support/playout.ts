import type { Card } from '../../src/core/card.ts';
import type { HandAction } from '../../src/core/hand/action.ts';
import type { HandEvent, HandSetup } from '../../src/core/hand/event.ts';
import { beginHand, decideHand, evolveHand } from '../../src/core/hand/hand.ts';
import { type HandState, nameableReservations, turnOf } from '../../src/core/hand/state.ts';
import { isSolo } from '../../src/core/rules/contract.ts';
import { DDV, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { type PerSeat, SEATS, type Seat } from '../../src/core/seat.ts';
import { dealt } from '../../src/core/shuffle.ts';
import { type LegalAction, legalActions } from '../../src/core/view/legalActions.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import type { Player, PlayerMove, Random } from '../../src/players/player.ts';
import { seededRandom } from './random.ts';
import { rareDeal } from './rareDeals.ts';

export type OverState = Extract<HandState, { phase: 'over' }>;

/** A random deal under the rules, everything else as given. */
export function randomSetup(random: Random, given: Partial<HandSetup> = {}): HandSetup {
  const rules = given.rules ?? DDV;
  return {
    rules,
    dealer: Math.floor(random() * 4) as Seat,
    hands: dealt(rules.nines, (limit) => Math.floor(random() * limit)),
    owesSolo: [],
    forcedSolo: null,
    multiplier: 1,
    ...given,
  };
}

/** The state right after the deal. */
export function begun(setup: HandSetup): HandState {
  const events = beginHand(setup);
  if (!events.ok) throw new Error(`Not dealt: ${events.error.code}`);
  return folded(undefined, events.value);
}

export function folded(state: HandState | undefined, events: readonly HandEvent[]): HandState {
  const after = events.reduce<HandState | undefined>(evolveHand, state);
  if (!after) throw new Error('Nothing happened');
  return after;
}

/** The state after an action that has to be allowed. */
export function acted(state: HandState, action: HandAction): HandState {
  const decided = decideHand(state, action);
  if (!decided.ok) throw new Error(`${JSON.stringify(action)} refused: ${decided.error.code}`);
  return folded(state, decided.value);
}

/** Plays a hand to its end with one player a seat; `watch` sees every state on the way. */
export function playHand(
  setup: HandSetup,
  players: PerSeat<Player>,
  random: Random,
  watch: (state: HandState) => void = () => {},
): OverState {
  let state = begun(setup);
  for (;;) {
    watch(state);
    if (state.phase === 'over') return state;
    const seat = turnOf(state) as Seat;
    const move = players[seat](seatView(state, seat), random);
    if (!move) throw new Error(`Seat ${seat} has nothing to do in phase ${state.phase}`);
    state = acted(state, { ...move, seat } as HandAction);
  }
}

/** A random deal under the rules, often a rare one; everything before the first action may occur. */
function variedSetup(random: Random, rules: RuleSet): HandSetup {
  const owesSolo = rules.solos.length === 0 ? [] : SEATS.filter(() => random() < 0.2);
  const forcedSolo = owesSolo.length > 0 && random() < 0.3 ? picked(owesSolo, random) : null;
  const multiplier = random() < 0.1 ? 2 : 1;
  const rare = random() < 0.5 ? { hands: rareDeal(rules.nines, random) } : {};
  return randomSetup(random, { rules, owesSolo, forcedSolo, multiplier, ...rare });
}

/** How a random playout picks among what is legal. */
export interface Habits {
  /** Chance to reserve where something can be named, 0 to 1. */
  readonly reserves: number;
  /** Chance that somebody announces before a move, 0 to 1. */
  readonly announces: number;
  /** Cards that are played only where nothing else is allowed. */
  readonly keeps?: readonly Card[];
}

/** Chance that a wedding, a poverty or a throw-in is named where it can be, 0 to 1. */
const RARE_NAMED = 0.7;

/** Often enough for every contract, every step and a reply to occur within some hundred hands. */
export const LIVELY: Habits = { reserves: 0.06, announces: 0.15 };

/**
 * A whole hand of random legal moves, announcements by any seat at any time included; the same random
 * source gives the same hand. Works on the state itself, so that it is fast enough for thousands of hands.
 */
export function randomPlayout(
  setup: HandSetup,
  random: Random,
  habits: Habits = LIVELY,
  watch: (state: HandState) => void = () => {},
): OverState {
  let state = begun(setup);
  for (;;) {
    watch(state);
    if (state.phase === 'over') return state;
    state = acted(state, randomAction(state, random, habits));
  }
}

export interface PlayedOut {
  readonly over: OverState;
  /** Every state on the way, the last one too. */
  readonly states: readonly HandState[];
}

/** A random hand under the rules; the same seed gives the same hand. */
export function playedOut(seed: number, rules: RuleSet, habits: Habits = LIVELY): PlayedOut {
  const random = seededRandom(seed);
  const states: HandState[] = [];
  const over = randomPlayout(variedSetup(random, rules), random, habits, (state) => states.push(state));
  return { over, states };
}

function randomAction(state: HandState, random: Random, habits: Habits): HandAction {
  if (state.phase === 'play' && random() < habits.announces) {
    const speaker = picked(SEATS, random);
    const said = legalActions(state, speaker).filter((action) => action.do === 'announce');
    if (said.length > 0) return { ...picked(said, random), seat: speaker };
  }
  const seat = turnOf(state) as Seat;
  const options = legalActions(state, seat);
  const moves = options.filter((action) => action.do !== 'announce');
  // While an announcement is due there is nothing else to do.
  const legal = moves.length > 0 ? moves : options;
  if (state.phase === 'declare' && legal.length > 1) {
    const rare = nameableReservations(state, seat).some((name) => !isSolo(name));
    const chance = rare ? RARE_NAMED : habits.reserves;
    return { seat, do: 'declare', value: random() < chance ? 'reservation' : 'healthy' };
  }
  const rare = legal.filter((action) => action.do === 'name' && !isSolo(action.value));
  if (rare.length > 0 && random() < RARE_NAMED) return { ...picked(rare, random), seat } as HandAction;
  const { keeps = [] } = habits;
  const spared = legal.filter((action) => action.do !== 'play' || !keeps.includes(action.card));
  const action = picked(spared.length > 0 ? spared : legal, random);
  return { ...carriedOut(action, state.cards[seat], random), seat } as HandAction;
}

function carriedOut(action: LegalAction, held: readonly string[], random: Random): PlayerMove {
  if (action.do !== 'pass') return action;
  const rest = [...held];
  for (const card of action.must) rest.splice(rest.indexOf(card), 1);
  const cards = [...action.must];
  while (cards.length < action.count) {
    cards.push(rest.splice(Math.floor(random() * rest.length), 1)[0] as (typeof cards)[number]);
  }
  return { do: 'pass', cards };
}

const picked = <T>(options: readonly T[], random: Random): T =>
  options[Math.floor(random() * options.length)] as T;
