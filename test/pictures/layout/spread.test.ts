import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spread } from '../../../src/pictures/layout/spread.ts';

const ROOM = { height: 40, from: 0, to: 400 };

describe('labels', () => {
  test.each([
    ['alone stay where they want to be', [100, 200, 300], [100, 200, 300]],
    ['that touch part evenly', [200, 200], [180, 220]],
    ['in another order keep it', [300, 100], [300, 100]],
    ['at the upper edge are pushed down', [0, 0], [20, 60]],
    ['at the lower edge are pushed up', [400, 390], [380, 340]],
    ['pushed together push others', [100, 110, 135], [75, 115, 155]],
  ])('%s', (_name, wanted, middles) => {
    expect(spread(wanted, ROOM)).toEqual(middles);
  });

  test('never overlap, stay inside and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 450 }), { maxLength: 10 }), (wanted) => {
        const middles = spread(wanted, ROOM);
        const sorted = middles.toSorted((a, b) => a - b);
        for (const [index, middle] of sorted.entries()) {
          expect(middle).toBeGreaterThanOrEqual(20);
          expect(middle).toBeLessThanOrEqual(380);
          if (index > 0) expect(middle - sorted[index - 1]!).toBeGreaterThanOrEqual(40 - 1e-6);
        }
        for (const [a, one] of wanted.entries()) {
          for (const [b, other] of wanted.entries())
            if (one < other) expect(middles[a]!).toBeLessThan(middles[b]!);
        }
      }),
    );
  });
});
