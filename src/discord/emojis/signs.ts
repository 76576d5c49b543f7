import { CARDS, type Card, type Rank, rankOf } from '../../core/card.ts';
import type { RankLetters } from '../../pictures/spec.ts';
import type { CardSigns, Emoji } from '../messages/reader.ts';

/** A small picture that becomes an emoji of the application. */
export interface SignImage {
  /** Letters and digits, 2 to 16 of them, such as `HT` or `crown`; `cardSign` says those of cards. */
  readonly name: string;
  /** What the picture is made of: as long as this is the same, so is the picture. */
  readonly source: string;
  /** At most 128×128 pixels and 256 KiB. */
  readonly png: () => Promise<Buffer>;
}

/** What the faces in an English deck say; their signs go by the card's own name. */
const OWN_LETTERS: Readonly<Partial<Record<Rank, string>>> = { J: 'J', Q: 'Q', K: 'K', A: 'A' };

/**
 * The sign of a card as a language letters it: `HJ` where the jack is a J, `HJB` where it is a B. Languages
 * that letter a card alike share its sign.
 */
export function cardSign(card: Card, [jack, queen, king, ace]: RankLetters): string {
  const rank = rankOf(card);
  const letter = { J: jack, Q: queen, K: king, A: ace, T: undefined, '9': undefined }[rank];
  return letter === OWN_LETTERS[rank] ? card : `${card}${letter}`;
}

/** Cards by the emojis there are: all of a language's, or none, so that a hand never reads half and half. */
export function cardSigns(emojis: ReadonlyMap<string, Emoji>, letters: RankLetters): CardSigns {
  const isWhole = CARDS.every((card) => emojis.has(cardSign(card, letters)));
  return (card) => (isWhole ? (emojis.get(cardSign(card, letters)) ?? null) : null);
}
