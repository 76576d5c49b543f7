import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { expectFairCount, expectNaiveResult, expectNoLeak, expectReplays } from '../../support/invariants.ts';
import { playedOut } from '../../support/playout.ts';
import { SWITCHED } from '../../support/rules.ts';

/** One random hand under the rules keeps every promise; `at` is the moment that must not leak. */
function expectAll(seed: number, rules: RuleSet, at: number): void {
  const { over, states } = playedOut(seed, rules);
  expectFairCount(over.result, rules);
  expectReplays(over);
  expectNaiveResult(over);
  expectNoLeak(states[at % states.length]!, seed);
}

describe('a random hand ends, counts fairly, replays, scores as the naive rules do, and leaks nothing', () => {
  test.each(SWITCHED)('with $name', ({ rules }) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(999), (seed, at) => expectAll(seed, rules, at)),
      { numRuns: 8 },
    );
  });
});
