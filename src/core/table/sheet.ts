import type { HandResult } from '../score/result.ts';
import { type PerSeat, perSeat, type Seat } from '../seat.ts';
import type { Occupant, PersonId } from './occupant.ts';

/** Who played a seat in one hand: a person's id, or null for a computer. */
export type PlayedBy = PersonId | null;

/** One line of the score sheet, written when the hand is over and never changed by later rules. */
export interface SheetRow {
  /** Number of the deal in the session, from 1; thrown-in hands are numbered too. */
  readonly hand: number;
  readonly dealer: Seat;
  readonly contract: HandResult['contract'];
  readonly winner: 're' | 'kontra' | null;
  readonly value: number;
  /** Points by seat; sum 0. */
  readonly scores: PerSeat<number>;
  readonly playedBy: PerSeat<PlayedBy>;
}

export type ScoreSheet = readonly SheetRow[];

/** Points so far by seat; sum 0. */
export function totals(sheet: ScoreSheet): PerSeat<number> {
  return perSeat((seat) => sheet.reduce((sum, row) => sum + row.scores[seat], 0));
}

/** Whom a hand is booked for: a computer that stands in for a held seat plays for its person. */
export function playedBy(occupant: Occupant): PlayedBy {
  return occupant.kind === 'person' ? occupant.person.id : null;
}
