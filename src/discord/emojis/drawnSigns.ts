import { CARDS } from '../../core/card.ts';
import { cardSign, MARKS, markSign } from '../../pictures/signs.ts';
import { SUIT_COLOURS } from '../../pictures/spec.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { textsFor } from '../../texts/texts.ts';
import { lettersIn } from '../messages/reader.ts';
import { type SignImage, signOf } from './signs.ts';

/**
 * Every picture that should be an emoji: each card as the languages letter it, in two colours and in four, and
 * the marks. They are drawn when their files are made, not by the bot: another machine draws the same picture
 * in other bytes, and every move of the bot would upload all of them again.
 */
export function drawnSigns(): readonly SignImage[] {
  const images = new Map<string, SignImage>();
  for (const suits of SUIT_COLOURS) {
    for (const language of LANGUAGES) {
      const letters = lettersIn(textsFor(language));
      for (const card of CARDS) {
        const sign = signOf(card, { letters, suits });
        if (!images.has(sign)) images.set(sign, { sign, png: cardSign(card, letters, suits) });
      }
    }
  }
  return [...images.values(), ...MARKS.map((mark) => ({ sign: mark, png: markSign(mark) }))];
}
