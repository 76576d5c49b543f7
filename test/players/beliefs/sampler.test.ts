import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf } from '../../../src/core/card.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { samplerOf } from '../../../src/players/beliefs/sampler.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { World } from '../../../src/players/kernel/world.ts';
import { dealWith } from '../../support/deals.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { allHealthy, given, when } from '../../support/script.ts';
import { agrees, type Hands, handsIn, handsOf, textOf, worldOf } from './agreeing.ts';
import { EARLY, LATE, OUT_OF_SIGHT, rareViews } from './rareViews.ts';

function* drawnFrom(view: SeatView, seed: number, draws: number): Generator<Hands> {
  const { sample } = samplerOf(view);
  const rng = new Rng(seededRandom(seed));
  const world = new World();
  for (let draw = 0; draw < draws; draw++) {
    if (!sample(rng, world)) throw new Error(`Nothing drawn for ${JSON.stringify(view)}`);
    yield handsOf(world);
  }
}

/** Deals drawn for a view give that very view; the true deal is among those that can be drawn. */
function expectSound(state: HandState, viewer: Seat, seed: number): void {
  const view = seatView(state, viewer);
  const truth = handsIn(state);
  if (!samplerOf(view).admits(worldOf(truth))) throw new Error(`Seat ${viewer} rules out ${textOf(truth)}`);
  for (const hands of drawnFrom(view, seed, 3)) {
    if (!agrees(state, viewer, hands)) {
      throw new Error(`${textOf(hands)} is not what seat ${viewer} saw: ${JSON.stringify(view)}`);
    }
  }
}

describe('what is drawn gives the very same view, and the true deal is never ruled out', () => {
  test('at any moment of a hand under any mix of rules', () => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), fc.nat(999), (rules, seed, at) => {
        const states = playedOut(seed, rules).states.filter(({ phase }) => phase !== 'over');
        for (const viewer of SEATS) {
          expectSound(states[(at + 17 * viewer) % states.length] as HandState, viewer, seed);
        }
      }),
      { numRuns: 250 },
    );
  });

  test.each([...LATE, ...EARLY, ...OUT_OF_SIGHT])('where $name', (rare) => {
    for (const { state, viewer, seed } of rareViews(rare, null, 6)) expectSound(state, viewer, seed);
  });
});

describe('after a first trick of 30 eyes, when Re has announced everything', () => {
  const begun = (winnersFirst: string, announceAt30 = true) => {
    const hands = dealWith({ 0: 'CT CQ', 1: `CA ${winnersFirst}`, 2: 'CT', 3: 'CK' });
    const state = allHealthy(given(hands, { rules: { announceAt30 } }));
    return when(
      state,
      '0 announce re',
      '0 announce schwarz',
      '0 play CT',
      '1 play CA',
      '2 play CT',
      '3 play CK',
    );
  };
  /** In how many of 200 deals drawn the winner of the trick holds the other queen of clubs. */
  const queens = (state: HandState, viewer: Seat): number =>
    [...drawnFrom(seatView(state, viewer), 1, 200)].filter((hands) => countOf(hands[1], 'CQ') > 0).length;

  test.each<readonly [string, HandState, Seat, string]>([
    ['an opponent that could announce sees that the winner need not', begun('CQ'), 3, 'Re'],
    ['an opponent that may not announce sees that the winner must', begun('D9'), 3, 'Kontra'],
    ['Re, which has nothing left to say, sees nothing yet', begun('CQ'), 0, 'either'],
    ['nothing is to be seen without the rule', begun('CQ', false), 3, 'either'],
    ['all see by the next card that nothing was due', when(begun('CQ D9'), '1 play D9'), 0, 'Re'],
    ['all see it by what is announced', when(begun('D9'), '1 announce kontra'), 0, 'Kontra'],
  ])('%s', (_, state, viewer, party) => {
    const count = queens(state, viewer);
    expect(count === 200 ? 'Re' : count === 0 ? 'Kontra' : 'either').toBe(party);
    expectSound(state, viewer, 1);
  });
});

describe('where the partner of a poor player reserved too, for as few trumps', () => {
  const hands = dealWith(
    {
      0: 'D9 DK DT CA CA CT CT CK CK C9 C9 SA',
      1: 'D9 DK DT SA ST ST SK SK S9 S9 HA HA',
      2: 'HT CQ SQ HQ DQ CJ SJ HJ DJ DA',
    },
    { rest: 'HK' },
  );
  const reserved = [
    '0 declare reservation',
    '1 declare reservation',
    '2 declare healthy',
    '3 declare healthy',
  ];
  const taken = when(
    given(hands, { rules: { solos: [], poverty: true } }),
    ...reserved,
    '0 name poverty',
    '1 take true',
    '0 pass D9 DK DT',
  );
  const played = when(taken, '1 pass D9 SA ST');

  test.each<readonly [string, HandState, Seat]>([
    ['the poor player, before cards come back', taken, 0],
    ['an opponent, before cards come back', taken, 2],
    ['the poor player', played, 0],
    ['an opponent', played, 2],
    ['the partner', played, 1],
  ])('%s knows how few the two had', (_, state, viewer) => {
    for (let seed = 0; seed < 20; seed++) expectSound(state, viewer, seed);
  });
});

test('the same view and the same random source give the same deals', () => {
  const { states } = playedOut(7, given(dealWith({})).rules);
  const view = seatView(states[20]!, 2);
  const drawn = (): string[] => [...drawnFrom(view, 3, 20)].map(textOf);
  expect(new Set(drawn()).size).toBe(20);
  expect(drawn()).toEqual(drawn());
});
