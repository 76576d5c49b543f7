import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/core/card.ts';
import { emojiName, signIn } from '../../../src/discord/emojis/emojiName.ts';
import { signImages } from '../../../src/discord/emojis/signImages.ts';
import { signOf } from '../../../src/discord/emojis/signs.ts';
import { lettersIn } from '../../../src/discord/messages/reader.ts';
import { MARKS } from '../../../src/pictures/signs.ts';
import { SUIT_COLOURS } from '../../../src/pictures/spec.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';

const images = new Map(signImages().map((image) => [image.sign, image]));

describe('the pictures that become emojis', () => {
  test.each(LANGUAGES.flatMap((language) => SUIT_COLOURS.map((suits) => [language, suits] as const)))(
    'have every card for readers of %s with suits in %s colours, and no two alike',
    (language, suits) => {
      const look = { letters: lettersIn(textsFor(language)), suits };
      const faces = CARDS.map((card) => images.get(signOf(card, look))?.png.toString('base64'));
      expect(faces).not.toContain(undefined);
      expect(new Set(faces).size).toBe(24);
    },
  );

  test('have every mark', () => {
    expect(MARKS.filter((mark) => !images.has(mark))).toEqual([]);
  });

  test('have names by which we know them again', () => {
    const named = signImages().map((image) => [image.sign, signIn(emojiName(image))]);
    expect(named.filter(([sign, known]) => sign !== known)).toEqual([]);
  });
});
