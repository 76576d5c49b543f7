import { type ChairNumber, chairNumbers } from './chairs.ts';
import { playsForAbsent } from './clock.ts';
import type { Draft } from './draft.ts';
import { chairOf, isAbsent, occupantOf, presentAt } from './seating.ts';
import type { SessionState } from './state.ts';

/** Votes to end the session early by people who still sit at the table. */
export const endVotes = (state: SessionState): number =>
  state.endVotes.filter((voter) => chairOf(state.chairs, voter) !== null).length;

/** More than half of the people present. */
export const endVotesNeeded = (state: SessionState): number =>
  Math.floor(presentAt(state.chairs).length / 2) + 1;

/** Votes to remove the person on a chair by people who still sit at the table. */
export const votesFor = (state: SessionState, chair: ChairNumber): number =>
  state.removalVotes.filter((vote) => vote.chair === chair && chairOf(state.chairs, vote.by) !== null).length;

/** How many people could vote on removing the person on a chair. */
export function votersOn(state: SessionState, chair: ChairNumber): number {
  const asked = occupantOf(state, chair);
  const person = asked.kind === 'person' ? asked.person.id : null;
  return presentAt(state.chairs).filter((occupant) => occupant.person.id !== person).length;
}

/**
 * Votes it takes: all of the others, and two at least, for somebody present; half of them for somebody absent,
 * and one where everybody waits for that person.
 */
export function votesNeeded(state: SessionState, chair: ChairNumber): number {
  const others = votersOn(state, chair);
  if (!isAbsent(state.chairs[chair])) return Math.max(2, others);
  return playsForAbsent(state) ? Math.max(1, Math.ceil(others / 2)) : 1;
}

/**
 * Does what has been voted for: also where nobody votes now, since fewer votes may be needed than when they
 * were given. `vacate` takes a person off a chair.
 */
export function settleVotes(draft: Draft, vacate: (draft: Draft, chair: ChairNumber) => void): void {
  for (const chair of chairNumbers(draft.state.chairs)) {
    const now = draft.session;
    if (now && votesFor(now, chair) >= votesNeeded(now, chair)) vacate(draft, chair);
  }
  const now = draft.session;
  if (now && endVotes(now) >= endVotesNeeded(now)) {
    draft.add({ type: 'table-ended', reason: 'voted' });
  }
}
