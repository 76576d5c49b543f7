import { describe, expect, test } from 'vitest';
import type { LeagueAction } from '../../../src/core/league/action.ts';
import { fixtureOf } from '../../../src/core/league/fixtureOf.ts';
import type { LeagueSettings } from '../../../src/core/league/settings.ts';
import { DDV, PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { NOTHING_BEFORE } from '../../../src/core/table/fixture.ts';
import { himself, LEADER, leads, person, running, SETTINGS, SeasonScript } from './season.ts';

const OPEN = {
  do: 'open',
  league: 'l',
  guildId: 'g',
  channelId: 'c',
  name: 'Kneipenliga',
  season: 1,
  settings: SETTINGS,
  ...leads,
} as const satisfies LeagueAction;

const types = (outcome: ReturnType<SeasonScript['take']>): readonly string[] =>
  'code' in outcome ? [outcome.code] : outcome.map(({ type }) => type);

/** The table of a match day at which somebody sits. */
const tableOf = (season: SeasonScript, round: number, id: string): number =>
  season.state.rounds[round - 1]?.tables.find(({ players }) => players.includes(id))?.number ?? 0;

describe('opening a league', () => {
  test('is for who manages leagues', () => {
    expect(new SeasonScript().take({ ...OPEN, ...himself(person(1)) })).toEqual({ code: 'not-allowed' });
    expect(new SeasonScript().take({ ...OPEN, name: '  Kneipenliga ' })).toMatchObject([
      { type: 'league-opened', name: 'Kneipenliga', season: 1, by: 'leader' },
    ]);
  });

  test('happens once', () => {
    expect(new SeasonScript().open().take(OPEN)).toEqual({ code: 'already-open' });
  });

  test.each([[''], ['   '], ['x'.repeat(41)]])('needs a name that can be shown, not %j', (name) => {
    expect(new SeasonScript().take({ ...OPEN, name })).toEqual({ code: 'bad-name', most: 40 });
  });

  const duplicate = (rules: Partial<typeof DDV>): Partial<LeagueSettings> => ({
    kind: 'duplicate',
    rules: { ...DDV, ...rules },
  });
  test.each<[string, Partial<LeagueSettings>, object]>([
    ['no match day', { rounds: 0 }, { code: 'bad-rounds', least: 1, most: 40 }],
    ['41 match days', { rounds: 41 }, { code: 'bad-rounds', least: 1, most: 40 }],
    ['half a match day', { rounds: 2.5 }, { code: 'bad-rounds', least: 1, most: 40 }],
    ['no hand', { hands: 0 }, { code: 'bad-hands', least: 1, most: 96 }],
    ['97 hands', { hands: 97 }, { code: 'bad-hands', least: 1, most: 96 }],
    [
      'Superschweine without Schweine',
      { rules: { ...DDV, superschweine: true } },
      { code: 'senseless-rules', conflict: { code: 'superschweine-need-schweine' } },
    ],
    [
      'mandatory solos in three hands',
      { rules: PRESETS.tournament, hands: 3 },
      { code: 'mandatory-solos-need-hands', least: 4 },
    ],
    [
      'duplicate with poverty',
      duplicate({ poverty: true }),
      { code: 'not-duplicate-rules', which: ['poverty'] },
    ],
    [
      'duplicate with a poverty that is dealt again',
      duplicate({ poverty: 'redeal' }),
      { code: 'not-duplicate-rules', which: ['poverty'] },
    ],
    [
      'duplicate with throwing in, by a number and by trumps',
      duplicate({ throwIn: { ...NO_THROW_IN, noTrumpAbove: 'DJ' } }),
      { code: 'not-duplicate-rules', which: ['throw-in'] },
    ],
    [
      'duplicate with all of it',
      duplicate({
        poverty: true,
        throwIn: { ...NO_THROW_IN, kings: 5 },
        mandatorySolos: true,
        bock: { on: ['hearts-trick'], hands: 4, overlap: 'append' } as never,
      }),
      { code: 'not-duplicate-rules', which: ['throw-in', 'poverty', 'mandatory-solos', 'bock'] },
    ],
  ])('is refused with %s', (_name, settings, rejection) => {
    expect(new SeasonScript().take({ ...OPEN, settings: { ...SETTINGS, ...settings } })).toEqual(rejection);
  });

  test.each<[string, Partial<LeagueSettings>]>([
    ['a tournament round of 24', { rules: PRESETS.tournament }],
    ['duplicate by the DDV’s rules', { kind: 'duplicate' }],
    ['duplicate without nines', { kind: 'duplicate', rules: PRESETS.short }],
  ])('is possible with %s', (_name, settings) => {
    expect(types(new SeasonScript().take({ ...OPEN, settings: { ...SETTINGS, ...settings } }))).toEqual([
      'league-opened',
    ]);
  });
});

describe('entering', () => {
  test('is for everybody themselves, and for others by who manages', () => {
    const season = new SeasonScript().open();
    expect(types(season.take({ do: 'enter', person: person(1), ...himself(person(1)) }))).toEqual([
      'entered',
    ]);
    expect(season.take({ do: 'enter', person: person(2), ...himself(person(1)) })).toEqual({
      code: 'not-allowed',
    });
    expect(season.take({ do: 'enter', person: person(2), ...leads })).toMatchObject([
      { type: 'entered', person: person(2), by: 'leader' },
    ]);
    expect(season.take({ do: 'enter', person: person(1), ...leads })).toEqual({
      code: 'already-entered',
      person: 'p1',
    });
  });

  test('ends with 64 players', () => {
    const season = new SeasonScript().open().enter(64);
    expect(season.take({ do: 'enter', person: person(64), ...leads })).toEqual({ code: 'full', most: 64 });
  });

  test('is late once the season runs: who manages lets people in, for what is drawn next', () => {
    const season = running(8);
    const late = { do: 'enter', person: person(8) } as const;
    expect(season.take({ ...late, ...himself(person(8)) })).toEqual({
      code: 'wrong-phase',
      phase: 'running',
    });
    season.must({ ...late, ...leads });
    expect(season.state.rounds.flatMap(({ rests }) => rests)).toEqual([]);
    season.must({ do: 'redraw', ...leads });
    expect(season.state.rounds.map(({ rests }) => rests.length)).toEqual([1, 1, 1]);
  });

  test('brings back who left', () => {
    const season = running(8).must({ do: 'leave', person: 'p3', ...leads });
    season.must({ do: 'enter', person: person(3), ...leads });
    expect(season.state.entrants.filter(({ person: { id } }) => id === 'p3')).toEqual([
      { person: person(3), left: false },
    ]);
  });
});

describe('leaving', () => {
  test('before the start takes somebody off the list', () => {
    const season = new SeasonScript().open().enter(2);
    expect(season.take({ do: 'leave', person: 'p1', ...himself(person(0)) })).toEqual({
      code: 'not-allowed',
    });
    season.must({ do: 'leave', person: 'p1', ...himself(person(1)) });
    expect(season.state.entrants.map((entrant) => entrant.person.id)).toEqual(['p0']);
    expect(season.take({ do: 'leave', person: 'p1', ...leads })).toEqual({
      code: 'not-entered',
      person: 'p1',
    });
  });

  test('a running season keeps their tables until they are drawn anew', () => {
    const season = running(9).play(1, 1);
    season.must({ do: 'leave', person: 'p4', ...himself(person(4)) });
    expect(season.state.entrants).toContainEqual({ person: person(4), left: true });
    expect(tableOf(season, 3, 'p4') > 0 || season.state.rounds[2]?.rests.includes('p4')).toBe(true);
    season.must({ do: 'redraw', ...leads });
    expect(season.state.rounds.slice(1).map(({ tables, rests }) => [tables.length, rests])).toEqual([
      [2, []],
      [2, []],
    ]);
    expect([tableOf(season, 2, 'p4'), tableOf(season, 3, 'p4')]).toEqual([0, 0]);
  });
});

describe('the start', () => {
  test('needs four players', () => {
    const season = new SeasonScript().open().enter(3);
    expect(season.take({ do: 'start', ...leads })).toEqual({ code: 'too-few', least: 4, now: 3 });
  });

  test('is up to who manages, and draws all match days once', () => {
    const season = new SeasonScript().open({ rounds: 5 }).enter(9);
    expect(season.take({ do: 'start', ...himself(person(1)) })).toEqual({ code: 'not-allowed' });
    expect(types(season.take({ do: 'start', ...leads }))).toEqual(['drawn']);
    expect(season.state).toMatchObject({ phase: 'running' });
    expect(
      season.state.rounds.map(({ number, tables, rests }) => [number, tables.length, rests.length]),
    ).toEqual([1, 2, 3, 4, 5].map((number) => [number, 2, 1]));
    expect(season.take({ do: 'start', ...leads })).toEqual({ code: 'wrong-phase', phase: 'running' });
  });

  test('gives each round of a duplicate league a secret of its own, and others none', () => {
    const secrets = running(8, { kind: 'duplicate' }).state.rounds.map(({ dealsFrom }) => dealsFrom);
    expect(new Set(secrets).size).toBe(3);
    expect(secrets.every((secret) => secret?.length === 64)).toBe(true);
    expect(running(8).state.rounds.every(({ dealsFrom }) => dealsFrom === null)).toBe(true);
  });
});

describe('drawing anew', () => {
  test('leaves what has begun, and counts it', () => {
    const season = running(8).play(2, 1);
    const kept = season.state.rounds.slice(0, 2);
    expect(types(season.take({ do: 'redraw', ...leads }))).toEqual(['drawn']);
    expect(season.state.rounds.slice(0, 2)).toEqual(kept);
    expect(season.state.rounds).toHaveLength(3);
    expect(season.request).toMatchObject({ players: 8, days: 1 });
    expect(season.request?.before.map(({ tables }) => tables.length)).toEqual([2, 2]);
  });

  test('counts no table of who is drawn no more', () => {
    const season = running(8)
      .play(1, 1)
      .must({ do: 'leave', person: 'p0', ...leads });
    season.must({ do: 'redraw', ...leads });
    const chairs = season.request?.before.flatMap(({ tables }) => tables.flat()) ?? [];
    expect(chairs.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, null]);
  });

  test.each<[string, SeasonScript, object]>([
    ['before the start', new SeasonScript().open().enter(8), { code: 'wrong-phase', phase: 'joining' }],
    ['when the last day has begun', running(8).openTable(3, 2), { code: 'nothing-to-draw', rounds: 3 }],
    [
      'with three players left',
      running(4).must({ do: 'leave', person: 'p2', ...leads }),
      { code: 'too-few', least: 4, now: 3 },
    ],
  ])('is refused %s', (_name, season, rejection) => {
    expect(season.take({ do: 'redraw', ...leads })).toEqual(rejection);
  });
});

describe('a table', () => {
  test('is opened by who plays there, or who manages', () => {
    const season = running(8);
    const [player = ''] = season.playersAt(1, 1);
    const open = { do: 'open-table', round: 1, table: 1, dulleTable: 't1' } as const;
    const [stranger = ''] = season.playersAt(1, 2);
    expect(season.take({ ...open, ...himself({ id: stranger, name: '' }) })).toEqual({ code: 'not-allowed' });
    expect(types(season.take({ ...open, ...himself({ id: player, name: '' }) }))).toEqual(['table-opened']);
    expect(season.take({ ...open, ...leads })).toEqual([]);
    expect(season.take({ ...open, dulleTable: 't2', ...leads })).toEqual({
      code: 'table-open',
      dulleTable: 't1',
    });
  });

  test.each([
    [4, 1, 0],
    [0, 1, 0],
    [1, 3, 2],
  ])('has to be there: match day %d, table %d', (round, table, tables) => {
    expect(running(8).take({ do: 'open-table', round, table, dulleTable: 't', ...leads })).toEqual({
      code: 'no-such-table',
      rounds: 3,
      tables,
    });
  });

  test('that was played to the end is opened no second time', () => {
    const season = running(8).play(1, 1);
    expect(season.take({ do: 'open-table', round: 1, table: 1, dulleTable: 't', ...leads })).toEqual({
      code: 'already-played',
    });
  });

  test('that ended early is gone on with', () => {
    const season = running(8).play(1, 1, false, 'first').openTable(1, 1, 'second');
    const table = () => season.state.rounds[0]?.tables[0];
    expect(table()).toMatchObject({ dulleTable: 'second', earlier: ['first'], played: false });
    season.must({ do: 'table-dropped', round: 1, table: 1, dulleTable: 'second' });
    expect(table()).toMatchObject({ dulleTable: 'first', earlier: [], played: true, complete: false });
  });

  test('that ended before anybody played can be opened again', () => {
    const season = running(8).openTable(1, 1, 'first');
    season.must({ do: 'table-dropped', round: 1, table: 1, dulleTable: 'first' });
    expect(season.state.rounds[0]?.tables[0]).toMatchObject({ dulleTable: null, played: false, earlier: [] });
    season.play(1, 1, true, 'second');
  });

  test('ends once, and only the one that is open', () => {
    const season = running(8).openTable(1, 1, 'first');
    const end = { do: 'table-played', round: 1, table: 1, complete: true } as const;
    expect(season.take({ ...end, dulleTable: 'other' })).toEqual([]);
    expect(types(season.take({ ...end, dulleTable: 'first' }))).toEqual(['table-played']);
    expect(season.take({ ...end, dulleTable: 'first' })).toEqual([]);
  });

  test('of a duplicate round that was over stays closed, since everybody may know the cards', () => {
    const season = running(8, { kind: 'duplicate' }).play(1, 1);
    season.must({ do: 'enter-result', round: 1, table: 2, points: [1, 1, -1, -1], ...leads });
    expect(season.state.rounds[0]?.over).toBe(true);
    season.must({ do: 'remove-result', round: 1, table: 2, ...leads });
    expect(season.state.rounds[0]?.over).toBe(true);
    expect(season.take({ do: 'open-table', round: 1, table: 2, dulleTable: 't', ...leads })).toEqual({
      code: 'round-over',
    });
  });
});

test('a duplicate round of which nothing was dealt goes on where a result is removed', () => {
  const season = running(8, { kind: 'duplicate' });
  const points: [number, number, number, number] = [1, 1, -1, -1];
  for (const table of [1, 2]) season.must({ do: 'enter-result', round: 1, table, points, ...leads });
  expect(season.state.rounds[0]?.over).toBe(true);
  season.must({ do: 'remove-result', round: 1, table: 2, ...leads });
  expect(season.state.rounds[0]?.over).toBe(false);
  season.must({ do: 'remove-result', round: 1, table: 1, ...leads });
  expect(season.view.rounds[0]?.begun).toBe(false);
  season.play(1, 1);
});

describe('a substitution', () => {
  const substitute = { do: 'substitute', round: 1, table: 1 } as const;
  const guest = person(99);

  test('is up to whom it concerns, or who manages', () => {
    const season = running(8);
    const [one = '', two = ''] = season.playersAt(1, 1);
    const wanted = { ...substitute, for: one, substitute: guest };
    expect(season.take({ ...wanted, ...himself({ id: two, name: '' }) })).toEqual({ code: 'not-allowed' });
    expect(types(season.take({ ...wanted, ...himself({ id: one, name: '' }) }))).toEqual(['substituted']);
    expect(season.state.rounds[0]?.tables[0]?.substitutions).toEqual([{ for: one, by: guest }]);
    expect(season.take({ ...wanted, ...leads })).toEqual([]);
  });

  test('by a computer can be changed, and taken back', () => {
    const season = running(8);
    const [one = ''] = season.playersAt(1, 1);
    const substitutions = () => season.state.rounds[0]?.tables[0]?.substitutions;
    season.must({ ...substitute, for: one, substitute: null, ...leads });
    expect(substitutions()).toEqual([{ for: one, by: null }]);
    season.must({ ...substitute, for: one, substitute: guest, ...leads });
    expect(substitutions()).toEqual([{ for: one, by: guest }]);
    season.must({ ...substitute, for: one, substitute: { id: one, name: '' }, ...leads });
    expect(substitutions()).toEqual([]);
  });

  test('by a computer is as strong as was agreed on', () => {
    const at = (season: SeasonScript) => fixtureOf(season.state, { round: 1, table: 1 }, NOTHING_BEFORE);
    expect(at(running(8, { level: 'beginner' }))).toMatchObject({ level: 'beginner' });
    expect(at(running(8))).not.toHaveProperty('level');
  });

  test('by a computer is there for whoever had their data deleted, and can be another’s', () => {
    const season = running(8);
    const [one = '', two = ''] = season.playersAt(1, 1);
    const seats = () => fixtureOf(season.state, { round: 1, table: 1 }, NOTHING_BEFORE)?.seats.slice(0, 2);
    season.must({ ...substitute, for: two, substitute: guest, ...leads });
    season.forget(one, 'former:1').forget(guest.id, 'former:2');
    expect(seats()).toEqual([{ kind: 'computer' }, { kind: 'computer' }]);
    expect(season.take({ ...substitute, for: 'former:1', substitute: null, ...leads })).toEqual([]);
    season.must({ ...substitute, for: 'former:1', substitute: guest, ...leads });
    season.must({ ...substitute, for: two, substitute: { id: two, name: 'Two' }, ...leads });
    expect(seats()).toMatchObject([{ person: guest }, { person: { id: two } }]);
  });

  test('is for somebody who was drawn for that table', () => {
    const season = running(8);
    const [other = ''] = season.playersAt(1, 2);
    expect(season.take({ ...substitute, for: other, substitute: guest, ...leads })).toEqual({
      code: 'not-at-table',
      person: other,
    });
  });

  test.each(['points', 'duplicate'] as const)('in a league for %s: nobody plays twice at a table', (kind) => {
    const season = running(8, { kind });
    const [one = '', two = ''] = season.playersAt(1, 1);
    const twice = { ...substitute, for: one, substitute: { id: two, name: '' }, ...leads };
    expect(season.take(twice)).toEqual({ code: 'already-at-table', person: two, table: 1 });
  });

  test('in a duplicate round nobody plays the same cards at two tables', () => {
    const twice = (season: SeasonScript) => {
      const [one = ''] = season.playersAt(1, 1);
      const [other = ''] = season.playersAt(1, 2);
      return season.take({ ...substitute, for: one, substitute: { id: other, name: '' }, ...leads });
    };
    expect(types(twice(running(8)))).toEqual(['substituted']);
    expect(twice(running(8, { kind: 'duplicate' }))).toMatchObject({ code: 'already-at-table', table: 2 });
    // Nor who has been replaced since the table was opened: they may have seen some of them.
    const replaced = running(8, { kind: 'duplicate' }).openTable(1, 2);
    const [other = ''] = replaced.playersAt(1, 2);
    replaced.must({ ...substitute, table: 2, for: other, substitute: null, ...leads });
    expect(twice(replaced)).toMatchObject({ code: 'already-at-table', table: 2 });
  });

  test.each<[string, (season: SeasonScript) => SeasonScript, string]>([
    ['the table was played', (season) => season.play(1, 1), 'already-played'],
    [
      'a result was entered',
      (season) => season.must({ do: 'enter-result', round: 1, table: 1, points: [0, 0, 0, 0], ...leads }),
      'result-entered',
    ],
  ])('comes too late once %s', (_name, given, code) => {
    const season = given(running(8));
    const [one = ''] = season.playersAt(1, 1);
    expect(season.take({ ...substitute, for: one, substitute: guest, ...leads })).toEqual({ code });
  });
});

describe('a result by hand', () => {
  const enter = { do: 'enter-result', round: 1, table: 2, ...leads } as const;

  test('is entered, changed and removed by who manages', () => {
    const season = running(8);
    expect(season.take({ ...enter, points: [9, -3, -3, -3], ...himself(person(1)) })).toEqual({
      code: 'not-allowed',
    });
    season.must({ ...enter, points: [9, -3, -3, -3] });
    expect(season.take({ ...enter, points: [9, -3, -3, -3] })).toEqual([]);
    season.must({ ...enter, points: [0, 4, -4, 0] });
    expect(season.state.rounds[0]?.tables[1]?.entered).toEqual({
      by: LEADER.id,
      at: season.at,
      points: [0, 4, -4, 0],
    });
    season.must({ do: 'remove-result', round: 1, table: 2, ...leads });
    expect(season.state.rounds[0]?.tables[1]?.entered).toBeNull();
    expect(season.take({ do: 'remove-result', round: 1, table: 2, ...leads })).toEqual({ code: 'no-result' });
  });

  test.each([
    [[9, -3, -3, -2], { code: 'sum-not-zero', sum: 1 }],
    [[0.5, -0.5, 0, 0], { code: 'points-out-of-range', most: 100_000 }],
    [[Number.NaN, 0, 0, 0], { code: 'points-out-of-range', most: 100_000 }],
    [[100_001, -100_001, 0, 0], { code: 'points-out-of-range', most: 100_000 }],
  ] as const)('of %j is none', (points, rejection) => {
    expect(running(8).take({ ...enter, points })).toEqual(rejection);
  });

  test('knows no minus nothing', () => {
    const season = running(8).must({ ...enter, points: [-0, 0, -0, 0] });
    expect(season.state.rounds[0]?.tables[1]?.entered?.points.map((each) => Object.is(each, 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('begins its match day, and ends it with the last table', () => {
    const season = running(8).play(1, 1);
    expect(season.view.rounds[0]).toMatchObject({ begun: true, over: false });
    season.must({ ...enter, points: [0, 0, 0, 0] });
    expect(season.view.rounds[0]).toMatchObject({ over: true });
    expect(season.take({ do: 'open-table', round: 1, table: 2, dulleTable: 't', ...leads })).toEqual({
      code: 'result-entered',
    });
  });
});

describe('closing', () => {
  test('is up to who manages, and waits for open tables', () => {
    const season = running(8).openTable(1, 1).openTable(2, 2);
    expect(season.take({ do: 'close', ...himself(person(1)) })).toEqual({ code: 'not-allowed' });
    expect(season.take({ do: 'close', ...leads })).toEqual({
      code: 'tables-open',
      tables: [
        { round: 1, table: 1 },
        { round: 2, table: 2 },
      ],
    });
    season.must({ do: 'table-dropped', round: 1, table: 1, dulleTable: 't11' });
    season.must({ do: 'table-played', round: 2, table: 2, dulleTable: 't22', complete: false });
    season.must({ do: 'close', ...leads });
    expect(season.state).toMatchObject({ phase: 'closed', closedAt: season.at });
  });

  test('ends everything', () => {
    const season = running(8).must({ do: 'close', ...leads });
    const closed = { code: 'wrong-phase', phase: 'closed' };
    const later: readonly LeagueAction[] = [
      { do: 'enter', person: person(70), ...leads },
      { do: 'leave', person: 'p1', ...leads },
      { do: 'start', ...leads },
      { do: 'redraw', ...leads },
      { do: 'open-table', round: 1, table: 1, dulleTable: 't', ...leads },
      { do: 'enter-result', round: 1, table: 1, points: [0, 0, 0, 0], ...leads },
      { do: 'remove-result', round: 1, table: 1, ...leads },
      { do: 'substitute', round: 1, table: 1, for: 'p1', substitute: null, ...leads },
      { do: 'close', ...leads },
    ];
    for (const action of later) expect(season.take(action)).toEqual(closed);
  });

  test('happens in no league that was never opened', () => {
    expect(new SeasonScript().take({ do: 'close', ...leads })).toEqual({ code: 'no-such-league' });
  });
});

test('what everybody may see of a league names no secret', () => {
  const season = running(8, { kind: 'duplicate' }).play(1, 1);
  const secrets = season.state.rounds.map(({ dealsFrom }) => dealsFrom ?? '');
  const shown = JSON.stringify(season.view);
  expect(secrets.every((secret) => secret !== '' && !shown.includes(secret))).toBe(true);
});
