import type { TableState } from '../core/table/state.ts';

interface Entry {
  readonly state: TableState;
  readonly version: number;
}

/** Folded states of the tables used last; a bound, not a truth: every append checks the version. */
export class StateCache {
  private readonly entries = new Map<string, Entry>();
  private readonly capacity: number;

  constructor(capacity = 500) {
    this.capacity = capacity;
  }

  get(table: string): Entry | undefined {
    const entry = this.entries.get(table);
    if (entry) {
      // Maps keep insertion order: what was used last goes to the end.
      this.entries.delete(table);
      this.entries.set(table, entry);
    }
    return entry;
  }

  put(table: string, entry: Entry): void {
    this.entries.delete(table);
    this.entries.set(table, entry);
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.capacity && !oldest.done) this.entries.delete(oldest.value);
  }

  drop(table: string): void {
    this.entries.delete(table);
  }
}
