import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { DealWalk } from '../../../src/players/beliefs/dealWalk.ts';
import { samplerOf } from '../../../src/players/beliefs/sampler.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { plainBit, World } from '../../../src/players/kernel/world.ts';
import { dealWith } from '../../support/deals.ts';
import { seededRandom } from '../../support/random.ts';
import { given, restOfTrick, when } from '../../support/script.ts';

/** Seat 1 sees a solo of seat 0 after a trick. */
function solo(): HandState {
  const dealt = given(dealWith({ 0: 'CA CA SA SA HA HA DA CT ST HT HK HQ' }));
  const declared = when(dealt, '0 declare reservation', '1 declare healthy', '2 declare healthy');
  return restOfTrick(when(declared, '3 declare healthy', '0 name solo-fleischlos', '0 play CA'));
}

function share(weightOf: (world: World) => number, isCounted: (world: World) => boolean): number {
  const view = seatView(solo(), 1);
  const sampler = samplerOf(view);
  const rng = new Rng(seededRandom(4));
  const walk = new DealWalk(view, sampler, weightOf, rng);
  const world = new World();
  let counted = 0;
  for (let drawn = 0; drawn < 4000; drawn++) {
    if (!walk.next(world)) throw new Error('There are deals');
    if (drawn % 50 === 0) expect(sampler.admits(world)).toBe(true);
    if (isCounted(world)) counted += 1;
  }
  return counted / 4000;
}

const holds = (card: keyof typeof plainBit) => (world: World) =>
  (((world.two[0] as number) | (world.one[0] as number)) >> plainBit[card]) & 1;

describe('a walk over deals', () => {
  const hasHeartAce = (world: World): boolean => holds('HA')(world) === 1;

  test('finds each as often as the sampler where all weigh the same', () => {
    const view = seatView(solo(), 1);
    const sampler = samplerOf(view);
    const rng = new Rng(seededRandom(5));
    const world = new World();
    let counted = 0;
    for (let drawn = 0; drawn < 4000; drawn++) {
      sampler.sample(rng, world);
      if (hasHeartAce(world)) counted += 1;
    }
    expect(Math.abs(share(() => 1, hasHeartAce) - counted / 4000)).toBeLessThan(0.04);
  });

  test('finds those that weigh more as much more often', () => {
    const even = share(() => 1, hasHeartAce);
    const odds = share((world) => (hasHeartAce(world) ? 5 : 1), hasHeartAce);
    expect(Math.abs(odds - (5 * even) / (5 * even + 1 - even))).toBeLessThan(0.04);
  });
});
