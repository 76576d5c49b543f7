import type { PersonId } from '../table/occupant.ts';
import type { DrawnRound, LeagueEvent } from './event.ts';
import { isRoundOver, type LeagueTable, type TablePlace, tableStatus } from './leagueTable.ts';
import type { LeagueState, Round } from './state.ts';

/** Folds what happened into a league's state; never judges. Throws only on a history that cannot be. */
export function evolveLeague(state: LeagueState | null, event: LeagueEvent): LeagueState {
  if (event.type === 'league-opened') {
    const { league, guildId, channelId, name, season, settings, at } = event;
    return {
      id: league,
      guildId,
      channelId,
      name,
      season,
      phase: 'joining',
      settings,
      entrants: [],
      rounds: [],
      openedAt: at,
      closedAt: null,
    };
  }
  if (!state) throw new Error(`A league cannot begin with ${event.type}`);
  switch (event.type) {
    case 'entered': {
      const others = state.entrants.filter(({ person }) => person.id !== event.person.id);
      return { ...state, entrants: [...others, { person: event.person, left: false }] };
    }
    case 'left':
      return {
        ...state,
        entrants:
          state.phase === 'joining'
            ? state.entrants.filter(({ person }) => person.id !== event.person)
            : state.entrants.map((entrant) =>
                entrant.person.id === event.person ? { ...entrant, left: true } : entrant,
              ),
      };
    case 'drawn':
      return {
        ...state,
        phase: 'running',
        rounds: [
          ...state.rounds.slice(0, event.from - 1),
          ...event.rounds.map((round, index) => roundOf(round, event.from + index)),
        ],
      };
    case 'table-opened':
      return withTable(state, event, ({ dulleTable, earlier }) => ({
        dulleTable: event.dulleTable,
        played: false,
        earlier: dulleTable === null ? earlier : [...earlier, dulleTable],
      }));
    case 'table-played':
      return withTable(state, event, { played: true, complete: event.complete });
    case 'table-dropped':
      return withTable(state, event, ({ earlier }) => ({
        dulleTable: earlier.at(-1) ?? null,
        played: earlier.length > 0,
        earlier: earlier.slice(0, -1),
      }));
    case 'substituted':
      return withTable(state, event, (table) => ({
        substitutions: [
          ...table.substitutions.filter((other) => other.for !== event.for),
          ...(event.substitute?.id === event.for ? [] : [{ for: event.for, by: event.substitute }]),
        ],
        replaced: [...table.replaced, ...replacedBy(table, event.for)],
      }));
    case 'result-entered':
      return withTable(state, event, { entered: { by: event.by, at: event.at, points: event.points } });
    case 'result-removed':
      return withTable(state, event, { entered: null });
    case 'league-closed':
      return { ...state, phase: 'closed', closedAt: event.at };
  }
}

/** Folds a whole history. */
export function leagueOf(events: Iterable<LeagueEvent>, from: LeagueState | null = null): LeagueState | null {
  let state = from;
  for (const event of events) state = evolveLeague(state, event);
  return state;
}

const roundOf = ({ tables, rests, dealsFrom }: DrawnRound, number: number): Round => ({
  number,
  tables: tables.map((players, index) => ({
    number: index + 1,
    players,
    substitutions: [],
    replaced: [],
    dulleTable: null,
    played: false,
    complete: false,
    earlier: [],
    entered: null,
  })),
  rests,
  dealsFrom,
  over: false,
});

/** The person who has played for another at an open table, and does so no more. */
const replacedBy = (table: LeagueTable, player: PersonId): readonly PersonId[] =>
  tableStatus(table) === 'waiting'
    ? []
    : table.substitutions.flatMap((other) => (other.for === player && other.by ? [other.by.id] : []));

type Change = Partial<LeagueTable> | ((table: LeagueTable) => Partial<LeagueTable>);

function withTable(state: LeagueState, place: TablePlace, change: Change): LeagueState {
  const round = state.rounds.find(({ number }) => number === place.round);
  const table = round?.tables.find(({ number }) => number === place.table);
  if (!round || !table) throw new Error(`Match day ${place.round} has no table ${place.table}`);
  const changed = { ...table, ...(typeof change === 'function' ? change(table) : change) };
  const tables = round.tables.map((other) => (other === table ? changed : other));
  // Once everybody may know what was dealt in a duplicate round, nobody can play it any more.
  const isDealt = tables.some(({ dulleTable }) => dulleTable !== null);
  const over = isRoundOver({ tables }) || (round.over && round.dealsFrom !== null && isDealt);
  return {
    ...state,
    rounds: state.rounds.map((other) => (other === round ? { ...round, tables, over } : other)),
  };
}
