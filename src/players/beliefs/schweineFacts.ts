import type { Card } from '../../core/card.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { schweineCards } from '../../core/rules/schweine.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { type Alternatives, atLeast, atMost, type Count, kindOf } from './condition.ts';
import { playsIn } from './seenCards.ts';

/**
 * What the table was told of Schweine and Superschweine, and what it was not told: who holds both shows them with
 * the first card, or at the start. There are Superschweine only where a seat holds Schweine, shown or not.
 */
export function schweineFacts(view: SeatView, rules: HandRules): readonly Alternatives[] {
  if (view.contract === null || view.contract === 'thrown-in') return [];
  const kinds = schweineCards(view.contract, rules);
  if (!kinds) return [];
  const told = (card: Card): readonly Seat[] =>
    rules.schweineShown === 'at-start' ? SEATS : playersOf(view, card);
  const schweine = shownBy(view.schweine, kinds.schweine, told(kinds.schweine));
  const noMore = view.schweine === undefined && rules.schweineShown === 'at-start';
  if (kinds.superschweine === null || noMore) return [[schweine]];
  const superschweine = shownBy(view.superschweine, kinds.superschweine, told(kinds.superschweine));
  if (view.schweine !== undefined || superschweine.length === 0) return [[schweine], [superschweine]];
  if (view.superschweine !== undefined) {
    return [[schweine], [superschweine], SEATS.map((seat) => [bothWith(seat, kinds.schweine)])];
  }
  // Who has shown none may hold both all the same, if there are none because nobody holds Schweine.
  return [[schweine], [superschweine, SEATS.map((seat) => notBothWith(seat, kinds.schweine))]];
}

/** Who holds both, if shown; otherwise nobody does of those who would have shown them. */
function shownBy(holder: Seat | undefined, card: Card, told: readonly Seat[]): readonly Count[] {
  return holder === undefined ? told.map((seat) => notBothWith(seat, card)) : [bothWith(holder, card)];
}

const bothWith = (seat: Seat, card: Card): Count => atLeast(seat, kindOf(card), 2);
const notBothWith = (seat: Seat, card: Card): Count => atMost(seat, kindOf(card), 1);

const playersOf = (view: SeatView, wanted: Card): readonly Seat[] => [
  ...new Set(playsIn(view).flatMap(({ seat, card }) => (card === wanted ? [seat] : []))),
];
