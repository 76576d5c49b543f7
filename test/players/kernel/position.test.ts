import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState, PlayState } from '../../../src/core/hand/state.ts';
import { cardOf, type WonTrick } from '../../../src/core/hand/trick.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import type { Reason } from '../../../src/core/score/result.ts';
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

/** Everything that happens now and then. */
const RICH: RuleSet = {
  ...DDV,
  secondDulleWins: 'except-last-trick',
  schweine: true,
  superschweine: true,
  karlchenCaught: true,
  foxLastTrick: true,
  heartsTrick: true,
  dulleCaught: true,
};

type Over = ReturnType<typeof playedOut>['over'];

const hasLine = (reason: Reason) => (over: Over) =>
  !over.thrownIn && over.result.lines.some((line) => line.reason === reason);

const hasTrick = (over: Over, isMeant: (trick: WonTrick, index: number) => boolean) =>
  over.result.tricks.some(isMeant);

describe('they say the same at moments that are rare', () => {
  test.each([
    { name: 'a Dulle caught', seed: 1, happens: hasLine('dulle-caught') },
    { name: 'a trick of hearts', seed: 8, happens: hasLine('hearts-trick') },
    { name: 'a Karlchen caught', seed: 24, happens: hasLine('karlchen-caught') },
    { name: 'a fox in the last trick', seed: 212, happens: hasLine('fox-last-trick') },
    {
      name: 'both Dullen in the last trick',
      seed: 1227,
      happens: (over: Over) =>
        hasTrick(
          over,
          ({ cards }, index) => index === 11 && cards.filter((card) => card === 'HT').length === 2,
        ),
    },
    {
      name: 'a Schwein in a trick that Superschweine win',
      seed: 119,
      happens: (over: Over) =>
        hasTrick(over, (trick) => trick.cards.includes('DA') && cardOf(trick, trick.winner) === 'D9'),
    },
    {
      name: 'Re known by three of Kontra',
      seed: 47,
      happens: (over: Over) =>
        !over.thrownIn && over.contract === 'silent-wedding' && over.known.every((party) => party !== null),
    },
  ])('$name', ({ seed, happens }) => {
    const hand = playedOut(seed, RICH);
    expect(happens(hand.over)).toBe(true);
    expect(disagreement(hand)).toBeNull();
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
