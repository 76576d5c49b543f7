import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/core/card.ts';
import { cardSign, germanCardSign, MARKS, markSign, SIGN_SIZE } from '../../src/pictures/signs.ts';

/** What Discord takes for an emoji, in bytes. */
const LARGEST = 256 * 1024;

const GERMAN = ['B', 'D', 'K', 'A'] as const;

describe('signs', () => {
  test.each([
    ...CARDS.map((card) => [card, cardSign(card, GERMAN)] as const),
    ...CARDS.map((card) => [`German ${card}`, germanCardSign(card)] as const),
    ...MARKS.map((mark) => [mark, markSign(mark)] as const),
  ])('%s is a small square PNG', async (_name, png) => {
    const image = await loadImage(png);
    expect([image.width, image.height]).toEqual([SIGN_SIZE, SIGN_SIZE]);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeLessThan(LARGEST);
  });

  test('no two cards look the same, and drawn again they are the same', () => {
    const drawn = () => [
      ...CARDS.map((card) => cardSign(card, GERMAN).toString('base64')),
      ...CARDS.map((card) => germanCardSign(card).toString('base64')),
    ];
    const first = drawn();
    expect(new Set(first).size).toBe(2 * CARDS.length);
    expect(drawn()).toEqual(first);
  });

  test('letters and colours of suits are seen', () => {
    expect(cardSign('CJ', GERMAN)).not.toEqual(cardSign('CJ', ['J', 'Q', 'K', 'A']));
    expect(cardSign('DJ', GERMAN, 'four')).not.toEqual(cardSign('DJ', GERMAN, 'two'));
    expect(cardSign('CJ', GERMAN, 'four')).toEqual(cardSign('CJ', GERMAN, 'two'));
  });
});
