import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LeagueAction } from '../../../src/core/league/action.ts';
import { evolveLeague, leagueOf } from '../../../src/core/league/evolve.ts';
import { isRoundOver, tableStatus } from '../../../src/core/league/leagueTable.ts';
import { seasonResults } from '../../../src/core/league/results.ts';
import { champions, standings } from '../../../src/core/league/standings.ts';
import { himself, leads, person, SeasonScript } from './season.ts';

const place = fc.record({ round: fc.integer({ min: 1, max: 4 }), table: fc.integer({ min: 1, max: 3 }) });
const dulleTable = fc.constantFrom('t1', 't2', 't3');
const somebody = fc.integer({ min: 0, max: 11 }).map(person);

/** Anything that anybody might do, in any order. */
const anyAction: fc.Arbitrary<LeagueAction> = fc.oneof(
  somebody.map((who): LeagueAction => ({ do: 'enter', person: who, ...leads })),
  somebody.map((who): LeagueAction => ({ do: 'leave', person: who.id, ...himself(who) })),
  fc.constant<LeagueAction>({ do: 'start', ...leads }),
  fc.constant<LeagueAction>({ do: 'redraw', ...leads }),
  fc
    .tuple(place, dulleTable)
    .map(([at, table]): LeagueAction => ({ do: 'open-table', ...at, dulleTable: table, ...leads })),
  fc
    .tuple(place, dulleTable, fc.boolean())
    .map(
      ([at, table, complete]): LeagueAction => ({ do: 'table-played', ...at, dulleTable: table, complete }),
    ),
  fc
    .tuple(place, dulleTable)
    .map(([at, table]): LeagueAction => ({ do: 'table-dropped', ...at, dulleTable: table })),
  fc.tuple(place, somebody, fc.option(somebody)).map(
    ([at, who, other]): LeagueAction => ({
      do: 'substitute',
      ...at,
      for: who.id,
      substitute: other,
      ...leads,
    }),
  ),
  fc.tuple(place, fc.integer({ min: -9, max: 9 })).map(
    ([at, points]): LeagueAction => ({
      do: 'enter-result',
      ...at,
      points: [points, 0, 0, -points],
      ...leads,
    }),
  ),
  place.map((at): LeagueAction => ({ do: 'remove-result', ...at, ...leads })),
  fc.constant<LeagueAction>({ do: 'close', ...leads }),
);

test('whatever happens in a league, its history tells it again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('points' as const, 'duplicate' as const),
      fc.array(anyAction, { maxLength: 60 }),
      (kind, actions) => {
        const season = new SeasonScript().open({ kind }).enter(8).start();
        let state = season.state;
        for (const action of actions) {
          const outcome = season.take(action);
          if ('code' in outcome) continue;
          for (const event of outcome) state = evolveLeague(state, event);
        }
        expect(leagueOf(JSON.parse(JSON.stringify(season.events)))).toEqual(state);
        expect(state).toEqual(season.state);

        const drawn = state.entrants.map((entrant) => entrant.person.id);
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const { tables, over, dealsFrom } of state.rounds) {
          if (isRoundOver({ tables })) expect(over).toBe(true);
          if (dealsFrom === null) expect(over).toBe(isRoundOver({ tables }));
          for (const table of tables) {
            expect(new Set(table.players).size).toBe(4);
            expect(table.substitutions.every(({ for: player }) => table.players.includes(player))).toBe(true);
            if (tableStatus(table) === 'waiting') expect(table.earlier).toEqual([]);
            if (state.phase === 'closed') expect(tableStatus(table)).not.toBe('playing');
          }
        }
        const results = seasonResults(season.view, []);
        const lines = standings(season.view, results);
        expect(lines.reduce((sum, { score }) => sum + score, 0)).toBe(0);
        expect(champions(lines).length > 0).toBe(results.some(({ seats }) => seats !== null));
      },
    ),
    { numRuns: 60 },
  );
});

test('a history that cannot be is a bug', () => {
  const at = 5;
  expect(() => evolveLeague(null, { type: 'league-closed', by: 'x', at })).toThrow('cannot begin');
  expect(() =>
    evolveLeague(new SeasonScript().open().state, {
      type: 'result-removed',
      round: 1,
      table: 1,
      by: 'x',
      at,
    }),
  ).toThrow('has no table');
});
