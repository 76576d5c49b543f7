import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventStore, MessageStore, Projection, SentMessage, TableSummary } from '../../src/app/ports.ts';
import type { TableEvent } from '../../src/core/table/event.ts';

interface Opened {
  readonly events: EventStore;
  readonly messages: MessageStore;
  close(): Promise<void>;
}

/** A database that can be opened several times. */
export interface Bench {
  open(): Promise<Opened>;
  dispose(): Promise<void>;
}

const voted = (by: string, at = 1_000): TableEvent => ({ type: 'end-voted', by, at });

const summary = (id: string, rest: Partial<TableSummary> = {}): TableSummary => ({
  id,
  guildId: 'guild',
  channelId: 'channel',
  ended: false,
  people: ['anna'],
  ...rest,
});

const projection = (id: string, rest: Partial<TableSummary> = {}, due: number | null = null): Projection => ({
  summary: summary(id, rest),
  due,
  repeats: false,
  hands: [],
});

const sent = (key: string, rest: Partial<SentMessage> = {}): SentMessage => ({
  key,
  channelId: 'c',
  messageId: 'm',
  fingerprint: 'f',
  transient: false,
  ...rest,
});

/** What the app may expect of a store, whichever database is behind it. */
export function eventStoreContract(name: string, makeBench: () => Promise<Bench>): void {
  describe(`a store on ${name}`, () => {
    let bench: Bench;
    let store: Opened;

    beforeEach(async () => {
      bench = await makeBench();
      store = await bench.open();
    });

    afterEach(async () => {
      await store.close();
      await bench.dispose();
    });

    test('knows nothing of a table that was never opened', async () => {
      expect(await store.events.load('t')).toEqual([]);
      expect(await store.events.find({})).toEqual([]);
      expect(await store.events.openTables()).toEqual([]);
      expect(await store.messages.sent('t')).toEqual([]);
    });

    test('gives back what was appended, in order and whole', async () => {
      const odd: TableEvent = {
        type: 'seat-taken',
        chair: 2,
        person: { id: '1', name: `J'ürgen "🃏" \\ ; drop table events` },
        at: 1_790_000_000_123,
      };
      expect(await store.events.append('t', 0, [voted('a'), odd], projection('t'))).toBe(true);
      expect(await store.events.append('t', 2, [voted('b')], projection('t'))).toBe(true);
      expect(await store.events.load('t')).toEqual([voted('a'), odd, voted('b')]);
      expect(await store.events.load('t', 2)).toEqual([voted('b')]);
      expect(await store.events.load('t', 3)).toEqual([]);
    });

    test('keeps tables apart', async () => {
      await store.events.append('t', 0, [voted('a')], projection('t'));
      await store.events.append('u', 0, [voted('b')], projection('u'));
      expect(await store.events.load('u')).toEqual([voted('b')]);
    });

    test.each([
      ['somebody opened the table first', 0],
      ['somebody appended first', 1],
      ['the version lies ahead of the history', 3],
    ])('refuses an append where %s, and changes nothing', async (_case, expected) => {
      await store.events.append('t', 0, [voted('a'), voted('b')], projection('t', {}, 50));
      const late = projection('t', { ended: true, people: ['zoe'] }, 99);
      expect(await store.events.append('t', expected, [voted('c')], late)).toBe(false);
      expect(await store.events.load('t')).toEqual([voted('a'), voted('b')]);
      expect(await store.events.find({})).toEqual([summary('t')]);
      expect(await store.events.nextDue(0)).toBe(50);
    });

    test('lets nobody continue a table that was never opened', async () => {
      expect(await store.events.append('t', 4, [voted('a')], projection('t'))).toBe(false);
      expect(await store.events.find({})).toEqual([]);
    });

    test('finds tables by every wish, newest first', async () => {
      const rows: readonly [string, Partial<TableSummary>][] = [
        ['a', {}],
        ['b', { channelId: 'other', people: ['anna', 'ben'] }],
        ['c', { guildId: 'elsewhere', people: ['ben'] }],
        ['d', { ended: true, people: ['ben', 'anna'] }],
        ['e', { people: [] }],
      ];
      for (const [index, [id, rest]] of rows.entries()) {
        await store.events.append(id, 0, [voted('x', index)], projection(id, rest));
      }
      const ids = async (wanted: Parameters<EventStore['find']>[0]) =>
        (await store.events.find(wanted)).map(({ id }) => id).join('');
      expect(await ids({})).toBe('edcba');
      expect(await ids({ guildId: 'guild' })).toBe('edba');
      expect(await ids({ guildId: 'guild', channelId: 'channel' })).toBe('eda');
      expect(await ids({ person: 'ben' })).toBe('dcb');
      expect(await ids({ person: 'anna', openOnly: true })).toBe('ba');
      expect((await store.events.openTables()).map(({ id }) => id).join('')).toBe('ecba');
      expect(await store.events.find({ guildId: 'guild', person: 'ben', openOnly: true })).toEqual([
        summary('b', { channelId: 'other', people: ['anna', 'ben'] }),
      ]);
    });

    test('follows who sits at a table', async () => {
      await store.events.append('t', 0, [voted('x')], projection('t', { people: ['anna', 'ben'] }));
      await store.events.append('t', 1, [voted('x')], projection('t', { people: ['ben', 'cleo'] }));
      expect(await store.events.find({ person: 'anna' })).toEqual([]);
      expect(await store.events.find({ person: 'ben' })).toEqual([summary('t', { people: ['ben', 'cleo'] })]);
    });

    test('knows what is due, the longest overdue first, and when the next one is', async () => {
      for (const [id, due] of [
        ['late', 100],
        ['later', 90],
        ['future', 300],
        ['never', null],
      ] as const) {
        await store.events.append(id, 0, [voted('x')], projection(id, {}, due));
      }
      expect(await store.events.due(89)).toEqual([]);
      expect(await store.events.due(100)).toEqual(['later', 'late']);
      expect(await store.events.nextDue(100)).toBe(300);
      expect(await store.events.nextDue(300)).toBeNull();
      await store.events.append('late', 1, [voted('x')], projection('late', {}, 400));
      await store.events.append('later', 1, [voted('x')], projection('later', {}, null));
      expect(await store.events.due(1_000)).toEqual(['future', 'late']);
    });

    test('remembers messages by table and key', async () => {
      await store.events.append('t', 0, [voted('x')], projection('t'));
      await store.events.append('u', 0, [voted('x')], projection('u'));
      await store.messages.put('t', sent('lobby'));
      await store.messages.put('t', sent('hand-1-anna', { messageId: null, transient: true }));
      await store.messages.put('u', sent('lobby', { messageId: 'other' }));
      await store.messages.put('t', sent('lobby', { fingerprint: 'newer', channelId: 'thread' }));
      expect(await store.messages.sent('t')).toEqual([
        sent('hand-1-anna', { messageId: null, transient: true }),
        sent('lobby', { fingerprint: 'newer', channelId: 'thread' }),
      ]);
      await store.messages.remove('t', 'lobby');
      await store.messages.remove('t', 'lobby');
      expect((await store.messages.sent('t')).map(({ key }) => key)).toEqual(['hand-1-anna']);
      expect(await store.messages.sent('u')).toEqual([sent('lobby', { messageId: 'other' })]);
    });

    test('keeps everything when it is closed and opened again', async () => {
      await store.events.append('t', 0, [voted('a')], projection('t', { people: ['anna', 'ben'] }, 77));
      await store.messages.put('t', sent('lobby'));
      await store.close();
      store = await bench.open();
      expect(await store.events.load('t')).toEqual([voted('a')]);
      expect(await store.events.openTables()).toEqual([summary('t', { people: ['anna', 'ben'] })]);
      expect(await store.events.due(77)).toEqual(['t']);
      expect(await store.messages.sent('t')).toEqual([sent('lobby')]);
      expect(await store.events.append('t', 1, [voted('b')], projection('t'))).toBe(true);
    });

    test('lets one of two connections win each version, and tells the other', async () => {
      const rival = await bench.open();
      try {
        expect(await store.events.append('t', 0, [voted('mine')], projection('t'))).toBe(true);
        expect(await rival.events.append('t', 0, [voted('theirs')], projection('t'))).toBe(false);
        expect(await rival.events.load('t')).toEqual([voted('mine')]);
        expect(await rival.events.append('t', 1, [voted('theirs')], projection('t'))).toBe(true);
        expect(await store.events.append('t', 1, [voted('mine again')], projection('t'))).toBe(false);
        expect(await store.events.load('t')).toEqual([voted('mine'), voted('theirs')]);
      } finally {
        await rival.close();
      }
    });
  });
}
