import { type Card, withoutAll } from '../../src/core/card.ts';
import type { HandAction } from '../../src/core/hand/action.ts';
import { decideHand, dueAnnouncement } from '../../src/core/hand/hand.ts';
import type { HandState } from '../../src/core/hand/state.ts';
import { trumpsIn } from '../../src/core/rules/reservation.ts';
import { type PerSeat, perSeat, replaceAt, type Seat } from '../../src/core/seat.ts';
import { ownParty } from '../../src/core/view/seatView.ts';
import { dealOf } from '../core/naive/compare.ts';
import { pigsShown } from '../core/naive/known.ts';
import { begun, folded } from './playout.ts';

type Random = () => number;
type Pass = Extract<HandAction, { do: 'pass' }>;

const swapped = (hand: readonly Card[], from: Card, to: Card): readonly Card[] =>
  hand.map((card, at) => (at === hand.indexOf(from) ? to : card));

const picked = <T>(options: readonly T[], random: Random): T | undefined =>
  options[Math.floor(random() * options.length)];

/**
 * The same hand with two hidden cards exchanged between two seats, or null where that would not have led
 * to the same actions: then somebody could know.
 */
export function withSwap(state: HandState, a: Seat, b: Seat, random: Random): HandState | null {
  const cardA = picked(state.cards[a], random);
  const cardB = picked(state.cards[b], random);
  if (cardA === undefined || cardB === undefined || cardA === cardB) return null;
  if (!state.dealt[a].includes(cardA) || !state.dealt[b].includes(cardB)) return null;
  let hands = perSeat((seat) => state.dealt[seat]);
  hands = replaceAt(hands, a, swapped(hands[a], cardA, cardB));
  hands = replaceAt(hands, b, swapped(hands[b], cardB, cardA));
  return alike(state, playedAgain(state, hands, state.actions));
}

/** The seats that exchanged cards in a poverty, as far as that has come. */
export const exchangers = (state: HandState): readonly Seat[] =>
  state.actions.flatMap((action) =>
    action.do === 'pass' || (action.do === 'take' && action.value) ? [action.seat] : [],
  );

/**
 * The same hand with another card passed in its poverty, as many trumps coming back, or null where that would
 * not have led to the same actions. Only who exchanged can tell the difference.
 */
export function withOtherPass(state: HandState, random: Random): HandState | null {
  const pass = picked(
    state.actions.filter((action): action is Pass => action.do === 'pass'),
    random,
  );
  if (!pass) return null;
  const at = state.actions.indexOf(pass);
  const before = playedAgain(state, state.dealt, state.actions.slice(0, at));
  const kept = picked(withoutAll(before?.cards[pass.seat] ?? [], pass.cards), random);
  const gone = picked(pass.cards, random);
  if (kept === undefined || gone === undefined || kept === gone) return null;
  const cards = swapped(pass.cards, gone, kept);
  const isReturned = state.actions.slice(0, at).some((action) => action.do === 'pass');
  if (isReturned && trumpsIn(cards).length !== trumpsIn(pass.cards).length) return null;
  return alike(state, playedAgain(state, state.dealt, state.actions.with(at, { ...pass, cards })));
}

/** The state that the actions lead to from the hands given; null where one of them is not allowed. */
function playedAgain(
  state: HandState,
  hands: PerSeat<readonly Card[]>,
  actions: readonly HandAction[],
): HandState | null {
  const { rules, dealer, owesSolo, forcedSolo, multiplier } = state;
  let other = begun({ rules, dealer, hands, owesSolo, forcedSolo, multiplier });
  for (const action of actions) {
    const decided = decideHand(other, action);
    if (!decided.ok) return null;
    other = folded(other, decided.value);
  }
  return other;
}

/** `other`, unless what the table was shown tells it from `state`. */
const alike = (state: HandState, other: HandState | null): HandState | null =>
  other && sameSpeakers(state, other) && sameSchweine(state, other) && sameObligation(state, other)
    ? other
    : null;

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
