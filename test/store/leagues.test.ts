import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeagueEvent } from '../../src/core/league/event.ts';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import { openStore } from '../../src/store/store.ts';
import { readLeagueEvent, storedLeagueEvent } from '../../src/store/storedLeagueEvent.ts';
import { leagueStoreContract } from './leagueStoreContract.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-leagues-'));
  file = join(folder, 'dulle.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

leagueStoreContract('SQLite', async () => ({
  open: () => openStore(file),
  dispose: async () => {},
}));

const OPENED: LeagueEvent = {
  type: 'league-opened',
  league: 'a',
  guildId: 'guild',
  channelId: 'channel',
  name: 'Liga',
  season: 1,
  settings: { kind: 'points', rules: PRESETS.tournament, rounds: 5, hands: 24 },
  by: 'leader',
  at: 1_000,
};

test('a season’s span is written together with its history', async () => {
  const store = await openStore(file);
  const row = {
    id: 'a',
    guildId: 'guild',
    name: 'Liga',
    season: 1,
    kind: 'points',
    openedAt: 1_000,
  } as const;
  await store.leagues.append('a', 0, [OPENED], { ...row, phase: 'joining', closedAt: null });
  const spans = () => {
    const database = new Database(file, { readonly: true });
    try {
      return database.prepare('select * from seasons').all();
    } finally {
      database.close();
    }
  };
  const span = { league_id: 'a', guild_id: 'guild', opened_at: 1_000 };
  expect(spans()).toEqual([{ ...span, closed_at: null }]);
  const closed: LeagueEvent = { type: 'league-closed', by: 'leader', at: 2_000 };
  const last = { ...row, phase: 'closed', closedAt: 2_000 } as const;
  expect(await store.leagues.append('a', 0, [closed], last)).toBe(false);
  expect(spans()).toEqual([{ ...span, closed_at: null }]);
  await store.leagues.append('a', 1, [closed], last);
  expect(spans()).toEqual([{ ...span, closed_at: 2_000 }]);
  await store.close();
});

test('of a season’s rules only what differs from the DDV’s is stored', () => {
  const stored = JSON.parse(storedLeagueEvent(OPENED));
  expect(stored.settings.rules).toEqual({ mandatorySolos: true });
  expect(readLeagueEvent(JSON.stringify(stored))).toEqual(OPENED);
  const plain = { ...stored, settings: { ...stored.settings, rules: {} } };
  expect(readLeagueEvent(JSON.stringify(plain))).toMatchObject({ settings: { rules: DDV } });
});

test('remembers what was sent of a league, and forgets it with the league', async () => {
  const store = await openStore(file);
  const sent = { key: 'season', channelId: '1', messageId: '2', fingerprint: 'f', transient: false };
  const row = {
    id: 'a',
    guildId: 'guild',
    name: 'Liga',
    season: 1,
    kind: 'points',
    openedAt: 1_000,
  } as const;
  await store.leagues.append('a', 0, [OPENED], { ...row, phase: 'joining', closedAt: null });
  await store.leagueMessages.put('a', sent);
  await store.leagueMessages.put('a', { ...sent, key: 'day-1' });
  await store.leagueMessages.put('a', { ...sent, messageId: null });
  expect(await store.leagueMessages.sent('a')).toEqual([
    { ...sent, key: 'day-1' },
    { ...sent, messageId: null },
  ]);
  await store.leagueMessages.remove('a', 'season');
  expect(await store.leagueMessages.sent('a')).toEqual([{ ...sent, key: 'day-1' }]);
  await store.close();
  const db = new Database(file);
  db.pragma('foreign_keys = ON');
  db.exec(
    "DELETE FROM league_people; DELETE FROM league_events; DELETE FROM seasons; DELETE FROM leagues WHERE id = 'a'",
  );
  expect(db.prepare('SELECT count(*) AS kept FROM league_messages').get()).toEqual({ kept: 0 });
  db.close();
});
