import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteDialect, unflushed } from '../../src/store/sqlite.ts';
import { openStore } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { bookHand } from '../support/bookHands.ts';
import { eventStoreContract } from './eventStoreContract.ts';

eventStoreContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-store-'));
  return {
    open: () => openStore(join(folder, 'dulle.sqlite')),
    dispose: async () => rmSync(folder, { recursive: true }),
  };
});

/** Starting a process takes long where many tests run side by side. Milliseconds. */
const PATIENCE = { timeout: 60_000 };

const appender = join(import.meta.dirname, 'appender.ts');

describe('a database file', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dulle-store-'));
    file = join(folder, 'dulle.sqlite');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const append = async (target = file) => {
    const store = await openStore(target);
    const summary = { id: 't', guildId: 'g', channelId: 'c', ended: false, people: ['anna'] };
    try {
      return await store.events.append('t', 0, [{ type: 'end-voted', by: 'anna', at: 1 }], {
        summary,
        due: 5,
        repeats: false,
        hands: [bookHand()],
      });
    } finally {
      await store.close();
    }
  };

  const raw = (sql: string) => {
    const database = new Database(file);
    try {
      database.exec(sql);
    } finally {
      database.close();
    }
  };

  test('is made together with its folders', async () => {
    expect(await append(join(folder, 'a', 'b', 'new.sqlite'))).toBe(true);
  });

  test('writes ahead', async () => {
    await append();
    const database = new Database(file);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    database.close();
  });

  test('flushes again after what need not be flushed, even if that failed', async () => {
    const db = new Kysely<object>({ dialect: sqliteDialect(file) });
    const flushing = async (on: Kysely<object>) =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]?.synchronous;
    expect(await flushing(db)).toBe(2);
    expect(await unflushed(db, flushing)).toBe(1);
    expect(await flushing(db)).toBe(2);
    await expect(unflushed(db, () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    expect(await flushing(db)).toBe(2);
    await db.destroy();
  });

  test('takes what repeats itself without a flush, as a whole or not at all', async () => {
    const store = await openStore(file);
    const summary = { id: 't', guildId: 'g', channelId: 'c', ended: false, people: ['anna'] };
    const appended = (version: number) =>
      store.events.append('t', version, [{ type: 'end-voted', by: 'anna', at: 1 }], {
        ...{ summary, due: null, hands: [], repeats: true },
      });
    expect(await appended(0)).toBe(true);
    expect(await appended(0)).toBe(false);
    expect(await appended(1)).toBe(true);
    expect(await store.events.load('t')).toHaveLength(2);
    await store.close();
  });

  test.each<[string, () => void, RegExp]>([
    ['is not a database', () => writeFileSync(file, 'hello '.repeat(1_000)), /is not a database/],
    ['is a folder', () => mkdirSync(file), /cannot be opened/],
    ['belongs to another program', () => raw('create table cats (name)'), /belongs to another program/],
  ])('that %s is refused in one sentence', async (_case, spoil, sentence) => {
    spoil();
    const error = await openStore(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).toContain(file);
    expect((error as Error).message).not.toContain('\n');
  });

  test('whose folder is a file is refused in one sentence', async () => {
    writeFileSync(join(folder, 'plain'), '');
    await expect(openStore(join(folder, 'plain', 'x.sqlite'))).rejects.toThrow(/its folder is a file/);
  });

  test('of a newer version is refused and left as it is', async () => {
    await append();
    raw(`insert into kysely_migration (name, timestamp) values ('9999-future', '2099')`);
    await expect(openStore(file)).rejects.toThrow(/newer version of Dulle \(9999-future\)/);
    raw(`delete from kysely_migration where name = '9999-future'`);
    const store = await openStore(file);
    expect(await store.events.load('t')).toHaveLength(1);
    await store.close();
  });

  test.each(['events', 'seatings', 'deadlines', 'hands', 'hand_seats', 'players', 'tallies', 'books'])(
    'keeps nothing of an append that fails while it writes its %s',
    async (table) => {
      await (await openStore(file)).close();
      raw(`create trigger planted before insert on ${table} begin select raise(abort, 'planted'); end`);
      await expect(append()).rejects.toThrow(/planted/);
      raw('drop trigger planted');
      const store = await openStore(file);
      expect(await store.events.load('t')).toEqual([]);
      expect(await store.events.find({})).toEqual([]);
      expect(await store.events.due(9)).toEqual([]);
      expect(await store.ledger.history({ guildId: 'club' })).toEqual({ hands: [], total: 0 });
      await store.close();
      expect(await append()).toBe(true);
    },
  );

  test(
    'holds whole appends only, and all acknowledged ones, after its process was killed',
    PATIENCE,
    async () => {
      for (const acknowledgements of [1, 6]) {
        rmSync(file, { force: true });
        rmSync(`${file}-wal`, { force: true });
        rmSync(`${file}-shm`, { force: true });
        const child = spawn(process.execPath, [appender, file, 'Infinity']);
        let output = '';
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
          if (output.split('\n').length > acknowledgements) child.kill('SIGKILL');
        });
        await once(child, 'close');
        const acknowledged = Number(output.trimEnd().split('\n').at(-1));
        const store = await openStore(file);
        const events = await store.events.load('t');
        expect(events.length).toBeGreaterThanOrEqual(acknowledged);
        expect(events.length % 25).toBe(0);
        expect((await store.events.find({}))[0]?.people).toEqual([`${events.length}`]);
        expect(await store.events.nextDue(0)).toBe(events.length);
        await store.close();
      }
    },
  );

  test('serves two processes that race for every version', PATIENCE, async () => {
    await (await openStore(file)).close();
    const racers = [30, 30].map((appends) => spawn(process.execPath, [appender, file, `${appends}`]));
    const codes = await Promise.all(racers.map((racer) => once(racer, 'close')));
    expect(codes.map(([code]) => code)).toEqual([0, 0]);
    const store = await openStore(file);
    expect(await store.events.load('t')).toHaveLength(2 * 30 * 25);
    await store.close();
  });
});
