import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Bookkeeping, type Upkeep } from '../../src/app/bookkeeping.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { bookHand, NOON } from '../support/bookHands.ts';
import { Sittings } from '../support/sitting.ts';
import { keptLog } from './tableService.ts';

/** Everything that follows from the tables' events. */
const BOOKS = ['tallies', 'ratings', 'players', 'books', 'hand_seats', 'hands', 'rules_played'];

describe('bookkeeping', () => {
  let folder: string;
  let file: string;
  let store: Store;
  let now: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dulle-books-'));
    file = join(folder, 'dulle.sqlite');
    store = await openStore(file);
    now = NOON;
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const onFile = <T>(work: (database: Database.Database) => T): T => {
    const database = new Database(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };

  const rowsOf = (): Readonly<Record<string, readonly unknown[]>> =>
    onFile((database) =>
      Object.fromEntries(
        BOOKS.map((name) => {
          const rows = database.prepare(`select * from ${name}`).all();
          return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
        }),
      ),
    );

  /** As if all tables had been played by a version that kept no books. */
  const forget = () =>
    onFile((database) => {
      for (const name of BOOKS) database.exec(`delete from ${name}`);
      database.exec('insert into unbooked select id from tables');
    });

  const keep = async (upkeep: Upkeep = store.upkeep) => {
    const { log, lines } = keptLog();
    const bookkeeping = new Bookkeeping({ ...store, upkeep, now: () => now, log });
    bookkeeping.start();
    await bookkeeping.idle();
    await bookkeeping.stop();
    return lines;
  };

  test('makes the same books from the events alone, even if it is done twice', {
    timeout: 60_000,
  }, async () => {
    const sittings = new Sittings(store.events);
    await sittings.begin('five', { people: ['anna', 'ben', 'cleo', 'dora', 'emil'], hands: 2 });
    await sittings.begin('mixed', { people: ['ben', 'emil'], computers: 2, hands: 2 });
    await sittings.begin('lobby', { people: ['ben'], computers: 3 });
    await sittings.act('lobby', { do: 'close', by: 'ben', moderator: false });
    // Both at once, so that the hands of one end between those of the other.
    for (let playing = ['five', 'mixed']; playing.length > 0; ) {
      const on = await Promise.all(playing.map((table) => sittings.step(table)));
      playing = playing.filter((_, index) => on[index]);
    }
    const booked = rowsOf();
    expect(booked.hands?.length).toBeGreaterThanOrEqual(4);
    expect(booked.ratings?.length).toBeGreaterThanOrEqual(5);
    forget();
    expect(await keep()).toEqual([]);
    expect(rowsOf()).toEqual(booked);
    onFile((database) => database.exec('insert into unbooked select id from tables'));
    expect(await keep()).toEqual([]);
    expect(rowsOf()).toEqual(booked);
    expect(await store.upkeep.unbooked()).toEqual([]);
  });

  test('archives a table a day after its end, and nobody notices', { timeout: 60_000 }, async () => {
    const sittings = new Sittings(store.events);
    for (const table of ['over', 'on']) {
      await sittings.begin(table, { people: ['anna', 'ben', 'cleo', 'dora'], hands: table === 'on' ? 2 : 1 });
      for (let hands = 0; hands < 40; hands++) await sittings.step(table);
    }
    while (await sittings.step('over'));
    const histories = async () => [await store.events.load('over'), await store.events.load('on')];
    const before = await histories();
    const stored = () =>
      onFile((database) =>
        database.prepare('select table_id, count(*) as events from events group by 1 order by 1').all(),
      );
    const on = { table_id: 'on', events: before[1]?.length };
    const ended = before[0]?.at(-1)?.at ?? 0;
    now = ended + 24 * 3_600_000;
    await keep();
    expect(stored()).toEqual([on, { table_id: 'over', events: before[0]?.length }]);
    now += 1;
    expect(await keep()).toEqual([]);
    expect(stored()).toEqual([on]);
    expect(await histories()).toEqual(before);
    expect(await store.events.load('over', 5)).toEqual(before[0]?.slice(5));
    expect(await store.events.load('over', 5, 3)).toEqual(before[0]?.slice(5, 8));
    expect(await store.events.load('over', before[0]?.length)).toEqual([]);
    forget();
    await keep();
    expect((await store.ledger.history({ guildId: 'club', table: 'over' })).total).toBe(1);
  });

  test('archives again what happened after the archive was made', async () => {
    const summary = { id: 't', guildId: 'g', channelId: 'c', ended: true, people: [] };
    const append = (version: number, by: string) =>
      store.events.append('t', version, [{ type: 'end-voted', by, at: NOON }], {
        summary,
        due: null,
        repeats: false,
        hands: [],
      });
    now = NOON + 24 * 3_600_000 + 1;
    for (const [version, by] of ['anna', 'ben', 'cleo'].entries()) {
      expect(await append(version, by)).toBe(true);
      const history = await store.events.load('t');
      expect(history).toHaveLength(version + 1);
      await keep();
      expect(await store.events.load('t')).toEqual(history);
    }
    expect(await append(1, 'late')).toBe(false);
    expect(onFile((database) => database.prepare('select count(*) as left from events').get())).toEqual({
      left: 0,
    });
  });

  test('knows the tables that were played before there were books', async () => {
    const old = join(folder, 'old.sqlite');
    const db = new Kysely<{ tables: Record<string, string | number> }>({ dialect: sqliteDialect(old) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    expect((await migrator.migrateTo('0003-preferences')).error).toBeUndefined();
    await db
      .insertInto('tables')
      .values({ id: 't', guild_id: 'g', channel_id: 'c', opened_at: 1, ended: 1, version: 0 })
      .execute();
    await db.destroy();
    const opened = await openStore(old);
    expect(await opened.upkeep.unbooked()).toEqual(['t']);
    await opened.upkeep.booked('t');
    expect(await opened.upkeep.unbooked()).toEqual([]);
    await opened.close();
  });

  test('goes on with the others where one table cannot be booked, and leaves that one for later', async () => {
    const asked: string[] = [];
    const upkeep: Upkeep = {
      ...{ unbooked: async () => ['broken', 'whole'], outdated: async () => [] },
      ...{ rate: async () => false, book: async () => {} },
      booked: async (table) => {
        if (table === 'broken') throw new Error('planted');
        asked.push(table);
      },
    };
    expect(await keep(upkeep)).toEqual(['error: a table could not be booked']);
    expect(asked).toEqual(['whole']);
  });

  test('works ratings out anew after a correction, once it is told', async () => {
    const { log } = keptLog();
    await store.close();
    store = await openStore(file, { onBooks: () => bookkeeping.wake() });
    const bookkeeping = new Bookkeeping({ ...store, now: () => now, log });
    bookkeeping.start();
    await store.upkeep.book([bookHand(), bookHand({ id: 't-2', at: NOON + 1, points: -1 })]);
    await store.ledger.strike('club', 't-1', 'mod', NOON + 2);
    await bookkeeping.idle();
    const afterStrike = rowsOf().ratings;
    forget();
    await store.upkeep.book([bookHand({ id: 't-2', at: NOON + 1, points: -1 })]);
    expect(rowsOf().ratings).toEqual(afterStrike);
    await bookkeeping.stop();
  });

  test('stops between two portions, and a later run goes on', async () => {
    await store.upkeep.book([bookHand(), bookHand({ id: 't-2', at: NOON + 1 })]);
    await store.ledger.strike('club', 't-2', 'mod', NOON + 2);
    const portions: string[] = [];
    const upkeep: Upkeep = {
      unbooked: () => store.upkeep.unbooked(),
      book: (hands) => store.upkeep.book(hands),
      booked: (table) => store.upkeep.booked(table),
      outdated: () => store.upkeep.outdated(),
      rate: async (guild) => {
        portions.push(guild);
        void bookkeeping.stop();
        return store.upkeep.rate(guild, 1);
      },
    };
    const bookkeeping = new Bookkeeping({ ...store, upkeep, now: () => now, log: keptLog().log });
    bookkeeping.start();
    await bookkeeping.idle();
    expect(portions).toEqual(['club']);
    expect(await store.upkeep.outdated()).toEqual(['club']);
    await keep();
    expect(await store.upkeep.outdated()).toEqual([]);
  });
});
