import type { Seat } from '../seat.ts';
import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { isAbsent, seatedIn } from './seating.ts';
import type { TableState } from './state.ts';

/** Somebody whose seat was held shows that they are there again. */
export function returnToSeat(draft: Draft, action: Extract<TableAction, { do: 'return' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { seat } = actor.value;
  comeBack(draft, seat);
  return null;
}

/** Whatever a person does at the table shows that they are there, and takes their seat back from the computer. */
export function comeBack(draft: Draft, seat: Seat): void {
  if (isAway(draft.state, seat)) draft.add({ type: 'returned', seat });
}

/** Has missed a move and not acted since, or is about to be played for. */
function isAway(state: TableState, seat: Seat): boolean {
  const chair = state.chairs[seat];
  if (chair?.kind !== 'person') return false;
  return isAbsent(chair) || (state.phase === 'playing' && state.substituted === seat);
}
