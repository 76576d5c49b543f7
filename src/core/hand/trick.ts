import { type Card, eyesIn } from '../card.ts';
import type { CardOrder } from '../rules/cardOrder.ts';
import type { SecondDulle } from '../rules/ruleSet.ts';
import type { Seat } from '../seat.ts';

/** A trick in which fewer than four cards may have been played, in order from the leader. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A complete trick; `eyes` 0 to 44. */
export interface WonTrick extends Trick {
  readonly winner: Seat;
  readonly eyes: number;
}

/** The seat that played the card at `place` of a trick, 0 to 3. */
export const playerAt = (leader: Seat, place: number): Seat => ((leader + place) % 4) as Seat;

/** The card a seat played in a trick, if it did yet. */
export const cardOf = (trick: Trick, seat: Seat): Card | undefined =>
  trick.cards[(seat - trick.leader + 4) % 4];

/** What the cards in hand allow: follow suit if possible, else anything. */
export function legalCards(cards: readonly Card[], trick: Trick, order: CardOrder): readonly Card[] {
  const led = trick.cards[0];
  if (led === undefined) return cards;
  const group = order.groupOf(led);
  const following = cards.filter((card) => order.groupOf(card) === group);
  return following.length > 0 ? following : cards;
}

/** The place (0 to 3) of the best card so far; of equal cards the first played wins. */
function bestPlace(cards: readonly Card[], order: CardOrder, secondDulle: boolean): number {
  let best = 0;
  for (let place = 1; place < cards.length; place++) {
    if (beats(cards[place] as Card, cards[best] as Card, order, secondDulle)) best = place;
  }
  return best;
}

function beats(card: Card, best: Card, order: CardOrder, secondDulle: boolean): boolean {
  if (secondDulle && card === 'HT' && best === 'HT' && order.groupOf('HT') === 'trump') return true;
  if (order.groupOf(card) !== order.groupOf(best)) return order.groupOf(card) === 'trump';
  return order.strengthOf(card) > order.strengthOf(best);
}

/** Whether the second Dulle wins in this trick. */
export const secondDulleWins = (rule: SecondDulle, lastTrick: boolean): boolean =>
  rule === 'always' || (rule === 'except-last-trick' && !lastTrick);

/** The seat whose card is best so far. */
export const leadingSeat = (trick: Trick, order: CardOrder, secondDulle: boolean): Seat =>
  playerAt(trick.leader, bestPlace(trick.cards, order, secondDulle));

export function wonTrick(trick: Trick, winner: Seat): WonTrick {
  return { leader: trick.leader, cards: trick.cards, winner, eyes: eyesIn(trick.cards) };
}

/** Whether all cards of a complete trick are of the side suit hearts. */
export const isHeartsTrick = ({ cards }: Trick, order: CardOrder): boolean =>
  cards.every((card) => order.groupOf(card) === 'H');
