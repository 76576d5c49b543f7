import { type Card, fullDeck } from './card.ts';
import { type PerSeat, perSeat } from './seat.ts';

/**
 * A sealed deal: the bot publishes `commitment`, the hash of the secret `seed`, before anybody can cut;
 * seed and cut together fix the deck. Both are lower-case hexadecimal.
 */
export interface Seal {
  readonly seed: string;
  readonly commitment: string;
}

/** Cuts are numbers from 1 to 25, so that they fit into one menu; null: not cut. */
export const HIGHEST_CUT = 25;
export type Cut = number | null;

/** Draws a whole number from 0 up to, not including, `limit`. */
export type Below = (limit: number) => number;

/** Fisher–Yates, from the last card down: `below(n)` picks the card for place n - 1. */
export function shuffled(deck: readonly Card[], below: Below): readonly Card[] {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    [cards[last], cards[pick]] = [cards[pick] as Card, cards[last] as Card];
  }
  return cards;
}

/** Four hands from one shuffled deck, the first quarter to seat 0. */
export function dealt(nines: boolean, below: Below): PerSeat<readonly Card[]> {
  const deck = shuffled(fullDeck(nines), below);
  const size = deck.length / 4;
  return perSeat((seat) => deck.slice(seat * size, (seat + 1) * size));
}
