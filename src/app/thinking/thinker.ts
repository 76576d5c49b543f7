import { Worker } from 'node:worker_threads';
import type { Failed, Ready } from './thought.ts';

/** What came of a question; `late`: nothing in time. */
export type Outcome<F> = F | Failed | { readonly said: 'late' };

interface Hooks {
  /** It can take a question. */
  readonly onFree: () => void;
  /** It has ended; `error`: what nobody was told who had asked it something. */
  readonly onEnd: (error: Error | null) => void;
}

/** Whoever has not answered this long after its time never will. Milliseconds. */
const HOPELESS = 5_000;

/** Megabytes of a thread's heap. */
const ROOM = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

type Settle<F> = (outcome: Outcome<F>) => void;

/** A thread that thinks about one question at a time. It holds no token: its environment is empty. */
export class Thinker<Q, F extends { readonly said: 'found' }> {
  private readonly worker: Worker;
  private readonly hooks: Hooks;
  private state: 'starting' | 'free' | 'thinking' | 'ended' = 'starting';
  private settle: Settle<F> | null = null;
  private error: Error | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(thread: URL, hooks: Hooks) {
    this.hooks = hooks;
    this.worker = new Worker(thread, { env: {}, execArgv: [], resourceLimits: ROOM });
    // Nothing waits for it but somebody's turn.
    this.worker.unref();
    this.worker.on('message', (said: Ready | F | Failed) => this.hear(said));
    this.worker.on('error', (error) => {
      this.error = error;
    });
    this.worker.once('exit', (code) => this.ended(code));
  }

  get isFree(): boolean {
    return this.state === 'free';
  }

  /**
   * Asks it, where it is free. Where it takes longer than `patience` milliseconds the outcome is `late`; it goes
   * on thinking then and is free again when it has done.
   */
  ask(question: Q, patience: number): Promise<Outcome<F>> {
    if (!this.isFree) throw new Error(`This thread is ${this.state}`);
    this.state = 'thinking';
    this.worker.postMessage(question);
    return new Promise((resolve) => {
      this.settle = resolve;
      // An answer that has arrived while the loop was held up is heard before the immediate runs.
      this.timer = setTimeout(() => setImmediate(() => this.giveUp(resolve)), patience);
    });
  }

  /** Ends it; settles when it is gone. */
  async stop(): Promise<void> {
    this.state = 'ended';
    await this.worker.terminate();
  }

  private hear(said: Ready | F | Failed): void {
    clearTimeout(this.timer);
    // What it said last may arrive after it was told to stop.
    if (this.state !== 'ended') this.state = 'free';
    if (said.said !== 'ready') this.tell(said);
    this.hooks.onFree();
  }

  private giveUp(settle: Settle<F>): void {
    if (this.settle !== settle) return;
    this.tell({ said: 'late' });
    this.timer = setTimeout(() => void this.stop(), HOPELESS);
    this.timer.unref();
  }

  private ended(code: number): void {
    clearTimeout(this.timer);
    const wasAsked = this.settle !== null;
    this.state = 'ended';
    this.tell({ said: 'failed', where: this.error?.stack ?? `its thread ended (${code})` });
    this.hooks.onEnd(wasAsked ? null : this.error);
  }

  private tell(outcome: Outcome<F>): void {
    this.settle?.(outcome);
    this.settle = null;
  }
}
