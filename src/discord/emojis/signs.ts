import { CARDS, type Card, type Rank, rankOf, suitOf } from '../../core/card.ts';
import type { RankLetters, Style } from '../../pictures/spec.ts';
import type { CardSigns, Emoji } from '../messages/reader.ts';

/** A small picture that becomes an emoji of the application. */
export interface SignImage {
  /** Letters and digits, 2 to 16 of them, such as `HT` or `winner`; `signOf` says those of cards. */
  readonly sign: string;
  /** At most 128×128 pixels and 256 KiB. */
  readonly png: Buffer;
}

/** What makes the cards of one reader look otherwise than those of another. */
export type CardLook = Pick<Style, 'faces' | 'letters' | 'suits'>;

/** The letters of an English deck, which Croatian ones have too. */
const ENGLISH: RankLetters = ['J', 'Q', 'K', 'A'];

/**
 * The sign of a card as somebody sees it: `SJ`, or `SJB` where the jack is a B, or `SJ4` where spades have a
 * colour of their own, or `SJg` of the German pack, which is the same in all languages. Whoever sees a card
 * alike shares its sign.
 */
export function signOf(card: Card, { faces, letters, suits }: CardLook): string {
  if (faces === 'german') return germanSign(card);
  const [letter, english] = [letterOf(rankOf(card), letters), letterOf(rankOf(card), ENGLISH)];
  const coloured = suits === 'four' && ['S', 'D'].includes(suitOf(card));
  return `${card}${letter === english ? '' : letter}${coloured ? '4' : ''}`;
}

/** The sign of a card of the German pack, whatever the language. */
export const germanSign = (card: Card): string => `${card}g`;

function letterOf(rank: Rank, [jack, queen, king, ace]: RankLetters): string {
  return { J: jack, Q: queen, K: king, A: ace, T: '', '9': '' }[rank];
}

/** Cards by the emojis there are: all that somebody needs, or none, so that no hand reads half and half. */
export function cardSigns(emojis: ReadonlyMap<string, Emoji>, look: CardLook): CardSigns {
  const isWhole = CARDS.every((card) => emojis.has(signOf(card, look)));
  return (card) => (isWhole ? (emojis.get(signOf(card, look)) ?? null) : null);
}
