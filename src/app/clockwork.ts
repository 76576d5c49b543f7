import type { Log } from '../log.ts';
import type { EventStore, TableObserver } from './ports.ts';
import type { Tables } from './tables.ts';

/** Due rows are looked for at least so often, whatever the timer says. Milliseconds. */
const LONGEST_SLEEP = 1_000;

/**
 * Lets time pass at the tables: deadlines are rows, so whatever fell due while no process ran happens at the
 * start. One look a second finds what is due; a table's own decision says what that means.
 */
export class Clockwork implements TableObserver {
  private readonly parts: {
    readonly tables: Tables;
    readonly due: Pick<EventStore, 'due'>;
    readonly now: () => number;
    readonly log: Log;
  };
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private stopped = true;

  constructor(parts: Clockwork['parts']) {
    this.parts = parts;
  }

  changed(): void {
    // The next look finds new deadlines early enough: none is shorter than a look's distance.
  }

  async start(): Promise<void> {
    this.stopped = false;
    await this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }

  private look(): Promise<void> {
    this.looking = this.tickAll()
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'the clock could not look'))
      .then(() => {
        if (!this.stopped) this.timer = setTimeout(() => void this.look(), LONGEST_SLEEP);
      });
    return this.looking;
  }

  private async tickAll(): Promise<void> {
    for (const table of await this.parts.due.due(this.parts.now())) {
      if (this.stopped) return;
      const ticked = await this.parts.tables.act(table, { do: 'tick' });
      if (!ticked.ok) this.parts.log.error({ table, code: ticked.error.code }, 'a tick was refused');
    }
  }
}
