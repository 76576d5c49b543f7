import type { Card } from '../../core/card.ts';
import type { Mark } from '../../pictures/signs.ts';
import type { RankLetters, Style } from '../../pictures/spec.ts';
import type { Language } from '../../texts/languages.ts';
import { type Texts, textsFor } from '../../texts/texts.ts';

/** An emoji of the application, as Discord names it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

/** The emojis of cards in one language's letters; null where one has not been uploaded. */
export type CardSigns = (card: Card) => Emoji | null;

const NO_SIGNS: CardSigns = () => null;

/** The emojis of marks; null where one has not been uploaded. */
export type MarkSigns = (mark: Mark) => Emoji | null;

/** For whom a message is made: a person, or the channel of a server. */
export interface Reader {
  readonly language: Language;
  readonly t: Texts;
  readonly signs: CardSigns;
  readonly marks: MarkSigns;
  /** Which pack the emojis of cards and the pictures show. */
  readonly faces: Style['faces'];
  /** How pictures look; null: text only. */
  readonly style: Style | null;
  /** Whether trumps are counted and known parties marked for them. */
  readonly aid: boolean;
}

/** An emoji in running text. */
export const emojiText = ({ id, name }: Emoji): string => `<:${name}:${id}>`;

/** What stands before a text to mark it, with its space; empty where there is no emoji for it. */
export function markText(mark: Mark, { marks }: Pick<Reader, 'marks'>): string {
  const emoji = marks(mark);
  return emoji ? `${emojiText(emoji)} ` : '';
}

/** How pictures look for somebody who has chosen nothing. */
const USUAL_LOOK: Omit<Style, 'letters'> = {
  theme: 'dark',
  faces: 'french',
  suits: 'two',
  size: 'normal',
};

export const lettersIn = (t: Texts): RankLetters => [t('rank.J'), t('rank.Q'), t('rank.K'), t('rank.A')];

export function readerIn(language: Language, choices: ReaderChoices = {}): Reader {
  const { look = USUAL_LOOK, signs = NO_SIGNS, marks = () => null, aid = false } = choices;
  const { faces = (look ?? USUAL_LOOK).faces } = choices;
  const t = textsFor(language);
  return { language, t, signs, marks, faces, style: look && { ...look, letters: lettersIn(t) }, aid };
}

interface ReaderChoices {
  /** Null: text only. */
  readonly look?: Omit<Style, 'letters'> | null;
  /** Those of the look if absent. */
  readonly faces?: Style['faces'];
  readonly signs?: CardSigns;
  readonly marks?: MarkSigns;
  readonly aid?: boolean;
}
