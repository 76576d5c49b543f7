import { type Card, countOf, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../core/card.ts';
import { type CardOrder, cardOrder, sortCards } from '../../core/rules/cardOrder.ts';
import type { Contract } from '../../core/rules/contract.ts';
import { raisedRanks } from '../../core/rules/schweine.ts';
import type { Seat } from '../../core/seat.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

const RANK_TEXTS: Readonly<Record<Rank, string>> = { A: 'A', T: '10', K: 'K', Q: 'Q', J: 'J', '9': '9' };

/** A card as people read it, such as `♥10`. */
export const cardText = (card: Card): string => `${SYMBOLS[suitOf(card)]}${RANK_TEXTS[rankOf(card)]}`;

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ');

interface Ordered {
  readonly contract: Contract | 'thrown-in' | null;
  readonly rules: { readonly nines?: boolean };
  readonly schweine?: Seat | null | undefined;
  readonly superschweine?: Seat | null | undefined;
}

/** The order of cards in a hand as far as its viewer knows it; before the contract that of the normal game. */
export function orderIn({ contract, rules, ...known }: Ordered): CardOrder {
  const played = contract === null || contract === 'thrown-in' ? 'normal' : contract;
  return cardOrder(played, raisedRanks(known, rules.nines ?? true));
}

/** Cards sorted for reading: trumps in one line, the side suits in another; empty lines are left out. */
export function cardLines(cards: readonly Card[], order: CardOrder): readonly string[] {
  const sorted = sortCards(cards, order);
  const trumps = sorted.filter((card) => order.groupOf(card) === 'trump');
  const sides = SUITS.map((suit) => sorted.filter((card) => order.groupOf(card) === suit));
  const groups = sides.filter((side) => side.length > 0).map(cardsText);
  return [cardsText(trumps), groups.join(' · ')].filter((line) => line !== '');
}

/** Different cards in order, with how often each is there. */
export function kindsOf(
  cards: readonly Card[],
  order: CardOrder,
): readonly { readonly card: Card; readonly count: number }[] {
  return [...new Set(sortCards(cards, order))].map((card) => ({ card, count: countOf(cards, card) }));
}
