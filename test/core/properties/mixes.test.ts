import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAnnouncement } from '../../../src/core/hand/hand.ts';
import { STEPS } from '../../../src/core/rules/announcement.ts';
import { PARTIES } from '../../../src/core/rules/contract.ts';
import { SOLOS } from '../../../src/core/rules/ruleSet.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { expectFairCount, expectNaiveResult, expectReplays } from '../../support/invariants.ts';
import { type PlayedOut, playedOut } from '../../support/playout.ts';
import { mixedRules } from '../../support/rules.ts';

describe('any hand of legal moves, under any mix of rules', () => {
  test.each<readonly [string, (played: PlayedOut) => void]>([
    [
      'ends with 240 eyes, every trick won, and scores that add up to 0',
      ({ over }) => expectFairCount(over.result, over.rules),
    ],
    ['replays from its record to the same result', ({ over }) => expectReplays(over)],
    ['scores as the naive rules do', ({ over }) => expectNaiveResult(over)],
  ])('%s', (_, expectation) => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), (rules, seed) => expectation(playedOut(seed, rules))),
      { numRuns: 150 },
    );
  });
});

const CONTRACTS = [
  ...['normal', 'silent-wedding', 'wedding', 'poverty', 'thrown-in'],
  ...SOLOS.map((solo) => `solo-${solo}`),
];

const REASONS = [
  ...['won', 'under-90', 'under-60', 'under-30', 'schwarz', 'against-the-old'],
  ...['120-against-no90', '90-against-no60', '60-against-no30', '30-against-schwarz'],
  ...PARTIES.flatMap((party) => [`${party}-announced`, ...STEPS.map((step) => `${party}-${step}-announced`)]),
  ...['doppelkopf', 'fox', 'karlchen'],
  ...['karlchen-caught', 'fox-last-trick', 'hearts-trick', 'dulle-caught'],
];

/** What leaves no trace in a result. */
const MOMENTS: Readonly<Record<string, (played: PlayedOut) => boolean>> = {
  'Re wins': ({ over }) => over.result.winner === 're',
  'Kontra wins': ({ over }) => over.result.winner === 'kontra',
  'nobody wins': ({ over }) => over.result.contract !== 'thrown-in' && over.result.winner === null,
  'an announcement is due': ({ states }) => states.some((state) => dueAnnouncement(state) !== null),
  'a poverty that voids the hand': ({ over }) =>
    over.result.contract === 'thrown-in' && over.rules.poverty === 'redeal' && over.names.includes('poverty'),
  'a poverty that nobody takes': ({ over }) =>
    over.actions.filter((action) => action.do === 'take' && !action.value).length === 3,
  'Superschweine of another seat than the Schweine': ({ over }) => {
    const { schweine, superschweine } = seatView(over, 0);
    return superschweine !== undefined && superschweine !== schweine;
  },
  'a wedding that becomes a solo': ({ over }) =>
    over.result.contract === 'wedding' && over.result.parties.filter((party) => party === 're').length === 1,
  'a forced solo': ({ over }) => over.forcedSolo !== null,
  'a late reply': ({ states }) =>
    states.some(
      (state) => state.phase === 'play' && PARTIES.some((party) => state.announced[party].call === 'late'),
    ),
};

/** More than enough hands; fewer are played where everything occurred. */
const MOST_HANDS = 6000;

test('random mixes reach every contract, every reason of a line and every rare moment', () => {
  const missing = new Set<string>([...CONTRACTS, ...REASONS, ...Object.keys(MOMENTS)]);
  const mixes = fc.sample(mixedRules, { numRuns: MOST_HANDS, seed: 20 });
  for (const [seed, rules] of mixes.entries()) {
    const played = playedOut(seed, rules);
    const { result } = played.over;
    missing.delete(result.contract);
    if (result.contract !== 'thrown-in') for (const { reason } of result.lines) missing.delete(reason);
    for (const moment of missing) if (MOMENTS[moment]?.(played)) missing.delete(moment);
    if (missing.size === 0) break;
  }
  expect([...missing]).toEqual([]);
});
