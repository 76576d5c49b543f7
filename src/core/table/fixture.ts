import type { Person } from './occupant.ts';

/** Who sits on a chair of a league's table; a computer substitutes where nobody else does. */
export type FixtureSeat =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'computer' };

/** The place of a table in a league: only those drawn for it sit there, on their chairs. */
export interface Fixture {
  /** The league's id. */
  readonly league: string;
  /** The match day, from 1. */
  readonly round: number;
  /** The table's number on that day, from 1. */
  readonly table: number;
  /** By chairs, clockwise. */
  readonly seats: readonly [FixtureSeat, FixtureSeat, FixtureSeat, FixtureSeat];
  /** From which all deals of the round follow, the same at each of its tables; null: each table has its own. */
  readonly dealsFrom: string | null;
}
