import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { type PublicView, publicView } from '../../../src/core/view/publicView.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { expectNoLeak } from '../../support/invariants.ts';
import { exchangers, withOtherPass } from '../../support/permuted.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';

const { states: STATES } = playedOut(3, DDV);

describe('permuting what cannot be known', () => {
  test('leaves every view as it was, byte for byte, under any mix of rules', () => {
    let permuted = 0;
    fc.assert(
      fc.property(mixedRules, fc.nat(), fc.nat(999), (rules, seed, at) => {
        const { states } = playedOut(seed, rules);
        permuted += expectNoLeak(states[at % states.length] as HandState, seed);
      }),
      { numRuns: 150 },
    );
    expect(permuted).toBeGreaterThan(500);
  });

  test('hides from the two others of a poverty which cards were exchanged', () => {
    let passedOtherwise = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { states } = playedOut(seed, { ...DDV, poverty: true, povertyFoxesCount: seed % 2 === 0 });
      const random = seededRandom(seed);
      for (const state of states.filter((_, at) => at % 3 === 0)) {
        const other = withOtherPass(state, random);
        if (!other) continue;
        passedOtherwise++;
        for (const viewer of SEATS.filter((seat) => !exchangers(state).includes(seat))) {
          expect(JSON.stringify(seatView(other, viewer))).toBe(JSON.stringify(seatView(state, viewer)));
        }
      }
    }
    expect(passedOtherwise).toBeGreaterThan(20);
  });
});

test('a hand’s state is not a view, neither for people nor for the compiler', () => {
  const [state] = STATES;
  // @ts-expect-error All four hands are in it.
  const seat: SeatView = state as HandState;
  // @ts-expect-error All four hands are in it.
  const table: PublicView = state as HandState;
  expect(seat).toBe(table);
});

test('the public view shows the hands once it is over, and not a moment before', () => {
  expect(STATES.slice(0, -1).map((state) => publicView(state).dealt)).toEqual(
    Array(STATES.length - 1).fill(null),
  );
  const over = STATES.at(-1) as HandState;
  expect(publicView(over)).toMatchObject({ phase: 'over', dealt: over.dealt });
});
