import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/core/card.ts';
import { type CardLook, cardSigns, signOf } from '../../../src/discord/emojis/signs.ts';
import { ENGLISH, GERMAN } from './emojiShelf.ts';

describe('the sign of a card', () => {
  test.each<[string, CardLook, string, string]>([
    ['an English jack', ENGLISH, 'HJ', 'HJ'],
    ['a German jack', GERMAN, 'HJ', 'HJB'],
    ['a German queen', GERMAN, 'CQ', 'CQD'],
    ['a German king, lettered as in English', GERMAN, 'SK', 'SK'],
    ['a ten', GERMAN, 'HT', 'HT'],
    ['spades of their own colour', { ...ENGLISH, suits: 'four' }, 'ST', 'ST4'],
    ['a German queen of diamonds of their own colour', { ...GERMAN, suits: 'four' }, 'DQ', 'DQD4'],
    ['a German queen of the German pack, an Ober', { ...GERMAN, faces: 'german' }, 'CQ', 'CQg'],
    [
      'a ten of the German pack, in its own colours',
      { ...ENGLISH, faces: 'german', suits: 'four' },
      'DT',
      'DTg',
    ],
    ['hearts, red in any case', { ...ENGLISH, suits: 'four' }, 'HA', 'HA'],
  ])('of %s', (_what, look, card, sign) => {
    expect(signOf(card as 'HJ', look)).toBe(sign);
  });
});

describe('the emojis of cards', () => {
  const emojis = new Map(CARDS.map((card) => [card as string, { id: '1', name: card }]));

  test('are those of the language’s letters', () => {
    expect(cardSigns(emojis, ENGLISH)('HJ')).toEqual({ id: '1', name: 'HJ' });
  });

  test('are none where those of eight cards are missing', () => {
    expect(CARDS.map(cardSigns(emojis, GERMAN))).toEqual(CARDS.map(() => null));
  });
});
