import type { SeatView } from '../../core/view/seatView.ts';
import type { Log } from '../../log.ts';
import type { Analysis } from '../../players/coach/analysis.ts';
import type { SeedOf } from '../decisionSeeds.ts';
import { Thinkers } from '../thinking/thinkers.ts';
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

/**
 * Thinking is bounded by its work, so that it comes out the same however busy the machine is. This only ends what would
 * not end in any reasonable time, and how long an answer is awaited. Milliseconds.
 */
const LONGEST = 60_000;
const PATIENCE = 65_000;

interface Parts {
  readonly seedOf: SeedOf;
  readonly log: Log;
  /** What the thread runs. */
  readonly thread?: URL;
}

/**
 * Thinks in one thread of the least priority that nothing else is asked of, about one decision at a time: no computer's
 * move waits for it.
 */
export class ThreadAnalyst implements Analyst {
  private readonly seedOf: SeedOf;
  private readonly thinkers: Thinkers<AnalysisQuestion, AnalysisFound>;

  constructor({ seedOf, log, thread = new URL('./analysisThread.ts', import.meta.url) }: Parts) {
    this.seedOf = seedOf;
    this.thinkers = new Thinkers({ threads: 1, thread, log });
  }

  async analyse(view: SeatView, decision: string, urgency: Urgency): Promise<Analysis | null> {
    const seed = this.seedOf(decision);
    const answer = await this.thinkers.ask({
      question: () => ({ view, seed, time: LONGEST }),
      urgent: urgency === 'hint',
      patience: PATIENCE,
    });
    switch (answer.said) {
      case 'found':
        return answer.analysis;
      case 'failed':
        throw new Error(answer.where);
      case 'late':
        throw new Error('The coach was late');
      case 'stopped':
        throw new Error('The coach was stopped');
    }
  }

  /** Ends the thread; whoever still waits is refused. */
  async stop(): Promise<void> {
    await this.thinkers.stop();
  }
}
