import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { Playouts } from '../../../src/players/kernel/playout.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { contentOf } from './compare.ts';
import { bitsOf, positionIn } from './endings.ts';

describe('a random playout', () => {
  test('is what its cards lead to one by one, and leaves the position as it was', () => {
    fc.assert(
      fc.property(mixedRules, fc.nat(), fc.nat({ max: 39 }), (rules, seed, cards) => {
        const position = positionIn(seed, rules, cards);
        if (!position) return;
        const before = contentOf(position);
        const playouts = new Playouts(position.terms);
        const rng = new Rng(seededRandom(seed));
        for (let round = 0; round < 5; round++) {
          const points = playouts.run(position, rng);
          expect(contentOf(position)).toEqual(before);
          const end = new Position(position.terms);
          end.copy(position);
          for (const bit of playouts.line.subarray(0, playouts.length)) {
            expect(bitsOf(end.legal())).toContain(bit);
            end.play(bit);
          }
          expect(end.isOver()).toBe(true);
          expect(points).toBe(end.points());
          for (const key of ['one', 'two', 'eyes', 'tricks', 'ownExtras', 'takenExtras', 're'] as const) {
            expect(playouts.end[key], key).toEqual(end[key]);
          }
          expect(playouts.end.tricksDone).toBe(end.tricksDone);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('chooses every legal kind equally often', () => {
    const position = positionIn(5, DDV, 0)!;
    const legal = bitsOf(position.legal());
    const playouts = new Playouts(position.terms);
    const rng = new Rng(seededRandom(1));
    const rounds = 20_000;
    const counts = new Map(legal.map((bit) => [bit, 0]));
    for (let round = 0; round < rounds; round++) {
      playouts.run(position, rng);
      const first = playouts.line[0]!;
      counts.set(first, counts.get(first)! + 1);
    }
    const expected = rounds / legal.length;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // At most eleven degrees of freedom: more than 35 happens once in four thousand times, and the seed is fixed.
    expect(legal.length).toBeGreaterThan(5);
    expect(chiSquare).toBeLessThan(35);
  });
});
