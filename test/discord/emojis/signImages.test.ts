import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/core/card.ts';
import { drawnSigns } from '../../../src/discord/emojis/drawnSigns.ts';
import { emojiName, signIn } from '../../../src/discord/emojis/emojiName.ts';
import { signImages } from '../../../src/discord/emojis/signImages.ts';
import { signOf } from '../../../src/discord/emojis/signs.ts';
import { lettersIn } from '../../../src/discord/messages/reader.ts';
import { MARKS } from '../../../src/pictures/signs.ts';
import { FACES, SUIT_COLOURS } from '../../../src/pictures/spec.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { textsFor } from '../../../src/texts/texts.ts';

/** Machines draw edges a little otherwise: a shade of so much, of 255, is the same. */
const SHADE = 48;

async function pixelsOf(png: Buffer): Promise<Uint8ClampedArray> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

const images = new Map(signImages().map((image) => [image.sign, image]));

describe('the pictures that become emojis', () => {
  test.each(
    LANGUAGES.flatMap((language) =>
      FACES.flatMap((faces) => SUIT_COLOURS.map((suits) => [language, faces, suits] as const)),
    ),
  )(
    'have every card for readers of %s with the %s pack and suits in %s colours, and no two alike',
    (language, faces, suits) => {
      const look = { faces, letters: lettersIn(textsFor(language)), suits };
      const shown = CARDS.map((card) => images.get(signOf(card, look))?.png.toString('base64'));
      expect(shown).not.toContain(undefined);
      expect(new Set(shown).size).toBe(24);
    },
  );

  test('are those that are drawn now: npm run signs draws them anew', async () => {
    const drawn = drawnSigns();
    expect([...images.keys()].sort()).toEqual(drawn.map(({ sign }) => sign).sort());
    for (const { sign, png } of drawn) {
      const [was, is] = await Promise.all([images.get(sign)!.png, png].map(pixelsOf));
      const apart = was!.filter((value, at) => Math.abs(value - is![at]!) > SHADE).length;
      expect(apart / was!.length, sign).toBeLessThan(0.02);
    }
  });

  test('have every mark', () => {
    expect(MARKS.filter((mark) => !images.has(mark))).toEqual([]);
  });

  test('have names by which we know them again', () => {
    const named = signImages().map((image) => [image.sign, signIn(emojiName(image))]);
    expect(named.filter(([sign, known]) => sign !== known)).toEqual([]);
  });
});
