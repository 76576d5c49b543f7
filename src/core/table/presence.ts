import type { TableAction } from './action.ts';
import type { ChairNumber } from './chairs.ts';
import type { Decision, Draft } from './draft.ts';
import { isAbsent, seatedIn } from './seating.ts';
import type { SessionState } from './state.ts';

/** Somebody whose chair was held shows that they are there again. */
export function returnToChair(draft: Draft, action: Extract<TableAction, { do: 'return' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  comeBack(draft, actor.value.chair);
  return null;
}

/**
 * Whatever a person does at the table shows that they are there, and takes their chair back from the computer. A
 * table that paused because nobody was there goes on.
 */
export function comeBack(draft: Draft, chair: ChairNumber): void {
  const occupant = draft.state.chairs[chair];
  if (isAbsent(occupant)) draft.add({ type: 'returned', chair });
  if (occupant?.kind === 'person' && hasPausedItself(draft.session)) {
    draft.add({ type: 'resumed', by: occupant.person.id });
  }
}

/** Whether a session waits for anybody to be there again, not for those who paused it. */
export const hasPausedItself = (session: Pick<SessionState, 'paused'> | null): boolean =>
  session?.paused?.by === null;
