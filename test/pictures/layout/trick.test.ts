import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WIDTH } from '../../../src/pictures/layout/geometry.ts';
import { layTrick, PLATE } from '../../../src/pictures/layout/trick.ts';
import type { TrickPicture } from '../../../src/pictures/spec.ts';
import { drawableSpec } from '../../../src/pictures/text/drawableSpec.ts';
import { measure } from '../../../src/pictures/text/measure.ts';
import { isInside, overlaps } from '../../support/boxes.ts';
import { styled, tricks } from '../../support/pictures.ts';

const laid = (spec: TrickPicture) => layTrick(drawableSpec(spec), measure);

const place = (name: string, marks: readonly string[] = []) => ({ name, card: null, marks });

const spec = (change: Partial<TrickPicture> = {}): TrickPicture => ({
  kind: 'trick',
  style: styled(),
  places: [place('Anna'), place('Bernd'), place('Cem'), place('Doro')],
  leader: 0,
  turn: 0,
  winner: null,
  best: null,
  ...change,
});

describe('a trick', () => {
  test('has its places clockwise from below', () => {
    const [below, left, above, right] = laid(spec()).places.map(({ card }) => card);
    expect(left!.x).toBeLessThan(below!.x);
    expect(right!.x).toBeGreaterThan(below!.x);
    expect(above!.y).toBeLessThan(below!.y);
    expect(above!.x).toBe(below!.x);
    expect(left!.y).toBe(right!.y);
  });

  test('is whole, and nothing covers anything', () => {
    fc.assert(
      fc.property(tricks, (picture) => {
        const { height, places } = laid(picture);
        const boxes = places.flatMap(({ card, plate, chips }) => [card, plate, ...chips]);
        expect(boxes.filter((box) => !isInside(box, WIDTH, height))).toEqual([]);
        expect(overlaps(boxes)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('writes each name within its plate', () => {
    fc.assert(
      fc.property(tricks, (picture) => {
        for (const { plate } of laid(picture).places) {
          const end = plate.textX + measure(plate.text, plate.size, 'bold');
          expect(end).toBeLessThanOrEqual(plate.x + plate.width - PLATE.padding + 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('shows who leads and who won', () => {
    const { places } = laid(spec({ leader: 1, winner: 3 }));
    expect(places.map(({ plate }) => plate.signs)).toEqual([[], ['leader'], [], ['winner']]);
    expect(laid(spec({ leader: 2, winner: 2 })).places[2]!.plate.signs).toEqual(['leader', 'winner']);
  });

  test('shows all marks that have room, and that there are more', () => {
    const few = laid(spec({ places: [place('A', ['Re', 'no 90']), place('B'), place('C'), place('D')] }));
    expect(few.places[0]!.chips.map(({ text }) => text)).toEqual(['Re', 'no 90']);
    const many = Array.from({ length: 12 }, () => 'no 90');
    const full = laid(spec({ places: [place('A'), place('B', many), place('C'), place('D')] }));
    expect(full.places[1]!.chips.at(-1)!.text).toBe('…');
  });

  test('marks of nothing but emoji take no room', () => {
    const picture = spec({ places: [place('A', ['🦊', 'Re']), place('B'), place('C'), place('D')] });
    expect(laid(picture).places[0]!.chips.map(({ text }) => text)).toEqual(['Re']);
  });
});
