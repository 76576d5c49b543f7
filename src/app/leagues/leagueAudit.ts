import type { LeagueAction } from '../../core/league/action.ts';
import type { LeagueEvent } from '../../core/league/event.ts';
import type { PerPlayer, TablePlace } from '../../core/league/leagueTable.ts';
import type { TableResult } from '../../core/league/results.ts';
import { shownPoints } from '../../core/league/score.ts';
import type { LeagueState } from '../../core/league/state.ts';
import { tableIn } from '../../core/league/tableIn.ts';
import type { LeagueView } from '../../core/league/view.ts';
import { COMPUTER_MARK, type Person, type PersonId } from '../../core/table/occupant.ts';
import { type AuditEntry, mentioned, unmentioning } from '../audit.ts';
import { notedPoints } from '../pointsNote.ts';

/** A table's points in order of chairs, each with whom they count for. */
const written = (players: readonly PersonId[], points: PerPlayer<number>): string =>
  notedPoints(points.map((each, chair) => [mentioned(players[chair] ?? ''), each]));

/** What a table has brought as far as it may be told, in order of chairs; null: nothing. */
export function writtenResult(
  { rounds }: Pick<LeagueView, 'rounds'>,
  results: readonly TableResult[],
  { round, table }: TablePlace,
): string | null {
  const seats = results.find((result) => result.round === round && result.table === table)?.seats;
  const players = tableIn(rounds, { round, table })?.players;
  if (!seats || !players) return null;
  const [a, b, c, d] = seats;
  const points = [
    shownPoints(a.score),
    shownPoints(b.score),
    shownPoints(c.score),
    shownPoints(d.score),
  ] as const;
  return written(players, points);
}

const nameOf = (person: Person | null): string => (person ? mentioned(person.id) : COMPUTER_MARK);

/** The league's name and season, and the match day and table where it is about one. */
function subjectOf({ name, season }: LeagueState, place?: TablePlace): string {
  const league = `${unmentioning(name)} (${season})`;
  return place ? `${league} ${place.round}/${place.table}` : league;
}

/** A league's name (as it stands in the list), its season, and the match day and table where an entry is about one. */
export interface LeagueSubject {
  readonly name: string;
  readonly season: number;
  readonly place: TablePlace | null;
}

const SUBJECT = /^(.*) \((\d+)\)(?: (\d+)\/(\d+))?$/s;

/** What the subject of an entry about a league says; null: it is about none. */
export function leagueSubject(subject: string): LeagueSubject | null {
  const [, name, season, round, table] = SUBJECT.exec(subject) ?? [];
  if (name === undefined) return null;
  const place = round === undefined ? null : { round: Number(round), table: Number(table) };
  return { name, season: Number(season), place };
}

type Values = Pick<AuditEntry, 'what' | 'before' | 'after'>;

/**
 * What the list of corrections says of an event; null: it corrects nothing. `before` is the league as it stood, or
 * the one that was opened; `played` what the table that it is about has brought without any result by hand.
 */
export function leagueCorrection(
  before: LeagueState,
  event: LeagueEvent,
  action: LeagueAction,
  played: string | null,
): AuditEntry | null {
  const values = valuesOf(before, event, played);
  if (!values || !('by' in action)) return null;
  const place = 'table' in event ? { round: event.round, table: event.table } : undefined;
  return {
    guildId: before.guildId,
    at: event.at,
    by: action.by,
    subject: subjectOf(before, place),
    ...values,
  };
}

function valuesOf(league: LeagueState, event: LeagueEvent, played: string | null): Values | null {
  switch (event.type) {
    case 'league-opened':
      return { what: 'league-opened', before: null, after: null };
    case 'drawn':
      return league.phase === 'joining' ? { what: 'league-started', before: null, after: null } : null;
    case 'league-closed':
      return { what: 'league-closed', before: null, after: null };
    // Who enters or leaves by themselves corrects nothing.
    case 'entered':
      return event.by === event.person.id
        ? null
        : { what: 'player-added', before: null, after: mentioned(event.person.id) };
    case 'left':
      return event.by === event.person
        ? null
        : { what: 'player-removed', before: mentioned(event.person), after: null };
    case 'substituted':
      return {
        what: 'substituted',
        before: playing(league, event, event.for),
        after: nameOf(event.substitute),
      };
    case 'result-entered':
      return {
        what: 'result-entered',
        before: entered(league, event) ?? played,
        after: written(tableIn(league.rounds, event)?.players ?? [], event.points),
      };
    case 'result-removed':
      return { what: 'result-removed', before: entered(league, event), after: played };
    default:
      return null;
  }
}

function entered(league: LeagueState, place: TablePlace): string | null {
  const table = tableIn(league.rounds, place);
  return table?.entered ? written(table.players, table.entered.points) : null;
}

/** Who plays for somebody before a substitution: themselves, or who was to before. */
function playing(league: LeagueState, place: TablePlace, person: PersonId): string {
  const substitution = tableIn(league.rounds, place)?.substitutions.find((other) => other.for === person);
  return substitution ? nameOf(substitution.by) : mentioned(person);
}
