import { expect, test } from 'vitest';
import { sceneOf } from '../../../src/discord/messages/scene.ts';
import { sheetBlock } from '../../../src/discord/messages/sheet.ts';
import { ENGLISH } from './support/readers.ts';
import { SCENES } from './support/scenes.ts';

const { table: view } = SCENES['five-after-a-hand']!().reading;
const scene = sceneOf(view, ENGLISH, 'channel');

/** Hands in which the second chair wins what the third loses. */
const sheetOf = (hands: number, points: number, multiplier: number) =>
  Array.from({ length: hands }, (_, index) => ({
    ...view.sheet[0]!,
    hand: index + 1,
    multiplier,
    scores: [0, points, -points, 0, null],
  }));

test('a sheet has the width of a phone', () => {
  const lines = sheetBlock(scene, sheetOf(12, 30, 2), 36)
    .split('\n')
    .slice(1, -1);
  expect(lines[1]).toBe(' 1×2    0  +30  −30    0    ·');
  expect(lines.at(-1)).toBe('   =    0 +360 −360    0    0');
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([29]));
});

test('figures of Bock rounds that multiply widen it, and it lists as many hands as fit', () => {
  const block = sheetBlock(scene, sheetOf(40, 123_456, 16_384), 36);
  const lines = block.split('\n').slice(1, -1);
  expect(lines.at(-3)).toBe('40×16384        0  +123456  −123456        0        ·');
  expect(lines[1]).toMatch(/^… \d+ earlier hands$/);
  expect(block.length).toBeLessThan(1_900);
});
