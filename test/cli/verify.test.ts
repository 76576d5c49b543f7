import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handsOf, sealDeal } from '../../src/app/fairDeal.ts';
import { ran } from './running.ts';

const { seed, commitment } = sealDeal((count) => new Uint8Array(count).fill(9));
const hands = handsOf(seed, 12, true);
const deal = { commitment, seed, cut: 12, hands };
const exported = {
  format: 'dulle-deal/1',
  hand: 3,
  commitment,
  seed,
  cut: 12,
  record: { format: 'doko-hand/1', rules: {}, dealer: 1, hands, actions: [] },
};

const run = (args: readonly string[], input = '') => ran(['verify', ...args], input);

const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const check = async (line: unknown) => {
  const { status, stdout } = await run([], `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  return { exit: status, ...answers(stdout)[0] };
};

describe('dulle verify', () => {
  test.each<[string, unknown, object]>([
    ['a deal with its hands', deal, { exit: 0, status: 'ok' }],
    ['an exported deal', exported, { exit: 0, status: 'ok', hand: 3 }],
    ['a hand record with its deal beside it', { ...deal, ...exported.record }, { exit: 0, status: 'ok' }],
    [
      'a deal that was not cut',
      { ...deal, cut: null, hands: handsOf(seed, null, true) },
      { exit: 0, status: 'ok' },
    ],
    [
      'a deal without nines',
      { ...deal, rules: { nines: false }, hands: handsOf(seed, 12, false) },
      { exit: 0, status: 'ok' },
    ],
  ])('finds %s right', async (_case, line, answer) => {
    expect(await check(line)).toEqual(answer);
  });

  test.each<[string, unknown, string]>([
    ['another cut', { ...deal, cut: 11 }, 'wrong-hands'],
    ['another seed', { ...exported, seed: '00'.repeat(32) }, 'wrong-commitment'],
    ['two hands exchanged', { ...deal, hands: [hands[1], hands[0], hands[2], hands[3]] }, 'wrong-hands'],
    ['no JSON', '{"seed":', 'bad-deal'],
    ['no object', [deal], 'bad-deal'],
    ['another format', { ...deal, format: 'dulle-deal/2' }, 'bad-deal'],
    ['no seed', { ...deal, seed: undefined }, 'bad-deal'],
    ['a seed in capitals', { ...deal, seed: 'AB'.repeat(32) }, 'bad-deal'],
    ['no commitment', { ...deal, commitment: 7 }, 'bad-deal'],
    ['a cut beyond the deck’s', { ...deal, cut: 26 }, 'bad-deal'],
    ['no cut at all', { ...deal, cut: undefined }, 'bad-deal'],
    ['an unknown rule', { ...deal, rules: { tens: true } }, 'bad-deal'],
    ['an unknown card', { ...deal, hands: [['XX'], [], [], []] }, 'bad-deal'],
    ['three hands', { ...deal, hands: hands.slice(1) }, 'bad-deal'],
    ['no record', { ...exported, record: 5 }, 'bad-deal'],
  ])('refuses %s in one sentence', async (_case, line, code) => {
    const answer = await check(line);
    expect(answer).toMatchObject({ exit: 1, status: 'error', code });
    expect(answer.detail).toMatch(/^.+\.$/);
  });

  test('answers every line, and one that is wrong stops none', async () => {
    const lines = [exported, { ...exported, hand: 4, cut: 1 }, { ...exported, hand: 5 }];
    const { status, stdout } = await run([], lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(status).toBe(1);
    expect(answers(stdout).map(({ hand, status: found }) => [hand, found])).toEqual([
      [3, 'ok'],
      [4, 'error'],
      [5, 'ok'],
    ]);
  });

  test('reads files, and says which is not there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dulle-verify-'));
    try {
      const file = join(folder, 'deals.jsonl');
      writeFileSync(file, `${JSON.stringify(deal)}\n${JSON.stringify(exported)}\n`);
      expect(answers((await run([file])).stdout)).toHaveLength(2);
      const missing = await run([join(folder, 'nowhere')]);
      expect(missing).toMatchObject({ status: 2, stdout: '' });
      expect(missing.stderr).toMatch(/^There is no file .+nowhere"\.\n$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('deals again from seed and cut, as in docs/fair-deals.md', async () => {
    const page = readFileSync('docs/fair-deals.md', 'utf8');
    const line = page.split('\n').find((candidate) => candidate.startsWith('{"commitment"')) ?? '';
    const example = JSON.parse(line);
    expect(await check(line)).toEqual({ exit: 0, status: 'ok' });
    const flags = ['--seed', example.seed, '--cut', `${example.cut}`, '--commitment', example.commitment];
    const { status, stdout } = await run(flags);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      status: 'ok',
      commitment: example.commitment,
      hands: example.hands,
    });
  });

  test('deals again without cut, and without nines', async () => {
    const { stdout } = await run(['--seed', seed, '--no-nines']);
    expect(JSON.parse(stdout)).toEqual({ status: 'ok', commitment, hands: handsOf(seed, null, false) });
  });

  test('does not deal for a seed that was not committed to', async () => {
    const { status, stdout } = await run(['--seed', seed, '--commitment', '00'.repeat(32)]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'error', code: 'wrong-commitment' });
  });

  test.each([
    [['--cut', '3']],
    [['--seed', 'abc']],
    [['--seed', seed, '--cut', '0']],
    [['--seed', seed, '--cut', '']],
    [['--seed', seed, '--cut', 'x']],
    [['--seed', seed, '--commitment', 'x']],
    [['--seed', seed, '--nines']],
    [['--seed']],
    [['--seed', seed, 'file.jsonl']],
  ])('refuses %o in one sentence', async (args) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});
