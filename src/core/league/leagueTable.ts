import { isFormer, type Person, type PersonId } from '../table/occupant.ts';

/** One thing for each player of a table, in order of chairs. */
export type PerPlayer<T> = readonly [T, T, T, T];

/** Somebody who takes part; who leaves a running season stays on its lists, and is drawn no more. */
export interface Entrant {
  readonly person: Person;
  readonly left: boolean;
}

/** Who plays for somebody at one table of one match day; what they score counts for whom they replace. */
interface Substitution {
  readonly for: PersonId;
  /** Null: a computer. */
  readonly by: Person | null;
}

/** A result that somebody entered by hand: it takes the place of what was played. */
export interface EnteredResult {
  readonly by: PersonId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Game points in order of the table's players; sum 0. */
  readonly points: PerPlayer<number>;
}

/** A table of a match day. */
export interface LeagueTable {
  /** From 1. */
  readonly number: number;
  /** Who was drawn, in order of chairs. */
  readonly players: PerPlayer<PersonId>;
  readonly substitutions: readonly Substitution[];
  /** Substitutes who gave their chair back after it was opened: they may have seen what was dealt. */
  readonly replaced: readonly PersonId[];
  /** Dulle's table that is open for it, or at which it was played last; null before. */
  readonly dulleTable: string | null;
  /** Whether that table has ended. */
  readonly played: boolean;
  /** Whether all hands agreed on were played: where not, another table can go on with what is left. */
  readonly complete: boolean;
  /** Dulle's tables with which that one goes on, in order. */
  readonly earlier: readonly string[];
  readonly entered: EnteredResult | null;
}

/**
 * Who plays for somebody at a table from now on: null, a computer; undefined, they play themselves. A computer plays
 * for whoever had their data deleted.
 */
export function substituteFor(
  { substitutions }: Pick<LeagueTable, 'substitutions'>,
  player: PersonId,
): Person | null | undefined {
  const substitution = substitutions.find((other) => other.for === player);
  if (!substitution) return isFormer(player) ? null : undefined;
  const { by } = substitution;
  return by && !isFormer(by.id) ? by : null;
}

/** Which table of a league: match day and number, both from 1. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

/** Where a table of a league stands: nobody has opened it; it is open; it has ended. */
export type TableStatus = 'waiting' | 'playing' | 'played';

export const tableStatus = ({
  dulleTable,
  played,
}: Pick<LeagueTable, 'dulleTable' | 'played'>): TableStatus =>
  dulleTable === null ? 'waiting' : played ? 'played' : 'playing';

/** The tables of a match day. */
export interface TablesOfDay {
  readonly tables: readonly LeagueTable[];
}

/** Whether nothing more is played on a match day: each of its tables has a result. */
export const isRoundOver = ({ tables }: TablesOfDay): boolean =>
  tables.every((table) => {
    const status = tableStatus(table);
    return status === 'played' || (status === 'waiting' && table.entered !== null);
  });

/** Whether anything has happened on a match day: it is drawn anew no more. */
export const hasRoundBegun = ({ tables }: TablesOfDay): boolean =>
  tables.some((table) => table.dulleTable !== null || table.entered !== null);
