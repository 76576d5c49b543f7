import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';

import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { samplerOf } from '../../../src/players/beliefs/sampler.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { World } from '../../../src/players/kernel/world.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { agrees, handsIn, handsOf, textOf, worldOf } from './agreeing.ts';

/** Deals drawn for a view give that very view; the true deal is among those that can be drawn. */
function expectSound(state: HandState, viewer: Seat, seed: number): void {
  const sampler = samplerOf(seatView(state, viewer));
  const truth = handsIn(state);
  if (!sampler.admits(worldOf(truth))) throw new Error(`Not admitted, for seat ${viewer}: ${textOf(truth)}`);
  const rng = new Rng(seededRandom(seed));
  const world = new World();
  for (let draw = 0; draw < 3; draw++) {
    expect(sampler.sample(rng, world)).toBe(true);
    const hands = handsOf(world);
    if (!agrees(state, viewer, hands))
      throw new Error(
        `Not what seat ${viewer} saw: ${textOf(hands)} ${JSON.stringify(seatView(state, viewer))}`,
      );
  }
}

describe('of any view, under any mix of rules, what is drawn gives the very same view', () => {
  test('at any moment', () => {
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
});
