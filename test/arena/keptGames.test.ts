import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DealFacts } from '../../src/arena/facts.ts';
import { KeptGames } from '../../src/arena/keptGames.ts';
import { runArena } from '../../src/arena/run.ts';
import { matchOf } from './arenas.ts';

const folder = mkdtempSync(join(tmpdir(), 'dulle-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The deals in a file at this moment: as much as a sudden end would leave. */
const dealsIn = (file: string): readonly number[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => (JSON.parse(line) as DealFacts).deal);

test.each([1, 2])('a deal is in its file as soon as it is told of, with %i threads', async (jobs) => {
  const file = join(folder, `${jobs}.jsonl`);
  const kept = await KeptGames.open(file, matchOf());
  const told: number[] = [];
  const onDeal = (facts: DealFacts): void => {
    kept.keep(facts);
    told.push(facts.deal);
    expect(dealsIn(file)).toEqual(told);
  };
  await runArena(matchOf(), { first: 1, deals: 4, jobs, onDeal });
  expect(told.toSorted()).toEqual([1, 2, 3, 4]);
});

test.each([1, 2])('a deal that cannot be kept ends the run, with %i threads', async (jobs) => {
  const onDeal = (): void => {
    throw new Error('full');
  };
  await expect(runArena(matchOf(), { first: 1, deals: 4, jobs, onDeal })).rejects.toThrow('full');
});
