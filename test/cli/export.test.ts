import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo } from '../../src/app/fairDeal.ts';
import { dulle } from '../../src/cli/dulle.ts';
import { replay } from '../../src/core/record/replay.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import { openStore } from '../../src/store/store.ts';
import { PlayedTables } from '../store/playedTables.ts';

const ANNA = { id: '200000000000000001', name: '=HYPERLINK("x")' };
const BEN = { id: '200000000000000002', name: 'Ben, "the" second' };

const SECRET = 'd5'.repeat(32);

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-export-'));
  file = join(folder, 'dulle.sqlite');
  const store = await openStore(file);
  const played = new PlayedTables(store, 3);
  await played.play({ table: 'k3f9', guildId: 'club', people: [ANNA, BEN], hands: 2 });
  await played.play({ table: 'm4x2', guildId: 'club', people: [BEN], hands: 1 });
  await played.play({ table: 'p7q8', guildId: 'pub', people: [BEN], hands: 1 });
  const [hand] = (await store.ledger.history({ guildId: 'club', table: 'k3f9' })).hands;
  if (hand) {
    await store.ledger.enter(
      { ...hand, id: 'entered', table: null, number: 1, enteredBy: ANNA.id },
      { hand: hand.id, at: 2 },
    );
  }
  const noted = { guildId: 'club', at: 1, by: ANNA, subject: 'x', before: '1', after: '2' };
  await store.audit.note({ ...noted, what: 'hand-replaced' });
  const [at, by] = [1, ANNA.id];
  const players = [ANNA.id, BEN.id, 'x', 'y'] as const;
  const opened = { league: 'cup', guildId: 'club', channelId: 'c', name: 'Cup', season: 1 } as const;
  const settings = { kind: 'duplicate', rules: DDV, rounds: 1, hands: 4 } as const;
  await store.leagues.append(
    'cup',
    0,
    [
      { type: 'league-opened', ...opened, settings, by, at },
      { type: 'entered', person: BEN, by, at },
      { type: 'drawn', from: 1, rounds: [{ tables: [players], rests: [], dealsFrom: SECRET }], by, at },
      { type: 'result-entered', round: 1, table: 1, points: [3, -3, 1, -1], by, at },
    ],
    { ...opened, id: 'cup', kind: 'duplicate', phase: 'running', openedAt: 1, closedAt: null },
  );
  await store.close();
  writeFileSync(join(folder, 'other.txt'), 'no database');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const pieces = { out: '', err: '' };
  const collector = (to: keyof typeof pieces) =>
    new Writable({
      write(chunk, _encoding, done) {
        pieces[to] += String(chunk);
        done();
      },
    });
  const streams = { stdin: Readable.from([]), stdout: collector('out'), stderr: collector('err') };
  const status = await dulle(['export', ...args], streams);
  return { status, ...pieces };
}

type Line = Readonly<Record<string, unknown>> & {
  readonly seats: readonly { readonly player: string; readonly points: number }[];
};

const lines = (out: string): readonly Line[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Cells of a CSV file, read by the rules of RFC 4180. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

describe('dulle export', () => {
  test('prints a server as JSON Lines: every hand replays to its points, and its deal is right', async () => {
    const { status, out } = await run('--database', file, '--server', 'club');
    expect(status).toBe(0);
    const [about, ...rest] = lines(out);
    expect(about).toMatchObject({ format: 'dulle-export/1', what: 'server', guildId: 'club' });
    const hands = rest.filter(({ kind }) => kind === 'hand');
    expect(hands.map(({ table }) => table)).toEqual(expect.arrayContaining(['k3f9', 'm4x2', null]));
    for (const hand of hands.filter(({ table }) => table !== null)) {
      expect(replay(hand.record)).toMatchObject({ scores: hand.seats.map(({ points }) => points) });
      const { seed, commitment } = hand.deal as { readonly seed: string; readonly commitment: string };
      expect(commitmentTo(seed)).toBe(commitment);
    }
    const replaced = hands.find(({ replacedBy }) => replacedBy === 'entered');
    const entered = hands.find(({ id }) => id === 'entered');
    expect(replaced).toMatchObject({ counts: false, table: 'k3f9' });
    expect(entered).toMatchObject({ counts: true, replaces: replaced?.id, enteredBy: ANNA.id });
    expect(entered).not.toHaveProperty('record');
    expect(rest.find(({ kind }) => kind === 'correction')).toMatchObject({ before: '1', after: '2' });
  });

  test('says of each player what the hands that count add up to', async () => {
    const { out } = await run('--database', file, '--server', 'club');
    const all = lines(out);
    const sums = new Map<string, number>();
    for (const { seats } of all.filter(({ kind, counts }) => kind === 'hand' && counts)) {
      for (const { player, points } of seats) sums.set(player, (sums.get(player) ?? 0) + points);
    }
    const players = all.filter(({ kind }) => kind === 'player');
    expect(players.length).toBeGreaterThan(1);
    for (const { player, points } of players) expect(points, String(player)).toBe(sums.get(String(player)));
  });

  test('prints one table as CSV, a line for each seat of each hand; no cell becomes a formula', async () => {
    const { status, out } = await run(
      '--database',
      file,
      '--server',
      'club',
      '--table',
      'k3f9',
      '--format',
      'csv',
    );
    expect(status).toBe(0);
    expect(out.startsWith('\uFEFFhand,ended,table,')).toBe(true);
    const [head = [], ...rows] = cellsOf(out.slice(1));
    expect(rows).toHaveLength(8);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(new Set(column('name'))).toEqual(
      new Set([`'${ANNA.name}`, BEN.name, ...computers(column('name'))]),
    );
    expect(column('points').every((points) => /^-?\d+$/.test(points ?? ''))).toBe(true);
    expect(column('points').reduce((sum, points) => sum + Number(points), 0)).toBe(0);
    expect(column('counts').filter((counts) => counts === 'false')).toHaveLength(4);
  });

  test('prints a season with its league, but not from what its deals follow', async () => {
    const { status, out } = await run('--database', file, '--server', 'club', '--season', 'cup');
    expect(status).toBe(0);
    const [, league, ...hands] = lines(out);
    expect(league).toMatchObject({
      kind: 'league',
      id: 'cup',
      name: 'Cup',
      settings: { kind: 'duplicate', rules: {} },
      rounds: [{ tables: [{ entered: { points: [3, -3, 1, -1] } }] }],
    });
    expect(hands).toEqual([]);
    const server = await run('--database', file, '--server', 'club');
    expect(out + server.out).not.toContain(SECRET);
    expect(server.out).toContain('"kind":"league"');
  });

  test.each([
    ['no server', ['--database', 'FILE'], 2, 'Usage: dulle export'],
    ['no database', ['--server', 'club'], 2, 'Usage: dulle export'],
    ['an unknown format', ['--database', 'FILE', '--server', 'club', '--format', 'xml'], 2, 'Usage:'],
    [
      'two things at once',
      ['--database', 'FILE', '--server', 'c', '--season', 'a', '--table', 'b'],
      2,
      'Usage:',
    ],
    ['a file that is not there', ['--database', 'FILE.x', '--server', 'club'], 2, 'There is no file'],
    ['a file that is no database', ['--database', 'OTHER', '--server', 'club'], 1, 'is not a database'],
    ['a server that is unknown', ['--database', 'FILE', '--server', 'nowhere'], 1, 'Nothing of that'],
    [
      'a season that is unknown',
      ['--database', 'FILE', '--server', 'club', '--season', 'x'],
      1,
      'Nothing of that',
    ],
    [
      'a table of another server',
      ['--database', 'FILE', '--server', 'club', '--table', 'p7q8'],
      1,
      'Nothing',
    ],
  ])('refuses %s with one sentence', async (_what, args, status, sentence) => {
    const given = args.map((arg) => arg.replace('FILE', file).replace('OTHER', join(folder, 'other.txt')));
    const ran = await run(...given);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(sentence);
  });
});

const computers = (names: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  names.filter((name) => /^[A-Z][a-z]+$/.test(name ?? ''));
