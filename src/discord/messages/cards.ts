import { type Card, countOf, rankOf, SUITS, type Suit, suitOf } from '../../core/card.ts';
import { type CardOrder, cardOrder, sortCards } from '../../core/rules/cardOrder.ts';
import type { Contract } from '../../core/rules/contract.ts';
import { raisedRanks } from '../../core/rules/schweine.ts';
import type { Seat } from '../../core/seat.ts';
import type { Texts } from '../../texts/texts.ts';
import { emojiText, type Reader } from './reader.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

export const suitText = (suit: Suit): string => SYMBOLS[suit];

/** A card in characters, such as `♥10`: for labels, menus and alternative texts. */
export const cardLabel = (card: Card, t: Texts): string =>
  `${SYMBOLS[suitOf(card)]}${t(`rank.${rankOf(card)}`)}`;

/** A card in running text: its emoji, or else its characters. */
export function cardText(card: Card, { signs, t }: Pick<Reader, 'signs' | 't'>): string {
  const sign = signs(card);
  return sign ? emojiText(sign) : cardLabel(card, t);
}

export const cardsText = (cards: readonly Card[], reader: Pick<Reader, 'signs' | 't'>): string =>
  cards.map((card) => cardText(card, reader)).join(' ');

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
export function cardLines(
  cards: readonly Card[],
  order: CardOrder,
  reader: Pick<Reader, 'signs' | 't'>,
): readonly string[] {
  const sorted = sortCards(cards, order);
  const trumps = sorted.filter((card) => order.groupOf(card) === 'trump');
  const sides = SUITS.map((suit) => sorted.filter((card) => order.groupOf(card) === suit));
  const groups = sides.filter((side) => side.length > 0).map((side) => cardsText(side, reader));
  return [cardsText(trumps, reader), groups.join(' · ')].filter((line) => line !== '');
}

/** Different cards in order, with how often each is there. */
export function kindsOf(
  cards: readonly Card[],
  order: CardOrder,
): readonly { readonly card: Card; readonly count: number }[] {
  return [...new Set(sortCards(cards, order))].map((card) => ({ card, count: countOf(cards, card) }));
}
