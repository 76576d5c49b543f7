import type { Rank } from '../../core/card.ts';
import type { RankLetters } from '../spec.ts';

/** German ranks have their own letters, whatever the language: Unter, Ober, König, and the Daus as ace. */
export const GERMAN_LETTERS: RankLetters = ['U', 'O', 'K', 'A'];

/** What stands in a card's corner for its rank. */
export function lettered(rank: Rank, [jack, queen, king, ace]: RankLetters): string {
  const texts: Readonly<Record<Rank, string>> = { A: ace, T: '10', K: king, Q: queen, J: jack, '9': '9' };
  return texts[rank];
}
