import { setImmediate as othersTurn } from 'node:timers/promises';
import { evolveTable } from '../../core/table/evolve.ts';
import type { TableState } from '../../core/table/state.ts';
import type { BookedHand } from '../ledger.ts';
import type { EventStore } from '../ports.ts';
import { type FinishedRecord, recordsOf } from '../tableReading.ts';

/** Events that are read and folded at once: some milliseconds of work. */
const PORTION = 250;

/** Tables whose records are remembered: hands of tables that were played side by side alternate. */
const MOST_TABLES = 20;

/** Finds the records of hands in the histories of their tables, bit by bit, so that nobody has to wait. */
export class HandRecords {
  private readonly known = new Map<string, Promise<ReadonlyMap<number, FinishedRecord>>>();
  private readonly events: Pick<EventStore, 'load'>;

  constructor(events: Pick<EventStore, 'load'>) {
    this.events = events;
  }

  /**
   * Null for a hand that was entered, even in place of one that was played, whose table and number it has; and for
   * one of which nothing may be told.
   */
  async of({ table, number, enteredBy, concealed }: BookedHand): Promise<FinishedRecord | null> {
    if (table === null || enteredBy !== null || concealed) return null;
    return (await this.at(table)).get(number) ?? null;
  }

  private at(table: string): Promise<ReadonlyMap<number, FinishedRecord>> {
    const known = this.known.get(table);
    if (known) return known;
    const read = this.read(table);
    this.known.set(table, read);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_TABLES && oldest !== undefined) this.known.delete(oldest);
    return read;
  }

  /** Of the whole history: what its end says decides whether anything of it may be told. */
  private async read(table: string): Promise<ReadonlyMap<number, FinishedRecord>> {
    let state: TableState | null = null;
    for (let version = 0; ; ) {
      const events = await this.events.load(table, version, PORTION);
      for (const event of events) state = evolveTable(state, event);
      version += events.length;
      if (events.length < PORTION) break;
      await othersTurn();
    }
    const records = state ? recordsOf(state) : [];
    return new Map(records.map((record) => [record.number, record]));
  }
}
