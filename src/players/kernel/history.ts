import { ANNOUNCEMENTS } from '../../core/rules/announcement.ts';
import { isSolo } from '../../core/rules/contract.ts';
import { withDdvRules } from '../../core/rules/readRules.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Position, Terms } from './position.ts';
import { plainBit } from './world.ts';

/** From here on moves are announcements. */
const ANNOUNCED = 32;

/** A hand in play as its seat saw it, as the kernel replays it on any deal that fits. */
export interface History {
  readonly terms: Terms;
  /** Cards and announcements in order, as numbers: plain bit of the card; or 32 + 8 × seat + index in ANNOUNCEMENTS. */
  readonly moves: Int32Array;
}

/** Reads a view in phase `play` (or `over`). Throws where nothing was played, as after a throw-in. */
export function historyOf(view: SeatView): History {
  const moves = view.actions.flatMap((action) => {
    if (action.do === 'play') return [plainBit[action.card]];
    if (action.do !== 'announce') return [];
    return [ANNOUNCED + 8 * action.seat + ANNOUNCEMENTS.indexOf(action.value)];
  });
  return { terms: termsOf(view), moves: Int32Array.from(moves) };
}

function termsOf(view: SeatView): Terms {
  const { contract, actions, turn, rules } = view;
  if (contract === null || contract === 'thrown-in') throw new Error('A view without play has no terms');
  const leader = actions.find((action) => action.do === 'play')?.seat ?? turn;
  if (leader === null) throw new Error('A hand in play has a leader');
  return {
    rules: withDdvRules(rules),
    contract,
    soloist: soloistOf(view),
    partner: contract === 'poverty' ? takerOf(view) : null,
    leader,
    // A view does not tell what the hand counts, and no decision depends on it.
    multiplier: 1,
  };
}

/** Who took the cards of a poverty. */
const takerOf = ({ actions }: SeatView): Seat | null =>
  actions.find((action) => action.do === 'take' && action.value)?.seat ?? null;

function soloistOf(view: SeatView): Seat | null {
  const { contract, actions, knownParties } = view;
  if (contract === null || contract === 'normal') return null;
  // All parties of a solo are public, and its soloist is Re alone.
  if (isSolo(contract)) return SEATS.find((seat) => knownParties[seat] === 're') ?? null;
  return actions.find((action) => action.do === 'name' && action.value === contract)?.seat ?? null;
}

/** Whether a move of a history is a card (its plain bit), not an announcement. */
export const isCardMove = (move: number): boolean => move < ANNOUNCED;

/** Makes one move of a history. */
export function makeMove(position: Position, move: number): void {
  if (move < ANNOUNCED) position.play(position.order.bitOfPlain[move] as number);
  else position.announceIndex((move - ANNOUNCED) >> 3, (move - ANNOUNCED) & 7);
}

/** Brings a position that has begun with a fitting world to the present. */
export function replay(position: Position, { moves }: History): void {
  for (let at = 0; at < moves.length; at++) makeMove(position, moves[at] as number);
}
