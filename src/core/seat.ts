/** Seats run clockwise. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** One value a seat, seat 0 first. */
export type PerSeat<T> = readonly [T, T, T, T];

export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

export const nextSeat = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;

/** All four seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat): PerSeat<Seat> => perSeat((step) => ((first + step) % 4) as Seat);

export const perSeat = <T>(make: (seat: Seat) => T): PerSeat<T> => [make(0), make(1), make(2), make(3)];

export const replaceAt = <T>(values: PerSeat<T>, seat: Seat, value: T): PerSeat<T> =>
  perSeat((other) => (other === seat ? value : values[other]));
