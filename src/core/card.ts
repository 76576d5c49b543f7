export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit first: `HT` is the ten of hearts. Each card is in the deck twice. */
export type Card = `${Suit}${Rank}`;

/** Card points (rules.md §1). */
const EYES: Readonly<Record<Rank, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 };

export const suitOf = (card: Card): Suit => card[0] as Suit;

export const rankOf = (card: Card): Rank => card[1] as Rank;

/** Eyes of one card, 0 to 11; 240 in the deck. */
export const eyesOf = (card: Card): number => EYES[rankOf(card)];

export const eyesIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + eyesOf(card), 0);

/** The 24 different cards. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const NAMES: ReadonlySet<unknown> = new Set(CARDS);

export const isCard = (value: unknown): value is Card => NAMES.has(value);

/** 48 cards, or 40 without nines; each card twice. */
export function fullDeck(nines: boolean): readonly Card[] {
  const kinds = nines ? CARDS : CARDS.filter((card) => rankOf(card) !== '9');
  return kinds.flatMap((card) => [card, card]);
}

/** How often `card` is among `cards`. */
export const countOf = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

/** `cards` without one copy of `card`. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

export const withoutAll = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce(without, cards);
