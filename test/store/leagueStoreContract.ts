import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeagueStore, LeagueSummary } from '../../src/app/leagues/leagueStore.ts';
import type { LeagueEvent } from '../../src/core/league/event.ts';
import { PRESETS } from '../../src/core/rules/ruleSet.ts';

interface Opened {
  readonly leagues: LeagueStore;
  close(): Promise<void>;
}

/** A database that can be opened several times. */
export interface LeagueBench {
  open(): Promise<Opened>;
  dispose(): Promise<void>;
}

const summary = (id: string, rest: Partial<LeagueSummary> = {}): LeagueSummary => ({
  id,
  guildId: 'guild',
  name: 'Kneipenliga',
  season: 1,
  kind: 'points',
  phase: 'joining',
  openedAt: 1_000,
  closedAt: null,
  ...rest,
});

const opened = (league: string): LeagueEvent => ({
  type: 'league-opened',
  league,
  guildId: 'guild',
  channelId: 'channel',
  name: 'Kneipenliga',
  season: 1,
  settings: { kind: 'points', rules: PRESETS.kitchen, rounds: 5, hands: 24 },
  by: 'leader',
  at: 1_000,
});

const entered = (id: string): LeagueEvent => ({
  type: 'entered',
  person: { id, name: `J'ürgen "🃏" \\ ; drop table leagues` },
  by: id,
  at: 1_790_000_000_123,
});

/** What the app may expect of a store of leagues, whichever database is behind it. */
export function leagueStoreContract(name: string, makeBench: () => Promise<LeagueBench>): void {
  describe(`leagues on ${name}`, () => {
    let bench: LeagueBench;
    let store: Opened;
    let leagues: LeagueStore;

    beforeEach(async () => {
      bench = await makeBench();
      store = await bench.open();
      leagues = store.leagues;
    });

    afterEach(async () => {
      await store.close();
      await bench.dispose();
    });

    const ids = async (wanted: Parameters<LeagueStore['find']>[0]) =>
      (await leagues.find(wanted)).map(({ id }) => id).join('');

    test('knows nothing of a league that was never opened', async () => {
      expect(await leagues.load('a')).toEqual([]);
      expect(await leagues.find({})).toEqual([]);
    });

    test('gives back what was appended, in order and whole', async () => {
      expect(await leagues.append('a', 0, [opened('a'), entered('anna')], summary('a'))).toBe(true);
      expect(await leagues.append('a', 2, [entered('ben')], summary('a'))).toBe(true);
      expect(await leagues.append('b', 0, [opened('b')], summary('b', { name: 'other' }))).toBe(true);
      expect(await leagues.load('a')).toEqual([opened('a'), entered('anna'), entered('ben')]);
      await store.close();
      store = await bench.open();
      expect(await store.leagues.load('a')).toEqual([opened('a'), entered('anna'), entered('ben')]);
    });

    test.each([
      ['somebody opened it first', 0],
      ['somebody appended first', 1],
      ['the version lies ahead of the history', 3],
    ])('refuses an append where %s, and changes nothing', async (_case, expected) => {
      await leagues.append('a', 0, [opened('a'), entered('anna')], summary('a'));
      const late = summary('a', { phase: 'closed', closedAt: 9 });
      expect(await leagues.append('a', expected, [entered('ben')], late)).toBe(false);
      expect(await leagues.load('a')).toHaveLength(2);
      expect(await leagues.find({})).toEqual([summary('a')]);
      expect(await ids({ person: 'ben' })).toBe('');
    });

    test('lets nobody continue a league that was never opened', async () => {
      expect(await leagues.append('a', 4, [entered('anna')], summary('a'))).toBe(false);
      expect(await leagues.find({})).toEqual([]);
    });

    test('keeps each season of a name once in a server', async () => {
      await leagues.append('a', 0, [opened('a')], summary('a'));
      const append = (id: string, rest: Partial<LeagueSummary>) =>
        leagues.append(id, 0, [opened(id)], summary(id, rest));
      expect(await append('b', { name: 'KNEIPENLIGA' })).toBe(false);
      expect(await leagues.load('b')).toEqual([]);
      expect(await append('b', { season: 2 })).toBe(true);
      expect(await append('c', { guildId: 'elsewhere' })).toBe(true);
    });

    test('finds seasons by every wish, newest first', async () => {
      const rows: readonly [string, Partial<LeagueSummary>, string][] = [
        ['a', { phase: 'closed', closedAt: 7 }, 'anna'],
        ['b', { season: 2, phase: 'running' }, 'ben'],
        ['c', { name: 'Straße', kind: 'duplicate' }, 'anna'],
        ['d', { guildId: 'elsewhere' }, 'ben'],
      ];
      for (const [index, [id, rest, who]] of rows.entries()) {
        const row = summary(id, { openedAt: index, ...rest });
        await leagues.append(id, 0, [opened(id), entered(who)], row);
      }
      expect(await ids({})).toBe('dcba');
      expect(await ids({ guildId: 'guild' })).toBe('cba');
      expect(await ids({ guildId: 'guild', name: 'kneipenLIGA' })).toBe('ba');
      expect(await ids({ name: 'STRASSE' })).toBe('c');
      expect(await ids({ phases: ['joining', 'running'] })).toBe('dcb');
      expect(await ids({ phases: ['closed'], guildId: 'elsewhere' })).toBe('');
      expect(await ids({ person: 'anna' })).toBe('ca');
      expect(await ids({ person: 'leader', phases: ['running'] })).toBe('b');
      expect(await leagues.find({ phases: ['closed'] })).toEqual([
        summary('a', { openedAt: 0, phase: 'closed', closedAt: 7 }),
      ]);
    });

    test('finds whoever plays for somebody, too', async () => {
      const substituted: LeagueEvent = {
        type: 'substituted',
        round: 1,
        table: 1,
        for: 'anna',
        substitute: { id: 'guest', name: 'Guest' },
        by: 'anna',
        at: 3,
      };
      await leagues.append('a', 0, [opened('a'), entered('anna'), substituted], summary('a'));
      expect(await ids({ person: 'guest' })).toBe('a');
    });

    test('follows the phase of a season', async () => {
      await leagues.append('a', 0, [opened('a')], summary('a'));
      const closed = summary('a', { phase: 'closed', closedAt: 9_000 });
      await leagues.append('a', 1, [{ type: 'league-closed', by: 'leader', at: 9_000 }], closed);
      expect(await leagues.find({})).toEqual([closed]);
    });

    test('lets one of two connections win each version, and tells the other', async () => {
      const rival = await bench.open();
      try {
        expect(await leagues.append('a', 0, [opened('a')], summary('a'))).toBe(true);
        expect(await rival.leagues.append('a', 0, [opened('a')], summary('a'))).toBe(false);
        expect(await rival.leagues.append('a', 1, [entered('ben')], summary('a'))).toBe(true);
        expect(await leagues.append('a', 1, [entered('anna')], summary('a'))).toBe(false);
        expect(await leagues.load('a')).toEqual([opened('a'), entered('ben')]);
      } finally {
        await rival.close();
      }
    });
  });
}
