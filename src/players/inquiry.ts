import { type Card, eyesOf, withoutAll } from '../core/card.ts';
import { NORMAL_ORDER } from '../core/rules/cardOrder.ts';
import { isSolo, type SoloContract } from '../core/rules/contract.ts';
import type { ReservationName } from '../core/rules/reservation.ts';
import { reservationsFor } from '../core/rules/reservation.ts';
import { DDV } from '../core/rules/ruleSet.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { normalStrength, soloLosers } from './strength.ts';

/** Tricks a solo may be expected to lose and still be played. */
const MOST_LOSERS = 2;

/** Strength from which a poverty is taken. */
const TAKES_POVERTY_FROM = 4.5;

/** Strength of both queens of clubs and more, from which a wedding is kept silent. */
const SILENT_FROM = 8.5;

const isSoloName = (name: ReservationName): name is SoloContract => isSolo(name);

interface RatedSolo {
  readonly name: SoloContract;
  readonly losers: number;
}

function bestSolo(cards: readonly Card[], names: readonly ReservationName[]): RatedSolo | undefined {
  const rated = names.filter(isSoloName).map((name) => ({ name, losers: soloLosers(cards, name) }));
  return rated.sort((a, b) => a.losers - b.losers)[0];
}

/** What the seat would name, or null to be healthy. A forced solo is the best there is. */
export function chooseReservation(
  view: SeatView,
  names: readonly ReservationName[] = reservationsFor(view.dealt, { ...DDV, ...view.rules }),
): ReservationName | null {
  const { dealt } = view;
  const solo = bestSolo(dealt, names);
  if (solo && (view.forcedSolo === view.seat || solo.losers <= MOST_LOSERS)) return solo.name;
  if (names.includes('throw-in')) return 'throw-in';
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
