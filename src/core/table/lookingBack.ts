import type { TableAction } from './action.ts';
import { expiryOf } from './clock.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import { peopleAt, seatedIn } from './seating.ts';

/**
 * Somebody looks at a hand that is over. Where nobody else sits, the next hand is not dealt over their reading: it
 * waits until it is asked for. Where others do, the clock runs on.
 */
export function lookBack(draft: Draft, { by }: Extract<TableAction, { do: 'look-back' }>): Decision {
  const actor = seatedIn(draft.state, by);
  if (!actor.ok) return actor.error;
  if (actor.value.state.phase !== 'between') return null;
  comeBack(draft, actor.value.chair);
  const { state } = draft;
  if (state.phase !== 'between' || state.paused || state.lookedBack) return null;
  // Without a clock it waits as it is.
  if (peopleAt(state.chairs).length > 1 || expiryOf(state) === null) return null;
  draft.add({ type: 'looked-back' });
  return null;
}
