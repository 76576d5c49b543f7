import { describe, expect, test } from 'vitest';
import { nameOf } from '../../src/pictures/contentName.ts';
import type { HandPicture } from '../../src/pictures/spec.ts';
import { ENGLISH, styled } from '../support/pictures.ts';

const HAND: HandPicture = { kind: 'hand', style: styled(), cards: [{ card: 'HT', bright: true }], trumps: 1 };

describe('the name of a picture', () => {
  test('is the same in every process, however the spec was put together', () => {
    const { kind, style, cards, trumps } = HAND;
    expect(nameOf(HAND)).toBe(nameOf({ trumps, cards, style: { ...style }, kind }));
    expect(nameOf(HAND)).toMatchInlineSnapshot(`"hand-191d2c49c52c3321c2e48f9a.webp"`);
  });

  test.each([
    ['card', { ...HAND, cards: [{ card: 'H9', bright: true }] }],
    ['brightness', { ...HAND, cards: [{ card: 'HT', bright: false }] }],
    ['number of trumps', { ...HAND, trumps: 0 }],
    ['theme', { ...HAND, style: styled({ theme: 'light' }) }],
    ['letters', { ...HAND, style: styled({ letters: ENGLISH }) }],
  ] as const)('differs with another %s', (_what, other) => {
    expect(nameOf(other)).not.toBe(nameOf(HAND));
  });

  test('says the kind and nothing else that could be read', () => {
    expect(nameOf(HAND)).toMatch(/^hand-[0-9a-f]{24}\.webp$/);
  });
});
