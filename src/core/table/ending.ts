import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import { seatedIn } from './seating.ts';
import { isSession } from './state.ts';

/** Ends the session early once more than half of the people present want it; the score so far stands. */
export function voteEnd(draft: Draft, action: Extract<TableAction, { do: 'vote-end' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.endVotes.includes(action.by)) return { code: 'already-voted' };
  comeBack(draft, chair);
  draft.add({ type: 'end-voted', by: action.by });
  return null;
}

export function pause(draft: Draft, action: Extract<TableAction, { do: 'pause' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.paused) return { code: 'paused' };
  comeBack(draft, chair);
  draft.add({ type: 'paused', by: action.by });
  return null;
}

export function resume(draft: Draft, action: Extract<TableAction, { do: 'resume' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (!state.paused) return { code: 'not-paused' };
  draft.add({ type: 'resumed', by: action.by });
  comeBack(draft, chair);
  return null;
}

/** Closes a lobby (host, moderator) or a session (moderator; for the host it counts as a vote to end). */
export function close(draft: Draft, action: Extract<TableAction, { do: 'close' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  if (!action.moderator && state.host !== action.by) return { code: 'not-host' };
  if (isSession(state) && !action.moderator) return voteEnd(draft, { do: 'vote-end', by: action.by });
  draft.add({ type: 'table-ended', reason: 'closed' });
  return null;
}
