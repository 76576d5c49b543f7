import { describe, expect, test } from 'vitest';
import { CasesByDeal, Moments } from '../../src/arena/moments.ts';

const momentsOf = (...values: number[]): Moments => {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments;
};

describe('moments', () => {
  test('mean, deviation and standard error of 2, 4, 4, 6', () => {
    const { mean, deviation, standardError } = momentsOf(2, 4, 4, 6);
    expect(mean).toBe(4);
    // Squares around the mean: 4 + 0 + 0 + 4, over n - 1 = 3.
    expect(deviation).toBeCloseTo(Math.sqrt(8 / 3), 12);
    expect(standardError).toBeCloseTo(Math.sqrt(8 / 3) / 2, 12);
  });

  test('of one number there is a mean, but no error', () => {
    const { mean, deviation, standardError } = momentsOf(3);
    expect([mean, deviation, standardError]).toEqual([3, null, null]);
  });

  test('of nothing there is nothing', () => {
    expect(momentsOf().mean).toBeNull();
  });
});

describe('cases by deal', () => {
  const casesOf = (...cases: [deal: number, points: number][]) => {
    const counted = new CasesByDeal();
    for (const [deal, points] of cases) counted.add(deal, points);
    return counted.summary();
  };

  test('one case in each deal: the error is that of the mean', () => {
    const { mean, standardError } = casesOf([1, 2], [2, 4], [3, 4], [4, 6]);
    expect(mean).toBe(4);
    expect(standardError).toBeCloseTo(momentsOf(2, 4, 4, 6).standardError ?? 0, 12);
  });

  test('the same case four times in every deal tells no more than once', () => {
    const four = [2, 4, 4, 6].flatMap((points, deal) =>
      Array.from({ length: 4 }, (): [number, number] => [deal, points]),
    );
    expect(casesOf(...four).standardError).toBeCloseTo(momentsOf(2, 4, 4, 6).standardError ?? 0, 12);
  });

  test('deals with different numbers of cases count by their cases', () => {
    // Three cases: mean (1 + 1 + 4) / 3 = 2; residuals of the deals 2 - 2·2 = -2 and 4 - 2 = 2.
    const { mean, standardError } = casesOf([1, 1], [1, 1], [2, 4]);
    expect(mean).toBe(2);
    expect(standardError).toBeCloseTo(Math.sqrt((8 * 2) / 1) / 3, 12);
  });

  test('one deal has no error, none has no mean', () => {
    expect(casesOf([1, 5], [1, 7])).toEqual({ mean: 6, standardError: null });
    expect(casesOf()).toEqual({ mean: null, standardError: null });
  });
});
