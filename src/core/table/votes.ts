import { SEATS, type Seat } from '../seat.ts';
import { playsForAbsent } from './clock.ts';
import type { Draft } from './draft.ts';
import { isAbsent, presentAt, seatOf } from './seating.ts';
import type { SessionState } from './state.ts';

/** Votes to end the session early by people who still sit at the table. */
export const endVotes = (state: SessionState): number =>
  state.endVotes.filter((voter) => seatOf(state.chairs, voter) !== null).length;

/** More than half of the people present. */
export const endVotesNeeded = (state: SessionState): number =>
  Math.floor(presentAt(state.chairs).length / 2) + 1;

/** Votes to remove the person on a seat by people who still sit at the table. */
export const votesFor = (state: SessionState, seat: Seat): number =>
  state.removalVotes.filter((vote) => vote.seat === seat && seatOf(state.chairs, vote.by) !== null).length;

/** How many people could vote on removing the person on a seat. */
export function votersOn(state: SessionState, seat: Seat): number {
  const chair = state.chairs[seat];
  const person = chair.kind === 'person' ? chair.person.id : null;
  return presentAt(state.chairs).filter((occupant) => occupant.person.id !== person).length;
}

/**
 * Votes it takes: all of the others, and two at least, for somebody present; half of them for somebody absent,
 * and one where everybody waits for that person.
 */
export function votesNeeded(state: SessionState, seat: Seat): number {
  const others = votersOn(state, seat);
  if (!isAbsent(state.chairs[seat])) return Math.max(2, others);
  return playsForAbsent(state) ? Math.max(1, Math.ceil(others / 2)) : 1;
}

/**
 * Does what has been voted for: also where nobody votes now, since fewer votes may be needed than when they
 * were given. `vacate` takes a person off a seat.
 */
export function settleVotes(draft: Draft, vacate: (draft: Draft, seat: Seat) => void): void {
  for (const seat of SEATS) {
    const now = draft.session;
    if (now && votesFor(now, seat) > 0 && votesFor(now, seat) >= votesNeeded(now, seat)) vacate(draft, seat);
  }
  const now = draft.session;
  if (now && endVotes(now) > 0 && endVotes(now) >= endVotesNeeded(now)) {
    draft.add({ type: 'table-ended', reason: 'voted' });
  }
}
