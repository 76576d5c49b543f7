import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeagueHand } from '../../../src/core/league/leagueHand.ts';
import type { PerPlayer } from '../../../src/core/league/leagueTable.ts';
import { seasonResults, type TableResult } from '../../../src/core/league/results.ts';
import { shownPoints, UNITS } from '../../../src/core/league/score.ts';
import { champions, type Standing, standings } from '../../../src/core/league/standings.ts';
import { handAt } from './hands.ts';
import { leads, person, running, SeasonScript as Script, type SeasonScript } from './season.ts';

const results = (season: SeasonScript, hands: readonly LeagueHand[]): readonly TableResult[] =>
  seasonResults(season.view, hands);

const ranks = (season: SeasonScript, hands: readonly LeagueHand[]): readonly Standing[] =>
  standings(season.view, results(season, hands));

/** The scores at a table in game points; null: nothing is told. */
const scores = (all: readonly TableResult[], round: number, table: number): readonly number[] | null =>
  all
    .find((result) => result.round === round && result.table === table)
    ?.seats?.map(({ score }) => score / UNITS) ?? null;

const lineOf = (lines: readonly Standing[], id: string | undefined): Standing | undefined =>
  lines.find((line) => line.person.id === id);

const A = { round: 1, table: 1 } as const;
const B = { round: 1, table: 2 } as const;
const C = { round: 1, table: 3 } as const;

describe('a league for points', () => {
  test('adds up hands, wins and own solos, while the match day goes on', () => {
    const season = running(8).openTable(1, 1);
    const lines = ranks(season, [
      handAt(season, A, 1, [2, 2, -2, -2]),
      handAt(season, A, 2, [12, -4, -4, -4], { contract: 'solo-queens', soloist: 0, soloKind: 'mandatory' }),
      handAt(season, A, 3, [3, -1, -1, -1], { contract: 'silent-wedding', soloist: 0 }),
    ]);
    expect(lineOf(lines, season.playersAt(1, 1)[0])).toMatchObject({
      rank: 1,
      score: 17 * UNITS,
      hands: 3,
      wins: 3,
      soloScore: 12 * UNITS,
      tables: 1,
      bestDay: 17 * UNITS,
      entered: 0,
      substituted: 0,
    });
    expect(lineOf(lines, season.playersAt(1, 1)[1])).toMatchObject({
      score: -3 * UNITS,
      wins: 1,
      soloScore: 0,
    });
    expect(lineOf(lines, season.playersAt(1, 2)[0])).toMatchObject({ score: 0, tables: 0, bestDay: null });
  });

  test.each<[string, Partial<LeagueHand>]>([
    ['was struck', { struck: { by: 'p1', at: 5 } }],
    ['was thrown in', { contract: 'thrown-in', winner: null }],
    ['was played elsewhere', { league: null }],
  ])('does not count a hand that %s', (_name, rest) => {
    const season = running(8).openTable(1, 1);
    expect(scores(results(season, [handAt(season, A, 1, [2, 2, -2, -2], rest)]), 1, 1)).toBeNull();
  });

  test('takes what was entered by hand in place of what was played, with a mark', () => {
    const season = running(8).play(1, 1);
    const hands = [handAt(season, A, 1, [2, 2, -2, -2])];
    season.must({ do: 'enter-result', ...A, points: [-9, 3, 3, 3], ...leads });
    expect(scores(results(season, hands), 1, 1)).toEqual([-9, 3, 3, 3]);
    expect(lineOf(ranks(season, hands), season.playersAt(1, 1)[1])).toMatchObject({
      entered: 1,
      tables: 1,
      hands: 0,
    });
    season.must({ do: 'remove-result', ...A, ...leads });
    expect(scores(results(season, hands), 1, 1)).toEqual([2, 2, -2, -2]);
  });

  test('counts a substitute’s points for whom they replace, with a mark', () => {
    const season = running(8);
    const [away = '', , held = ''] = season.playersAt(1, 1);
    season.must({ do: 'substitute', ...A, for: away, substitute: person(99), ...leads }).play(1, 1);
    const hand = handAt(season, A, 1, [6, -2, -2, -2]);
    const [first, second, third, fourth] = hand.seats;
    const lines = ranks(season, [
      {
        ...hand,
        // The substitution is known of the first; in the third’s place a computer played this hand.
        seats: [{ ...first, player: 'p99' }, second, { ...third, player: 'computer:club' }, fourth],
      },
    ]);
    expect(lineOf(lines, away)).toMatchObject({ score: 6 * UNITS, substituted: 1 });
    expect(lineOf(lines, held)).toMatchObject({ score: -2 * UNITS, substituted: 1 });
    expect(lineOf(lines, season.playersAt(1, 1)[1])).toMatchObject({ substituted: 0 });
    expect(lineOf(lines, 'p99')).toBeUndefined();
  });

  test('lists who left, unless they have no result', () => {
    const season = running(8).play(1, 1);
    const [played = ''] = season.playersAt(1, 1);
    const [idle = ''] = season.playersAt(1, 2);
    for (const gone of [played, idle]) season.must({ do: 'leave', person: gone, ...leads });
    const lines = ranks(season, [handAt(season, A, 1, [2, 2, -2, -2])]);
    expect(lineOf(lines, played)).toMatchObject({ left: true });
    expect(lineOf(lines, idle)).toBeUndefined();
    expect(lines).toHaveLength(7);
  });
});

/** A season of eight in which four people have met over several days, with results entered by hand. */
function fourIn(days: readonly PerPlayer<number>[]): SeasonScript {
  const season = running(4, { rounds: days.length });
  for (const [day, points] of days.entries()) {
    const seated = season.playersAt(day + 1, 1);
    const [a = 0, b = 0, c = 0, d = 0] = seated.map((id) => points[Number(id.slice(1))] ?? 0);
    season.must({ do: 'enter-result', round: day + 1, table: 1, points: [a, b, c, d], ...leads });
  }
  return season;
}

const order = (lines: readonly Standing[]): string =>
  lines
    .map(({ rank, person: { id }, behindBy }) => `${rank} ${id}${behindBy ? ` ${behindBy}` : ''}`)
    .join(', ');

describe('players with equal points', () => {
  test('share a rank where nothing parts them', () => {
    const lines = ranks(fourIn([[5, 5, 0, -10]]), []);
    expect(order(lines)).toBe('1 p0, 1 p1, 3 p2, 4 p3');
    expect(champions(lines).map((line) => line.person.id)).toEqual(['p0', 'p1']);
  });

  test('stand by hands won first', () => {
    const season = running(4, { rounds: 1 }).play(1, 1);
    const chair = (id: string) => season.playersAt(1, 1).indexOf(id);
    const points = (of: Readonly<Record<string, number>>): PerPlayer<number> => {
      const all = [0, 0, 0, 0];
      for (const [id, each] of Object.entries(of)) all[chair(id)] = each;
      return all as unknown as PerPlayer<number>;
    };
    const lines = ranks(season, [
      handAt(season, A, 1, points({ p0: 1, p1: 2, p2: -2, p3: -1 })),
      handAt(season, A, 2, points({ p0: 1, p2: -1 })),
    ]);
    expect(order(lines)).toBe('1 p0, 2 p1 wins, 3 p3, 4 p2');
  });

  test('stand by points from solos of their own next', () => {
    const season = running(4, { rounds: 1 }).play(1, 1);
    const [first = '', second = ''] = season.playersAt(1, 1);
    const lines = ranks(season, [
      handAt(season, A, 1, [3, -1, -1, -1], { contract: 'solo-jacks', soloist: 0, soloKind: 'voluntary' }),
      handAt(season, A, 2, [-1, 3, -1, -1]),
    ]);
    expect(lines.slice(0, 2).map((line) => [line.rank, line.person.id, line.behindBy])).toEqual([
      [1, first, null],
      [2, second, 'solos'],
    ]);
  });

  test('stand by their best match day in the end', () => {
    expect(
      order(
        ranks(
          fourIn([
            [8, 2, 0, -10],
            [-4, 2, 0, 2],
          ]),
          [],
        ),
      ),
    ).toBe('1 p0, 2 p1 best-day, 3 p2, 4 p3');
  });

  test('stand by what they scored where they met before that', () => {
    const season = running(8, { rounds: 7 });
    // Everybody meets everybody else; only two of them score anything, equally much.
    const [one, two] = ['p0', 'p1'];
    const left = new Map([
      [one, { together: 1, apart: 0 }],
      [two, { together: -1, apart: 2 }],
    ]);
    for (const { number: round, tables } of season.state.rounds) {
      for (const { number: table, players } of tables) {
        const both = players.includes(one) && players.includes(two);
        const points = players.map((id) => {
          const open = left.get(id);
          if (!open) return 0;
          const now = both ? open.together : open.apart;
          if (both) open.together = 0;
          else open.apart = 0;
          return now;
        });
        const others = players.findIndex((id) => !left.has(id));
        points[others] = (points[others] ?? 0) - points.reduce((sum, each) => sum + each, 0);
        const [a = 0, b = 0, c = 0, d = 0] = points;
        season.must({ do: 'enter-result', round, table, points: [a, b, c, d], ...leads });
      }
    }
    const lines = ranks(season, []);
    expect(lineOf(lines, one)?.score).toBe(lineOf(lines, two)?.score);
    expect(lineOf(lines, two)?.behindBy).toBe('direct');
    expect(lineOf(lines, one)?.rank).toBeLessThan(lineOf(lines, two)?.rank ?? 0);
  });
});

test('nobody has won a season without a result', () => {
  expect(champions(ranks(running(8), []))).toEqual([]);
  expect(champions(ranks(new Script().open().enter(4), []))).toEqual([]);
});

describe('a duplicate league', () => {
  const duplicate = (players: number): SeasonScript => running(players, { kind: 'duplicate', rounds: 1 });

  test('counts each chair’s points less the mean of the same chair’s at the other tables', () => {
    const season = duplicate(12).play(1, 1).play(1, 2).play(1, 3);
    const told = results(season, [
      handAt(season, A, 1, [3, 3, -3, -3]),
      handAt(season, B, 1, [1, 1, -1, -1]),
      handAt(season, C, 1, [-2, 6, -2, -2]),
    ]);
    expect(scores(told, 1, 1)).toEqual([3.5, -0.5, -1.5, -1.5]);
    expect(scores(told, 1, 2)).toEqual([0.5, -3.5, 1.5, 1.5]);
    expect(scores(told, 1, 3)).toEqual([-4, 4, 0, 0]);
  });

  test('compares a deal only among the tables that have finished it, and not with itself', () => {
    const season = duplicate(12).play(1, 1).play(1, 2, false).play(1, 3, false);
    const told = results(season, [
      handAt(season, A, 1, [3, 3, -3, -3]),
      handAt(season, B, 1, [1, 1, -1, -1]),
      handAt(season, A, 2, [9, -3, -3, -3]),
    ]);
    expect(scores(told, 1, 1)).toEqual([2, 2, -2, -2]);
    expect(scores(told, 1, 2)).toEqual([-2, -2, 2, 2]);
    expect(scores(told, 1, 3)).toBeNull();
    expect(lineOf(standings(season.view, told), season.playersAt(1, 1)[0])).toMatchObject({
      hands: 2,
      wins: 2,
    });
  });

  test('counts plain points where a round has one table', () => {
    const season = duplicate(7).play(1, 1);
    expect(scores(results(season, [handAt(season, A, 1, [3, 3, -3, -3])]), 1, 1)).toEqual([3, 3, -3, -3]);
  });

  test('leaves out of the comparison what was struck or entered by hand', () => {
    const season = duplicate(12).play(1, 1).play(1, 2).play(1, 3);
    const hands = [
      handAt(season, A, 1, [3, 3, -3, -3]),
      handAt(season, B, 1, [1, 1, -1, -1]),
      handAt(season, C, 1, [-2, 6, -2, -2]),
    ];
    season.must({ do: 'enter-result', ...C, points: [5, 0, 0, -5], ...leads });
    expect(scores(results(season, hands), 1, 1)).toEqual([2, 2, -2, -2]);
    expect(scores(results(season, hands), 1, 3)).toEqual([5, 0, 0, -5]);
  });

  test('tells nothing of a round before it is over', () => {
    const season = duplicate(8).play(1, 1).openTable(1, 2);
    const hands = [handAt(season, A, 1, [3, 3, -3, -3]), handAt(season, B, 1, [1, 1, -1, -1])];
    const silent = { told: results(season, hands), lines: ranks(season, hands) };
    expect(silent).toEqual({ told: results(season, []), lines: ranks(season, []) });
    season.must({ do: 'table-played', ...B, dulleTable: 't12', complete: true });
    expect(scores(results(season, hands), 1, 1)).toEqual([2, 2, -2, -2]);
  });

  test('tells nothing of a result entered early, either', () => {
    const season = duplicate(8).must({ do: 'enter-result', ...A, points: [5, 0, 0, -5], ...leads });
    expect(results(season, [])[0]).toMatchObject({ seats: null, entered: false });
  });

  test('tells what there is once the season is closed', () => {
    const season = duplicate(12)
      .play(1, 1)
      .play(1, 2)
      .must({ do: 'close', ...leads });
    const hands = [handAt(season, A, 1, [3, 3, -3, -3]), handAt(season, B, 1, [1, 1, -1, -1])];
    expect(scores(results(season, hands), 1, 2)).toEqual([-2, -2, 2, 2]);
  });
});

/** Any hands at any tables of a season: points of sum 0 by chair. */
const anyHands = (tables: number) =>
  fc.array(
    fc.record({
      table: fc.integer({ min: 1, max: tables }),
      number: fc.integer({ min: 1, max: 4 }),
      points: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -40, max: 40 }))),
      struck: fc.boolean(),
    }),
    { maxLength: 60 },
  );

describe.each([5, 8, 12, 24, 64])('with %d players, whatever is played', (players) => {
  const tables = Math.floor(players / 4);
  const points = running(players, { rounds: 1 });
  const compared = running(players, { kind: 'duplicate', rounds: 1 });
  for (let table = 1; table <= tables; table++) {
    points.play(1, table);
    compared.play(1, table);
  }

  const played = (
    season: SeasonScript,
    all: ReturnType<typeof anyHands> extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const once = new Map(all.map((hand) => [`${hand.table} ${hand.number}`, hand]));
    return [...once.values()].map(({ table, number, points: [a = 0, b = 0, c = 0], struck }) =>
      handAt(season, { round: 1, table }, number, [a, b, c, -a - b - c], {
        struck: struck && number === 4 ? {} : null,
      }),
    );
  };

  test('each table’s scores add up to nothing, and so do the standings', () => {
    fc.assert(
      fc.property(anyHands(tables), (all) => {
        for (const season of [points, compared]) {
          const told = results(season, played(season, all));
          for (const { seats } of told) {
            expect((seats ?? []).reduce((sum, { score }) => sum + score, 0)).toBe(0);
          }
          expect(standings(season.view, told).reduce((sum, { score }) => sum + score, 0)).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('over all tables each chair’s scores for a deal add up to nothing in a duplicate round', () => {
    if (tables < 2) return;
    fc.assert(
      fc.property(anyHands(tables), (all) => {
        const told = results(compared, played(compared, all));
        for (const chair of [0, 1, 2, 3] as const) {
          expect(told.reduce((sum, { seats }) => sum + (seats?.[chair].score ?? 0), 0)).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the score is what plain arithmetic says', () => {
    fc.assert(
      fc.property(anyHands(tables), (all) => {
        const hands = played(compared, all).filter(({ struck }) => struck === null);
        const told = results(compared, hands);
        for (const { table, seats } of told) {
          for (const chair of [0, 1, 2, 3] as const) {
            let expected = 0;
            for (const hand of hands.filter(({ league }) => league?.table === table)) {
              const others = hands.filter(
                ({ league, number }) => number === hand.number && league?.table !== table,
              );
              const own = hand.seats[chair].points;
              const mean = others.reduce((sum, other) => sum + other.seats[chair].points, 0) / others.length;
              expected += tables === 1 ? own : others.length === 0 ? 0 : own - mean;
            }
            expect((seats?.[chair].score ?? 0) / UNITS).toBeCloseTo(expected, 8);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('ranks', () => {
  test('go down with the points, and count everybody ahead', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 6 }), (some) => {
        const season = running(8, { rounds: 1 });
        for (const table of [1, 2]) {
          const [a = 0, b = 0, c = 0] = some.slice(3 * table - 3, 3 * table);
          season.must({ do: 'enter-result', round: 1, table, points: [a, b, c, -a - b - c], ...leads });
        }
        const lines = ranks(season, []);
        for (const line of lines) {
          const ahead = lines.filter((other) => other.score > line.score).length;
          const notBehind = lines.filter((other) => other.score >= line.score).length;
          expect(line.rank).toBeGreaterThan(ahead);
          expect(line.rank).toBeLessThanOrEqual(notBehind);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  [3.5 * UNITS, 3.5],
  [-3.5 * UNITS, -3.5],
  [UNITS / 20, 0.1],
  [-UNITS / 20, -0.1],
  [UNITS / 21, 0],
  [-UNITS / 21, 0],
  [UNITS / 3, 0.3],
  [12 * UNITS, 12],
])('a score of %d units is shown as %d', (score, points) => {
  expect(Object.is(shownPoints(score), points)).toBe(true);
});
