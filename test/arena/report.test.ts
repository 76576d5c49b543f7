import { describe, expect, test } from 'vitest';
import type { DealFacts, GameFacts } from '../../src/arena/facts.ts';
import { reportOf } from '../../src/arena/report.ts';
import { NO_TIMES } from '../../src/arena/stopwatch.ts';
import type { PerSeat } from '../../src/core/seat.ts';
import { matchOf } from './arenas.ts';

const TIMES = { a: NO_TIMES, b: NO_TIMES };

/** A normal game, seats 0 and 1 Re, unless said otherwise. */
const game = (scores: PerSeat<number>, given: Partial<GameFacts> = {}): GameFacts => ({
  contract: 'normal',
  scores,
  parties: ['re', 're', 'kontra', 'kontra'],
  winner: scores[0] > 0 ? 're' : 'kontra',
  announcements: [],
  named: [],
  soloist: null,
  poverty: null,
  ...given,
});

const WON = game([2, 2, -2, -2]);
const LOST = game([-4, -4, 4, 4]);

/** Forehand is seat 0, so that places are seats. */
const deal = (number: number, ...games: GameFacts[]): DealFacts => ({ deal: number, dealer: 3, games });

describe('mean and error', () => {
  // A is on seat 0, 1, 2, 3 in turn. Deal 1: 2 + 2 + 4 + 4 = 12, mean 3; deal 2: 2 + 2 - 2 - 2 = 0, mean 0.
  const deals = [deal(1, WON, WON, LOST, LOST), deal(2, WON, WON, WON, WON)];
  const report = reportOf(matchOf(), deals, TIMES, 1);

  test('are those of deals, not of games', () => {
    expect(report).toMatchObject({ format: 'dulle-arena/1', first: 1, deals: 2, games: 8, mean: 1.5 });
    // Two deals 1.5 off their mean: deviation √(4.5), error √(4.5) / √2 = 1.5.
    expect(report.perDealDeviation).toBeCloseTo(Math.sqrt(4.5), 5);
    expect(report.standardError).toBeCloseTo(1.5, 5);
    expect(report.ninetyFive?.[0]).toBeCloseTo(1.5 - 1.96 * 1.5, 5);
    // Games 2 2 4 4 2 2 -2 -2 around 1.5.
    expect(report.perGameDeviation).toBeCloseTo(Math.sqrt((4 * 0.25 + 2 * 6.25 + 2 * 12.25) / 7), 5);
  });

  test('are given by place, too', () => {
    expect(report.places.map(({ places, mean }) => [places, mean])).toEqual([
      [[0], 2],
      [[1], 2],
      [[2], 1],
      [[3], 1],
    ]);
  });

  test('places go with the dealer', () => {
    // Dealer 0: forehand is seat 1.
    const turned = reportOf(matchOf(), [{ deal: 1, dealer: 0, games: [WON, LOST, LOST, LOST] }], TIMES, 1);
    expect(turned.places.map(({ mean }) => mean)).toEqual([2, 4, 4, -4]);
    expect(turned.standardError).toBeNull();
    expect(turned.ninetyFive).toBeNull();
  });

  test('of pairs are the means of both seats', () => {
    // Pairs 01 02 03 12 13 23 of a game that seats 0 and 1 win by 2.
    const pairs = reportOf(matchOf({ seating: 'pairs' }), [deal(1, WON, WON, WON, WON, WON, WON)], TIMES, 1);
    expect(pairs.places.map(({ places, mean }) => [places, mean])).toEqual([
      [[0, 1], 2],
      [[0, 2], 0],
      [[0, 3], 0],
      [[1, 2], 0],
      [[1, 3], 0],
      [[2, 3], -2],
    ]);
    expect(pairs.mean).toBe(0);
  });

  test('points by contract; a hand thrown in is a game of 0', () => {
    const thrownIn = game([0, 0, 0, 0], { contract: 'thrown-in', parties: null, winner: null });
    const solo = game([9, -3, -3, -3], {
      contract: 'solo-jacks',
      parties: ['re', 'kontra', 'kontra', 'kontra'],
    });
    const { contracts, mean } = reportOf(matchOf(), [deal(1, solo, solo, thrownIn, WON)], TIMES, 1);
    expect(contracts).toEqual({
      normal: { games: 1, mean: -2 },
      'solo-jacks': { games: 2, mean: 3 },
      'thrown-in': { games: 1, mean: 0 },
    });
    expect(mean).toBe(1);
  });
});

describe('conduct', () => {
  const only = (facts: GameFacts) => reportOf(matchOf(), [deal(1, facts)], TIMES, 1).players;

  test('each seat counts for its side', () => {
    const { a, b } = only(WON);
    expect([a.hands, a.re.count, a.re.won, a.kontra.count]).toEqual([1, 1, 1, 0]);
    expect([b.hands, b.re.count, b.kontra.count, b.kontra.won]).toEqual([3, 1, 2, 0]);
    expect(b.kontra).toMatchObject({ rate: 0, mean: -2 });
  });

  test('announcements: who made them, whether their party won, late ones', () => {
    const announcements = [
      { seat: 0, value: 're', late: false },
      { seat: 1, value: 'no90', late: false },
      { seat: 2, value: 'kontra', late: true },
    ] as const;
    const { a, b } = only(game([5, 5, -5, -5], { announcements }));
    expect(a.announcements.re).toMatchObject({ count: 1, won: 1, rate: 1, mean: 5, late: 0 });
    expect(a.announcements.no90.count).toBe(0);
    expect(b.announcements.no90).toMatchObject({ count: 1, won: 1, mean: 5 });
    expect(b.announcements.kontra).toMatchObject({ count: 1, won: 0, rate: 0, mean: -5, late: 1 });
    expect(b.announcements.kontra.inSolos.count).toBe(0);
  });

  test('solos: those that were outbid were named, but not played', () => {
    const facts = game([-9, 3, 3, 3], {
      contract: 'solo-queens',
      soloist: 0,
      parties: ['re', 'kontra', 'kontra', 'kontra'],
      named: [
        { seat: 0, solo: 'solo-queens', reason: 'voluntary' },
        { seat: 3, solo: 'solo-queens', reason: 'mandatory' },
      ],
      announcements: [{ seat: 0, value: 're', late: false }],
    });
    const { a, b } = only(facts);
    expect(a.solos.voluntary).toMatchObject({ named: 1, count: 1, won: 0, rate: 0, mean: -9 });
    expect(a.solos.kinds['solo-queens']).toMatchObject({ named: 1, count: 1 });
    expect(a.announcements.re.inSolos).toMatchObject({ count: 1, mean: -9 });
    expect(b.solos.mandatory).toMatchObject({ named: 1, count: 0, rate: null, mean: null });
    expect(b.solos.voluntary.named).toBe(0);
  });

  test.each(['wedding', 'silent-wedding', 'poverty'] as const)('%s: for whom it was played', (contract) => {
    const poverty = contract === 'poverty' ? ({ poor: 0, taker: 2 } as const) : null;
    const facts = game([1, -1, 1, -1], {
      contract,
      soloist: 0,
      poverty,
      parties: ['re', 'kontra', 're', 'kontra'],
    });
    const { a, b } = only(facts);
    const counts = {
      wedding: a.weddings.count,
      'silent-wedding': a.silentWeddings.count,
      poverty: a.poverties.count,
    };
    expect(counts).toEqual({ wedding: 0, 'silent-wedding': 0, poverty: 0, [contract]: 1 });
    expect(a.poverties.stood).toBe(poverty ? 1 : 0);
    expect(b.povertiesTaken).toMatchObject({ count: poverty ? 1 : 0 });
    expect(b.poverties.count).toBe(0);
  });
});
