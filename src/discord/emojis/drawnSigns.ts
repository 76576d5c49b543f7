import { CARDS } from '../../core/card.ts';
import { cardSign, germanCardSign, MARKS, markSign } from '../../pictures/signs.ts';
import { SUIT_COLOURS } from '../../pictures/spec.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { textsFor } from '../../texts/texts.ts';
import { lettersIn } from '../messages/reader.ts';
import { germanSign, type SignImage, signOf } from './signs.ts';

/**
 * Every picture that should be an emoji: each card as the languages letter it, in two colours and in four, each
 * of the German pack, and the marks. They are drawn when their files are made, not by the bot: another machine draws the same picture
 * in other bytes, and every move of the bot would upload all of them again.
 */
export function drawnSigns(): readonly SignImage[] {
  const images = new Map<string, SignImage>();
  for (const language of LANGUAGES) {
    const letters = lettersIn(textsFor(language));
    for (const suits of SUIT_COLOURS) {
      for (const card of CARDS) {
        const french = signOf(card, { faces: 'french', letters, suits });
        if (!images.has(french)) images.set(french, { sign: french, png: cardSign(card, letters, suits) });
      }
    }
  }
  const german = CARDS.map((card) => ({ sign: germanSign(card), png: germanCardSign(card) }));
  const marks = MARKS.map((mark) => ({ sign: mark, png: markSign(mark) }));
  return [...images.values(), ...german, ...marks];
}
