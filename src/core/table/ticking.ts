import type { Circumstances } from './action.ts';
import { deadlineOf, playsForAbsent, waitingFor } from './clock.ts';
import { deal, sealDeal } from './dealing.ts';
import type { Decision, Draft } from './draft.ts';
import { isComputersOnly } from './fixture.ts';
import { presentAt } from './seating.ts';
import { passHost } from './seats.ts';
import type { PlayingState } from './state.ts';

/** Misses in a row after which a computer holds the chair until its person acts again. */
const MISSES_UNTIL_HELD = 2;

/** Does what is due; nothing where nothing is. */
export function tick(draft: Draft, circumstances: Circumstances): Decision {
  const { state } = draft;
  const deadline = deadlineOf(state);
  if (!deadline || deadline.at > circumstances.at) return null;
  switch (state.phase) {
    case 'lobby':
      draft.add({ type: 'table-ended', reason: 'unused' });
      return null;
    case 'cutting':
      if (state.paused) draft.add({ type: 'table-ended', reason: 'unused' });
      else deal(draft, null, circumstances);
      return null;
    case 'between':
      if (state.paused || state.lookedBack) draft.add({ type: 'table-ended', reason: 'unused' });
      else if (presentAt(state.chairs).length === 0 && !isComputersOnly(state.fixture))
        draft.add({ type: 'paused', by: null });
      else sealDeal(draft, circumstances);
      return null;
    case 'playing':
      if (state.paused) draft.add({ type: 'table-ended', reason: 'unused' });
      else if (deadline.due === 'remind') remind(draft, state);
      else missMove(draft, state);
      return null;
    case 'ended':
      return null;
  }
}

function remind(draft: Draft, state: PlayingState): void {
  const waiting = waitingFor(state);
  if (waiting) draft.add({ type: 'reminded', chair: waiting.chair });
}

function missMove(draft: Draft, state: PlayingState): void {
  const waiting = waitingFor(state);
  const chair = waiting && state.chairs[waiting.chair];
  if (!waiting || chair?.kind !== 'person') return;
  if (!playsForAbsent(state)) {
    draft.add({ type: 'overdue', chair: waiting.chair });
    if (state.host === chair.person.id) passHost(draft, waiting.chair);
    return;
  }
  const held = chair.misses + 1 >= MISSES_UNTIL_HELD;
  draft.add({ type: 'move-missed', chair: waiting.chair, held });
  if (held && state.host === chair.person.id) passHost(draft, waiting.chair);
}
