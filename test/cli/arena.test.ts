import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ArenaReport } from '../../src/arena/report.ts';
import { ran } from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'dulle-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const played = async (...args: string[]) => {
  const { status, stdout, stderr } = await ran(['arena', ...args]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as ArenaReport;
};

describe('dulle arena', () => {
  test('plays a challenger against others and prints one report', async () => {
    const report = await played('beginner', 'random', '--deals', '12', '--seed', 'x');
    expect(report).toMatchObject({
      format: 'dulle-arena/1',
      a: 'beginner',
      b: 'random',
      rules: {},
      seed: 'x',
      seating: 'four',
      first: 1,
      deals: 12,
      games: 48,
    });
    expect(report.mean).toBeGreaterThan(1);
    expect(report.places).toHaveLength(4);
    expect(report.players.a.hands + report.players.b.hands).toBe(4 * 48);
  });

  test('a player against itself gets exactly 0, whatever the threads and seats', async () => {
    for (const seating of ['four', 'pairs']) {
      const report = await played('random', 'random', '--deals', '6', '--jobs', '2', '--seating', seating);
      expect([report.mean, report.standardError, report.ninetyFive]).toEqual([0, 0, [0, 0]]);
    }
  });

  test('by the rules asked for: a preset, or what differs from the DDV’s', async () => {
    const few = ['beginner', 'random', '--deals', '2'];
    expect((await played(...few, '--rules', 'short')).rules).toEqual({ nines: false });
    expect((await played(...few, '--rules', '{"poverty":true}')).rules).toEqual({ poverty: true });
  });

  test('from a deal on, into a file', async () => {
    const out = join(folder, 'report.json');
    const { status, stdout } = await ran([
      ...['arena', 'random', 'beginner', '--first', '41', '--deals', '2', '--out', out],
    ]);
    expect([status, stdout]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ first: 41, deals: 2 });
  });

  test('goes on where it was broken off', async () => {
    const keep = join(folder, 'kept.jsonl');
    const args = ['beginner', 'random', '--keep', keep];
    await played(...args, '--deals', '3');
    appendFileSync(keep, '{"deal":4,"games":[{"contr');
    const report = await played(...args, '--deals', '6');
    expect({ ...report, timing: null }).toEqual({
      ...(await played('beginner', 'random', '--deals', '6')),
      timing: null,
    });
    const lines = readFileSync(keep, 'utf8').trim().split('\n');
    expect(lines.slice(1).map((line) => (JSON.parse(line) as { deal: number }).deal)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const other = await ran(['arena', ...args, '--seed', '2']);
    expect(other).toMatchObject({ status: 1, stderr: `The file "${keep}" holds no games of this match.\n` });
  });

  test.each<[string, string[], number, string]>([
    [
      'a report nobody can write',
      ['random', 'random', '--out', `${folder}/none/report.json`],
      1,
      'cannot be',
    ],
    ['games nobody can keep', ['random', 'random', '--keep', `${folder}/none/kept.jsonl`], 1, 'cannot be'],
    ['nobody', [], 2, 'Usage: dulle arena A B'],
    ['three players', ['random', 'random', 'random'], 2, 'Usage: dulle arena A B'],
    ['an option it has not', ['random', 'random', '--fast'], 2, 'Usage: dulle arena A B'],
    ['no deals', ['random', 'random', '--deals', '0'], 2, '--deals must be'],
    ['half a deal', ['random', 'random', '--first', '1.5'], 2, '--first must be'],
    ['threads without end', ['random', 'random', '--jobs', '65'], 2, '--jobs must be'],
    ['another seating', ['random', 'random', '--seating', 'six'], 2, '--seating must be'],
    ['time in words', ['random', 'random', '--budget', 'soon'], 2, '--budget must be'],
    ['rules nobody knows', ['random', 'random', '--rules', 'skat'], 2, '--rules must be one of ddv,'],
    ['a rule nobody knows', ['random', 'random', '--rules', '{"jokers":1}'], 2, '("jokers")'],
    ['a player nobody knows', ['random', 'nobody'], 1, 'There is no player "nobody"'],
    ['a program that is none', ['exec:exit 4', 'random'], 1, 'ended by itself (status 4)'],
  ])('refuses %s in a sentence', async (_name, args, status, sentence) => {
    const answer = await ran(['arena', ...args]);
    expect(answer).toMatchObject({ status, stdout: '' });
    expect(answer.stderr).toContain(sentence);
    expect(answer.stderr.trim().split('\n')).toHaveLength(1);
  });
});
