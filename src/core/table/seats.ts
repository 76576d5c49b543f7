import { SEATS, type Seat } from '../seat.ts';
import type { TableAction } from './action.ts';
import type { Decision, Draft } from './draft.ts';
import type { PersonId } from './occupant.ts';
import { comeBack } from './presence.ts';
import { freeComputerName, isAbsent, nextHost, peopleAt, presentAt, seatOf } from './seating.ts';
import { isSession, type TableState } from './state.ts';
import { votersOn, votesFor, votesNeeded } from './votes.ts';

/** Sits down: on a free chair in the lobby; in a session in place of a computer, vacated chairs first. */
export function join(draft: Draft, action: Extract<TableAction, { do: 'join' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const sitting = seatOf(state.chairs, action.by.id);
  if (sitting !== null) return { code: 'already-seated', seat: sitting };
  const saw = seenBy(state, action.by.id);
  const seat = saw ?? chooseSeat(state, action.seat);
  if (seat === null || !isOpen(state, seat)) {
    return saw === null ? { code: 'table-full' } : { code: 'saw-cards', seat: saw };
  }
  if (saw !== null && action.seat !== undefined && action.seat !== saw) {
    return { code: 'saw-cards', seat: saw };
  }
  draft.add({ type: 'seat-taken', seat, person: action.by });
  if (!presentAt(draft.state.chairs).some((present) => present.person.id === draft.state.host)) {
    draft.add({ type: 'host-passed', host: action.by.id });
  }
  return null;
}

function seenBy(state: TableState, person: PersonId): Seat | null {
  if (state.phase !== 'playing') return null;
  return state.witnesses.find((witness) => witness.person === person)?.seat ?? null;
}

function chooseSeat(state: TableState, wish: Seat | undefined): Seat | null {
  if (wish !== undefined) return wish;
  const open = SEATS.filter((seat) => isOpen(state, seat));
  const vacated = open.find((seat) => {
    const chair = state.chairs[seat];
    return chair?.kind === 'computer' && chair.vacated;
  });
  return vacated ?? open[0] ?? null;
}

function isOpen(state: TableState, seat: Seat): boolean {
  const chair = state.chairs[seat];
  return isSession(state) ? chair?.kind === 'computer' : chair === null;
}

export function leave(draft: Draft, action: Extract<TableAction, { do: 'leave' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const seat = seatOf(state.chairs, action.by);
  if (seat === null) return { code: 'not-seated' };
  vacate(draft, seat);
  return null;
}

/** The person goes; in a session a computer plays on. Nobody left: the table is over. */
export function vacate(draft: Draft, seat: Seat): void {
  const { state } = draft;
  const chair = state.chairs[seat];
  if (chair?.kind !== 'person') return;
  const computer = isSession(state) ? freeComputerName(state.chairs) : null;
  draft.add({ type: 'seat-left', seat, computer });
  if (peopleAt(draft.state.chairs).length === 0) {
    draft.add({ type: 'table-ended', reason: 'nobody-left' });
    return;
  }
  if (state.host === chair.person.id) passHost(draft, chair.person.id);
}

/** The host's place passes on by itself, to somebody present if there is anybody. */
export function passHost(draft: Draft, leaving: PersonId): void {
  const heir =
    nextHost(draft.state, leaving) ??
    peopleAt(draft.state.chairs).find((occupant) => occupant.person.id !== leaving)?.person.id;
  if (heir) draft.add({ type: 'host-passed', host: heir });
}

export function addComputer(draft: Draft, action: Extract<TableAction, { do: 'add-computer' }>): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (seatOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const seat = SEATS.find((free) => state.chairs[free] === null);
  if (seat === undefined) return { code: 'table-full' };
  draft.add({ type: 'computer-seated', seat, name: freeComputerName(state.chairs) });
  return null;
}

export function removeComputer(
  draft: Draft,
  action: Extract<TableAction, { do: 'remove-computer' }>,
): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (seatOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const seat = SEATS.findLast((candidate) => state.chairs[candidate]?.kind === 'computer');
  if (seat === undefined) return { code: 'no-computer' };
  draft.add({ type: 'seat-left', seat, computer: null });
  return null;
}

/**
 * Takes a person off their seat. In the lobby the host does so. In a session host and moderators remove
 * somebody absent at once; everybody else by vote: half of the others for somebody absent, all the others
 * (two at least) for somebody present.
 */
export function remove(draft: Draft, action: Extract<TableAction, { do: 'remove' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const chair = state.chairs[action.seat];
  if (chair?.kind !== 'person' || chair.person.id === action.by) return { code: 'not-a-person' };
  const inCharge = action.moderator || state.host === action.by;
  const own = seatOf(state.chairs, action.by);
  if (!inCharge && own === null) return { code: 'not-seated' };
  if (!isSession(state)) {
    if (!inCharge) return { code: 'not-host' };
    vacate(draft, action.seat);
    return null;
  }
  if (inCharge && isAbsent(chair)) {
    vacate(draft, action.seat);
    return null;
  }
  if (own === null) return { code: 'not-seated' };
  if (votesNeeded(state, action.seat) > votersOn(state, action.seat)) {
    return { code: 'still-here', seat: action.seat };
  }
  comeBack(draft, own);
  const voted = state.removalVotes.some((vote) => vote.by === action.by && vote.seat === action.seat);
  if (!voted) draft.add({ type: 'removal-voted', by: action.by, seat: action.seat });
  const now = draft.session;
  // Fewer votes may be needed than when they were given: the person has gone away since.
  const enough = now !== null && votesFor(now, action.seat) >= votesNeeded(now, action.seat);
  if (enough) vacate(draft, action.seat);
  else if (voted) return { code: 'already-voted' };
  return null;
}
