import type { TableEvent } from './event.ts';
import { isSession, type SessionState, type TableState } from './state.ts';

/** For what no decision leads to: a history is stored, and only a bug can break it. */
export function impossible(type: TableEvent['type']): never {
  throw new Error(`A table's history has ${type} where it cannot be`);
}

/** The session in which an event of this type must happen. */
export function session(state: TableState, type: TableEvent['type']): SessionState {
  return isSession(state) ? state : impossible(type);
}
