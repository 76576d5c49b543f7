import { Worker } from 'node:worker_threads';
import type { SeatView } from '../../core/view/seatView.ts';
import type { Analysis } from '../../players/coach/analysis.ts';
import type { Analyst, Urgency } from './analyst.ts';

/** What a thread is asked. */
export interface AnalysisRequest {
  readonly view: SeatView;
  readonly decision: string;
}

interface Job extends AnalysisRequest {
  readonly urgency: Urgency;
  readonly resolve: (analysis: Analysis | null) => void;
  readonly reject: (reason: unknown) => void;
}

const STOPPED = 'The coach was stopped';

/** Thinks in one thread of its own, which starts with the first question: about one decision at a time. */
export class ThreadAnalyst implements Analyst {
  private readonly waiting: Job[] = [];
  private running: Job | null = null;
  private worker: Worker | null = null;
  private stopped = false;

  analyse(view: SeatView, decision: string, urgency: Urgency): Promise<Analysis | null> {
    if (this.stopped) return Promise.reject(new Error(STOPPED));
    return new Promise((resolve, reject) => {
      this.waiting.push({ view, decision, urgency, resolve, reject });
      this.next();
    });
  }

  /** Ends the thread; whoever still waits is refused. */
  async stop(): Promise<void> {
    this.stopped = true;
    const { worker } = this;
    this.worker = null;
    for (const job of this.waiting.splice(0)) job.reject(new Error(STOPPED));
    this.fail(new Error(STOPPED));
    await worker?.terminate();
  }

  private next(): void {
    if (this.running || this.stopped) return;
    const urgent = this.waiting.findIndex(({ urgency }) => urgency === 'hint');
    const [job] = this.waiting.splice(Math.max(urgent, 0), 1);
    if (!job) return;
    this.running = job;
    this.worker ??= this.start();
    const { view, decision } = job;
    this.worker.postMessage({ view, decision } satisfies AnalysisRequest);
  }

  private start(): Worker {
    // Its environment is empty: it holds no token.
    const worker = new Worker(new URL('./analysisThread.ts', import.meta.url), { env: {} });
    worker.unref();
    worker.on('message', (analysis: Analysis | null) => {
      const job = this.running;
      this.running = null;
      job?.resolve(analysis);
      this.next();
    });
    worker.on('error', (error) => this.lost(worker, error));
    worker.on('exit', (code) => this.lost(worker, new Error(`The coach's thread ended (${code})`)));
    return worker;
  }

  /** The thread is gone: the question that it thought about is refused, the next one starts another. */
  private lost(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.fail(error);
    this.next();
  }

  private fail(error: unknown): void {
    const job = this.running;
    this.running = null;
    job?.reject(error);
  }
}
