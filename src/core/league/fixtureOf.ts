import { perSeat } from '../seat.ts';
import type { Fixture, FixtureSeats, PlayedBefore } from '../table/fixture.ts';
import type { Person } from '../table/occupant.ts';
import { countedHands } from '../table/sheet.ts';
import { type LeagueTable, substituteFor, type TablePlace } from './leagueTable.ts';
import type { LeagueSettings } from './settings.ts';
import type { LeagueState } from './state.ts';

/**
 * What a Dulle table needs to know of its place in a league, where it goes on with what was played `before`; null
 * where there is no such place.
 */
export function fixtureOf(state: LeagueState, place: TablePlace, before: PlayedBefore): Fixture | null {
  const round = state.rounds.find(({ number }) => number === place.round);
  const table = round?.tables.find(({ number }) => number === place.table);
  if (!round || !table) return null;
  const { level } = state.settings;
  return {
    league: state.id,
    name: state.name,
    round: round.number,
    table: table.number,
    seats: seatsOf(state, table),
    dealsFrom: round.dealsFrom,
    before,
    ...(level === undefined ? {} : { level }),
  };
}

/** Who sits on which chair of a table: whoever was drawn, or plays for them. */
export function seatsOf(
  league: Pick<LeagueState, 'entrants'>,
  table: Pick<LeagueTable, 'players' | 'substitutions'>,
): FixtureSeats {
  return perSeat((chair) => {
    const player = table.players[chair];
    const substitute = substituteFor(table, player);
    const person = substitute === undefined ? personIn(league, player) : substitute;
    return person ? { kind: 'person', person } : { kind: 'computer' };
  });
}

/** Hands that are still to be played at a table; deals in a duplicate round, where each is dealt once. */
export const handsLeftAt = ({ kind, hands }: LeagueSettings, before: PlayedBefore): number =>
  Math.max(0, hands - (kind === 'duplicate' ? before.deals : countedHands(before.sheet)));

function personIn({ entrants }: Pick<LeagueState, 'entrants'>, id: string): Person {
  const entrant = entrants.find(({ person }) => person.id === id);
  if (!entrant) throw new Error('Somebody was drawn who never entered');
  return entrant.person;
}
