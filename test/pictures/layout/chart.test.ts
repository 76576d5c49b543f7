import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART, layChart } from '../../../src/pictures/layout/chart.ts';
import { WIDTH } from '../../../src/pictures/layout/geometry.ts';
import type { ChartPicture } from '../../../src/pictures/spec.ts';
import { drawableSpec } from '../../../src/pictures/text/drawableSpec.ts';
import { measure } from '../../../src/pictures/text/measure.ts';
import { charts, styled } from '../../support/pictures.ts';

const laid = (spec: ChartPicture) => layChart(drawableSpec(spec), measure);

const chartOf = (...totals: readonly (readonly number[])[]): ChartPicture => ({
  kind: 'chart',
  style: styled(),
  title: 'Session',
  lines: totals.map((line, index) => ({ name: `P${index}`, totals: line })),
});

describe('a chart', () => {
  test('keeps lines in the plot and labels apart, inside, and clear of the totals', () => {
    fc.assert(
      fc.property(charts, (spec) => {
        const { plot, lines, points, hands } = laid(spec);
        for (const { markers, end } of lines) {
          for (const { x, y } of [...markers, end]) {
            expect(x).toBeGreaterThanOrEqual(plot.left - 1e-6);
            expect(x).toBeLessThanOrEqual(plot.right + 1e-6);
            expect(y).toBeGreaterThanOrEqual(plot.top - 1e-6);
            expect(y).toBeLessThanOrEqual(plot.bottom + 1e-6);
          }
        }
        for (const { label } of lines) {
          const end = label.x + measure(label.name, CHART.label, 'bold');
          expect(end).toBeLessThan(label.totalX - measure(label.total, CHART.label, 'bold'));
          expect(label.x).toBeGreaterThan(plot.right);
          expect(label.totalX).toBeLessThan(WIDTH);
        }
        const middles = lines.map(({ label }) => label.middle).toSorted((a, b) => a - b);
        for (const [index, middle] of middles.slice(1).entries()) {
          expect(middle - middles[index]!).toBeGreaterThanOrEqual(CHART.labelHeight - 1e-6);
        }
        expect(points.length).toBeLessThanOrEqual(10);
        expect(hands.length).toBeLessThanOrEqual(12);
        expect(plot.right - plot.left).toBeGreaterThan(WIDTH * 0.4);
      }),
      { numRuns: 60 },
    );
  });

  test('begins at nought and ends at the total', () => {
    const { zero, lines, plot } = laid(chartOf([3, -2], [-3, 2]));
    expect(lines[0]!.path).toMatch(new RegExp(`^M${plot.left.toFixed(3).replace(/\.?0+$/, '')},${zero}L`));
    expect(lines.map(({ label }) => label.total)).toEqual(['−2', '+2']);
    expect(lines[0]!.end.y).toBeGreaterThan(zero);
    expect(lines[1]!.end.y).toBeLessThan(zero);
  });

  test('counts hands over which fewer totals are spread', () => {
    const { hands, lines, plot } = laid({ ...chartOf([4, -2, 7]), hands: 300 });
    expect(hands.map(({ text }) => text)).toEqual(['50', '100', '150', '200', '250', '300']);
    expect(lines[0]!.end.x).toBeCloseTo(plot.right);
    expect(lines[0]!.markers).toHaveLength(3);
  });

  test.each([
    ['no hand', chartOf([], []), []],
    ['one hand', chartOf([2], [-2]), ['1']],
    ['three hands without points', chartOf([0, 0, 0]), ['1', '2', '3']],
    [
      'sixty hands',
      chartOf(Array.from({ length: 60 }, (_, hand) => hand)),
      ['10', '20', '30', '40', '50', '60'],
    ],
  ] as const)('counts hands in whole numbers: %s', (_name, spec, texts) => {
    const { hands, points } = laid(spec);
    expect(hands.map(({ text }) => text)).toEqual(texts);
    expect(points.every(({ text }) => /^(0|[+−]\d+)$/.test(text))).toBe(true);
  });
});
