import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { bookedHands } from './bookedHands.ts';
import type { NewHand } from './ledger.ts';
import type { EventStore } from './ports.ts';

/** Work on the books that is done bit by bit; how far it has come is stored, so that a new process goes on. */
export interface Upkeep {
  /** Tables that were played before there were books. */
  unbooked(): Promise<readonly string[]>;
  /** Books those of the hands that are not in the books yet. */
  book(hands: readonly NewHand[]): Promise<void>;
  /** Everything of the table is booked. */
  booked(table: string): Promise<void>;
  /** Servers whose ratings are to be worked out anew. */
  outdated(): Promise<readonly string[]>;
  /** Rates so many hands; false: they were the last, and the ratings are right. */
  rate(guildId: string, hands: number): Promise<boolean>;
}

/** Where the histories of tables go that ended: they are read as before, and take a fraction of the room. */
export interface Archive {
  /** Tables that ended, and at which nothing has happened since `before` (milliseconds since 1970). */
  unarchived(before: number): Promise<readonly string[]>;
  archive(table: string): Promise<void>;
}

interface Parts {
  readonly upkeep: Upkeep;
  readonly archive: Archive;
  readonly events: Pick<EventStore, 'load'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** Hands booked in one transaction, and hands rated in one: some ten milliseconds of work each. */
const BOOKED_AT_ONCE = 5;
const RATED_AT_ONCE = 50;

/** Milliseconds from the end of a table to its archive: till then people come back to look. */
const BEFORE_ARCHIVE = 24 * 60 * 60 * 1_000;

/**
 * Books the tables of earlier versions, works ratings out anew after corrections, and archives tables, while everybody
 * plays on.
 */
export class Bookkeeping {
  private readonly parts: Parts;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Takes up what was left undone. */
  start(): void {
    this.stopped = false;
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** Settles when there is nothing left to do. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Settles when nothing is being done any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    // Whoever woke it is in the middle of something.
    await othersTurn();
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const { upkeep, archive, now } = this.parts;
        for (const table of await upkeep.unbooked()) await this.bookTable(table);
        for (const guildId of await upkeep.outdated()) await this.rateServer(guildId);
        for (const table of await archive.unarchived(now() - BEFORE_ARCHIVE)) await this.archiveTable(table);
      } catch (error) {
        this.parts.log.error({ err: error }, 'the books could not be kept');
      }
    }
  }

  private async bookTable(table: string): Promise<void> {
    const { upkeep, events, log } = this.parts;
    if (this.stopped) return;
    try {
      const portion: NewHand[] = [];
      for (const hand of bookedHands(null, await events.load(table))) {
        portion.push(hand);
        if (portion.length === BOOKED_AT_ONCE) await upkeep.book(portion.splice(0));
        await othersTurn();
        if (this.stopped) return;
      }
      await upkeep.book(portion);
      await upkeep.booked(table);
    } catch (error) {
      // One table that cannot be read must not keep the others from being booked; it is tried again next time.
      log.error({ err: error, table }, 'a table could not be booked');
    }
    await othersTurn();
  }

  private async rateServer(guildId: string): Promise<void> {
    while (!this.stopped && (await this.parts.upkeep.rate(guildId, RATED_AT_ONCE))) await othersTurn();
  }

  private async archiveTable(table: string): Promise<void> {
    if (this.stopped) return;
    try {
      await this.parts.archive.archive(table);
    } catch (error) {
      this.parts.log.error({ err: error, table }, 'a table could not be archived');
    }
    await othersTurn();
  }
}
