import { describe, expect, test } from 'vitest';
import { CARDS, type Card, suitOf } from '../../../src/core/card.ts';
import { SHADOW, sprite } from '../../../src/pictures/faces/sprites.ts';
import { cardHeight } from '../../../src/pictures/layout/geometry.ts';
import type { Style } from '../../../src/pictures/spec.ts';
import { ENGLISH, styled } from '../../support/pictures.ts';

const WIDTH = 120;

const drawn = async (card: Card, style: Partial<Style> = {}): Promise<string> =>
  (await sprite(card, styled(style), WIDTH)).toBuffer('image/png').toString('base64');

const differing = async (one: Partial<Style>, other: Partial<Style>): Promise<readonly Card[]> => {
  const pairs = await Promise.all(
    CARDS.map(async (card) => ({ card, same: (await drawn(card, one)) === (await drawn(card, other)) })),
  );
  return pairs.filter(({ same }) => !same).map(({ card }) => card);
};

describe('faces', () => {
  test.each(['french', 'german'] as const)('of %s suits are all different', async (faces) => {
    const all = await Promise.all(CARDS.map((card) => drawn(card, { faces })));
    expect(new Set(all).size).toBe(CARDS.length);
  });

  test('in four colours differ in spades and diamonds alone', async () => {
    const expected = CARDS.filter((card) => suitOf(card) === 'S' || suitOf(card) === 'D');
    expect(await differing({ suits: 'two' }, { suits: 'four' })).toEqual(expected);
  });

  test('have the letters of the language, German suits their own', async () => {
    const jacksAndQueens = CARDS.filter((card) => /[JQ]/.test(card));
    expect(await differing({}, { letters: ENGLISH })).toEqual(jacksAndQueens);
    expect(await differing({ faces: 'german' }, { faces: 'german', letters: ENGLISH })).toEqual([]);
  });

  test('are as large as asked, with room for a shadow', async () => {
    const { width, height } = await sprite('HT', styled(), WIDTH);
    expect([width, height]).toEqual([WIDTH + 2 * SHADOW, cardHeight(WIDTH) + 2 * SHADOW]);
  });
});
