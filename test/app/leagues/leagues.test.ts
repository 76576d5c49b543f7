import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/app/audit.ts';
import { drawBeside } from '../../../src/app/leagues/drawing.ts';
import type { LeagueSummary } from '../../../src/app/leagues/leagueStore.ts';
import { Leagues, MOST_OPEN_LEAGUES, type NewLeague } from '../../../src/app/leagues/leagues.ts';
import { LeagueTables } from '../../../src/app/leagues/leagueTables.ts';
import type { BookedHand } from '../../../src/app/ledger.ts';
import { type DrawRequest, drawDays } from '../../../src/core/league/draw.ts';
import type { LeagueEvent } from '../../../src/core/league/event.ts';
import { UNITS } from '../../../src/core/league/score.ts';
import type { LeagueSettings } from '../../../src/core/league/settings.ts';
import { ok } from '../../../src/core/result.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { NO_FACTS } from '../../../src/core/score/seatFacts.ts';
import { perSeat } from '../../../src/core/seat.ts';
import type { PlayedAt } from '../../../src/core/table/playedAt.ts';
import { inTurn } from '../../core/league/season.ts';
import { keptLog } from '../tableService.ts';
import { MemoryLeagues } from './leagueService.ts';

const LEADER = { id: 'leader', name: 'Leader' };
const leads = { by: LEADER, manages: true } as const;
const person = (number: number) => ({ id: `p${number}`, name: `P${number}` });

const wanted = (league: string, rest: Partial<NewLeague> = {}): NewLeague => ({
  league,
  guildId: 'g',
  channelId: 'c',
  name: 'Liga',
  settings: { kind: 'points', rules: DDV, rounds: 2, hands: 2 },
  ...leads,
  ...rest,
});

/** The service on a store in memory, and all that it told others. */
class Bureau {
  readonly store = new MemoryLeagues();
  readonly noted: AuditEntry[] = [];
  readonly revealed: string[] = [];
  readonly drawn: DrawRequest[] = [];
  readonly changes: string[] = [];
  readonly kept = keptLog();
  readonly tables = new Map<string, PlayedAt>();
  readonly hands: BookedHand[] = [];
  auditFails = false;
  readonly leagues = this.process();

  /** A service of its own on the same store, as another process has. */
  process(): Leagues {
    const bureau = this;
    const leagues = new Leagues({
      store: this.store,
      tables: { played: async (table) => this.tables.get(table) ?? null },
      hands: {
        hands: async function* () {
          yield* bureau.hands;
        },
        reveal: async (league, round) => void this.revealed.push(`${league} ${round}`),
      },
      audit: {
        note: async (entry) => {
          if (this.auditFails) throw new Error('the audit is gone');
          this.noted.push(entry);
        },
      },
      draw: async (request) => {
        this.drawn.push(request);
        return inTurn(request);
      },
      circumstances: () => ({ at: 5_000, seed: 9, secret: () => 'ab'.repeat(32) }),
      log: this.kept.log,
    });
    leagues.observe({ changed: (league) => void this.changes.push(league) });
    return leagues;
  }

  /** A season of eight that has started, as `l`. */
  async running(settings: Partial<LeagueSettings> = {}): Promise<this> {
    await this.leagues.open(wanted('l', { settings: { ...wanted('l').settings, ...settings } }));
    for (let number = 0; number < 8; number++) {
      await this.leagues.act('l', {
        do: 'enter',
        person: person(number),
        by: person(number),
        manages: false,
      });
    }
    await this.leagues.act('l', { do: 'start', ...leads });
    return this;
  }

  /** Opens and plays a table of the first match day. */
  async play(table: number, round = 1): Promise<void> {
    const dulleTable = `t${round}${table}`;
    await this.leagues.openTable('l', { round, table, dulleTable, ...leads }, async () => ok(null));
    await this.leagues.tableEnded('l', { do: 'table-played', round, table, dulleTable, complete: true });
  }
}

let bureau: Bureau;
beforeEach(() => {
  bureau = new Bureau();
});

test('a season is told of anew where words in its history or its hands are others', async () => {
  await bureau.running();
  const edition = async () => (await bureau.leagues.read('l'))?.edition ?? 0;
  const before = await edition();
  bureau.changes.length = 0;
  bureau.leagues.retold('l');
  await bureau.leagues.rewrite('l', async () => expect(bureau.changes).toEqual(['l']));
  expect(bureau.changes).toEqual(['l', 'l']);
  expect((await edition()) - before).toBe(2);
});

describe('opening', () => {
  const seasonOf = async (name: string, league: string) => {
    const opened = await bureau.leagues.open(wanted(league, { name }));
    return opened.ok ? opened.value.reading.league.season : opened.error;
  };

  test('a league of a name whose season is closed makes the next season', async () => {
    expect(await seasonOf('Liga', 'a')).toBe(1);
    expect(await seasonOf('LIGA', 'b')).toEqual({ code: 'name-in-use', league: 'a', season: 1 });
    await bureau.leagues.act('a', { do: 'close', ...leads });
    expect(await seasonOf('liga', 'b')).toBe(2);
    expect(await seasonOf('Other', 'c')).toBe(1);
    expect(await bureau.leagues.find({ guildId: 'g', phases: ['joining'] })).toHaveLength(2);
  });

  test('the same name twice at once is refused once', async () => {
    const both = await Promise.all([seasonOf('Liga', 'a'), seasonOf('Liga', 'b')]);
    expect(both).toEqual([1, { code: 'name-in-use', league: 'a', season: 1 }]);
  });

  test('a name that another process has opened meanwhile is refused, too', async () => {
    const { store } = bureau;
    const append = store.append.bind(store);
    let raced = false;
    store.append = async (league, expected, events, summary): Promise<boolean> => {
      if (raced) return append(league, expected, events, summary);
      raced = true;
      await append('rival', 0, events as LeagueEvent[], { ...summary, id: 'rival' } as LeagueSummary);
      return false;
    };
    expect(await seasonOf('Liga', 'a')).toEqual({ code: 'name-in-use', league: 'rival', season: 1 });
  });

  test('ends with as many as fit into a menu', async () => {
    for (let number = 0; number < MOST_OPEN_LEAGUES; number++) await seasonOf(`Liga ${number}`, `l${number}`);
    expect(await seasonOf('One more', 'x')).toEqual({ code: 'too-many-leagues', most: MOST_OPEN_LEAGUES });
    await bureau.leagues.act('l3', { do: 'close', ...leads });
    expect(await seasonOf('One more', 'x')).toBe(1);
  });
});

describe('what happens in a league', () => {
  test('is stored, and observers are told', async () => {
    await bureau.leagues.open(wanted('l'));
    await bureau.leagues.act('l', { do: 'enter', person: person(1), by: person(1), manages: false });
    await bureau.leagues.act('l', { do: 'enter', person: person(1), by: person(1), manages: false });
    expect(bureau.changes).toEqual(['l', 'l']);
    expect(await bureau.process().read('l')).toMatchObject({
      version: 2,
      league: { entrants: [{ person: person(1), left: false }] },
    });
    expect(await bureau.leagues.read('x')).toBeNull();
    expect(await bureau.leagues.season('x')).toBeNull();
    expect(await bureau.leagues.act('x', { do: 'close', ...leads })).toEqual({
      ok: false,
      error: { code: 'no-such-league' },
    });
  });

  test('is decided again where another process was faster', async () => {
    await bureau.leagues.open(wanted('l'));
    const [one, two] = [bureau.process(), bureau.process()];
    const enter = (number: number) => ({ do: 'enter', person: person(number), ...leads }) as const;
    await Promise.all([one.act('l', enter(1)), two.act('l', enter(2)), two.act('l', enter(1))]);
    const reading = await bureau.leagues.read('l');
    expect(reading?.league.entrants.map((entrant) => entrant.person.id).toSorted()).toEqual(['p1', 'p2']);
  });

  test('is drawn only where it will be taken', async () => {
    await bureau.leagues.open(wanted('l'));
    await bureau.leagues.act('l', { do: 'start', ...leads });
    await bureau.leagues.act('l', { do: 'start', by: person(1), manages: false });
    expect(bureau.drawn).toEqual([]);
    const { drawn } = await new Bureau().running();
    expect(drawn).toMatchObject([{ players: 8, days: 2, seed: 9 }]);
  });

  test('stands though the list of corrections fails, which is logged', async () => {
    bureau.auditFails = true;
    expect(await bureau.leagues.open(wanted('l'))).toMatchObject({ ok: true });
    expect(bureau.changes).toEqual(['l']);
    expect(bureau.kept.lines).toEqual(['error: could not note what follows from a change in a league']);
  });
});

test('who decides for others is noted, with the values before and after', async () => {
  const { leagues, noted } = await bureau.running();
  const at = { round: 1, table: 1 } as const;
  const guest = person(99);
  await leagues.act('l', { do: 'enter', person: person(8), ...leads });
  await leagues.act('l', { do: 'leave', person: 'p8', ...leads });
  await leagues.act('l', { do: 'leave', person: 'p7', by: person(7), manages: false });
  await leagues.act('l', {
    do: 'substitute',
    ...at,
    for: 'p0',
    substitute: null,
    by: person(0),
    manages: false,
  });
  await leagues.act('l', { do: 'substitute', ...at, for: 'p0', substitute: guest, ...leads });
  await leagues.act('l', { do: 'enter-result', ...at, points: [9, -3, -3, -3], ...leads });
  await leagues.act('l', { do: 'enter-result', ...at, points: [0, 4, -4, 0], ...leads });
  await leagues.act('l', { do: 'remove-result', ...at, ...leads });
  await leagues.act('l', { do: 'close', ...leads });
  expect(noted.map(({ what, subject, before, after }) => [what, subject, before, after])).toEqual([
    ['league-opened', 'Liga (1)', null, null],
    ['league-started', 'Liga (1)', null, null],
    ['player-added', 'Liga (1)', null, '<@p8>'],
    ['player-removed', 'Liga (1)', '<@p8>', null],
    ['substituted', 'Liga (1) 1/1', '<@p0>', '🤖'],
    ['substituted', 'Liga (1) 1/1', '🤖', '<@p99>'],
    ['result-entered', 'Liga (1) 1/1', null, '<@p0> +9, <@p1> -3, <@p2> -3, <@p3> -3'],
    [
      'result-entered',
      'Liga (1) 1/1',
      '<@p0> +9, <@p1> -3, <@p2> -3, <@p3> -3',
      '<@p0> 0, <@p1> +4, <@p2> -4, <@p3> 0',
    ],
    ['result-removed', 'Liga (1) 1/1', '<@p0> 0, <@p1> +4, <@p2> -4, <@p3> 0', null],
    ['league-closed', 'Liga (1)', null, null],
  ]);
  expect(noted.every(({ guildId, at: when }) => guildId === 'g' && when === 5_000)).toBe(true);
  expect(noted.map(({ by }) => by?.id)).toEqual([
    ...['leader', 'leader', 'leader', 'leader', 'p0'],
    ...['leader', 'leader', 'leader', 'leader', 'leader'],
  ]);
});

test('a result by hand is noted with what was played, as far as it may be told', async () => {
  for (const [kind, played] of [
    ['points', '<@p0> +6, <@p1> -2, <@p2> -2, <@p3> -2'],
    ['duplicate', null],
  ] as const) {
    bureau = new Bureau();
    const { leagues, noted, hands } = await bureau.running({ kind });
    await bureau.play(1);
    hands.push(booked('t11-1', 1, 1, 2));
    const at = { round: 1, table: 1, ...leads } as const;
    await leagues.act('l', { do: 'enter-result', ...at, points: [0, 4, -4, 0] });
    await leagues.act('l', { do: 'remove-result', ...at });
    expect(noted.slice(-2)).toMatchObject([
      { what: 'result-entered', before: played, after: '<@p0> 0, <@p1> +4, <@p2> -4, <@p3> 0' },
      { what: 'result-removed', before: '<@p0> 0, <@p1> +4, <@p2> -4, <@p3> 0', after: played },
    ]);
  }
});

describe('a table', () => {
  const place = { round: 1, table: 1, dulleTable: 't', ...leads } as const;

  test('is opened with its place in the league, and noted first', async () => {
    const { leagues } = await bureau.running({ kind: 'duplicate' });
    const opened = await leagues.openTable('l', place, async (fixture) => {
      expect(fixture).toMatchObject({ league: 'l', round: 1, table: 1, dealsFrom: 'ab'.repeat(32) });
      expect((await leagues.read('l'))?.league.rounds[0]?.tables[0]?.dulleTable).toBe('t');
      return ok(null);
    });
    expect(opened).toMatchObject({ ok: true });
  });

  test('that could not be opened leaves its place free', async () => {
    const { leagues } = await bureau.running();
    const refused = { ok: false, error: { code: 'bad-settings' } } as const;
    expect(await leagues.openTable('l', place, async () => refused)).toEqual(refused);
    const lost = leagues.openTable('l', place, () => Promise.reject(new Error('lost')));
    await expect(lost).rejects.toThrow('lost');
    const again = await leagues.openTable('l', { ...place, dulleTable: 'u' }, async () => ok(null));
    expect(again).toMatchObject({ ok: true });
  });

  test('goes on with what was played at the one before', async () => {
    const { leagues, tables } = await bureau.running();
    await leagues.openTable('l', place, async () => ok(null));
    await leagues.tableEnded('l', { do: 'table-played', ...place, complete: false });
    const altogether = { deals: 1, sheet: [] };
    tables.set('t', { ended: true, deals: 1, hands: 1, altogether });
    await leagues.openTable('l', { ...place, dulleTable: 'u' }, async (fixture) => {
      expect(fixture.before).toEqual(altogether);
      return ok(null);
    });
  });
});

test('the hands of a duplicate round are opened when it is over, and the rest when the season is', async () => {
  const { leagues, revealed } = await bureau.running({ kind: 'duplicate' });
  await bureau.play(1);
  await bureau.play(1, 2);
  expect(revealed).toEqual([]);
  await bureau.play(2);
  expect(revealed).toEqual(['l 1']);
  await leagues.act('l', { do: 'close', ...leads });
  expect(revealed).toEqual(['l 1', 'l 2']);
});

/** A hand in the books: chair 0 has won so many points of each other. */
const booked = (
  id: string,
  table: number,
  number: number,
  points: number,
  rest: Partial<BookedHand> = {},
) => ({
  ...({ id, guildId: 'g', at: 1, table: `t1${table}`, number, enteredBy: null, concealed: false } as const),
  ...({
    rules: DDV,
    rulesKey: 'ddv',
    contract: 'normal',
    soloist: null,
    soloKind: null,
    winner: 're',
  } as const),
  ...({ reEyes: 121, value: points, multiplier: 1, struck: null, replaces: null, replacedBy: null } as const),
  league: { league: 'l', round: 1, table },
  seats: perSeat((seat) => ({
    player: `p${4 * (table - 1) + seat}`,
    name: '',
    party: seat === 0 ? ('re' as const) : ('kontra' as const),
    points: seat === 0 ? 3 * points : -points,
    facts: NO_FACTS,
  })),
  ...rest,
});

describe('a season’s results', () => {
  const scoresOf = async (round: number, table: number): Promise<readonly number[] | undefined> =>
    (await bureau.leagues.season('l'))?.results
      .find((result) => result.round === round && result.table === table)
      ?.seats?.map(({ score }) => score / UNITS);

  test('come from the books', async () => {
    await bureau.running();
    await bureau.play(1);
    bureau.hands.push(booked('t11-1', 1, 1, 2), booked('t11-2', 1, 2, -1));
    expect(await scoresOf(1, 1)).toEqual([3, -1, -1, -1]);
    const season = await bureau.leagues.season('l');
    expect(season?.standings[0]).toMatchObject({ rank: 1, person: person(0), hands: 2 });
  });

  test('compare the same deals where a table went on with another, and where a hand was replaced', async () => {
    const { leagues, hands } = await bureau.running({ kind: 'duplicate' });
    const second = { round: 1, table: 2, ...leads } as const;
    for (const [dulleTable, complete] of [
      ['early', false],
      ['late', true],
    ] as const) {
      await leagues.openTable('l', { ...second, dulleTable }, async () => ok(null));
      await leagues.tableEnded('l', { do: 'table-played', ...second, dulleTable, complete });
    }
    await bureau.play(1);
    hands.push(
      booked('t11-1', 1, 1, 1),
      booked('t11-2', 1, 2, 2),
      booked('early-1', 2, 1, 8, { table: 'early', struck: { by: 'x', at: 3 }, replacedBy: 'fixed' }),
      booked('late-2', 2, 2, 6, { table: 'late' }),
      booked('fixed', 2, 77, 2, { table: null, replaces: 'early-1' }),
    );
    // The first deal 1 against 2, the second 2 against 6.
    expect(await scoresOf(1, 1)).toEqual([-15, 5, 5, 5]);
  });
});

describe('the tables of leagues', () => {
  const started = async (watch: LeagueTables): Promise<void> => {
    await watch.start();
    await watch.idle();
  };
  const statusOf = async () => {
    const table = (await bureau.leagues.read('l'))?.league.rounds[0]?.tables[0];
    return table && { dulleTable: table.dulleTable, played: table.played, complete: table.complete };
  };

  const played = (deals: number, hands: number): PlayedAt => ({
    ended: true,
    deals,
    hands,
    altogether: { deals, sheet: Array.from({ length: hands }, () => ({ contract: 'normal' }) as never) },
  });

  test.each<[string, 'points' | 'duplicate', PlayedAt | null, object]>([
    ['was played to the end', 'points', played(2, 2), { dulleTable: 't', played: true, complete: true }],
    ['ended early', 'points', played(2, 1), { dulleTable: 't', played: true, complete: false }],
    ['ended in its first hand', 'points', played(1, 0), { dulleTable: null, played: false }],
    ['ended in its first hand, of cards that others have', 'duplicate', played(1, 0), { played: true }],
    ['closed before anybody played', 'duplicate', played(0, 0), { dulleTable: null, played: false }],
    ['never came to be', 'points', null, { dulleTable: null, played: false }],
    ['goes on', 'points', { ...played(2, 1), ended: false }, { dulleTable: 't', played: false }],
  ])('are found again by a new process: one that %s', async (_name, kind, state, status) => {
    const { leagues, tables, kept } = await bureau.running({ kind });
    await leagues.openTable('l', { round: 1, table: 1, dulleTable: 't', ...leads }, async () => ok(null));
    if (state) tables.set('t', state);
    const watch = new LeagueTables({
      leagues: bureau.process(),
      tables: { played: async (table) => tables.get(table) ?? null },
      log: kept.log,
    });
    await started(watch);
    expect(await statusOf()).toMatchObject(status);
    const { changes } = bureau;
    const before = changes.length;
    await started(watch);
    expect(changes).toHaveLength(before);
  });

  test('are left alone while they are being opened', async () => {
    const { leagues, kept } = await bureau.running();
    const watch = new LeagueTables({ leagues, tables: { played: async () => null }, log: kept.log });
    await leagues.openTable('l', { round: 1, table: 1, dulleTable: 't', ...leads }, async () => {
      await started(watch);
      return ok(null);
    });
    expect(await statusOf()).toMatchObject({ dulleTable: 't', played: false });
    await started(watch);
    expect(await statusOf()).toMatchObject({ dulleTable: null });
  });

  test('tell their league when they have ended', async () => {
    const { leagues, tables, kept } = await bureau.running();
    const watch = new LeagueTables({
      leagues,
      tables: { played: async (table) => tables.get(table) ?? null },
      log: kept.log,
    });
    leagues.observe(watch.leagues);
    await leagues.openTable('l', { round: 1, table: 1, dulleTable: 't', ...leads }, async () => ok(null));
    await watch.idle();
    tables.set('t', { ...played(1, 1), ended: false });
    watch.tables.changed('t');
    await watch.idle();
    expect(await statusOf()).toMatchObject({ played: false });
    tables.set('t', played(2, 2));
    watch.tables.changed('t');
    watch.tables.changed('other');
    await watch.idle();
    expect(await statusOf()).toMatchObject({ played: true, complete: true });
  });

  test('open what a process left secret that died too early', async () => {
    const { leagues, tables, kept, revealed } = await bureau.running({ kind: 'duplicate' });
    await bureau.play(1);
    await bureau.play(2);
    revealed.length = 0;
    const watch = new LeagueTables({
      leagues,
      tables: { played: async (table) => tables.get(table) ?? null },
      log: kept.log,
    });
    await started(watch);
    expect(revealed).toEqual(['l 1']);
  });
});

test('a draw beside the event loop is the same as one on it', async () => {
  const request = { players: 9, days: 3, seed: 5, before: [] };
  expect(await drawBeside(request)).toEqual(drawDays(request));
});
