import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { playedOut } from '../../support/playout.ts';
import { mixedRules, SWITCHED } from '../../support/rules.ts';
import { dealOf } from './compare.ts';
import { naivePerft, perft } from './perft.ts';

/** Deeper than any hand goes on from its last two tricks. */
const TO_THE_END = 20;

/** Passing three cards branches hundredfold. */
const depthAt = (state: HandState): number => (state.phase === 'pass' ? 1 : 2);

function expectSameCount(state: HandState, depth: number): number {
  const sequences = perft(state, depth);
  expect(sequences).toBe(naivePerft(dealOf(state), state.actions, depth));
  return sequences;
}

/** The state before the last two tricks; undefined where the hand was thrown in. */
const beforeTwoTricks = (states: readonly HandState[]): HandState | undefined =>
  states.find((state) => state.phase === 'play' && state.cards.every((held) => held.length === 2));

describe('the core and the naive rules count the same sequences of actions', () => {
  test.each(SWITCHED)('with $name', ({ rules }) => {
    const { states } = playedOut(3, rules);
    for (let part = 0; part < 4; part++) {
      const state = states[Math.floor((states.length * part) / 4)]!;
      expectSameCount(state, depthAt(state));
    }
  });

  test('with any mix', () => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), fc.nat(999), (rules, seed, at) => {
        const { states } = playedOut(seed, rules);
        const state = states[at % states.length]!;
        expectSameCount(state, depthAt(state));
      }),
      { numRuns: 60 },
    );
  });

  test('with any mix, of all that the last two tricks can become', () => {
    let branching = 0;
    fc.assert(
      fc.property(mixedRules, fc.nat(), (rules, seed) => {
        const state = beforeTwoTricks(playedOut(seed, rules).states);
        if (state && expectSameCount(state, TO_THE_END) > 1) branching++;
      }),
      { numRuns: 20 },
    );
    expect(branching).toBeGreaterThan(5);
  });
});
