import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/core/record/replay.ts';
import { writeRecord } from '../../../src/core/record/write.ts';
import { PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { randomPlayout, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';

const RULES: readonly RuleSet[] = [PRESETS.ddv, PRESETS.kitchen, PRESETS.rhenish];

function playedOut(seed: number, rules: RuleSet) {
  const random = seededRandom(seed);
  const owesSolo = ([0, 1, 2, 3] as const).filter(() => random() < 0.2);
  const forced: Seat | null = owesSolo.length > 0 && random() < 0.3 ? (owesSolo[0] as Seat) : null;
  const multiplier = random() < 0.1 ? 2 : 1;
  return randomPlayout(randomSetup(random, { rules, owesSolo, forcedSolo: forced, multiplier }), random);
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const rules = fc.constantFrom(...RULES);

describe('any hand of legal moves', () => {
  test('ends with 240 eyes, every trick won, and scores that add up to 0', () => {
    fc.assert(
      fc.property(seeds, rules, (seed, ruleSet) => {
        const { result } = playedOut(seed, ruleSet);
        expect(result.scores.reduce<number>((sum, score) => sum + score, 0)).toBe(0);
        if (result.contract === 'thrown-in') return;
        expect(result.eyes.re + result.eyes.kontra).toBe(240);
        expect(result.trickCount.re + result.trickCount.kontra).toBe(ruleSet.nines ? 12 : 10);
        expect(result.value).toBeGreaterThanOrEqual(0);
        const alone = result.parties.filter((party) => party === 're').length === 1;
        const shares = result.scores.map((score) => Math.abs(score) + 0);
        expect(shares).toEqual(
          result.parties.map((party) => (alone && party === 're' ? 3 : 1) * result.value),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('replays from its record to the same result', () => {
    fc.assert(
      fc.property(seeds, rules, (seed, ruleSet) => {
        const over = playedOut(seed, ruleSet);
        const record = JSON.parse(JSON.stringify(writeRecord(over))) as unknown;
        const replayed = replay(record);
        if (replayed.status !== 'finished') throw new Error(JSON.stringify(replayed));
        const { status: _, ...result } = replayed;
        expect(JSON.parse(JSON.stringify(over.result))).toMatchObject(JSON.parse(JSON.stringify(result)));
      }),
      { numRuns: 100 },
    );
  });
});

test('random hands reach every contract, outcome and kind of score line', () => {
  const contracts = new Set<string>();
  const reasons = new Set<string>();
  const winners = new Set<string | null>();
  for (let seed = 0; seed < 900; seed++) {
    const { result } = playedOut(seed, RULES[seed % 3] as RuleSet);
    contracts.add(result.contract);
    winners.add(result.winner);
    if (result.contract !== 'thrown-in') for (const { reason } of result.lines) reasons.add(reason);
  }
  expect(contracts.size).toBe(12);
  expect(winners).toEqual(new Set(['re', 'kontra', null]));
  for (const reason of [
    'fox',
    'karlchen',
    'doppelkopf',
    'against-the-old',
    '30-against-schwarz',
    'schwarz',
  ]) {
    expect(reasons).toContain(reason);
  }
});
