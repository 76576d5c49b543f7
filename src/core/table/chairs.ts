import { nextSeat, type PerSeat, perSeat, SEATS, type Seat } from '../seat.ts';
import type { Chairs } from './occupant.ts';

/** A chair at the table, clockwise from 0. A table has four to seven; the four of a hand are its seats. */
export type ChairNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const FEWEST_CHAIRS = 4;
export const MOST_CHAIRS = 7;

/** Who plays a hand: the chair of each seat. */
export type Lineup = PerSeat<ChairNumber>;

/** The chairs of a table, from 0 on. */
export const chairNumbers = (chairs: { readonly length: number }): readonly ChairNumber[] =>
  Array.from({ length: chairs.length }, (_, number) => number as ChairNumber);

/** The chair `steps` clockwise from another, of `count` chairs. */
export const chairAfter = (chair: ChairNumber, count: number, steps = 1): ChairNumber =>
  ((chair + steps) % count) as ChairNumber;

/** All chairs clockwise, beginning with `first`. */
export const chairsFrom = (first: ChairNumber, count: number): readonly ChairNumber[] =>
  Array.from({ length: count }, (_, steps) => chairAfter(first, count, steps));

/**
 * Who plays when `dealer` deals: the four chairs to the dealer's left (rules.md §9). Seats follow the numbers
 * of the chairs, so that at a table of four every chair is the seat of the same number.
 */
export function lineupFor(dealer: ChairNumber, count: number): Lineup {
  const playing = chairsFrom(chairAfter(dealer, count), count)
    .slice(0, SEATS.length)
    .toSorted((a, b) => a - b);
  return perSeat((seat) => playing[seat] as ChairNumber);
}

/** The seat that a chair plays; null: it sits out. */
export const seatOfChair = (lineup: Lineup, chair: ChairNumber): Seat | null =>
  SEATS.find((seat) => lineup[seat] === chair) ?? null;

/** The dealer's seat; where the dealer sits out, the seat before forehand. */
export function dealingSeat(lineup: Lineup, dealer: ChairNumber, count: number): Seat {
  const forehand = seatOfChair(lineup, chairAfter(dealer, count));
  if (forehand === null) throw new Error('The player left of the dealer sits out');
  return nextSeat(nextSeat(nextSeat(forehand)));
}

/** The player to the dealer's right cuts. */
export const cutterOf = (dealer: ChairNumber, count: number): ChairNumber =>
  chairAfter(dealer, count, count - 1);

export const replaceChair = <T>(chairs: readonly T[], chair: ChairNumber, value: T): readonly T[] =>
  chairs.map((other, number) => (number === chair ? value : other));

/** Chairs that sit out while `lineup` plays. */
export const sittingOut = (chairs: Chairs, lineup: Lineup): readonly ChairNumber[] =>
  chairNumbers(chairs).filter((chair) => !lineup.includes(chair));
