import type { Log } from '../log.ts';
import type { After, EventStore, TableObserver } from './ports.ts';

/** However far the next deadline is, the clockwork looks again after this many milliseconds. */
const POLL = 30_000;

interface Parts {
  readonly deadlines: Pick<EventStore, 'due' | 'nextDue'>;
  /** Lets the clock act at a table. */
  readonly tick: (table: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The timer that goes with `now`; the computer's own if absent. */
  readonly after?: After;
  readonly log: Log;
}

/** The computer's own timer. */
export const systemTimer: After = (wait, job) => {
  const timer = setTimeout(job, wait);
  return () => clearTimeout(timer);
};

/**
 * Lets tables act when their deadlines pass. Deadlines are rows of the store, so everything that came due
 * while no process ran is done at the start; one timer waits for the next row.
 */
export class Clockwork implements TableObserver {
  private readonly parts: Parts;
  private callOff: (() => void) | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Settles once everything that was overdue is done. */
  async start(): Promise<void> {
    this.stopped = false;
    this.wake();
    await this.running;
  }

  /** A change may have moved any deadline. */
  changed(): void {
    this.wake();
  }

  /** Settles when nothing is being done any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff?.();
    await this.running;
  }

  private wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  private async run(): Promise<void> {
    const { deadlines, now, after = systemTimer, log } = this.parts;
    let wait = POLL;
    this.callOff?.();
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        for (const table of await deadlines.due(now())) await this.tick(table);
        // What is overdue still, since it could not be done, waits for the next poll.
        const time = now();
        const next = await deadlines.nextDue(time);
        wait = next === null ? POLL : Math.min(POLL, next - time);
      } catch (error) {
        log.error({ err: error }, 'deadlines could not be read');
      }
    }
    if (!this.stopped) this.callOff = after(wait, () => this.wake());
  }

  private async tick(table: string): Promise<void> {
    if (this.stopped) return;
    try {
      await this.parts.tick(table);
    } catch (error) {
      this.parts.log.error({ err: error, table }, 'the clock could not act at a table');
    }
  }
}
