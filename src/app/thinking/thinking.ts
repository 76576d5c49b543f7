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
import { type Outcome, Thinker } from './thinker.ts';

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

/** A thread that nobody has asked anything for so long is ended: it takes room. Milliseconds. */
const IDLE = 5 * 60_000;

/** After a thread has ended the next one is not started before so many milliseconds. */
const RECOVERY = 1_000;

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

/** A decision that waits for a free thread. */
interface Waiting {
  readonly view: SeatView;
  readonly level: Level;
  /** All chance follows from it. */
  readonly seed: string;
  /** Milliseconds of this process. */
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  readonly settle: (move: Move | null) => void;
}

/**
 * Thinks for all computers, beside the event loop: whoever clicks does not wait for it. Threads start when there is
 * something to think about, and end when there has been nothing for long. Where a thread fails, or none is free in
 * time, the simple player decides on the spot.
 */
export class Thinking implements ComputerPlayer {
  private readonly parts: Parts;
  private readonly thread: URL;
  private readonly thinkers = new Set<Thinker>();
  private readonly queue: Waiting[] = [];
  private readonly tally = new Tally();
  private readonly told = new Set<string>();
  private notBefore = 0;
  private idling: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.thread = parts.thread ?? new URL('./thread.ts', import.meta.url);
  }

  async decide(view: SeatView, level: Level, decision: string): Promise<Move | null> {
    const only = onlyMove(view);
    if (only) return only;
    const seed = this.parts.seedOf(decision);
    if (level === QUICK || this.stopped) return simply(view, seed);
    return new Promise((settle) => {
      const timer = setTimeout(() => this.miss(waiting), LONGEST_WAIT);
      const waiting: Waiting = { view, level, seed, since: performance.now(), timer, settle };
      this.queue.push(waiting);
      this.proceed();
    });
  }

  expect(levels: readonly Level[]): void {
    if (this.thinkers.size === 0 && levels.some((level) => level !== QUICK)) this.start();
  }

  /** Ends all threads; who still waits gets the simple player's move. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idling);
    for (const waiting of this.queue.splice(0)) this.settle(waiting, simply(waiting.view, waiting.seed));
    await Promise.all([...this.thinkers].map((thinker) => thinker.stop()));
    const figures = this.tally.figures();
    if (figures.decisions + figures.steppedIn > 0) this.parts.log.info(figures, 'computers have thought');
  }

  private proceed(): void {
    clearTimeout(this.idling);
    while (this.queue.length > 0) {
      const thinker = [...this.thinkers].find(({ isFree }) => isFree);
      if (!thinker) {
        this.start();
        return;
      }
      const next = this.queue.shift();
      if (next) void this.think(next, thinker);
    }
    this.idling = setTimeout(() => this.rest(), IDLE);
    this.idling.unref();
  }

  /** One more thread, if there may be one. */
  private start(): void {
    const isResting = performance.now() < this.notBefore;
    if (this.stopped || isResting || this.thinkers.size >= this.parts.threads) return;
    const thinker = new Thinker(this.thread, {
      onFree: () => this.proceed(),
      onEnd: (error) => {
        this.thinkers.delete(thinker);
        if (this.stopped) return;
        if (error && this.isNew(error.message))
          this.parts.log.error({ err: error }, 'a thread of the computers ended');
        this.notBefore = performance.now() + RECOVERY;
        setTimeout(() => {
          // The timer may be a fraction of a millisecond ahead of the clock.
          this.notBefore = 0;
          this.proceed();
        }, RECOVERY).unref();
      },
    });
    this.thinkers.add(thinker);
  }

  private rest(): void {
    for (const thinker of this.thinkers) if (thinker.isFree) void thinker.stop();
  }

  private async think(waiting: Waiting, thinker: Thinker): Promise<void> {
    const { view, level, seed, since } = waiting;
    const asked = performance.now();
    const time = this.timeEach();
    const outcome = await thinker.ask({ view, level, seed, time }, PATIENCE);
    if (outcome.said === 'found') {
      this.tally.answered(performance.now() - asked, asked - since, outcome);
      this.settle(waiting, outcome.move);
    } else {
      this.stepIn(waiting, outcome);
    }
  }

  /** How long each decision is thought about, where as many wait as now. Milliseconds. */
  private timeEach(): number {
    const share = (ROUND * this.parts.threads) / (this.queue.length + 1);
    return Math.max(SHORTEST_TIME, Math.min(THINKING_TIME, share));
  }

  /** No thread was free in time. */
  private miss(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting);
    if (at < 0) return;
    this.queue.splice(at, 1);
    this.stepIn(waiting, { said: 'late' });
  }

  private stepIn(waiting: Waiting, outcome: Exclude<Outcome, { said: 'found' }>): void {
    if (!this.stopped) {
      this.tally.failed();
      this.note(waiting.level, outcome);
    }
    this.settle(waiting, simply(waiting.view, waiting.seed));
  }

  private note(level: Level, outcome: Exclude<Outcome, { said: 'found' }>): void {
    if (!this.isNew(JSON.stringify([level, outcome]))) return;
    const { log } = this.parts;
    const { decisions, steppedIn } = this.tally.figures();
    const load = { runnable: loadavg()[0], cores: availableParallelism() };
    if (outcome.said === 'late') {
      log.warn({ level, decisions, steppedIn, ...load }, 'a computer was late; the simple player decided');
    }
    if (outcome.said === 'failed')
      log.error({ level, where: outcome.where }, 'a computer failed; the simple player decided');
  }

  /** The log says the same only once: a busy machine may be late often, and a bug shows itself often. */
  private isNew(what: string): boolean {
    const before = this.told.size;
    return this.told.add(what).size > before;
  }

  private settle({ timer, settle }: Waiting, move: Move | null): void {
    clearTimeout(timer);
    settle(move);
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
