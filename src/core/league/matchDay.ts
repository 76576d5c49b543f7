import { err, ok, type Result } from '../result.ts';
import type { PersonId } from '../table/occupant.ts';
import type { LeagueAction } from './action.ts';
import type { LeagueDecision } from './decide.ts';
import type { LeagueFact } from './event.ts';
import {
  type LeagueTable,
  type PerPlayer,
  substituteFor,
  type TablePlace,
  tableStatus,
} from './leagueTable.ts';
import type { LeagueRejection } from './rejection.ts';
import type { LeagueState, Round } from './state.ts';

type Of<Do extends LeagueAction['do']> = Extract<LeagueAction, { do: Do }>;

/** Points at one table that nobody reaches: sums stay exact. */
const MOST_POINTS = 100_000;

interface Found {
  readonly round: Round;
  readonly table: LeagueTable;
}

/** The table of a running season that an action is about. */
function find({ phase, rounds }: LeagueState, place: TablePlace): Result<Found, LeagueRejection> {
  if (phase !== 'running') return err({ code: 'wrong-phase', phase });
  const round = rounds.find(({ number }) => number === place.round);
  const table = round?.tables.find(({ number }) => number === place.table);
  return round && table
    ? ok({ round, table })
    : err({ code: 'no-such-table', rounds: rounds.length, tables: round?.tables.length ?? 0 });
}

/** Who plays at a table, in order of chairs; null: a computer. */
export const playersAt = (table: LeagueTable): readonly (PersonId | null)[] =>
  table.players.map((player) => playerFor(table, player));

/** Who plays on the chair of somebody who was drawn; null: a computer. */
function playerFor(table: LeagueTable, player: PersonId): PersonId | null {
  const substitute = substituteFor(table, player);
  return substitute === undefined ? player : (substitute?.id ?? null);
}

export function substitute(state: LeagueState, action: Of<'substitute'>): LeagueDecision {
  const { by, manages, substitute: other } = action;
  const found = find(state, action);
  if (!found.ok) return found;
  if (!manages && by.id !== action.for) return err({ code: 'not-allowed' });
  const { table } = found.value;
  if (!table.players.includes(action.for)) return err({ code: 'not-at-table', person: action.for });
  if (table.complete) return err({ code: 'already-played' });
  if (table.entered) return err({ code: 'result-entered' });
  if (playerFor(table, action.for) === (other?.id ?? null)) return ok(null);
  const clash = other && tableOf(state, found.value, other.id);
  if (clash) return err({ code: 'already-at-table', person: other.id, table: clash.number });
  const { round, table: number } = action;
  return ok({ type: 'substituted', round, table: number, for: action.for, substitute: other, by: by.id });
}

/** The table at which somebody plays already, so that they cannot take one more chair. */
function tableOf(state: LeagueState, { round, table }: Found, person: PersonId): LeagueTable | undefined {
  if (state.settings.kind !== 'duplicate') return playersAt(table).includes(person) ? table : undefined;
  // The other tables have the same cards; whoever somebody stands in for may have seen them before.
  return round.tables.find(
    (other) =>
      playersAt(other).includes(person) ||
      (other !== table && other.replaced.includes(person)) ||
      (tableStatus(other) !== 'waiting' && other.players.includes(person) && other !== table),
  );
}

export function enterResult(state: LeagueState, action: Of<'enter-result'>): LeagueDecision {
  const found = find(state, action);
  if (!found.ok) return found;
  if (!action.manages) return err({ code: 'not-allowed' });
  const { round, table, by } = action;
  const [a, b, c, d] = action.points;
  // Nothing is nothing: a history cannot tell 0 from −0.
  const points: PerPlayer<number> = [a + 0, b + 0, c + 0, d + 0];
  if (!points.every((each) => Number.isInteger(each) && Math.abs(each) <= MOST_POINTS)) {
    return err({ code: 'points-out-of-range', most: MOST_POINTS });
  }
  const sum = points.reduce((total, each) => total + each, 0);
  if (sum !== 0) return err({ code: 'sum-not-zero', sum });
  const { entered } = found.value.table;
  if (entered?.points.every((each, chair) => each === points[chair])) return ok(null);
  return ok({ type: 'result-entered', round, table, points, by: by.id });
}

export function removeResult(state: LeagueState, action: Of<'remove-result'>): LeagueDecision {
  const found = find(state, action);
  if (!found.ok) return found;
  if (!action.manages) return err({ code: 'not-allowed' });
  if (!found.value.table.entered) return err({ code: 'no-result' });
  return ok({ type: 'result-removed', round: action.round, table: action.table, by: action.by.id });
}

export function openTable(state: LeagueState, action: Of<'open-table'>): LeagueDecision {
  const found = find(state, action);
  if (!found.ok) return found;
  const { round, table, dulleTable, by, manages } = action;
  if (!manages && !playersAt(found.value.table).includes(by.id)) return err({ code: 'not-allowed' });
  const { entered, dulleTable: present, played, complete } = found.value.table;
  if (complete) return err({ code: 'already-played' });
  if (found.value.round.over && found.value.round.dealsFrom !== null) return err({ code: 'round-over' });
  if (present === dulleTable) return ok(null);
  if (present !== null && !played) return err({ code: 'table-open', dulleTable: present });
  if (entered) return err({ code: 'result-entered' });
  return ok({ type: 'table-opened', round, table, dulleTable });
}

export function tablePlayed(state: LeagueState, action: Of<'table-played'>): LeagueDecision {
  const { round, table, dulleTable, complete } = action;
  return ended(state, action, { type: 'table-played', round, table, dulleTable, complete });
}

export function dropTable(state: LeagueState, action: Of<'table-dropped'>): LeagueDecision {
  const { round, table, dulleTable } = action;
  return ended(state, action, { type: 'table-dropped', round, table, dulleTable });
}

/** Told twice, or of another table than the one that is open, it changes nothing. */
function ended(
  state: LeagueState,
  action: Of<'table-played' | 'table-dropped'>,
  fact: LeagueFact,
): LeagueDecision {
  const found = find(state, action);
  if (!found.ok) return found;
  const { table } = found.value;
  return ok(tableStatus(table) === 'playing' && table.dulleTable === action.dulleTable ? fact : null);
}
