import type { TableEvent, TableFact } from './event.ts';
import { evolveTable } from './evolve.ts';
import type { TableRejection } from './rejection.ts';
import { isSession, type SessionState, type TableState } from './state.ts';

/** Why an action is not taken; null: what it leads to stands in the draft. */
export type Decision = TableRejection | null;

/**
 * What a decision has led to so far. Mutable inside one decision only: `add` folds each event at once, so
 * that what follows is decided on the state that it will find.
 */
export class Draft {
  readonly events: TableEvent[] = [];
  private present: TableState | null;
  private readonly at: number;

  constructor(state: TableState | null, at: number) {
    this.present = state;
    this.at = at;
  }

  get state(): TableState {
    if (!this.present) throw new Error('Nothing has happened at this table yet');
    return this.present;
  }

  get session(): SessionState | null {
    return isSession(this.state) ? this.state : null;
  }

  add(fact: TableFact): this {
    const event: TableEvent = { ...fact, at: this.at };
    this.events.push(event);
    this.present = evolveTable(this.present, event);
    return this;
  }
}
