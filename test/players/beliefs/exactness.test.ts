import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, rankOf } from '../../../src/core/card.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { samplerOf } from '../../../src/players/beliefs/sampler.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { World } from '../../../src/players/kernel/world.ts';
import { LIVELY, playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { agrees, everyDeal, handsOf, randomDeal, textOf, worldOf } from './agreeing.ts';
import { EARLY, LATE, rareViews, unseenBy } from './rareViews.ts';

/** Draws enough for a deal of single cards to be expected so many times. */
const DRAWS_A_DEAL = 60;
/** Deals that are drawn blindly, of which at least some have to fit. */
const BLIND_DEALS = 15_000;
/** Standard deviations that chance does not reach; all seeds are fixed. */
const LIMIT = 5;

/** How unlikely counts are where these were expected, in standard deviations (Wilson and Hilferty's of chi-square). */
function surprise(counts: readonly number[], expected: readonly number[]): number {
  const freedom = Math.max(1, counts.length - 1);
  const chiSquare = counts.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/**
 * Of all ways in which the unseen cards can lie, exactly those can be drawn that give the seat its view, each as
 * often as it should. Gives how many there are.
 */
function expectExact(state: HandState, viewer: Seat, seed: number): number {
  const sampler = samplerOf(seatView(state, viewer));
  const deals = everyDeal(state, viewer);
  const possible = deals.filter(({ hands }) => agrees(state, viewer, hands));
  const admitted = deals.filter(({ hands }) => sampler.admits(worldOf(hands)));
  expect(admitted.map(({ hands }) => textOf(hands))).toEqual(possible.map(({ hands }) => textOf(hands)));
  const ways = possible.reduce((sum, deal) => sum + deal.ways, 0);
  if (sampler.deals !== null) expect(sampler.deals).toBe(ways);
  const draws = DRAWS_A_DEAL * possible.length;
  const drawn = new Map(possible.map(({ hands }) => [textOf(hands), 0]));
  const rng = new Rng(seededRandom(seed));
  const world = new World();
  for (let draw = 0; draw < draws; draw++) {
    if (!sampler.sample(rng, world)) throw new Error('Nothing drawn');
    const text = textOf(handsOf(world));
    drawn.set(text, drawn.get(text)! + 1);
  }
  const expected = possible.map((deal) => (draws * deal.ways) / ways);
  expect(surprise([...drawn.values()], expected)).toBeLessThan(LIMIT);
  return possible.length;
}

/** Where each kind of card is, and which kinds are both in one hand. */
function tally(counts: Float64Array, { one, two }: World): void {
  for (let seat = 0; seat < 4; seat++) {
    for (let bit = 0; bit < 24; bit++) {
      counts[seat * 48 + bit]! += (one[seat]! >>> bit) & 1;
      counts[seat * 48 + 24 + bit]! += (two[seat]! >>> bit) & 1;
    }
  }
}

/**
 * Cards lie as often with each seat, alone and in pairs, as where deals are drawn blindly until one gives the seat
 * its view.
 */
function expectAlike(state: HandState, viewer: Seat, seed: number): void {
  const random = seededRandom(seed);
  const blind = new Float64Array(192);
  let found = 0;
  for (let attempt = 0; attempt < BLIND_DEALS && found < 400; attempt++) {
    const hands = randomDeal(state, viewer, random);
    if (!agrees(state, viewer, hands)) continue;
    tally(blind, worldOf(hands));
    found++;
  }
  expect(found).toBeGreaterThan(20);
  const sampler = samplerOf(seatView(state, viewer));
  const rng = new Rng(random);
  const world = new World();
  const drawn = new Float64Array(192);
  const draws = 4_000;
  for (let draw = 0; draw < draws; draw++) {
    if (!sampler.sample(rng, world)) throw new Error('Nothing drawn');
    tally(drawn, world);
  }
  for (const [at, count] of blind.entries()) {
    const share = (drawn[at]! + count) / (draws + found);
    const deviation = Math.sqrt(share * (1 - share) * (1 / draws + 1 / found));
    const far = Math.abs(drawn[at]! / draws - count / found);
    if (far > LIMIT * deviation + 0.5 / found)
      throw new Error(`Feature ${at}: ${drawn[at]! / draws}, ${count / found}`);
  }
}

/** What is kept to the end, so that there is something to conclude about it there. */
const KEPT: readonly (readonly Card[])[] = [
  [],
  ['CQ'],
  ['DA', 'D9', 'DK'],
  CARDS.filter((card) => 'A9K'.includes(rankOf(card))),
  ['CQ', 'DA'],
];

test('near the end of a hand under any mix of rules, exactly the deals that fit are drawn', () => {
  let compared = 0;
  let possible = 0;
  fc.assert(
    fc.property(mixedRules, fc.nat(), fc.integer({ min: 3, max: 8 }), (rules, seed, unseen) => {
      const { states } = playedOut(seed, rules, { ...LIVELY, keeps: KEPT[seed % KEPT.length]! });
      const viewer = (seed % 4) as Seat;
      const state = states.find((state) => state.phase === 'play' && unseenBy(state, viewer) === unseen);
      if (!state) return;
      compared++;
      possible += expectExact(state, viewer, seed);
    }),
    { numRuns: 60, seed: 1 },
  );
  expect(compared).toBeGreaterThan(40);
  expect(possible / compared).toBeGreaterThan(10);
});

test('early in a hand under any mix of rules, cards lie as often with each seat as in all deals that fit', () => {
  fc.assert(
    fc.property(mixedRules, fc.nat(), fc.nat(11), (rules, seed, at) => {
      const { states } = playedOut(seed, rules);
      const viewer = (seed % 4) as Seat;
      const state = states[at % states.length] as HandState;
      if (state.phase !== 'over') expectAlike(state, viewer, seed);
    }),
    { numRuns: 40, seed: 1 },
  );
});

describe('near the end, exactly the deals that fit are drawn where', () => {
  test.each(LATE)('$name', (rare) => {
    for (const unseen of [5, 7]) {
      for (const { state, viewer, seed } of rareViews(rare, unseen, 2)) expectExact(state, viewer, seed);
    }
  });
});

describe('early, cards lie as often with each seat as in all deals that fit where', () => {
  test.each(EARLY)('$name', (rare) => {
    for (const { state, viewer, seed } of rareViews(rare, null, 2)) expectAlike(state, viewer, seed);
  });
});
