import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { type PublicView, publicView } from '../../../src/core/view/publicView.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { withSwap } from '../../support/permuted.ts';
import { randomPlayout, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';

const SCHWEINE = { ...DDV, schweine: true, superschweine: true, schweineInSuitSolos: true };

const RULES: readonly RuleSet[] = [
  PRESETS.ddv,
  PRESETS.kitchen,
  PRESETS.rhenish,
  { ...SCHWEINE, announceAt30: true },
  { ...SCHWEINE, nines: false, poverty: true, povertyFoxesCount: false },
  { ...SCHWEINE, schweineShown: 'at-start', weddingDecidedBy: 'side-suit' },
];

/** Every state of one random hand. */
function statesOf(seed: number): readonly HandState[] {
  const random = seededRandom(seed);
  const rules = RULES[seed % RULES.length] as RuleSet;
  const owesSolo = SEATS.filter(() => random() < 0.2);
  const states: HandState[] = [];
  const habits = { reserves: 0.06, announces: 0.15 };
  randomPlayout(randomSetup(random, { rules, owesSolo }), random, habits, (state) => states.push(state));
  return states;
}

/** Exchanges hidden cards between `seats` and hands over what still leads to the same actions. */
function permutations(state: HandState, seats: readonly Seat[], seed: number): readonly HandState[] {
  const random = seededRandom(seed);
  const found: HandState[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    const a = seats[Math.floor(random() * seats.length)] as Seat;
    const b = seats[Math.floor(random() * seats.length)] as Seat;
    const other = a === b ? null : withSwap(found.at(-1) ?? state, a, b, random);
    if (other) found.push(other);
  }
  return found;
}

/** A hand, and a moment in it. */
const hands = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  at: fc.nat(999),
});

describe('permuting what cannot be known', () => {
  test('leaves a seat’s view as it was, byte for byte', () => {
    let permuted = 0;
    fc.assert(
      fc.property(hands, ({ seed, at }) => {
        const states = statesOf(seed);
        const state = states[at % states.length] as HandState;
        for (const viewer of SEATS) {
          const seen = JSON.stringify(seatView(state, viewer));
          const others = SEATS.filter((seat) => seat !== viewer);
          for (const other of permutations(state, others, seed)) {
            permuted++;
            expect(JSON.stringify(seatView(other, viewer))).toBe(seen);
          }
        }
      }),
      { numRuns: 120 },
    );
    expect(permuted).toBeGreaterThan(200);
  });

  test('leaves the public view as it was, byte for byte', () => {
    let permuted = 0;
    fc.assert(
      fc.property(hands, ({ seed, at }) => {
        const states = statesOf(seed);
        const state = states[at % states.length] as HandState;
        if (state.phase === 'over') return;
        const seen = JSON.stringify(publicView(state));
        for (const other of permutations(state, SEATS, seed)) {
          permuted++;
          expect(JSON.stringify(publicView(other))).toBe(seen);
        }
      }),
      { numRuns: 300 },
    );
    expect(permuted).toBeGreaterThan(100);
  });
});

test('a hand’s state is not a view, neither for people nor for the compiler', () => {
  const [state] = statesOf(1);
  // @ts-expect-error All four hands are in it.
  const seat: SeatView = state as HandState;
  // @ts-expect-error All four hands are in it.
  const table: PublicView = state as HandState;
  expect(seat).toBe(table);
});

test('the public view shows the hands once it is over, and not a moment before', () => {
  const states = statesOf(3);
  expect(states.slice(0, -1).map((state) => publicView(state).dealt)).toEqual(
    Array(states.length - 1).fill(null),
  );
  const over = states.at(-1) as HandState;
  expect(publicView(over)).toMatchObject({ phase: 'over', dealt: over.dealt });
});
