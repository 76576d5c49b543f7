import { expect } from 'vitest';
import type { HandState } from '../../src/core/hand/state.ts';
import { replay } from '../../src/core/record/replay.ts';
import { writeRecord } from '../../src/core/record/write.ts';
import type { HandRules } from '../../src/core/rules/ruleSet.ts';
import type { HandResult } from '../../src/core/score/result.ts';
import { SEATS, type Seat } from '../../src/core/seat.ts';
import { publicView } from '../../src/core/view/publicView.ts';
import { seatView } from '../../src/core/view/seatView.ts';
import { dealOf } from '../core/naive/compare.ts';
import { resultOf } from '../core/naive/naive.ts';
import { comparable } from './cases.ts';
import { exchangers, withOtherPass, withSwap } from './permuted.ts';
import type { OverState } from './playout.ts';
import { seededRandom } from './random.ts';

/** 240 eyes, every trick won by a party, scores that add up to 0, a soloist's three times the value. */
export function expectFairCount(result: HandResult, rules: HandRules): void {
  expect(result.scores.reduce<number>((sum, score) => sum + score, 0)).toBe(0);
  if (result.contract === 'thrown-in') return;
  expect(result.eyes.re + result.eyes.kontra).toBe(240);
  expect(result.trickCount.re + result.trickCount.kontra).toBe(rules.nines ? 12 : 10);
  expect(result.value).toBeGreaterThanOrEqual(0);
  const alone = result.parties.filter((party) => party === 're').length === 1;
  const shares = result.scores.map((score) => Math.abs(score));
  expect(shares).toEqual(result.parties.map((party) => (alone && party === 're' ? 3 : 1) * result.value));
}

/** The written record replays to what was played. */
export function expectReplays(over: OverState): void {
  const replayed = replay(JSON.parse(JSON.stringify(writeRecord(over))));
  if (replayed.status !== 'finished') throw new Error(JSON.stringify(replayed));
  const { status: _, ...result } = replayed;
  expect(JSON.parse(JSON.stringify(over.result))).toMatchObject(JSON.parse(JSON.stringify(result)));
}

/** The naive rules come to the same result. */
export function expectNaiveResult(over: OverState): void {
  expect(comparable(resultOf(dealOf(over), over.actions))).toEqual(comparable(over.result));
}

/**
 * Exchanging hidden cards among the others, and what others passed in a poverty, leaves every seat's view as it
 * was, byte for byte; exchanging any hidden cards leaves the public view. Gives the number of such exchanges.
 */
export function expectNoLeak(state: HandState, seed: number): number {
  let permuted = 0;
  for (const viewer of SEATS) {
    const seen = JSON.stringify(seatView(state, viewer));
    const others = SEATS.filter((seat) => seat !== viewer);
    for (const other of permutations(state, others, seed)) {
      permuted++;
      expect(JSON.stringify(seatView(other, viewer))).toBe(seen);
    }
  }
  if (state.phase === 'over') return permuted;
  const seen = JSON.stringify(publicView(state));
  for (const other of permutations(state, SEATS, seed)) {
    permuted++;
    expect(JSON.stringify(publicView(other))).toBe(seen);
  }
  return permuted;
}

/** Hands in which only what `seats` hold, or passed to each other, is otherwise; each with one change more. */
function permutations(state: HandState, seats: readonly Seat[], seed: number): readonly HandState[] {
  const random = seededRandom(seed);
  const found: HandState[] = [];
  const mayPassOtherwise = exchangers(state).every((seat) => seats.includes(seat));
  for (let attempt = 0; attempt < 6; attempt++) {
    const last = found.at(-1) ?? state;
    const a = seats[Math.floor(random() * seats.length)] as Seat;
    const b = seats[Math.floor(random() * seats.length)] as Seat;
    const swap = a === b ? null : withSwap(last, a, b, random);
    if (swap) found.push(swap);
    const pass = mayPassOtherwise ? withOtherPass(swap ?? last, random) : null;
    if (pass) found.push(pass);
  }
  return found;
}
