import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import { withDdvRules } from '../../../src/core/rules/readRules.ts';
import { comparable, readCases } from '../../support/cases.ts';
import { playedOut } from '../../support/playout.ts';
import { mixedRules, SWITCHED } from '../../support/rules.ts';
import { bothAccept, bothSay } from './compare.ts';
import type { Deal } from './deal.ts';
import { resultOf } from './naive.ts';

/** What a record begins with. */
const dealIn = (record: HandRecord): Deal => ({
  rules: withDdvRules(record.rules),
  dealer: record.dealer,
  hands: record.hands,
  owesSolo: record.owesSolo ?? [],
  forcedSolo: record.forcedSolo ?? null,
  multiplier: record.multiplier ?? 1,
});

/** A result as `replay` writes it: of a hand that was thrown in, only that. */
function written(record: HandRecord): unknown {
  const result = resultOf(dealIn(record), record.actions);
  if (result?.contract !== 'thrown-in') return { status: 'finished', ...result };
  const { contract, tricks, scores } = result;
  return { status: 'finished', contract, tricks, scores };
}

describe('the naive rules agree with an independent program', () => {
  test.each(['ddv', 'switches', 'house-rules'] as const)('on every line of %s', (file) => {
    const finished = readCases(file).filter(
      ({ result }) => (result as { status: string }).status === 'finished',
    );
    expect(finished.length).toBeGreaterThan(9);
    const wrong = finished.flatMap(({ record, result }, index) =>
      isDeepStrictEqual(comparable(written(record as HandRecord)), comparable(result)) ? [] : [index],
    );
    expect(wrong).toEqual([]);
  });
});

describe('at every moment of a hand, the core and the naive rules say the same is legal and known', () => {
  test.each(SWITCHED)('with $name', ({ rules }) => {
    for (const state of playedOut(1, rules).states) {
      const { core, naive } = bothSay(state);
      expect(core).toEqual(naive);
    }
  });

  test('with any mix', () => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), (rules, seed) => {
        for (const state of playedOut(seed, rules).states) {
          const { core, naive } = bothSay(state);
          expect(core).toEqual(naive);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('the core accepts what the naive rules allow, and nothing else of all that is thinkable', () => {
  fc.assert(
    fc.property(mixedRules, fc.nat(), fc.nat(999), (rules, seed, at) => {
      const { states } = playedOut(seed, rules);
      const { core, naive } = bothAccept(states[at % states.length]!);
      expect(core).toEqual(naive);
    }),
    { numRuns: 150 },
  );
});
