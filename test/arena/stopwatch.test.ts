import { expect, test } from 'vitest';
import { addTimes, NO_TIMES, Stopwatch, timeNotExceeded } from '../../src/arena/stopwatch.ts';

const timesOf = (...milliseconds: number[]) => {
  const watch = new Stopwatch();
  for (const time of milliseconds) watch.note(time);
  return watch.times();
};

test('counts, adds and keeps the longest', () => {
  expect(timesOf(1, 2, 9)).toMatchObject({ decisions: 3, total: 12, longest: 9 });
});

test('what a share of the decisions does not exceed, to a tenth', () => {
  const hundred = timesOf(...Array.from({ length: 100 }, (_, index) => index + 1));
  expect(timeNotExceeded(hundred, 0.99)).toBeGreaterThanOrEqual(99);
  expect(timeNotExceeded(hundred, 0.99)).toBeLessThanOrEqual(100);
  expect(timeNotExceeded(hundred, 0.5)).toBeGreaterThanOrEqual(50);
  expect(timeNotExceeded(hundred, 0.5)).toBeLessThan(55.1);
  expect(timeNotExceeded(NO_TIMES, 0.99)).toBe(0);
});

test('times of two threads add up as if one had taken them', () => {
  expect(addTimes(timesOf(0, 3, 700), timesOf(5))).toEqual(timesOf(0, 3, 700, 5));
});
