import type { Card } from '../../core/card.ts';
import type { RankLetters, Style } from '../../pictures/spec.ts';
import { FALLBACK, type Language, languageOf } from '../../texts/languages.ts';
import { type Texts, textsFor } from '../../texts/texts.ts';

/** An emoji of the application, as Discord names it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** The emojis of cards in one language's letters; null where one has not been uploaded. */
export type CardSigns = (card: Card) => Emoji | null;

export const NO_SIGNS: CardSigns = () => null;

/** For whom a message is made: a person, or the channel of a server. */
export interface Reader {
  readonly language: Language;
  readonly t: Texts;
  readonly signs: CardSigns;
  /** How pictures look; null: text only. */
  readonly style: Style | null;
  /** Whether trumps are counted and known parties marked for them. */
  readonly aid: boolean;
}

/** How pictures look for somebody who has chosen nothing. */
export const USUAL_LOOK: Omit<Style, 'letters'> = {
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
};

export const lettersIn = (t: Texts): RankLetters => [t('rank.J'), t('rank.Q'), t('rank.K'), t('rank.A')];

export function readerIn(
  language: Language,
  { look = USUAL_LOOK, signs = NO_SIGNS, aid = false }: ReaderChoices = {},
): Reader {
  const t = textsFor(language);
  return { language, t, signs, style: look && { ...look, letters: lettersIn(t) }, aid };
}

interface ReaderChoices {
  /** Null: text only. */
  readonly look?: Omit<Style, 'letters'> | null;
  readonly signs?: CardSigns;
  readonly aid?: boolean;
}

/** Somebody of whom nothing is known but the locale of their Discord: they read text only. */
export const plainReader = (locale: string = FALLBACK): Reader =>
  readerIn(languageOf(locale) ?? FALLBACK, { look: null });
