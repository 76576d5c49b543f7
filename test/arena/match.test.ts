import { describe, expect, test } from 'vitest';
import { arenaDeal } from '../../src/arena/arenaDeal.ts';
import { ArenaError } from '../../src/arena/arenaError.ts';
import { ownPlayer } from '../../src/arena/arenaPlayer.ts';
import type { DealFacts } from '../../src/arena/facts.ts';
import { MatchPlay } from '../../src/arena/match.ts';
import { pointsOfA } from '../../src/arena/report.ts';
import { runArena } from '../../src/arena/run.ts';
import { SEATINGS } from '../../src/arena/seating.ts';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import { PLAYER_NAMES } from '../../src/players/levels.ts';
import { matchOf } from './arenas.ts';

describe('a player against itself', () => {
  const cases = SEATINGS.flatMap((seating) =>
    ['random', 'beginner'].flatMap((name) =>
      (['ddv', 'rhenish', 'tournament'] as const).map((preset) => ({ seating, name, preset })),
    ),
  );
  test.each(cases)(
    '$name, $seating, $preset: every deal comes to exactly 0',
    async ({ seating, name, preset }) => {
      const match = matchOf({ a: name, b: name, seating, rules: PRESETS[preset] });
      const play = new MatchPlay(match, { a: ownPlayer(name), b: ownPlayer(name) });
      for (let deal = 1; deal <= 12; deal++) {
        const facts = await play.play(deal);
        expect(pointsOfA(facts, seating).mean).toBe(0);
        // The hands themselves are the same, not only their sum.
        for (const game of facts.games) expect(game).toEqual(facts.games[0]);
      }
    },
  );
});

describe('a run', () => {
  const played = async (jobs: number, first = 1, deals = 21) => {
    const { timing: _timing, ...report } = await runArena(matchOf(), { first, deals, jobs });
    return report;
  };

  test('comes out the same in one thread and in several', async () => {
    expect(await played(3)).toEqual(await played(1));
  });

  test('tells of every deal', async () => {
    const told: number[] = [];
    await runArena(matchOf(), { first: 4, deals: 3, jobs: 1, onDeal: ({ deal }) => told.push(deal) });
    expect(told).toEqual([4, 5, 6]);
  });

  test('of two halves is as good as one of the whole', async () => {
    const [whole, first, second] = [await played(1, 1, 20), await played(1, 1, 10), await played(1, 11, 10)];
    expect(whole.mean).toBeCloseTo((first.mean + second.mean) / 2, 5);
    expect(second.first).toBe(11);
  });

  test('does not play again what is done', async () => {
    const done: DealFacts[] = [];
    const whole = { first: 1, deals: 8, jobs: 1 };
    const first = await runArena(matchOf(), { ...whole, onDeal: (facts) => done.push(facts) });
    const played: number[] = [];
    const again = await runArena(matchOf(), {
      ...whole,
      done: [...done.slice(0, 3), ...done.slice(5)],
      onDeal: ({ deal }) => played.push(deal),
    });
    expect(played).toEqual([4, 5]);
    expect({ ...again, timing: null }).toEqual({ ...first, timing: null });
  });

  test('another seed deals other hands, the same seed the same', () => {
    expect(arenaDeal('1', 5, DDV)).toEqual(arenaDeal('1', 5, DDV));
    expect(arenaDeal('1', 5, DDV).hands).not.toEqual(arenaDeal('2', 5, DDV).hands);
    expect(arenaDeal('1', 5, DDV).hands).not.toEqual(arenaDeal('1', 6, DDV).hands);
  });

  test('the dealer goes round, and solos are owed and forced where they are mandatory', () => {
    const deals = Array.from({ length: 200 }, (_, index) => arenaDeal('1', index + 1, PRESETS.tournament));
    expect(deals.slice(0, 5).map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 0]);
    const forced = deals.filter(({ forcedSolo }) => forcedSolo !== null);
    expect(forced.length).toBeGreaterThan(15);
    expect(forced.length).toBeLessThan(60);
    for (const { owesSolo, forcedSolo } of forced) expect(owesSolo).toContain(forcedSolo);
    expect(arenaDeal('1', 1, DDV).owesSolo).toEqual([]);
  });

  test('a name that nobody has ends it before anything is played', async () => {
    for (const jobs of [1, 2]) {
      await expect(runArena(matchOf({ b: 'nobody' }), { first: 1, deals: 4, jobs })).rejects.toThrow(
        new ArenaError(
          `There is no player "nobody"; there are: ${PLAYER_NAMES.join(', ')}, and exec:COMMAND.`,
        ),
      );
    }
  });
});
