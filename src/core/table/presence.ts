import type { TableAction } from './action.ts';
import type { ChairNumber } from './chairs.ts';
import type { Decision, Draft } from './draft.ts';
import { isAbsent, seatedIn } from './seating.ts';

/** Somebody whose chair was held shows that they are there again. */
export function returnToChair(draft: Draft, action: Extract<TableAction, { do: 'return' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  comeBack(draft, actor.value.chair);
  return null;
}

/** Whatever a person does at the table shows that they are there, and takes their chair back from the computer. */
export function comeBack(draft: Draft, chair: ChairNumber): void {
  if (isAbsent(draft.state.chairs[chair])) draft.add({ type: 'returned', chair });
}
