import { describe, expect, test } from 'vitest';
import { computerKey, GUEST, type PlayerKey } from '../../src/app/ledger.ts';
import { NEW_RATING, provenStrength, type Rating, rated, shownRating } from '../../src/app/rating.ts';
import type { Party } from '../../src/core/rules/contract.ts';
import { type Habits, type PlayedPool, playedPool, spearman } from './ratedPool.ts';

type Seat = readonly [player: PlayerKey, party: Party | null, points: number];

const hand = (...seats: readonly Seat[]) => ({
  seats: seats.map(([player, party, points]) => ({ player, party, points })),
});

const newcomers = () => NEW_RATING;

const NORMAL = hand(['a', 're', 3], ['b', 'kontra', -3], ['c', 're', 3], ['d', 'kontra', -3]);
const SOLO = hand(['a', 're', 9], ['b', 'kontra', -3], ['c', 'kontra', -3], ['d', 'kontra', -3]);

/** How far a hand moved somebody. */
const moved = (after: ReadonlyMap<PlayerKey, Rating>, player: PlayerKey): number =>
  (after.get(player)?.mu ?? NEW_RATING.mu) - NEW_RATING.mu;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('one hand', () => {
  test('moves both of a party alike, and the other party as far the other way', () => {
    const after = rated(NORMAL, newcomers);
    expect(moved(after, 'a')).toBeGreaterThan(0);
    expect(moved(after, 'c')).toBe(moved(after, 'a'));
    expect(moved(after, 'b')).toBeCloseTo(-moved(after, 'a'));
    expect(moved(after, 'd')).toBe(moved(after, 'b'));
  });

  test('moves a soloist three times as far as each opponent, and keeps the sum', () => {
    const after = rated(SOLO, newcomers);
    expect(moved(after, 'a')).toBeCloseTo(-3 * moved(after, 'b'));
    expect(sum(['a', 'b', 'c', 'd'].map((player) => moved(after, player)))).toBeCloseTo(0);
  });

  test('expects no more of a soloist who is as strong as the others than of them', () => {
    const lost = hand(['a', 're', -9], ['b', 'kontra', 3], ['c', 'kontra', 3], ['d', 'kontra', 3]);
    expect(moved(rated(lost, newcomers), 'a')).toBeCloseTo(-moved(rated(SOLO, newcomers), 'a'));
  });

  test('makes everybody better known, the soloist no more than the others', () => {
    const after = [...rated(SOLO, newcomers).values()];
    for (const { sigma } of after) expect(sigma).toBeLessThan(NEW_RATING.sigma);
    expect(new Set(after.map(({ sigma }) => sigma.toFixed(9))).size).toBe(1);
  });

  test('counts by who got points, not by how many', () => {
    const high = hand(['a', 're', 12], ['b', 'kontra', -12], ['c', 're', 12], ['d', 'kontra', -12]);
    expect(rated(high, newcomers)).toEqual(rated(NORMAL, newcomers));
  });

  test('moves no equal players where nobody got points, but draws unequal ones together', () => {
    const drawn = hand(['a', 're', 0], ['b', 'kontra', 0], ['c', 're', 0], ['d', 'kontra', 0]);
    expect(moved(rated(drawn, newcomers), 'a')).toBeCloseTo(0);
    const strong = (player: PlayerKey) => (player === 'a' ? { ...NEW_RATING, mu: 35 } : NEW_RATING);
    expect(rated(drawn, strong).get('a')?.mu).toBeLessThan(35);
    expect(moved(rated(drawn, strong), 'b')).toBeGreaterThan(0);
  });

  test('moves whoever is known well less than a newcomer', () => {
    const known = (player: PlayerKey) => (player === 'a' ? { mu: 25, sigma: 2 } : NEW_RATING);
    const after = rated(NORMAL, known);
    expect(moved(after, 'a')).toBeLessThan(moved(after, 'c') / 4);
  });

  test('that was won as expected tells less than a surprise', () => {
    const strong = (player: PlayerKey) => ({ ...NEW_RATING, mu: player === 'a' || player === 'c' ? 40 : 25 });
    const weak = (player: PlayerKey) => ({ ...NEW_RATING, mu: player === 'a' || player === 'c' ? 10 : 25 });
    const gain = (ratingOf: (player: PlayerKey) => Rating) =>
      (rated(NORMAL, ratingOf).get('a')?.mu ?? 0) - ratingOf('a').mu;
    expect(gain(strong)).toBeLessThan(gain(weak));
  });

  test('that was thrown in changes nothing', () => {
    const thrownIn = hand(['a', null, 0], ['b', null, 0], ['c', null, 0], ['d', null, 0]);
    expect(rated(thrownIn, newcomers).size).toBe(0);
  });
});

describe('computers and guests', () => {
  test.each<[string, readonly PlayerKey[], boolean]>([
    ['four people', ['a', 'b', 'c', 'd'], true],
    ['two people and two computers', ['a', 'b', computerKey('club'), computerKey('club')], true],
    ['somebody whose data were deleted, and another', ['a', 'former:1', computerKey('club'), GUEST], true],
    [
      'one person and three computers',
      ['a', computerKey('club'), computerKey('club'), computerKey('club')],
      false,
    ],
    ['one person and three guests', ['a', GUEST, GUEST, GUEST], false],
    ['computers among themselves', Array(4).fill(computerKey('club')), false],
  ])('a hand of %s', (_who, players, counts) => {
    const parties = ['re', 'kontra', 'kontra', 're'] as const;
    const seats = parties.map(
      (party, seat): Seat => [players[seat] ?? GUEST, party, party === 're' ? 1 : -1],
    );
    expect(rated(hand(...seats), newcomers).size > 0).toBe(counts);
  });

  test('computers have one rating, moved by every seat they had', () => {
    const together = hand(
      ['a', 're', 1],
      ['b', 're', 1],
      [computerKey('club'), 'kontra', -1],
      [computerKey('club'), 'kontra', -1],
    );
    const against = hand(
      ['a', 're', 1],
      ['b', 'kontra', -1],
      [computerKey('club'), 're', 1],
      [computerKey('club'), 'kontra', -1],
    );
    expect(moved(rated(together, newcomers), computerKey('club'))).toBeCloseTo(
      -2 * moved(rated(together, newcomers), 'a'),
    );
    expect(moved(rated(against, newcomers), computerKey('club'))).toBeCloseTo(0);
  });

  test('a guest keeps no rating, and is a newcomer whatever is asked', () => {
    const seats = hand(['a', 're', 1], ['b', 'kontra', -1], [GUEST, 're', 1], [GUEST, 'kontra', -1]);
    const after = rated(seats, (player) => (player === GUEST ? { mu: 99, sigma: 1 } : NEW_RATING));
    expect([...after.keys()]).toEqual(['a', 'b']);
    expect(moved(after, 'a')).toBeCloseTo(-moved(after, 'b'));
  });
});

describe('what people see', () => {
  test('a newcomer has 1000 and stands below an average regular, and below whoever won their first hands', () => {
    expect(shownRating(NEW_RATING)).toBe(1000);
    expect(shownRating({ mu: 25, sigma: 1.5 })).toBe(1410);
    const first = rated(NORMAL, newcomers).get('a');
    expect(first && shownRating(first)).toBeGreaterThan(1000);
  });

  test('three solos won in a row lead no newcomer past an average regular', () => {
    let lucky = NEW_RATING;
    for (let solo = 0; solo < 3; solo++) {
      const regular = { mu: 25, sigma: 1.5 };
      lucky = rated(SOLO, (player) => (player === 'a' ? lucky : regular)).get('a') ?? lucky;
    }
    expect(shownRating(lucky)).toBeLessThan(shownRating({ mu: 25, sigma: 1.5 }));
  });

  test('orders as the proven strength does', () => {
    const ratings: Rating[] = [NEW_RATING, { mu: 40, sigma: 8 }, { mu: 25, sigma: 2 }, { mu: 20, sigma: 1 }];
    const by = (value: (rating: Rating) => number) => [...ratings].sort((a, b) => value(a) - value(b));
    expect(by(shownRating)).toEqual(by(provenStrength));
  });
});

/** Every fifteenth hand a solo or silent wedding, one in a hundred without points. */
const HABITS: Habits = { alone: 1 / 15, soloistWins: 0.5, drawn: 0.01 };

const meanOf = ({ ratings }: PlayedPool): number => sum(ratings.map(({ mu }) => mu)) / ratings.length;

describe('twelve equal players after 6,000 hands', () => {
  const equal = Array(12).fill(0);

  test.each([0.5, 0.7, 0.3])('stay at the mean where %d of the solos are won', (soloistWins) => {
    for (const seed of [1, 2]) {
      const pool = playedPool(equal, 6000, { ...HABITS, soloistWins }, seed);
      expect(Math.abs(meanOf(pool) - NEW_RATING.mu)).toBeLessThan(0.25);
      for (const { mu } of pool.ratings) expect(Math.abs(mu - NEW_RATING.mu)).toBeLessThan(4);
    }
  });

  test('stay at the mean where every second hand is a solo, and most are won', () => {
    const pool = playedPool(equal, 6000, { ...HABITS, alone: 0.5, soloistWins: 0.7 }, 3);
    expect(Math.abs(meanOf(pool) - NEW_RATING.mu)).toBeLessThan(0.25);
    for (const { mu } of pool.ratings) expect(Math.abs(mu - NEW_RATING.mu)).toBeLessThan(4);
  });

  test('stay at the mean where half of them joined later', () => {
    const early = playedPool(Array(6).fill(0), 3000, { ...HABITS, soloistWins: 0.7 }, 4);
    const pool = playedPool(equal, 3000, { ...HABITS, soloistWins: 0.7 }, 5, early.ratings);
    expect(Math.abs(meanOf(pool) - NEW_RATING.mu)).toBeLessThan(1.2);
    for (const { mu } of pool.ratings) expect(Math.abs(mu - NEW_RATING.mu)).toBeLessThan(5);
  });
});

describe('twelve unequal players after 6,000 hands', () => {
  // The strongest wins some 65 % of the hands with and against anybody, the weakest 35 %.
  const skills = Array.from({ length: 12 }, (_, index) => (index - 5.5) / 7);

  test.each([1, 2, 3, 4, 5])('stand in the order of their strength (seed %d)', (seed) => {
    const { ratings } = playedPool(skills, 6000, { ...HABITS, soloistWins: 0.6 }, seed);
    expect(spearman(skills, ratings.map(shownRating))).toBeGreaterThan(0.95);
  });
});
