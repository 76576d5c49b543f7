import type { Log } from '../../log.ts';
import { type Outcome, Thinker } from './thinker.ts';

/** Something to think about. */
export interface Request<Q> {
  /** The question as a thread gets it, put when one is free; `behind`: how many wait after it. */
  readonly question: (behind: number) => Q;
  /** Goes before whatever is not; alike they go in the order in which they came. */
  readonly urgent: boolean;
  /** How long an answer is awaited once a thread thinks. Milliseconds. */
  readonly patience: number;
  /** How long a free thread is awaited, its start included; absent: as long as threads can start. Milliseconds. */
  readonly longestWait?: number;
}

/** What came of a request; `stopped`: nobody thinks any more. */
export type Answer<F> = Outcome<F> | { readonly said: 'stopped' };

interface Parts {
  /** How many think at once. */
  readonly threads: number;
  /** What a thread runs. */
  readonly thread: URL;
  readonly log: Log;
}

interface Waiting<Q, F> extends Request<Q> {
  readonly timer: NodeJS.Timeout | undefined;
  readonly settle: (answer: Answer<F>) => void;
}

/** A thread that nobody has asked anything for so long is ended: it takes room. Milliseconds. */
const IDLE = 5 * 60_000;

/** After a thread has ended the next one is not started before so many milliseconds. */
const RECOVERY = 1_000;

/**
 * Threads that think beside the event loop, and the queue before them. They start when there is something to think
 * about, the first of them also when it is expected; a thread that dies is replaced, and all end when there has been
 * nothing for long.
 */
export class Thinkers<Q, F extends { readonly said: 'found' }> {
  private readonly parts: Parts;
  private readonly thinkers = new Set<Thinker<Q, F>>();
  private readonly queue: Waiting<Q, F>[] = [];
  private notBefore = 0;
  private idling: NodeJS.Timeout | undefined;
  private stopped = false;
  private lastError: string | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Settles in any case; never rejects. */
  ask(request: Request<Q>): Promise<Answer<F>> {
    if (this.stopped) return Promise.resolve({ said: 'stopped' });
    return new Promise((settle) => {
      const { longestWait } = request;
      const timer =
        longestWait === undefined
          ? undefined
          : setTimeout(() => this.drop(waiting, { said: 'late' }), longestWait);
      const waiting: Waiting<Q, F> = { ...request, timer, settle };
      const later = request.urgent ? this.queue.findIndex(({ urgent }) => !urgent) : -1;
      this.queue.splice(later < 0 ? this.queue.length : later, 0, waiting);
      this.proceed();
    });
  }

  /** Somebody will ask before long: a thread is made ready if there is none. */
  expect(): void {
    if (this.thinkers.size === 0) this.start();
  }

  /** Ends all threads; whoever waits is told so. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idling);
    for (const waiting of this.queue.splice(0)) settled(waiting, { said: 'stopped' });
    await Promise.all([...this.thinkers].map((thinker) => thinker.stop()));
  }

  private proceed(): void {
    clearTimeout(this.idling);
    if (this.stopped) return;
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
    const thinker = new Thinker<Q, F>(this.parts.thread, {
      onFree: () => this.proceed(),
      onEnd: (error) => {
        this.thinkers.delete(thinker);
        if (this.stopped) return;
        if (error) this.endedUnasked(error);
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

  /** The next one would hardly do better: whoever would wait for ever is told. The log says the same only once. */
  private endedUnasked(error: Error): void {
    const { thread, log } = this.parts;
    if (error.message !== this.lastError)
      log.error({ err: error, thread: nameOf(thread) }, 'a thinking thread ended');
    this.lastError = error.message;
    const patient = this.queue.filter(({ longestWait }) => longestWait === undefined);
    for (const waiting of patient)
      this.drop(waiting, { said: 'failed', where: error.stack ?? error.message });
  }

  private rest(): void {
    for (const thinker of this.thinkers) if (thinker.isFree) void thinker.stop();
  }

  private async think(waiting: Waiting<Q, F>, thinker: Thinker<Q, F>): Promise<void> {
    clearTimeout(waiting.timer);
    const outcome = await thinker.ask(waiting.question(this.queue.length), waiting.patience);
    settled(waiting, this.stopped && outcome.said !== 'found' ? { said: 'stopped' } : outcome);
  }

  /** Answers whoever still waits, without a thought. */
  private drop(waiting: Waiting<Q, F>, answer: Answer<F>): void {
    const at = this.queue.indexOf(waiting);
    if (at < 0) return;
    this.queue.splice(at, 1);
    settled(waiting, answer);
  }
}

function settled<F>({ timer, settle }: Waiting<unknown, F>, answer: Answer<F>): void {
  clearTimeout(timer);
  settle(answer);
}

const nameOf = (thread: URL): string => thread.pathname.split('/').at(-1) ?? '';
