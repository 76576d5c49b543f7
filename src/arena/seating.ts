import { perSeat, SEATS, type Seat } from '../core/seat.ts';

/** Who the challenger is, and who the others. */
const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/**
 * How a deal is played again: with the challenger in each of the four places against three of the others, or with
 * two in each of the six pairs of places against two.
 */
export const SEATINGS = ['four', 'pairs'] as const;
export type Seating = (typeof SEATINGS)[number];

export const isSeating = (value: unknown): value is Seating => SEATINGS.includes(value as Seating);

/** Places are counted from forehand, 0, so that they mean the same in every deal. */
export type Place = 0 | 1 | 2 | 3;

/** The places of the challenger, game by game of one deal. */
export const PLACES: Readonly<Record<Seating, readonly (readonly Place[])[]>> = {
  four: [[0], [1], [2], [3]],
  pairs: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ],
};

const placeOf = (seat: Seat, dealer: Seat): Place => ((seat - dealer + 3) % 4) as Place;

/** Whose each seat is, with the challenger in some places. */
export const sidesOf = (places: readonly Place[], dealer: Seat) =>
  perSeat((seat): Side => (places.includes(placeOf(seat, dealer)) ? 'a' : 'b'));

/** The challenger's seats. */
export const seatsOf = (places: readonly Place[], dealer: Seat): readonly Seat[] =>
  SEATS.filter((seat) => places.includes(placeOf(seat, dealer)));
