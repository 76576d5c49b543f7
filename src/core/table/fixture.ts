import { type Level, USUAL_LEVEL } from '../level.ts';
import { err, ok, type Result } from '../result.ts';
import { isSeat, type PerSeat, SEATS } from '../seat.ts';
import type { ChairNumber } from './chairs.ts';
import type { Person, PersonId } from './occupant.ts';
import type { TableRejection } from './rejection.ts';
import type { ScoreSheet } from './sheet.ts';

/** Who sits on a chair of a league's table; a computer substitutes where nobody else does. */
export type FixtureSeat =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'computer' };

/** By chairs: a league's table has four, so that each is the seat of the same number. */
export type FixtureSeats = PerSeat<FixtureSeat>;

/** What earlier tables of the same place in a league have played, which this one goes on with. */
export interface PlayedBefore {
  /** The last deal's number, one that was broken off included: none of them is dealt again. */
  readonly deals: number;
  /** Hands that were finished, in order. */
  readonly sheet: ScoreSheet;
}

/** The place of a table in a league: only those drawn for it sit there, on their chairs. */
export interface Fixture {
  /** The league's id. */
  readonly league: string;
  /** The league's name as it was typed; untrusted. */
  readonly name: string;
  /** The match day, from 1. */
  readonly round: number;
  /** The table's number on that day, from 1. */
  readonly table: number;
  readonly seats: FixtureSeats;
  /**
   * From which all deals of the round follow, the same at each of its tables (see `docs/fair-deals.md`); secret
   * until the round is over. Null: each table has its own deals.
   */
  readonly dealsFrom: string | null;
  readonly before: PlayedBefore;
  /** How computers play here; as they usually do where nothing is said. */
  readonly level?: Level;
}

export const NOTHING_BEFORE: PlayedBefore = { deals: 0, sheet: [] };

/** How computers play at a table whose people choose no level: as its league wants it, else as usually. */
export const levelAt = (fixture: Pick<Fixture, 'level'> | null): Level => fixture?.level ?? USUAL_LEVEL;

/** Whether all tables of the round have the same deals. */
export const isDuplicate = (fixture: Pick<Fixture, 'dealsFrom'> | null | undefined): boolean =>
  fixture !== null && fixture !== undefined && fixture.dealsFrom !== null;

/** The chair that is kept for a person; null: none. */
export const reservedChair = (
  { seats }: { readonly seats: FixtureSeats },
  person: PersonId,
): ChairNumber | null =>
  SEATS.find((chair) => {
    const seat = seats[chair];
    return seat.kind === 'person' && seat.person.id === person;
  }) ?? null;

/** The people for whom chairs are kept, in order of chairs. */
export const expectedAt = ({ seats }: { readonly seats: FixtureSeats }): readonly Person[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));

/** The chair kept for somebody who wants to sit down, or for whom the one they want is kept. */
export function chairKept(
  fixture: { readonly seats: FixtureSeats },
  person: PersonId,
  wish: ChairNumber | undefined,
): Result<ChairNumber, TableRejection> {
  const kept = reservedChair(fixture, person);
  if (kept !== null && (wish === undefined || wish === kept)) return ok(kept);
  if (!isSeat(wish)) return err({ code: 'reserved', people: expectedAt(fixture) });
  const wanted = fixture.seats[wish];
  return err({ code: 'reserved', people: wanted.kind === 'person' ? [wanted.person] : [] });
}

/** Whether a league has computers only at a table: nobody is missed there, and nobody can press a button. */
export const isComputersOnly = (fixture: { readonly seats: FixtureSeats } | null): boolean =>
  fixture?.seats.every(({ kind }) => kind === 'computer') ?? false;

/** Whether a chair is kept for the same person, or for a computer both times. */
export const isSameSeat = (one: FixtureSeat, other: FixtureSeat): boolean =>
  one.kind === 'person' && other.kind === 'person'
    ? one.person.id === other.person.id
    : one.kind === other.kind;
