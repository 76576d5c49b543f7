import type { Card } from '../../../core/card.ts';
import { cardText } from '../cards.ts';
import type { Reader } from '../reader.ts';

/** What a text needs that names cards: the language, and how its reader sees a card. */
export type Says = Pick<Reader, 't' | 'signs'>;

/** Cards by the names under which texts ask for them. */
const NAMED = {
  dulle: 'HT',
  clubQueen: 'CQ',
  diamondQueen: 'DQ',
  clubJack: 'CJ',
  diamondJack: 'DJ',
  diamondAce: 'DA',
  diamondKing: 'DK',
  diamondNine: 'D9',
  clubAce: 'CA',
  clubTen: 'CT',
  clubKing: 'CK',
  clubNine: 'C9',
  heartAce: 'HA',
  heartKing: 'HK',
  heartNine: 'H9',
} as const satisfies Readonly<Record<string, Card>>;

/** The values of every text that names cards. */
export type CardNames = { readonly [N in keyof typeof NAMED]: string };

export const cardNames = (says: Says): CardNames =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, named]) => [name, cardText(named, says)]),
  ) as CardNames;
