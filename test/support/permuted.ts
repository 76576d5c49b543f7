import type { Card } from '../../src/core/card.ts';
import { decideHand, dueAnnouncement } from '../../src/core/hand/hand.ts';
import type { HandState } from '../../src/core/hand/state.ts';
import { perSeat, replaceAt, type Seat } from '../../src/core/seat.ts';
import { ownParty } from '../../src/core/view/seatView.ts';
import { dealOf } from '../core/naive/compare.ts';
import { pigsShown } from '../core/naive/known.ts';
import { begun, folded } from './playout.ts';

const swapped = (hand: readonly Card[], from: Card, to: Card): readonly Card[] =>
  hand.map((card, at) => (at === hand.indexOf(from) ? to : card));

/**
 * The same hand with two hidden cards exchanged between two seats, or null where that would not have led
 * to the same actions: then somebody could know.
 */
export function withSwap(state: HandState, a: Seat, b: Seat, random: () => number): HandState | null {
  const pick = (seat: Seat) => state.cards[seat][Math.floor(random() * state.cards[seat].length)];
  const cardA = pick(a);
  const cardB = pick(b);
  if (cardA === undefined || cardB === undefined || cardA === cardB) return null;
  if (!state.dealt[a].includes(cardA) || !state.dealt[b].includes(cardB)) return null;
  const { rules, dealer, owesSolo, forcedSolo, multiplier } = state;
  let hands = perSeat((seat) => state.dealt[seat]);
  hands = replaceAt(hands, a, swapped(hands[a], cardA, cardB));
  hands = replaceAt(hands, b, swapped(hands[b], cardB, cardA));
  let other = begun({ rules, dealer, hands, owesSolo, forcedSolo, multiplier });
  for (const action of state.actions) {
    const decided = decideHand(other, action);
    if (!decided.ok) return null;
    other = folded(other, decided.value);
  }
  const known = sameSpeakers(state, other) && sameSchweine(state, other) && sameObligation(state, other);
  return known ? other : null;
}

/** Who was shown to hold Schweine and Superschweine, worked out from the record alone. */
const sameSchweine = (state: HandState, other: HandState): boolean =>
  JSON.stringify(pigsShown(dealOf(state), state.actions)) ===
  JSON.stringify(pigsShown(dealOf(other), other.actions));

/** That the winner of a first trick of 30 eyes still has something to announce is for everybody to see. */
const sameObligation = (state: HandState, other: HandState): boolean =>
  (dueAnnouncement(state) === null) === (dueAnnouncement(other) === null);

/** Whoever announces, even no90 after both parties spoke, shows the own party to the table. */
function sameSpeakers(state: HandState, other: HandState): boolean {
  return state.actions.every(
    ({ do: deed, seat }) => deed !== 'announce' || ownParty(state, seat) === ownParty(other, seat),
  );
}
