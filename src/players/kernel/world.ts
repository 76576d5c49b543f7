import { CARDS, type Card } from '../../core/card.ts';
import type { PerSeat } from '../../core/seat.ts';

/**
 * The search kernel works on sets of kinds of cards as 24 bits. *Plain bits* number the kinds as `CARDS` does and
 * are the same in every contract; an order (`kernelOrder`) has its own numbers, sorted by strength.
 */
export const plainBit: Readonly<Record<Card, number>> = Object.fromEntries(
  CARDS.map((card, bit) => [card, bit]),
) as Record<Card, number>;

/**
 * Four hands as the seats hold them when play begins (after the exchange of a poverty), in plain bits: of which
 * kinds a seat holds one copy or two (`one`), and of which two (`two`, a subset of `one`). Mutable: filled anew for
 * every sampled deal.
 */
export class World {
  readonly one = new Int32Array(4);
  readonly two = new Int32Array(4);
}

/** Fills `world` with four hands. */
export function setHands(world: World, hands: PerSeat<readonly Card[]>): void {
  for (let seat = 0; seat < 4; seat++) {
    let one = 0;
    let two = 0;
    for (const card of hands[seat as 0 | 1 | 2 | 3]) {
      const bit = 1 << plainBit[card];
      two |= one & bit;
      one |= bit;
    }
    world.one[seat] = one;
    world.two[seat] = two;
  }
}
