import type { Card } from '../../src/core/card.ts';
import { decideHand, dueAnnouncement } from '../../src/core/hand/hand.ts';
import type { HandState } from '../../src/core/hand/state.ts';
import { perSeat, replaceAt, SEATS, type Seat } from '../../src/core/seat.ts';
import { ownParty } from '../../src/core/view/seatView.ts';
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

/** What has shown itself of Schweine and Superschweine, worked out from the cards alone. */
function sameSchweine(state: HandState, other: HandState): boolean {
  return JSON.stringify(schweineTold(state)) === JSON.stringify(schweineTold(other));
}

const SUITS_OF_CONTRACTS: Readonly<Record<string, string>> = {
  'solo-clubs': 'C',
  'solo-spades': 'S',
  'solo-hearts': 'H',
  'solo-diamonds': 'D',
  normal: 'D',
  'silent-wedding': 'D',
  wedding: 'D',
  poverty: 'D',
};

/** The seats that everybody knows to hold both aces, and both nines or kings, of the trump suit. */
function schweineTold(state: HandState): readonly (Seat | undefined)[] {
  if (!state.rules.schweine || !('tricks' in state)) return [];
  const suit = SUITS_OF_CONTRACTS[state.contract];
  if (suit === undefined || (suit !== 'D' && !state.rules.schweineInSuitSolos)) return [];
  const played = (seat: Seat): readonly Card[] =>
    state.actions.flatMap((action) => (action.do === 'play' && action.seat === seat ? [action.card] : []));
  const holderOf = (card: string): Seat | undefined =>
    SEATS.find((seat) => [...played(seat), ...state.cards[seat]].filter((one) => one === card).length === 2);
  const toldOf = (card: string): Seat | undefined => {
    const holder = holderOf(card);
    const told = state.rules.schweineShown === 'at-start';
    return holder !== undefined && (told || played(holder).includes(card as Card)) ? holder : undefined;
  };
  const low = `${suit}${state.rules.nines ? '9' : 'K'}`;
  const raised = state.rules.superschweine && holderOf(`${suit}A`) !== undefined;
  return [toldOf(`${suit}A`), raised ? toldOf(low) : undefined];
}

/** That the winner of a first trick of 30 eyes still has something to announce is for everybody to see. */
const sameObligation = (state: HandState, other: HandState): boolean =>
  (dueAnnouncement(state) === null) === (dueAnnouncement(other) === null);

/** Whoever announces, even no90 after both parties spoke, shows the own party to the table. */
function sameSpeakers(state: HandState, other: HandState): boolean {
  return state.actions.every(
    ({ do: deed, seat }) => deed !== 'announce' || ownParty(state, seat) === ownParty(other, seat),
  );
}
