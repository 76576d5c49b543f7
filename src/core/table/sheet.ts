import type { BockTrigger } from '../rules/bock.ts';
import type { HandResult } from '../score/result.ts';
import { type ChairNumber, chairNumbers } from './chairs.ts';
import type { Occupant, PersonId } from './occupant.ts';

/** Who played a chair's cards in one hand: a person's id, or null for a computer or nobody. */
export type PlayedBy = PersonId | null;

/** A solo by how it came about (rules.md §9). */
type SoloKind = 'voluntary' | 'mandatory' | 'forced';

/** One line of the score sheet, written when the hand is over and never changed by later rules. */
export interface SheetRow {
  /** Number of the deal in the session, from 1; thrown-in hands are numbered too. */
  readonly hand: number;
  readonly dealer: ChairNumber;
  readonly contract: HandResult['contract'];
  readonly winner: 're' | 'kontra' | null;
  readonly value: number;
  /** Points by chair, null for those who sat out; sum 0. */
  readonly scores: readonly (number | null)[];
  readonly playedBy: readonly PlayedBy[];
  /** The named solo that was played, if any. */
  readonly solo: { readonly chair: ChairNumber; readonly kind: SoloKind } | null;
  /** What the hand counted: 1, or more in a Bock round. */
  readonly multiplier: number;
  /** What in this hand starts Bock rounds, as far as the rules say so. */
  readonly bock: readonly BockTrigger[];
}

export type ScoreSheet = readonly SheetRow[];

/** Points so far by chair; sum 0. */
export function totals(sheet: ScoreSheet, chairs: { readonly length: number }): readonly number[] {
  return chairNumbers(chairs).map((chair) => sheet.reduce((sum, row) => sum + (row.scores[chair] ?? 0), 0));
}

/** Hands that count towards the length of a session: a thrown-in one is dealt again. */
export const countedHands = (sheet: ScoreSheet): number =>
  sheet.filter((row) => row.contract !== 'thrown-in').length;

/** Whom a hand is booked for: a computer that stands in for a held chair plays for its person. */
export function playedBy(occupant: Occupant): PlayedBy {
  return occupant.kind === 'person' ? occupant.person.id : null;
}
