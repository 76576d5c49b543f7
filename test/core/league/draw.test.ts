import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnDay, type DrawRequest, drawDays } from '../../../src/core/league/draw.ts';
import { UNITS } from '../../../src/core/league/score.ts';

const draw = (players: number, days: number, given: Partial<DrawRequest> = {}): readonly DrawnDay[] =>
  drawDays({ players, days, seed: 7, before: [], ...given });

const range = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

/** How often each two people met, by pairs. */
function meetings(players: number, days: readonly Pick<DrawnDay, 'tables'>[]): readonly number[] {
  const pairs: number[] = [];
  const tables = days.flatMap((day) => day.tables);
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      pairs.push(tables.filter((table) => table.includes(a) && table.includes(b)).length);
    }
  }
  return pairs;
}

const rests = (players: number, days: readonly DrawnDay[]): readonly number[] =>
  Array.from({ length: players }, (_, player) => days.filter((day) => day.rests.includes(player)).length);

/** The most uneven player's chairs. */
const chairs = (players: number, days: readonly DrawnDay[]): number =>
  Math.max(
    ...Array.from({ length: players }, (_, player) =>
      range(
        [0, 1, 2, 3].map(
          (chair) => days.flatMap(({ tables }) => tables).filter((table) => table[chair] === player).length,
        ),
      ),
    ),
  );

function expectWhole(players: number, days: readonly DrawnDay[]): void {
  const everybody = Array.from({ length: players }, (_, player) => player);
  for (const { tables, rests: resting } of days) {
    expect(tables).toHaveLength(Math.floor(players / 4));
    expect([...tables.flat(), ...resting].toSorted((a, b) => a - b)).toEqual(everybody);
  }
}

describe('a draw', () => {
  // Players, match days, the most meetings of two people less the fewest.
  test.each([
    [4, 5, 0],
    [5, 5, 0],
    [6, 15, 0],
    [7, 7, 2],
    [8, 7, 0],
    [9, 9, 1],
    [10, 10, 1],
    [12, 11, 0],
    [13, 13, 0],
    [14, 14, 2],
    [16, 5, 0],
    [16, 15, 0],
    [16, 8, 1],
    [20, 19, 0],
    [24, 23, 0],
    [28, 27, 0],
    [32, 31, 0],
    [33, 33, 0],
    [36, 35, 0],
    [37, 37, 0],
    [40, 13, 0],
    [52, 17, 0],
    [64, 21, 0],
    [64, 16, 1],
    [64, 40, 1],
  ])('of %d players and %d days: meetings differ by %d at most', (players, days, most) => {
    const drawn = draw(players, days);
    expectWhole(players, drawn);
    expect(range(meetings(players, drawn))).toBeLessThanOrEqual(most);
    expect(range(rests(players, drawn))).toBeLessThanOrEqual(1);
    expect(chairs(players, drawn)).toBeLessThanOrEqual(1);
  });

  // Where no construction is known: how many pairs at most meet twice, though once would do.
  test.each([
    [20, 5, 6],
    [24, 5, 6],
    [32, 7, 12],
  ])('of %d players and %d days: at most %d pairs meet again', (players, days, again) => {
    const met = meetings(players, draw(players, days));
    expect(Math.max(...met)).toBeLessThanOrEqual(2);
    expect(met.filter((times) => times === 2).length).toBeLessThanOrEqual(again);
  });

  test('lets 16 players meet exactly once each in 5 days', () => {
    expect(meetings(16, draw(16, 5)).every((times) => times === 1)).toBe(true);
  });

  test('lets nobody rest twice more than anybody else, on no day of a season', () => {
    for (const players of [5, 7, 10, 18]) {
      const days = draw(players, 8);
      for (let day = 1; day <= days.length; day++) {
        expect(range(rests(players, days.slice(0, day)))).toBeLessThanOrEqual(1);
      }
    }
  });

  test('is the same for the same number, and another for another', () => {
    const days = draw(9, 3);
    expect(draw(9, 3)).toEqual(days);
    expect(draw(9, 3, { seed: 8 })).not.toEqual(days);
    expect(draw(16, 5, { seed: 8 })).not.toEqual(draw(16, 5));
  });

  test('goes on from the days that were played', () => {
    const before = draw(16, 2);
    const after = draw(16, 3, { before, seed: 99 });
    expectWhole(16, after);
    // The first two days leave three in which all can meet whom they have not met; a search comes close.
    const met = meetings(16, [...before, ...after]);
    expect(met.filter((times) => times !== 1).length).toBeLessThanOrEqual(12);
    expect(chairs(16, [...before, ...after])).toBeLessThanOrEqual(2);
  });

  test('lets who came late, and missed days, rest last', () => {
    const before = draw(4, 3);
    const after = draw(5, 4, { before });
    expect(rests(5, after)[4]).toBe(0);
  });

  test('knows nobody any more who left', () => {
    const before = [{ tables: [[0, null, 1, 2] as const, [null, 3, 4, 5] as const] }];
    const days = draw(6, 3, { before });
    expectWhole(6, days);
    expect(range(rests(6, days))).toBeLessThanOrEqual(1);
  });

  test('seats everybody of any number of players, on any number of days, after anything', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 13 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (players, past, days, seed) => {
          const before = draw(players, past, { seed });
          const after = draw(players, days, { seed: seed + 1, before });
          expectWhole(players, after);
          expect(range(rests(players, [...before, ...after]))).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 12 },
    );
  });
});

test('a score can be divided among as many other tables as there can be', () => {
  for (let others = 1; others < 16; others++) expect(UNITS % others).toBe(0);
});
