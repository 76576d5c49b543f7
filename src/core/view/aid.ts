import { type Card, countOf, fullDeck, SUITS, type Suit } from '../card.ts';
import { isSolo, type Party } from '../rules/contract.ts';
import { withDdvRules } from '../rules/readRules.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../seat.ts';
import type { SeatView } from './seatView.ts';
import { seenOrder } from './seenOrder.ts';

/** What a player could keep in mind of a hand in play. */
export interface Aid {
  /** Trumps that were played, that the viewer holds, and that are in other hands. */
  readonly trumps: { readonly played: number; readonly own: number; readonly out: number };
  /** How many of the two copies were played, of the cards that matter in this contract. */
  readonly seen: readonly { readonly card: Card; readonly played: number }[];
  /** How many tricks each side suit was led to, the present one included. */
  readonly led: readonly { readonly suit: Suit; readonly tricks: number }[];
  /** Parties that are certain for the viewer: what the table knows, the own one, and what follows from both. */
  readonly parties: PerSeat<Party | null>;
}

/** The cards that players look out for; the last ones only where there are foxes and extra points. */
const WATCHED: readonly Card[] = ['HT', 'CQ'];
const FOX: Card = 'DA';

/** Computed from what a seat may know; null where no cards are played (yet, or any more). */
export function aidOf(view: SeatView): Aid | null {
  const { phase, contract } = view;
  if (phase !== 'play' || contract === null || contract === 'thrown-in') return null;
  const rules = withDdvRules(view.rules);
  const order = seenOrder(view);
  const isTrump = (card: Card): boolean => order.groupOf(card) === 'trump';
  const deck = fullDeck(rules.nines);
  const plays = view.actions.flatMap((action) => (action.do === 'play' ? [action.card] : []));
  const leads = plays.filter((_, place) => place % SEATS.length === 0);
  const played = plays.filter(isTrump).length;
  const own = view.cards.filter(isTrump).length;
  const watched = isSolo(contract) ? WATCHED : [...WATCHED, FOX];
  return {
    trumps: { played, own, out: deck.filter(isTrump).length - played - own },
    seen: watched.filter(isTrump).map((card) => ({ card, played: countOf(plays, card) })),
    led: SUITS.filter((suit) => deck.some((card) => order.groupOf(card) === suit)).map((suit) => ({
      suit,
      tricks: leads.filter((card) => order.groupOf(card) === suit).length,
    })),
    parties: certainParties(view),
  };
}

/**
 * To what the table knows comes the own party. Whoever is Re knows all parties with the other holder of a
 * club queen, or from the own two; three of Kontra leave Re to the fourth.
 */
function certainParties(view: SeatView): PerSeat<Party | null> {
  const known = perSeat((seat) => (seat === view.seat ? view.party : view.knownParties[seat]));
  const of = (party: Party): readonly Seat[] => SEATS.filter((seat) => known[seat] === party);
  const alone = view.contract === 'normal' && countOf(view.dealt, 'CQ') === 2;
  if (of('re').length === 2 || alone) return perSeat((seat) => known[seat] ?? 'kontra');
  if (of('kontra').length === 3) return perSeat((seat) => known[seat] ?? 're');
  return known;
}
