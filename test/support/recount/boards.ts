import type { Rating } from '../../../src/app/rating.ts';
import type { CountedHand } from './hand.ts';
import { career, playersIn, type Tally } from './players.ts';

/** A line of a leaderboard. */
export interface BoardLine extends Tally {
  readonly rank: number;
  readonly player: string;
  readonly rating: Rating | null;
}

export interface BoardWish {
  readonly by: 'points' | 'average' | 'wins' | 'rating';
  readonly players: 'people' | 'computers';
  /** Hands that somebody needs to be listed. */
  readonly least: number;
}

const isListed = (player: string, players: BoardWish['players']): boolean =>
  players === 'computers' ? player.startsWith('computer:') : !player.includes(':') && player !== 'guest';

/** Everybody on a leaderboard over these hands, ranked one against each other; level ones by their keys. */
export function boardOver(
  hands: readonly CountedHand[],
  ratings: ReadonlyMap<string, Rating>,
  { by, players, least }: BoardWish,
): readonly BoardLine[] {
  const lines = playersIn(hands)
    .filter((player) => isListed(player, players))
    .map((player) => ({ player, ...career(hands, player).all, rating: ratings.get(player) ?? null }))
    .filter((line) => line.hands >= least && (by !== 'rating' || line.rating !== null));
  const ahead = (one: (typeof lines)[number], other: (typeof lines)[number]): number => {
    switch (by) {
      case 'points':
        return one.points - other.points;
      case 'wins':
        return one.wins - other.wins;
      case 'average':
        // Whole numbers, so that equal means are equal.
        return one.points * other.hands - other.points * one.hands;
      case 'rating':
        return strength(one.rating) - strength(other.rating);
    }
  };
  return lines
    .map((line) => ({ ...line, rank: 1 + lines.filter((other) => ahead(other, line) > 0).length }))
    .sort((a, b) => a.rank - b.rank || (a.player < b.player ? -1 : 1));
}

const strength = (rating: Rating | null): number => (rating ? rating.mu - 3 * rating.sigma : 0);
