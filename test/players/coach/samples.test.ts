import { describe, expect, test } from 'vitest';
import { differenceError } from '../../../src/players/coach/samples.ts';

const DIFFERENCES = [1, -2, 0.5, 3, -1, 2];
const zeros = (count: number): readonly number[] => Array(count).fill(0);
const error = (differences: readonly number[], deals?: number): number =>
  differenceError(differences, zeros(differences.length), deals);

describe('the error of a mean difference', () => {
  test('is the standard error over the pairs, where each is of a deal of its own', () => {
    const center = DIFFERENCES.reduce((sum, one) => sum + one, 0) / 6;
    const variance = DIFFERENCES.reduce((sum, one) => sum + (one - center) ** 2, 0) / 5;
    expect(error(DIFFERENCES)).toBeCloseTo(Math.sqrt(variance / 6));
    expect(error(DIFFERENCES, 100)).toBe(error(DIFFERENCES));
  });

  test('does not shrink by going round the same deals again, where the deal alone decides', () => {
    const thrice = [...DIFFERENCES, ...DIFFERENCES, ...DIFFERENCES];
    expect(error(thrice, 6)).toBeCloseTo(error(DIFFERENCES));
    expect(error(thrice)).toBeLessThan(error(DIFFERENCES));
  });

  test('is unknown of fewer than two deals', () => {
    expect(error([1])).toBe(Number.POSITIVE_INFINITY);
    expect(error(DIFFERENCES, 1)).toBe(Number.POSITIVE_INFINITY);
  });
});
