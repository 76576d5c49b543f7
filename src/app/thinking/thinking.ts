import { availableParallelism, loadavg } from 'node:os';
import type { Level } from '../../core/level.ts';
import type { Move } from '../../core/table/action.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Log } from '../../log.ts';
import { randomFrom } from '../../players/decisionRandom.ts';
import { simplePlayer } from '../../players/simplePlayer.ts';
import type { ComputerPlayer } from '../computerSeats.ts';
import type { SeedOf } from '../decisionSeeds.ts';
import { Tally } from './tally.ts';
import type { Outcome } from './thinker.ts';
import { Thinkers } from './thinkers.ts';
import type { Found, Question } from './thought.ts';

/** How long a computer thinks about a decision, at most. Milliseconds. */
const THINKING_TIME = 300;

/**
 * How long an answer is awaited. A thread answers when its time is over; where it takes longer it did not get the
 * processor, and whatever it has found by then is better than the simple player's move. Giving up on it sooner would
 * not set it free, and the move is due later still. Milliseconds.
 */
const PATIENCE = 1_000;

/** Who has waited so long for a thread, its start included, gets the simple player's move. Milliseconds. */
const LONGEST_WAIT = 3_000;

/**
 * Everybody who waits shall be answered within so many milliseconds: less than the pause before a computer's move.
 * Where many wait, each is thought about for less time, but never less than `SHORTEST_TIME`.
 */
const ROUND = 900;
const SHORTEST_TIME = 40;

/** The level whose player is done at once; it also steps in where a thread fails. */
const QUICK: Level = 'beginner';

interface Parts {
  /** How many think at once. */
  readonly threads: number;
  readonly seedOf: SeedOf;
  readonly log: Log;
  /** What a thread runs. */
  readonly thread?: URL;
}

/** Whom the simple player has to help out, and how nobody came to think. */
type Trouble = Exclude<Outcome<Found>, { readonly said: 'found' }>;

/**
 * Thinks for all computers, beside the event loop: whoever clicks does not wait for it. Where a thread fails, or none
 * is free in time, the simple player decides on the spot.
 */
export class Thinking implements ComputerPlayer {
  private readonly parts: Parts;
  private readonly thinkers: Thinkers<Question, Found>;
  private readonly tally = new Tally();
  private readonly told = new Set<string>();

  constructor(parts: Parts) {
    const { thread = new URL('./thread.ts', import.meta.url) } = parts;
    this.parts = parts;
    this.thinkers = new Thinkers({ ...parts, thread });
  }

  async decide(view: SeatView, level: Level, decision: string): Promise<Move | null> {
    const only = onlyMove(view);
    if (only) return only;
    const seed = this.parts.seedOf(decision);
    if (level === QUICK) return simply(view, seed);
    const since = performance.now();
    let asked = since;
    const question = (behind: number): Question => {
      asked = performance.now();
      return { view, level, seed, time: this.timeEach(behind) };
    };
    const answer = await this.thinkers.ask({
      question,
      urgent: true,
      patience: PATIENCE,
      longestWait: LONGEST_WAIT,
    });
    if (answer.said === 'found') {
      this.tally.answered(performance.now() - asked, asked - since, answer);
      return answer.move;
    }
    if (answer.said !== 'stopped') this.stepIn(level, answer);
    return simply(view, seed);
  }

  expect(levels: readonly Level[]): void {
    if (levels.some((level) => level !== QUICK)) this.thinkers.expect();
  }

  /** Ends all threads; who still waits gets the simple player's move. */
  async stop(): Promise<void> {
    await this.thinkers.stop();
    const figures = this.tally.figures();
    if (figures.decisions + figures.steppedIn > 0) this.parts.log.info(figures, 'computers have thought');
  }

  /** How long a decision is thought about, where so many wait behind it. Milliseconds. */
  private timeEach(behind: number): number {
    const share = (ROUND * this.parts.threads) / (behind + 1);
    return Math.max(SHORTEST_TIME, Math.min(THINKING_TIME, share));
  }

  /** The log says the same only once: a busy machine may be late often, and a bug shows itself often. */
  private stepIn(level: Level, trouble: Trouble): void {
    this.tally.failed();
    const what = JSON.stringify([level, trouble]);
    if (this.told.has(what)) return;
    this.told.add(what);
    const { log } = this.parts;
    const { decisions, steppedIn } = this.tally.figures();
    const load = { runnable: loadavg()[0], cores: availableParallelism() };
    if (trouble.said === 'late') {
      log.warn({ level, decisions, steppedIn, ...load }, 'a computer was late; the simple player decided');
    } else {
      log.error({ level, where: trouble.where }, 'a computer failed; the simple player decided');
    }
  }
}

const simply = (view: SeatView, seed: string): Move | null => simplePlayer(view, randomFrom(seed));

/** The move of a seat that has no choice; null: it has one. */
function onlyMove({ legal }: SeatView): Move | null {
  const [only, ...others] = legal;
  if (!only || others.length > 0) return null;
  if (only.do !== 'pass') return only;
  return only.count === only.must.length ? { do: 'pass', cards: only.must } : null;
}
