import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { solve } from '../../../src/players/kernel/solver.ts';
import { mixedRules } from '../../support/rules.ts';
import { contentOf } from './compare.ts';
import { announceMuch, bitsOf, giveAllTo, positionIn } from './endings.ts';

/** Points and eyes of a seat's party, as the seat would have them: points first. */
function worth(position: Position, seat: number): number {
  const eyes = position.partyIndex(seat) === 0 ? position.reEyes() : 240 - position.reEyes();
  return position.pointsOf(seat) + eyes / 24_000;
}

/** The best that a seat's party can reach if everybody plays for the own party, by trying everything. */
function minimax(position: Position, seat: number): number {
  if (position.isOver()) return worth(position, seat);
  const values = bitsOf(position.legal()).map((bit) => minimax(after(position, bit), seat));
  return position.partyIndex(position.turn) === position.partyIndex(seat)
    ? Math.max(...values)
    : Math.min(...values);
}

function after(position: Position, bit: number): Position {
  const next = new Position(position.terms);
  next.copy(position);
  next.play(bit);
  return next;
}

const cardsPlayed = (position: Position, cardsLeft: number): number =>
  position.held.reduce((a, b) => a + b, 0) - cardsLeft;

describe('an ending is solved as if everything was tried', () => {
  test.each([
    { name: 'two tricks', least: 1, most: 8, numRuns: 250 },
    { name: 'three tricks', least: 8, most: 12, numRuns: 250 },
  ])('with up to $name', ({ least, most, numRuns }) => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), fc.integer({ min: least, max: most }), (rules, seed, cardsLeft) => {
        const begun = positionIn(seed, rules, 0);
        if (!begun) return;
        const position = positionIn(seed, rules, cardsPlayed(begun, cardsLeft))!;
        if (seed % 3 === 0) announceMuch(position, seed);
        if (seed % 4 === 0) giveAllTo(position, (seed >> 2) % 4);
        const before = contentOf(position);
        for (const seat of [position.turn, (position.turn + 1) % 4]) {
          const values = new Float64Array(24).fill(Number.NaN);
          expect(solve(position, seat, values, 1_000_000)).toBeGreaterThan(0);
          for (let bit = 0; bit < 24; bit++) {
            if (!bitsOf(position.legal()).includes(bit)) expect(values[bit]).toBeNaN();
            else expect(values[bit]).toBeCloseTo(minimax(after(position, bit), seat), 9);
          }
        }
        expect(contentOf(position)).toEqual(before);
      }),
      { numRuns },
    );
  });
});

describe('an ending is given up', () => {
  const values = new Float64Array(24);

  test('at the limit of cards tried', () => {
    const position = positionIn(4, DDV, 28)!;
    const tried = solve(position, 0, values, 1_000_000)!;
    expect(tried).toBeGreaterThan(100);
    expect(solve(position, 0, values, tried)).toBe(tried);
    expect(solve(position, 0, values, tried - 1)).toBeNull();
  });

  test('with more than six tricks left, and when the hand is over', () => {
    expect(solve(positionIn(4, DDV, 20)!, 0, values, 1_000_000)).toBeNull();
    expect(solve(positionIn(4, DDV, 48)!, 0, values, 1_000_000)).toBeNull();
  });
});
