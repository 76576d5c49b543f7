import { type Card, eyesOf, withoutAll } from '../core/card.ts';
import { cardOrder, NORMAL_ORDER } from '../core/rules/cardOrder.ts';
import { isSolo, type SoloContract } from '../core/rules/contract.ts';
import { withDdvRules } from '../core/rules/readRules.ts';
import type { ReservationName } from '../core/rules/reservation.ts';
import { reservationsFor } from '../core/rules/reservation.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { normalStrength, soloLosers } from './strength.ts';

/**
 * Tricks that a voluntary solo may be expected to lose: fewer than one in three such solos is lost then
 * (measured over seeded deals). Solos of ranks, such as queens, need the trumps to draw the others' as well.
 */
const MOST_LOSERS = { suit: 1, rank: 0, fleischlos: 0 } as const;
const LEAST_TRUMPS = 5;

/** Strength from which a poverty is taken. */
const TAKES_POVERTY_FROM = 4.5;

/**
 * Strength below which a hand is thrown in: about the weakest quarter. Where every deal lets somebody throw in,
 * computers alone would never play one.
 */
const THROWN_IN_BELOW = 3.4;

/** Strength of both queens of clubs and more, from which a wedding is kept silent. */
const SILENT_FROM = 8.5;

const SUIT_SOLOS: readonly SoloContract[] = ['solo-clubs', 'solo-spades', 'solo-hearts', 'solo-diamonds'];

const isSoloName = (name: ReservationName): name is SoloContract => isSolo(name);

interface RatedSolo {
  readonly name: SoloContract;
  readonly losers: number;
}

function bestSolo(cards: readonly Card[], names: readonly ReservationName[]): RatedSolo | undefined {
  const rated = names.filter(isSoloName).map((name) => ({ name, losers: soloLosers(cards, name) }));
  return rated.sort((a, b) => a.losers - b.losers)[0];
}

function isOverwhelming(cards: readonly Card[], { name, losers }: RatedSolo): boolean {
  if (name === 'solo-fleischlos') return losers <= MOST_LOSERS.fleischlos;
  if (SUIT_SOLOS.includes(name)) return losers <= MOST_LOSERS.suit;
  const order = cardOrder(name);
  const trumps = cards.filter((card) => order.groupOf(card) === 'trump').length;
  return losers <= MOST_LOSERS.rank && trumps >= LEAST_TRUMPS;
}

/** What the seat would name, or null to be healthy. A forced solo is the best there is. */
export function chooseReservation(
  view: SeatView,
  names: readonly ReservationName[] = reservationsFor(view.dealt, withDdvRules(view.rules)),
): ReservationName | null {
  const { dealt } = view;
  const solo = bestSolo(dealt, names);
  if (solo && (view.forcedSolo === view.seat || isOverwhelming(dealt, solo))) return solo.name;
  if (names.includes('throw-in') && normalStrength(dealt) < THROWN_IN_BELOW) return 'throw-in';
  if (names.includes('poverty')) return 'poverty';
  return names.includes('wedding') && normalStrength(dealt) < SILENT_FROM ? 'wedding' : null;
}

/** Whether to take the cards of a poverty. */
export const takesPoverty = (view: SeatView): boolean => normalStrength(view.cards) >= TAKES_POVERTY_FROM;

/** The cards to pass: what must go, then the side cards that help least; trumps are kept. */
export function choosePassed(view: SeatView, count: number, must: readonly Card[]): readonly Card[] {
  const rest = [...withoutAll(view.cards, must)];
  rest.sort((a, b) => usefulness(a, view) - usefulness(b, view));
  return [...must, ...rest.slice(0, count - must.length)];
}

/** Short side suits go first, so that they can be trumped; aces and trumps stay. */
function usefulness(card: Card, { cards }: SeatView): number {
  const order = NORMAL_ORDER;
  if (order.groupOf(card) === 'trump') return 100 + order.strengthOf(card);
  const length = cards.filter((other) => order.groupOf(other) === order.groupOf(card)).length;
  return length * 10 + eyesOf(card) / 2;
}
