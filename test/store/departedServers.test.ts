import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { After } from '../../src/app/ports.ts';
import { KEPT_AFTER_REMOVAL, Retention } from '../../src/app/retention.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import { NEW_DRAFT } from '../../src/core/score/draft.ts';
import type { Person } from '../../src/core/table/occupant.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { keptLog } from '../app/tableService.ts';
import { dumpOf } from './dump.ts';
import { PlayedTables } from './playedTables.ts';

const CLUB = '900000000000000001';
const PUB = '900000000000000002';
const ANNA = { id: '200000000000000001', name: 'Anna' };
const BEN = { id: '200000000000000002', name: 'Ben' };
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let file: string;
let store: Store;
let played: PlayedTables;
let now = 0;
let waiting: { readonly at: number; readonly job: () => void } | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-departed-'));
  file = join(folder, 'dulle.sqlite');
  store = await openStore(file);
  played = new PlayedTables(store, 7);
  now = Date.UTC(2026, 10, 30);
  waiting = null;
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const after: After = (wait, job) => {
  waiting = { at: now + wait, job };
  return () => {
    waiting = null;
  };
};

const retention = (): Retention =>
  new Retention({
    servers: store.departedServers,
    tables: played.tables,
    preferences: store.preferences,
    now: () => now,
    after,
    log: keptLog().log,
  });

/** Lets days pass, one look a day. */
async function wait(kept: Retention, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    now += DAY;
    const due = waiting;
    if (due && due.at <= now) due.job();
    await kept.idle();
    await new Promise((next) => setImmediate(next));
  }
}

/** A row in every table of the database. */
async function fill(guildId: string, table: string): Promise<void> {
  await played.play({ table, guildId, people: [ANNA, BEN], hands: 1 });
  await played.begin({ table: `${table}-open`, guildId, people: [BEN], hands: 1 });
  await store.messages.put(table, {
    key: 'lobby',
    channelId: `channel-${guildId}`,
    messageId: '1',
    fingerprint: 'f',
    transient: false,
  });
  await store.preferences.setServer(guildId, { language: 'hu' });
  const set = `set-${table}`;
  await store.shelf.add(guildId, { id: set, name: 'Ours', savedBy: ANNA.id, rules: DDV });
  await store.shelf.setDefault(guildId, { of: 'saved', set });
  await store.rights.give(guildId, 'rules', { who: 'everybody', role: null });
  const noted = { guildId, at: 1, by: ANNA, subject: 'x', before: null, after: null };
  await store.audit.note({ ...noted, what: 'league-opened' });
  await begin(guildId, `entry-${table}`, ANNA);
  await enter(guildId, `cup-${table}`, ANNA);
}

/** Somebody begins to enter a hand. */
async function begin(guildId: string, id: string, owner: Person): Promise<void> {
  const player = { player: owner.id, name: owner.name };
  await store.entries.open({
    id,
    guildId,
    channelId: 'c',
    owner: owner.id,
    openedAt: 1,
    rules: DDV,
    players: [player, player, player, player],
    draft: NEW_DRAFT,
    replaces: null,
  });
}

/** Somebody enters a league. */
async function enter(guildId: string, id: string, person: Person): Promise<void> {
  await store.leagues.append(id, 0, [{ type: 'entered', person, by: person.id, at: 1 }], {
    id,
    guildId,
    name: 'Cup',
    season: 1,
    kind: 'points',
    phase: 'joining',
    openedAt: 1,
    closedAt: null,
  });
}

const linesWith = (word: string): readonly string[] =>
  dumpOf(file)
    .split('\n')
    .filter((line) => line.includes(word));

describe('a server that the bot was removed from', () => {
  test('is kept for thirty days, and then nothing of it is left; other servers keep everything', async () => {
    await fill(CLUB, 'k3f9');
    await fill(PUB, 'm4x2');
    const pub = {
      hands: await store.ledger.history({ guildId: PUB }),
      table: await store.events.load('m4x2'),
    };
    const kept = retention();
    await kept.start([CLUB, PUB]);
    await kept.left(CLUB);
    await wait(kept, KEPT_AFTER_REMOVAL / DAY - 1);
    expect((await store.events.load('k3f9')).length).toBeGreaterThan(0);
    await wait(kept, 1);
    expect(linesWith(CLUB)).toEqual([]);
    expect(linesWith('k3f9')).toEqual([]);
    expect(await played.tables.read('k3f9-open')).toBeNull();
    expect(await store.ledger.history({ guildId: PUB })).toEqual(pub.hands);
    expect(await store.events.load('m4x2')).toEqual(pub.table);
    expect(await store.preferences.ofServer(PUB)).toMatchObject({ language: 'hu' });
    await kept.stop();
  });

  test('takes with it what people chose who have played nowhere else', async () => {
    await played.play({ table: 'k3f9', guildId: CLUB, people: [ANNA, BEN], hands: 1 });
    await played.play({ table: 'm4x2', guildId: PUB, people: [BEN], hands: 1 });
    for (const { id } of [ANNA, BEN, { id: 'somebody' }])
      await store.preferences.setPerson(id, { language: 'hr' });
    const kept = retention();
    await kept.start([PUB]);
    await wait(kept, 31);
    const languages = await store.preferences.ofPeople([ANNA.id, BEN.id, 'somebody']);
    expect(languages.map(({ language }) => language)).toEqual([null, 'hr', 'hr']);
    expect(linesWith(ANNA.id)).toEqual([]);
    await kept.stop();
  });

  /** Ways to be known in a server without a hand that is over. */
  const TRACES: readonly (readonly [string, (guildId: string, id: string) => Promise<unknown>])[] = [
    [
      'a table without a hand',
      (guildId, id) => played.begin({ table: id, guildId, people: [BEN], hands: 1 }),
    ],
    ['a league', (guildId, id) => enter(guildId, id, BEN)],
    [
      'a table and a league',
      async (guildId, id) => {
        await played.begin({ table: id, guildId, people: [BEN], hands: 1 });
        await enter(guildId, `cup-${id}`, BEN);
      },
    ],
    [
      'rules that they saved',
      (guildId, id) => store.shelf.add(guildId, { id, name: 'Ours', savedBy: BEN.id, rules: DDV }),
    ],
    [
      'a correction that they made',
      (guildId, id) =>
        store.audit.note({
          guildId,
          at: 1,
          by: BEN,
          what: 'table-closed',
          subject: id,
          before: null,
          after: null,
        }),
    ],
    ['a hand that they enter', (guildId, id) => begin(guildId, id, BEN)],
  ];

  test.each(TRACES)('takes with it what somebody chose who is known by %s alone', async (_what, leave) => {
    await leave(CLUB, 'k3f9');
    await store.preferences.setPerson(BEN.id, { language: 'hr' });
    const kept = retention();
    await kept.start([PUB]);
    await wait(kept, 31);
    expect(dumpOf(file)).not.toContain(BEN.id);
    await kept.stop();
  });

  test.each(TRACES)('leaves what somebody chose who is known elsewhere by %s', async (_what, leave) => {
    await enter(CLUB, 'cup', BEN);
    await leave(PUB, 'm4x2');
    await store.preferences.setPerson(BEN.id, { language: 'hr' });
    const kept = retention();
    await kept.start([PUB]);
    await wait(kept, 31);
    expect((await store.preferences.ofPerson(BEN.id)).language).toBe('hr');
    await kept.stop();
  });

  test('keeps everything once the bot is invited again', async () => {
    await fill(CLUB, 'k3f9');
    const before = dumpOf(file);
    const kept = retention();
    await kept.start([CLUB]);
    await kept.left(CLUB);
    await wait(kept, 29);
    await kept.returned(CLUB);
    await wait(kept, 29);
    expect(dumpOf(file)).toBe(before);
    await kept.stop();
  });

  test('is noticed at the next start, and counted from then on', async () => {
    await fill(CLUB, 'k3f9');
    const first = retention();
    await first.start([PUB]);
    await wait(first, 20);
    await first.stop();
    const second = retention();
    await second.start([PUB]);
    await wait(second, 9);
    expect(linesWith(CLUB)).not.toEqual([]);
    await wait(second, 1);
    expect(linesWith(CLUB)).toEqual([]);
    await second.stop();
  });
});
