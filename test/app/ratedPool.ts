import type { PlayerKey } from '../../src/app/ledger.ts';
import { NEW_RATING, type Rating, rated } from '../../src/app/rating.ts';
import type { Party } from '../../src/core/rules/contract.ts';
import { seededRandom } from '../support/random.ts';

/** How a pool of players plays. All are shares of hands, 0 to 1. */
export interface Habits {
  /** One plays against three. */
  readonly alone: number;
  /** Of those, hands that a soloist of average strength wins. */
  readonly soloistWins: number;
  /** Nobody gets points. */
  readonly drawn: number;
}

export interface PlayedPool {
  readonly ratings: readonly Rating[];
  /** Hands won of all played, by player. */
  readonly shares: readonly number[];
}

/**
 * Plays so many hands, four players drawn each time. A side's strength is the mean of its members'; luck has a
 * standard deviation of 1, whoever plays alone chose a hand that is as good as their usual chance asks for.
 */
export function playedPool(
  skills: readonly number[],
  hands: number,
  habits: Habits,
  seed: number,
  known: readonly Rating[] = [],
): PlayedPool {
  const random = seededRandom(seed);
  const ratings = skills.map((_, player) => known[player] ?? NEW_RATING);
  const played = skills.map(() => ({ hands: 0, won: 0 }));
  const advantage = standardised(habits.soloistWins);
  for (let hand = 0; hand < hands; hand++) {
    const four = drawn(skills.length, random);
    const alone = random() < habits.alone;
    const partyOf = (place: number): Party => (place < (alone ? 1 : 2) ? 're' : 'kontra');
    const strength = (party: Party) => {
      const members = four.filter((_, place) => partyOf(place) === party);
      return members.reduce((sum, player) => sum + (skills[player] ?? 0), 0) / members.length;
    };
    const lead = strength('re') - strength('kontra') + (alone ? advantage : 0) + normal(random);
    const re = random() < habits.drawn ? 0 : Math.sign(lead);
    const seats = four.map((player, place) => ({
      player: String(player),
      party: partyOf(place),
      points: partyOf(place) === 'kontra' ? -re : alone ? 3 * re : re,
    }));
    const ratingOf = (key: PlayerKey) => ratings[Number(key)] ?? NEW_RATING;
    for (const [key, rating] of rated({ seats }, ratingOf)) ratings[Number(key)] = rating;
    for (const { player, points } of seats) {
      const tally = played[Number(player)];
      if (!tally) continue;
      tally.hands++;
      if (points > 0) tally.won++;
    }
  }
  return { ratings, shares: played.map(({ hands, won }) => won / hands) };
}

/** Four different players out of so many. */
function drawn(players: number, random: () => number): readonly number[] {
  const left = Array.from({ length: players }, (_, player) => player);
  return Array.from({ length: 4 }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}

/** A standard normal number (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The lead with which a share of hands is won against normal luck, nearly (a logistic curve of equal slope). */
const standardised = (share: number): number => Math.log(share / (1 - share)) / 1.702;

/** Spearman's rank correlation; equal values share their mean rank. */
export function spearman(first: readonly number[], second: readonly number[]): number {
  const a = ranksOf(first);
  const b = ranksOf(second);
  const mean = (first.length + 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, rank, index) => sum + (rank - mean) * ((y[index] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

const ranksOf = (values: readonly number[]): readonly number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );
