import { afterEach, describe, expect, test, vi } from 'vitest';
import { decisionSeeds } from '../../../src/app/decisionSeeds.ts';
import { Thinking } from '../../../src/app/thinking/thinking.ts';
import { turnOf } from '../../../src/core/hand/state.ts';
import { perSeat } from '../../../src/core/seat.ts';
import { type SeatView, seatView } from '../../../src/core/view/seatView.ts';
import { randomFrom } from '../../../src/players/decisionRandom.ts';
import { randomPlayer } from '../../../src/players/randomPlayer.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import { playHand, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { keptLog } from '../tableService.ts';

/** Views of all decisions of one hand, each of the seat whose turn it is. */
function decisions(seed: number): readonly SeatView[] {
  const views: SeatView[] = [];
  const random = seededRandom(seed);
  playHand(
    randomSetup(random),
    perSeat(() => randomPlayer),
    random,
    (state) => {
      const turn = turnOf(state);
      if (turn !== null) views.push(seatView(state, turn));
    },
  );
  return views;
}

const VIEWS = decisions(3);
const [open] = VIEWS.filter(({ phase, legal }) => phase === 'play' && legal.length > 6) as [SeatView];
const [forced] = VIEWS.filter(({ phase, legal }) => phase === 'play' && legal.length === 1) as [SeatView];

const SECRET = 'a secret';
const seedOf = decisionSeeds(SECRET);

const simple = (view: SeatView, decision: string) => simplePlayer(view, randomFrom(seedOf(decision)));

const PLANTED = {
  failing: new URL('planted/failing.ts', import.meta.url),
  dying: new URL('planted/dying.ts', import.meta.url),
  endless: new URL('planted/endless.ts', import.meta.url),
  unable: new URL('planted/unable.ts', import.meta.url),
  slow: new URL('planted/slow.ts', import.meta.url),
  seeded: new URL('planted/seeded.ts', import.meta.url),
  starved: new URL('planted/starved.ts', import.meta.url),
} as const;

let thinking: Thinking;
let lines: readonly string[];

/** Thinks with a thread of `planted/`, or as the bot does. */
function think(planted: keyof typeof PLANTED | null, threads = 1, secret = SECRET): Thinking {
  const kept = keptLog();
  lines = kept.lines;
  thinking = new Thinking({
    threads,
    seedOf: decisionSeeds(secret),
    log: kept.log,
    ...(planted ? { thread: PLANTED[planted] } : {}),
  });
  return thinking;
}

afterEach(() => thinking.stop());

describe('a computer', () => {
  test.each(['club', 'expert'] as const)('of the level %s decides in a thread', async (level) => {
    think(null);
    expect(open.legal).toContainEqual(await thinking.decide(open, level, 't 1 0 5'));
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('that is expected finds a thread that was made ready for it, unless it needs none', async () => {
    think('unable');
    thinking.expect(['beginner', 'beginner']);
    thinking.expect([]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lines).toEqual([]);
    thinking.expect(['beginner', 'club']);
    await vi.waitFor(() => expect(lines).toEqual(['error: a thinking thread ended']), 10_000);
  });

  test('that has no choice asks no thread, and a beginner never does', async () => {
    think('unable');
    expect(await thinking.decide(forced, 'expert', 't')).toEqual(forced.legal[0]);
    expect(await thinking.decide(open, 'beginner', 't')).toEqual(simple(open, 't'));
    expect(lines).toEqual([]);
  });

  test.each<[keyof typeof PLANTED, readonly string[]]>([
    ['failing', ['error: a computer failed; the simple player decided']],
    ['dying', ['error: a computer failed; the simple player decided']],
    ['endless', ['warn: a computer was late; the simple player decided']],
    ['unable', ['error: a thinking thread ended', 'warn: a computer was late; the simple player decided']],
  ])('plays on simply where its thread is %s, and the log says so once', async (planted, said) => {
    think(planted);
    for (const decision of ['one', 'two']) {
      expect(await thinking.decide(open, 'expert', decision)).toEqual(simple(open, decision));
    }
    expect(lines).toEqual(said);
  });

  test('plays what its thread has found, though that got the processor late', async () => {
    think('starved');
    expect(await thinking.decide(open, 'expert', 'one')).toEqual(open.legal.at(-1));
    expect(lines).toEqual([]);
  });

  test('is answered where more wait than can be thought about at once', async () => {
    think('slow', 2);
    const crowd = Array.from({ length: 40 }, (_, number) => thinking.decide(open, 'club', `t ${number}`));
    const last = open.legal.at(-1);
    const moves = await Promise.all(crowd);
    expect(moves.filter((move) => move === null)).toEqual([]);
    expect(moves.filter((move) => JSON.stringify(move) === JSON.stringify(last)).length).toBeGreaterThan(0);
  });

  test('decides the same after a restart; who does not know the secret cannot tell what', async () => {
    const decided = async (secret: string): Promise<readonly string[]> => {
      think('seeded', 1, secret);
      const moves: string[] = [];
      for (let decision = 0; decision < 20; decision++) {
        moves.push(JSON.stringify(await thinking.decide(open, 'club', `t 1 ${decision}`)));
      }
      await thinking.stop();
      return moves;
    };
    const moves = await decided('one secret');
    expect(await decided('one secret')).toEqual(moves);
    expect(await decided('another secret')).not.toEqual(moves);
  });

  test('is answered when everything stops', async () => {
    think('endless');
    const waiting = ['one', 'two', 'three'].map((decision) => thinking.decide(open, 'expert', decision));
    await thinking.stop();
    expect(await Promise.all(waiting)).toEqual(
      ['one', 'two', 'three'].map((decision) => simple(open, decision)),
    );
    expect(await thinking.decide(open, 'expert', 'four')).toEqual(simple(open, 'four'));
  });
});

test('what computers have thought is told at the end, in milliseconds', async () => {
  think('slow');
  await thinking.decide(open, 'club', 'one');
  await thinking.stop();
  expect(lines).toEqual(['info: computers have thought']);
});
