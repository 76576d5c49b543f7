import type { SeatView } from '../../core/view/seatView.ts';
import type { Analysis } from '../../players/coach/analysis.ts';
import type { SeedOf } from '../decisionSeeds.ts';
import { Thinker } from '../thinking/thinker.ts';
import type { Analyst, Urgency } from './analyst.ts';

/** What the thread is asked. */
export interface AnalysisQuestion {
  readonly view: SeatView;
  /** All chance follows from it. */
  readonly seed: string;
  /** How long it may think, milliseconds. */
  readonly time: number;
}

/** What it has found. */
export interface AnalysisFound {
  readonly said: 'found';
  readonly analysis: Analysis | null;
}

interface Job {
  readonly view: SeatView;
  readonly seed: string;
  readonly urgency: Urgency;
  readonly resolve: (analysis: Analysis | null) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Thinking is bounded by its work, so that it comes out the same however busy the machine is. This only ends what would
 * not end in any reasonable time, and how long an answer is awaited. Milliseconds.
 */
const LONGEST = 60_000;
const PATIENCE = 65_000;

/** A thread that nobody has asked anything for so long is ended: it takes room. Milliseconds. */
const IDLE = 5 * 60_000;

const STOPPED = 'The coach was stopped';

/**
 * Thinks in one thread of its own, of the least priority, about one decision at a time. It starts with the first
 * question, and ends when there has been none for long.
 */
export class ThreadAnalyst implements Analyst {
  private readonly seedOf: SeedOf;
  private readonly thread: URL;
  private readonly waiting: Job[] = [];
  private thinker: Thinker<AnalysisQuestion, AnalysisFound> | null = null;
  private idling: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(seedOf: SeedOf, thread = new URL('./analysisThread.ts', import.meta.url)) {
    this.seedOf = seedOf;
    this.thread = thread;
  }

  analyse(view: SeatView, decision: string, urgency: Urgency): Promise<Analysis | null> {
    if (this.stopped) return Promise.reject(new Error(STOPPED));
    return new Promise((resolve, reject) => {
      this.waiting.push({ view, seed: this.seedOf(decision), urgency, resolve, reject });
      this.proceed();
    });
  }

  /** Ends the thread; whoever still waits is refused. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idling);
    this.refuseAll(new Error(STOPPED));
    await this.thinker?.stop();
  }

  private proceed(): void {
    clearTimeout(this.idling);
    if (this.stopped) return;
    const thinker = this.thinker;
    if (this.waiting.length > 0 && !thinker) this.start();
    if (!thinker?.isFree) return;
    const urgent = this.waiting.findIndex(({ urgency }) => urgency === 'hint');
    const [next] = this.waiting.splice(Math.max(urgent, 0), 1);
    if (next) {
      void this.think(next, thinker);
    } else {
      this.idling = setTimeout(() => void thinker.stop(), IDLE);
      this.idling.unref();
    }
  }

  private start(): void {
    this.thinker = new Thinker<AnalysisQuestion, AnalysisFound>(this.thread, {
      onFree: () => this.proceed(),
      onEnd: (error) => {
        this.thinker = null;
        // It came to nothing before anybody asked it: the next one would not do better.
        if (error) this.refuseAll(error);
        this.proceed();
      },
    });
  }

  private async think(job: Job, thinker: Thinker<AnalysisQuestion, AnalysisFound>): Promise<void> {
    const { view, seed, resolve, reject } = job;
    const outcome = await thinker.ask({ view, seed, time: LONGEST }, PATIENCE);
    if (outcome.said === 'found') resolve(outcome.analysis);
    else reject(new Error(outcome.said === 'late' ? 'The coach was late' : outcome.where));
  }

  private refuseAll(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
