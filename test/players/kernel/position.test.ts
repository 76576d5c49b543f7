import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState, PlayState } from '../../../src/core/hand/state.ts';
import { PRESETS } from '../../../src/core/rules/ruleSet.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { playedOut } from '../../support/playout.ts';
import { mixedRules, SWITCHED } from '../../support/rules.ts';
import { contentOf, disagreement, termsOf, worldOf } from './compare.ts';

describe('at every state of a hand, the kernel and the core say the same', () => {
  test.each(SWITCHED)('with $name', ({ rules }) => {
    for (let seed = 1; seed <= 3; seed++) expect(disagreement(playedOut(seed, rules))).toBeNull();
  });

  test.each(Object.entries(PRESETS))('under the preset %s', (_, rules) => {
    for (let seed = 1; seed <= 8; seed++) expect(disagreement(playedOut(seed, rules))).toBeNull();
  });

  test('with any mix', () => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), (rules, seed) => {
        expect(disagreement(playedOut(seed, rules))).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

const isPlay = (state: HandState): state is PlayState => state.phase === 'play';

test('a copy is the same and lives on its own', () => {
  const first = playedOut(3, PRESETS.kitchen).states.find(isPlay)!;
  const position = new Position(termsOf(first));
  position.begin(worldOf(first.cards));
  for (let card = 0; card < 10; card++) position.play(31 - Math.clz32(position.legal()));
  const copy = new Position(position.terms);
  copy.copy(position);
  const before = contentOf(position);
  expect(contentOf(copy)).toEqual(before);
  copy.play(31 - Math.clz32(copy.legal()));
  expect(contentOf(position)).toEqual(before);
});
