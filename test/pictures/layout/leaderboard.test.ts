import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WIDTH } from '../../../src/pictures/layout/geometry.ts';
import { LEADERBOARD, layLeaderboard } from '../../../src/pictures/layout/leaderboard.ts';
import type { LeaderboardPicture } from '../../../src/pictures/spec.ts';
import { drawableSpec } from '../../../src/pictures/text/drawableSpec.ts';
import { measure } from '../../../src/pictures/text/measure.ts';
import { leaderboards, styled } from '../../support/pictures.ts';

const laid = (spec: LeaderboardPicture) => layLeaderboard(drawableSpec(spec), measure);

const listOf = (...values: readonly number[]): LeaderboardPicture => ({
  kind: 'leaderboard',
  style: styled(),
  title: 'Points',
  places: values.map((value, index) => ({
    rank: index + 1,
    name: `P${index}`,
    value,
    figure: String(value),
    detail: '4 hands',
    isOwn: false,
    isApart: false,
  })),
});

describe('a leaderboard', () => {
  test('keeps names clear of figures, bars of details, and everything in its band', () => {
    fc.assert(
      fc.property(leaderboards, (spec) => {
        const { rows, height } = laid(spec);
        const sizes = LEADERBOARD[spec.style.size];
        for (const [index, { band, rank, name, figure, detail, bar }] of rows.entries()) {
          const figureStart = figure.x - measure(figure.text, sizes.name, 'bold');
          expect(name.x + measure(name.text, sizes.name, 'bold')).toBeLessThan(figureStart);
          expect(rank.x).toBeLessThan(name.x);
          expect(rank.x - measure(rank.text, sizes.name, 'bold')).toBeGreaterThan(band.x);
          expect(bar.x).toBeGreaterThan(rank.x);
          expect(bar.x + bar.width).toBeLessThanOrEqual(
            detail.x - measure(detail.text, sizes.detail, 'plain'),
          );
          expect(figure.x).toBeLessThan(WIDTH);
          for (const { y } of [name, detail, bar]) {
            expect(y).toBeGreaterThan(band.y);
            expect(y).toBeLessThan(band.y + band.height);
          }
          const below = rows[index + 1]?.band.y ?? height;
          expect(band.y + band.height).toBeLessThan(below);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has bars from one nought, as long as what they show', () => {
    const { rows, zero } = laid(listOf(200, 100, 0, -50));
    const [first, second, nothing, last] = rows.map(({ bar }) => bar);
    expect(first!.x).toBeCloseTo(zero);
    expect(first!.width).toBeCloseTo(2 * second!.width);
    expect(nothing!.width).toBeLessThan(10);
    expect(last!.x + last!.width).toBeCloseTo(zero);
    expect(last!.width).toBeCloseTo(second!.width / 2);
  });

  test('crowns whoever is first, and those who share it', () => {
    const spec = listOf(3, 3, 1);
    const [a, b, c] = spec.places;
    const { rows } = laid({ ...spec, places: [a!, { ...b!, rank: 1 }, { ...c!, rank: 3 }] });
    expect(rows.map(({ crown }) => crown !== null)).toEqual([true, true, false]);
  });

  test('leaves room where others come between two places', () => {
    const spec = listOf(3, 1);
    const { rows, gaps } = laid({ ...spec, places: spec.places.map((p, i) => ({ ...p, isApart: i === 1 })) });
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toBeGreaterThan(rows[0]!.band.y + rows[0]!.band.height);
    expect(gaps[0]).toBeLessThan(rows[1]!.band.y);
    expect(laid(spec).gaps).toEqual([]);
  });

  test('of nobody is its title', () => {
    expect(laid(listOf()).rows).toEqual([]);
  });
});
