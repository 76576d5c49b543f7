import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mentioned } from '../../src/app/audit.ts';
import { bookedHands } from '../../src/app/bookedHands.ts';
import type { BookedHand } from '../../src/app/ledger.ts';
import { Privacy } from '../../src/app/privacy.ts';
import type { LeagueEvent } from '../../src/core/league/event.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import { NEW_DRAFT } from '../../src/core/score/draft.ts';
import { tableOf } from '../../src/core/table/evolve.ts';
import type { Person } from '../../src/core/table/occupant.ts';
import type { Store } from '../../src/store/store.ts';
import { openStore } from '../../src/store/store.ts';
import { keptLog } from '../app/tableService.ts';
import { dumpOf } from './dump.ts';
import { PlayedTables } from './playedTables.ts';

const CLUB = '900000000000000001';
const PUB = '900000000000000002';

/** Names and ids that stand in nothing else. */
const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dora'].map((name, index) => ({
  id: `20000000000000000${index}`,
  name: `${name} Quaxenbüttel`,
})) as unknown as readonly [Person, Person, Person, Person];
const [ANNA, BEN, CLEO, DORA] = PEOPLE;
const EVA: Person = { id: '200000000000000009', name: 'Eva Quaxenbüttel' };

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-erasure-'));
  file = join(folder, 'dulle.sqlite');
  store = await openStore(file);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const partsOf = (played: PlayedTables): ConstructorParameters<typeof Privacy>[0] => ({
  data: store.personalData,
  tables: played.tables,
  seasons: store.leagues,
  leagues: { rewrite: (_league, change) => change() },
  preferences: store.preferences,
  books: { idle: async () => undefined },
  audit: store.audit,
  formerName: async (guildId, number) => `someone ${number} of ${guildId.at(-1)}`,
  now: () => 5,
  log: keptLog().log,
});

const privacyOf = (played: PlayedTables): Privacy => new Privacy(partsOf(played));

const handsOf = async (guildId: string): Promise<readonly BookedHand[]> => {
  const hands: BookedHand[] = [];
  for await (const hand of store.ledger.hands({ guildId })) hands.push(hand);
  return hands;
};

/** Sums of points by whoever they are booked for. */
const sums = (hands: readonly Pick<BookedHand, 'seats'>[]): Readonly<Record<string, number>> => {
  const points: Record<string, number> = {};
  for (const { player, points: won } of hands.flatMap(({ seats }) => seats)) {
    points[player] = (points[player] ?? 0) + won;
  }
  return points;
};

/** The same with somebody else in a person's place. */
const renamed = (points: Readonly<Record<string, number>>, from: string, to: string) =>
  Object.fromEntries(Object.entries(points).map(([player, won]) => [player === from ? to : player, won]));

const leaderboard = (guildId: string) =>
  store.ledger.leaderboard({
    guildId,
    period: 'all',
    rulesKey: null,
    by: 'points',
    players: 'people',
    least: 1,
    offset: 0,
    limit: 50,
    own: null,
  });

const replayed = async (table: string) => tableOf(await store.events.load(table));

/** Everything that can name somebody beside the tables at which they play. */
async function leaveTraces(person: Person): Promise<void> {
  await store.preferences.setPerson(person.id, { language: 'hu' });
  await store.shelf.add(CLUB, { id: `set-${person.name[0]}`, name: 'Ours', savedBy: person.id, rules: DDV });
  const noted = { guildId: CLUB, at: 3, before: null, after: mentioned(person.id) } as const;
  await store.audit.note({ ...noted, by: person, what: 'substituted', subject: 'Cup' });
  await store.audit.note({ ...noted, by: null, what: 'player-added', subject: mentioned(person.id) });
  const entry = { guildId: CLUB, channelId: 'c', openedAt: 3, rules: DDV, draft: NEW_DRAFT, replaces: null };
  const player = { player: person.id, name: person.name };
  const others = { player: 'computer:beginner', name: 'Hinz' };
  const players = [player, others, others, others] as const;
  await store.entries.open({ ...entry, id: `own-${person.name[0]}`, owner: person.id, players });
  await store.entries.open({ ...entry, id: `by-other-${person.name[0]}`, owner: 'somebody', players });
  const season = { guildId: CLUB, name: 'Cup', kind: 'points', openedAt: 3, closedAt: null } as const;
  const id = `cup-${person.name[0]}`;
  const at = { at: 3, by: person.id };
  await store.leagues.append(
    id,
    0,
    [
      { type: 'entered', person, ...at },
      { type: 'league-closed', ...at },
    ],
    {
      ...season,
      id,
      season: PEOPLE.indexOf(person),
      phase: 'closed',
    },
  );
  const [hand] = await handsOf(CLUB);
  if (hand) await store.ledger.strike(CLUB, hand.id, person.id, 4);
}

describe('deleting what is kept of somebody', () => {
  test('leaves nothing of them anywhere, and all sums as they were', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1e6 }),
        fc.subarray([0, 1, 2, 3], { minLength: 1 }),
        async (seed, chosen) => {
          await store.close();
          rmSync(file, { force: true });
          store = await openStore(file);
          const played = new PlayedTables(store, seed);
          await played.play({ table: 'k3f9', guildId: CLUB, people: PEOPLE, hands: 2 });
          await played.play({ table: 'm4x2', guildId: CLUB, people: [CLEO, ANNA], hands: 1 });
          await played.play({ table: 'p7q8', guildId: PUB, people: [BEN, CLEO, DORA], hands: 1 });
          const before = { club: sums(await handsOf(CLUB)), pub: sums(await handsOf(PUB)) };
          const standing = await replayed('k3f9');
          const privacy = privacyOf(played);
          let expected = before;
          for (const [number, index] of chosen.entries()) {
            const person = PEOPLE[index] ?? ANNA;
            await leaveTraces(person);
            expect(await privacy.erase(person.id)).toMatchObject({ ok: true });
            const dump = dumpOf(file);
            expect(dump).not.toContain(person.id);
            expect(dump).not.toContain(person.name);
            const pubNumber = chosen.slice(0, number + 1).filter((other) => other !== 0).length;
            expected = {
              club: renamed(expected.club, person.id, `former:${number + 1}`),
              pub: index === 0 ? expected.pub : renamed(expected.pub, person.id, `former:${pubNumber}`),
            };
          }
          for (const [guildId, points] of [
            [CLUB, expected.club],
            [PUB, expected.pub],
          ] as const) {
            expect(sums(await handsOf(guildId))).toEqual(points);
          }
          const now = await replayed('k3f9');
          if (standing?.phase !== 'ended' || now?.phase !== 'ended') throw new Error('It has not ended');
          expect(now.sheet.map(({ scores }) => scores)).toEqual(standing.sheet.map(({ scores }) => scores));
          expect(now.finished).toEqual(standing.finished);
        },
      ),
      { numRuns: 2 },
    );
  });

  test('takes them off the leaderboard and changes nobody’s figures; the books made anew say the same', async () => {
    const played = new PlayedTables(store, 7);
    await played.play({ table: 'k3f9', guildId: CLUB, people: PEOPLE, hands: 3 });
    const before = await leaderboard(CLUB);
    const stats = await store.ledger.stats(CLUB, ANNA.id, null);
    await privacyOf(played).erase(ANNA.id);
    const figures = ({ rows }: typeof before) =>
      rows.filter(({ player }) => player !== ANNA.id).map(({ rank: _rank, ...row }) => row);
    expect(figures(await leaderboard(CLUB))).toEqual(figures(before));
    const anew = [...bookedHands(null, await store.events.load('k3f9'))];
    expect(sums(anew)).toEqual(sums(await handsOf(CLUB)));
    expect(await store.ledger.stats(CLUB, ANNA.id, null)).toBeNull();
    const former = await store.ledger.stats(CLUB, 'former:1', null);
    expect(former).toMatchObject({
      name: 'someone 1 of 1',
      all: stats?.all,
      facts: stats?.facts,
      rating: stats?.rating,
    });
  });

  test('is refused while they sit at a table, or have seen cards of a hand that is played', async () => {
    const played = new PlayedTables(store, 7);
    const privacy = privacyOf(played);
    await played.begin({ table: 'k3f9', guildId: CLUB, people: [ANNA, BEN], hands: 2 });
    const obstacle = (what: string) => ({
      ok: false,
      error: [{ what, guildId: CLUB, channelId: 'channel', name: null }],
    });
    expect(await privacy.erase(BEN.id)).toEqual(obstacle('seated'));
    for (let moves = 0; moves < 8; moves++) await played.step('k3f9');
    await played.act('k3f9', { do: 'leave', by: BEN.id });
    expect(await privacy.erase(BEN.id)).toEqual(obstacle('witness'));
    expect((await privacy.kept(BEN.id)).servers).toHaveLength(1);
    while ((await played.tables.read('k3f9'))?.table.sheet.length === 0) await played.step('k3f9');
    expect(await privacy.erase(BEN.id)).toMatchObject({ ok: true });
    while (await played.step('k3f9'));
    expect(dumpOf(file)).not.toContain(BEN.id);
    expect(await privacy.kept(BEN.id)).toEqual({ preferences: false, servers: [] });
  });

  test('is refused while they take part in a league, or in a match day that is going on', async () => {
    const privacy = privacyOf(new PlayedTables(store, 7));
    const [at, by] = [1, DORA.id];
    const season = {
      id: 'cup',
      guildId: CLUB,
      name: 'Cup',
      season: 1,
      kind: 'duplicate',
      phase: 'running',
    } as const;
    const summary = { ...season, openedAt: 1, closedAt: null };
    const players = ['w', 'x', 'y', CLEO.id] as const;
    const place = { round: 1, table: 1 };
    const settings = { kind: 'duplicate', rules: DDV, rounds: 1, hands: 4 } as const;
    const history: readonly LeagueEvent[] = [
      {
        type: 'league-opened',
        league: 'cup',
        guildId: CLUB,
        channelId: 'c',
        name: 'Cup',
        season: 1,
        settings,
        by,
        at,
      },
      ...[ANNA, CLEO].map((person) => ({ type: 'entered', person, by, at }) as const),
      { type: 'drawn', from: 1, rounds: [{ tables: [players], rests: [], dealsFrom: 's' }], by, at },
      { type: 'left', person: CLEO.id, by, at },
      { type: 'substituted', ...place, for: 'w', substitute: BEN, by, at },
      { type: 'substituted', ...place, for: 'x', substitute: EVA, by, at },
      { type: 'table-opened', ...place, dulleTable: 'k3f9', at },
      // She has seen some of the deals.
      { type: 'substituted', ...place, for: 'x', substitute: null, by, at },
    ];
    await store.leagues.append('cup', 0, history, summary);
    const what = async (person: Person) =>
      (await privacy.obstacles(person.id)).map((obstacle) => obstacle.what);
    expect(await what(ANNA)).toEqual(['entered']);
    expect(await what(BEN)).toEqual(['match-day']);
    expect(await what(CLEO)).toEqual(['match-day']);
    expect(await what(EVA)).toEqual(['match-day']);
    expect(await what(DORA)).toEqual([]);
    expect(await privacy.erase(BEN.id)).toMatchObject({ ok: false });
    await store.leagues.append('cup', history.length, [{ type: 'league-closed', by, at }], {
      ...summary,
      phase: 'closed',
    });
    expect(await privacy.erase(BEN.id)).toMatchObject({ ok: true });
    expect(dumpOf(file)).not.toContain(BEN.name);
  });

  test('goes on after a crash, and is harmless twice', async () => {
    const played = new PlayedTables(store, 7);
    await played.play({ table: 'k3f9', guildId: CLUB, people: PEOPLE, hands: 1 });
    await played.play({ table: 'm4x2', guildId: CLUB, people: [ANNA], hands: 1 });
    await leaveTraces(ANNA);
    let failures = 1;
    const crashing = new Privacy({
      ...partsOf(played),
      data: Object.assign(Object.create(store.personalData) as typeof store.personalData, {
        eraseTable: async (...given: Parameters<typeof store.personalData.eraseTable>) => {
          if (given[2] === 'm4x2' && failures-- > 0) throw new Error('planted');
          await store.personalData.eraseTable(...given);
        },
      }),
    });
    await expect(crashing.erase(ANNA.id)).rejects.toThrow('planted');
    expect(dumpOf(file)).toContain(ANNA.id);
    await played.begin({ table: 'q2w3', guildId: CLUB, people: [ANNA], hands: 1 });
    await privacyOf(played).resume();
    expect((await played.tables.read('q2w3'))?.table.host).toBe(ANNA.id);
    while (await played.step('q2w3'));
    await privacyOf(played).resume();
    expect(dumpOf(file)).not.toContain(ANNA.id);
    expect(Object.keys(sums(await handsOf(CLUB)))).toContain('former:1');
    const done = dumpOf(file);
    await privacyOf(played).erase(ANNA.id);
    await privacyOf(played).resume();
    expect(dumpOf(file)).toBe(done);
  });

  test('reaches into the archive', async () => {
    const played = new PlayedTables(store, 7);
    await played.play({ table: 'k3f9', guildId: CLUB, people: PEOPLE, hands: 1 });
    const standing = await replayed('k3f9');
    await store.archive.archive('k3f9');
    expect(JSON.stringify(await store.events.load('k3f9'))).toContain(ANNA.id);
    await privacyOf(played).erase(ANNA.id);
    const history = JSON.stringify(await store.events.load('k3f9'));
    expect(history).not.toContain(ANNA.id);
    expect(history).not.toContain(ANNA.name);
    expect(history).toContain(BEN.id);
    const now = await replayed('k3f9');
    if (standing?.phase !== 'ended' || now?.phase !== 'ended') throw new Error('It has not ended');
    expect(now.finished).toEqual(standing.finished);
  });

  test('lets somebody who plays again begin anew', async () => {
    const played = new PlayedTables(store, 7);
    await played.play({ table: 'k3f9', guildId: CLUB, people: [ANNA, BEN], hands: 1 });
    await privacyOf(played).erase(ANNA.id);
    await played.play({ table: 'm4x2', guildId: CLUB, people: [ANNA, BEN], hands: 1 });
    expect((await store.ledger.stats(CLUB, ANNA.id, null))?.all.hands).toBe(1);
    expect((await privacyOf(played).kept(ANNA.id)).servers).toEqual([
      { guildId: CLUB, hands: 1, sessions: 1, leagues: 0, corrections: 0, ruleSets: 0, drafts: 0 },
    ]);
    await privacyOf(played).erase(ANNA.id);
    expect(Object.keys(sums(await handsOf(CLUB)))).toEqual(
      expect.arrayContaining(['former:1', 'former:2', BEN.id]),
    );
  });
});
