import { describe, expect, test } from 'vitest';
import { Fixtures } from '../../../src/app/leagues/fixtures.ts';
import type { LeagueKind } from '../../../src/core/league/settings.ts';
import { keptLog } from '../tableService.ts';
import { entrant, LEADER, type LeagueService, leagueService } from './leagueService.ts';

const viewOf = async ({ tables }: LeagueService, dulleTable: string) => {
  const reading = await tables.read(dulleTable);
  if (!reading) throw new Error('No such table');
  return reading.table;
};

const sittingAt = async (service: LeagueService, dulleTable: string) =>
  (await viewOf(service, dulleTable)).chairs.map((chair) =>
    chair?.kind === 'person' ? chair.person.id : (chair?.kind ?? null),
  );

const substitute = (
  { leagues, league, settle }: LeagueService,
  move: {
    readonly table: number;
    readonly for: string;
    readonly substitute: ReturnType<typeof entrant> | null;
  },
) => leagues.act(league, { do: 'substitute', round: 1, ...move, by: LEADER, manages: true }).finally(settle);

describe('a league’s table', () => {
  test('is opened with what the league has settled, and once', async () => {
    const service = await leagueService('points', { hands: 3 });
    const dulleTable = await service.openTable(2);
    const view = await viewOf(service, dulleTable);
    expect(view.settings).toMatchObject({ length: { kind: 'hands', hands: 3 }, pace: 'live' });
    expect(view.fixture).toMatchObject({ name: 'Kneipenliga', round: 1, table: 2, duplicate: false });
    expect(await service.openTable(2)).toBe(dulleTable);
    const { league } = (await service.leagues.read(service.league)) ?? {};
    expect(league?.rounds[0]?.tables[1]).toMatchObject({ dulleTable, played: false });
  });

  test('is opened by who plays there, and nobody else who does not lead', async () => {
    const { fixtures, league, tables } = await leagueService();
    const place = { guildId: 'g', channelId: 'c' };
    const wanted = {
      league,
      round: 1,
      table: 1,
      place,
      pace: 'live',
      absence: 'wait',
      manages: false,
    } as const;
    expect(await fixtures.open({ ...wanted, by: entrant(4) })).toEqual({
      ok: false,
      error: { code: 'not-allowed' },
    });
    const opened = await fixtures.open({ ...wanted, by: entrant(2) });
    expect(opened).toMatchObject({ ok: true, value: { isNew: true } });
    const view = opened.ok ? (await tables.read(opened.value.table))?.table : null;
    expect(view?.chairs[2]).toMatchObject({ kind: 'person', person: entrant(2) });
  });

  test('goes on with the hands that are left where an earlier one ended early', async () => {
    const service = await leagueService('points', { hands: 2 });
    const first = await service.openTable(1);
    await service.begin(first);
    await service.playHand(first);
    await service.tables.act(first, { do: 'close', by: 'leader', moderator: true });
    await service.settle();
    const second = await service.openTable(1);
    expect(second).not.toBe(first);
    await service.begin(second);
    expect((await viewOf(service, second)).present?.deal.number).toBe(2);
    await service.playHand(second);
    expect(await viewOf(service, second)).toMatchObject({ phase: 'ended', endReason: 'played-out' });
    await expect(service.openTable(1)).rejects.toThrow('already-played');
  });

  test('has its hands booked for its place in the league', async () => {
    const service = await leagueService();
    const dulleTable = await service.openTable(1);
    await service.begin(dulleTable);
    await service.playHand(dulleTable);
    expect(service.events.booked).toMatchObject([
      { league: { league: service.league, round: 1, table: 1 }, concealed: false, number: 1 },
    ]);
  });
});

describe('a result that is entered by hand', () => {
  const enter = async ({ leagues, league, settle }: LeagueService): Promise<void> => {
    const points = [3, 3, -3, -3] as const;
    const by = { by: LEADER, manages: true };
    expect((await leagues.act(league, { do: 'enter-result', round: 1, table: 1, points, ...by })).ok).toBe(
      true,
    );
    await settle();
  };
  const tableOf = async ({ leagues, league }: LeagueService) =>
    (await leagues.read(league))?.league.rounds[0]?.tables[0];
  const closing = { do: 'close', by: LEADER, manages: true } as const;

  test.each([
    ['in the lobby', 'points', () => {}],
    ['before a hand was finished', 'points', (service, id) => service.begin(id)],
    ['in the lobby of a duplicate round', 'duplicate', () => {}],
  ] as [string, LeagueKind, (service: LeagueService, id: string) => Promise<void> | void][])(
    'closes its table %s, so that the season can be closed',
    async (_when, kind, play) => {
      const service = await leagueService(kind, { hands: 2 });
      const dulleTable = await service.openTable(1);
      await play(service, dulleTable);
      await enter(service);
      expect(await viewOf(service, dulleTable)).toMatchObject({ phase: 'ended', endReason: 'closed' });
      expect(await tableOf(service)).toMatchObject({ dulleTable: null, entered: { points: [3, 3, -3, -3] } });
      expect((await service.leagues.act(service.league, closing)).ok).toBe(true);
    },
  );

  test('closes its table also where the process died meanwhile', async () => {
    const service = await leagueService('points', { deaf: true });
    const dulleTable = await service.openTable(1);
    await enter(service);
    expect((await viewOf(service, dulleTable)).phase).toBe('lobby');
    const { leagues, tables } = service;
    await new Fixtures({ leagues, tables, newId: () => 'x', log: keptLog().log }).start();
    expect((await viewOf(service, dulleTable)).phase).toBe('ended');
  });

  test.each([
    ['a hand was finished', 'points', (service, id) => service.begin(id).then(() => service.playHand(id))],
    ['cards of a duplicate round were seen', 'duplicate', (service, id) => service.begin(id)],
  ] as [string, LeagueKind, (service: LeagueService, id: string) => Promise<void>][])(
    'leaves its table alone where %s',
    async (_where, kind, play) => {
      const service = await leagueService(kind, { hands: 2 });
      const dulleTable = await service.openTable(1);
      await play(service, dulleTable);
      await enter(service);
      expect((await viewOf(service, dulleTable)).phase).not.toBe('ended');
      expect(await service.leagues.act(service.league, closing)).toMatchObject({ ok: false });
    },
  );
});

describe('a substitute', () => {
  test('named in the league has the chair at its table, before the game and in it', async () => {
    const service = await leagueService();
    const dulleTable = await service.openTable(1);
    await substitute(service, { table: 1, for: 'p3', substitute: entrant(9) });
    await service.begin(dulleTable);
    expect(await sittingAt(service, dulleTable)).toEqual(['p0', 'p1', 'p2', 'p9']);
    await substitute(service, { table: 1, for: 'p0', substitute: null });
    await substitute(service, { table: 1, for: 'p3', substitute: entrant(3) });
    expect(await sittingAt(service, dulleTable)).toEqual(['computer', 'p1', 'p2', 'computer']);
    expect((await service.tables.act(dulleTable, { do: 'join', by: entrant(3) })).ok).toBe(true);
    expect((await service.tables.act(dulleTable, { do: 'join', by: entrant(0) })).ok).toBe(false);
  });

  test('is found by the next process where this one has died', async () => {
    const service = await leagueService('points', { deaf: true });
    const dulleTable = await service.openTable(1);
    await substitute(service, { table: 1, for: 'p3', substitute: entrant(9) });
    expect((await viewOf(service, dulleTable)).fixture?.seats[3]).toMatchObject({ person: entrant(3) });
    const { leagues, tables } = service;
    await new Fixtures({ leagues, tables, newId: () => 'x', log: keptLog().log }).start();
    expect((await viewOf(service, dulleTable)).fixture?.seats[3]).toMatchObject({ person: entrant(9) });
  });

  test('in a duplicate round is nobody who has played another of its tables, if only for some hands', async () => {
    const service = await leagueService('duplicate');
    await service.begin(await service.openTable(1));
    expect(await substitute(service, { table: 1, for: 'p3', substitute: entrant(9) })).toMatchObject({
      ok: true,
    });
    expect(await substitute(service, { table: 1, for: 'p3', substitute: entrant(3) })).toMatchObject({
      ok: true,
    });
    for (const known of [0, 3, 9]) {
      expect(await substitute(service, { table: 2, for: 'p7', substitute: entrant(known) })).toMatchObject({
        ok: false,
        error: { code: 'already-at-table', table: 1 },
      });
    }
    expect(await substitute(service, { table: 2, for: 'p7', substitute: entrant(8) })).toMatchObject({
      ok: true,
    });
  });
});

describe('a duplicate round', () => {
  test('has the same deals at its tables, and is disclosed at all of them once the last one has ended', async () => {
    const service = await leagueService('duplicate');
    const [one, two] = [await service.openTable(1), await service.openTable(2)];
    await service.begin(one);
    await service.begin(two);
    const commitments = await Promise.all(
      [one, two].map(async (id) => (await viewOf(service, id)).present?.deal.commitment),
    );
    expect(commitments[0]).toBe(commitments[1]);
    await service.playHand(one);
    expect(await viewOf(service, one)).toMatchObject({ phase: 'ended', concealed: true });
    expect((await service.tables.read(one))?.records()).toEqual([]);
    await service.playHand(two);
    const [here, there] = await Promise.all([one, two].map((id) => service.tables.read(id)));
    expect([here?.table.concealed, there?.table.concealed]).toEqual([false, false]);
    expect(here?.records()[0]?.seed).toBe(there?.records()[0]?.seed);
    expect(here?.records()[0]?.record.hands).toEqual(there?.records()[0]?.record.hands);
    expect(service.events.booked.map(({ concealed }) => concealed)).toEqual([true, true]);
  });

  test('that was over when the process died is disclosed by the next one', async () => {
    const service = await leagueService('duplicate', { deaf: true });
    const ids = [await service.openTable(1), await service.openTable(2)];
    for (const id of ids) {
      await service.begin(id);
      await service.playHand(id);
    }
    const concealed = () => Promise.all(ids.map(async (id) => (await viewOf(service, id)).concealed));
    expect(await concealed()).toEqual([true, true]);
    const { leagues, tables } = service;
    await new Fixtures({ leagues, tables, newId: () => 'x', log: keptLog().log }).start();
    expect(await concealed()).toEqual([false, false]);
  });

  test('does not deal again what was broken off', async () => {
    const service = await leagueService('duplicate', { hands: 3 });
    const first = await service.openTable(1);
    await service.begin(first);
    await service.playHand(first);
    await service.tables.act(first, { do: 'next-hand', by: 'p0', hand: 2 });
    await service.tables.act(first, { do: 'close', by: 'leader', moderator: true });
    await service.settle();
    const second = await service.openTable(1);
    await service.begin(second);
    expect((await viewOf(service, second)).present?.deal.number).toBe(3);
    await service.playHand(second);
    expect((await viewOf(service, second)).phase).toBe('ended');
  });
});
