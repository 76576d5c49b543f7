import { type Card, countOf } from '../card.ts';
import { type CardOrder, cardOrder, NORMAL_ORDER } from '../rules/cardOrder.ts';
import { withDdvRules } from '../rules/readRules.ts';
import { raisedRanks, schweineCards } from '../rules/schweine.ts';
import type { SeatView } from './seatView.ts';

/**
 * The order of cards as far as a seat knows it: it counts on its own Schweine and Superschweine before the
 * table is told of them. Before the contract that of the normal game.
 */
export function seenOrder(view: SeatView): CardOrder {
  const { contract } = view;
  if (contract === null || contract === 'thrown-in') return NORMAL_ORDER;
  const rules = withDdvRules(view.rules);
  const kinds = schweineCards(contract, rules);
  // Whoever has played one of the two has shown them.
  const own = (card: Card | null | undefined) => (card && countOf(view.cards, card) === 2 ? view.seat : null);
  const schweine = view.schweine ?? own(kinds?.schweine);
  // There are none where nobody has Schweine, and somebody else's are not known before they are shown.
  const superschweine = view.superschweine ?? (schweine === null ? null : own(kinds?.superschweine));
  return cardOrder(contract, raisedRanks({ schweine, superschweine }, rules.nines));
}
