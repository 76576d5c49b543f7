import type { Card } from '../card.ts';
import type { Announcement } from '../rules/announcement.ts';
import type { Declaration, ReservationName } from '../rules/reservation.ts';
import type { Seat } from '../seat.ts';

export type { Declaration, ReservationName };

/** What a seat does in a hand, in the shape of a record's `actions`. */
export type HandAction =
  | { readonly seat: Seat; readonly do: 'declare'; readonly value: Declaration }
  | { readonly seat: Seat; readonly do: 'name'; readonly value: ReservationName }
  | { readonly seat: Seat; readonly do: 'take'; readonly value: boolean }
  | { readonly seat: Seat; readonly do: 'pass'; readonly cards: readonly Card[] }
  | { readonly seat: Seat; readonly do: 'announce'; readonly value: Announcement }
  | { readonly seat: Seat; readonly do: 'play'; readonly card: Card };
