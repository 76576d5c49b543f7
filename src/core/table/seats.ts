import type { Level } from '../level.ts';
import type { TableAction } from './action.ts';
import { type ChairNumber, chairNumbers } from './chairs.ts';
import type { Decision, Draft } from './draft.ts';
import { chairKept, levelAt } from './fixture.ts';
import type { PersonId } from './occupant.ts';
import { comeBack } from './presence.ts';
import { chairOf, isAbsent, newComputer, nextHost, peopleAt, presentAt } from './seating.ts';
import { isSession, type TableState } from './state.ts';
import { votersOn, votesNeeded } from './votes.ts';

/** Sits down: on a free chair in the lobby; in a session in place of a computer, vacated chairs first. */
export function join(draft: Draft, action: Extract<TableAction, { do: 'join' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const sitting = chairOf(state.chairs, action.by.id);
  if (sitting !== null) return { code: 'already-seated', chair: sitting };
  const kept = state.fixture && chairKept(state.fixture, action.by.id, action.chair);
  if (kept && !kept.ok) return kept.error;
  const wish = kept ? kept.value : action.chair;
  const saw = seenBy(state, action.by.id);
  const chair = saw ?? chooseChair(state, wish);
  if (chair === null || !isOpen(state, chair)) {
    return saw === null ? { code: 'table-full' } : { code: 'saw-cards', chair: saw };
  }
  if (saw !== null && wish !== undefined && wish !== saw) {
    return { code: 'saw-cards', chair: saw };
  }
  draft.add({ type: 'seat-taken', chair, person: action.by });
  comeBack(draft, chair);
  if (!presentAt(draft.state.chairs).some((present) => present.person.id === draft.state.host)) {
    draft.add({ type: 'host-passed', host: action.by.id });
  }
  return null;
}

function seenBy(state: TableState, person: PersonId): ChairNumber | null {
  if (state.phase !== 'playing') return null;
  return state.witnesses.find((witness) => witness.person === person)?.chair ?? null;
}

function chooseChair(state: TableState, wish: ChairNumber | undefined): ChairNumber | null {
  if (wish !== undefined) return wish;
  const open = chairNumbers(state.chairs).filter((chair) => isOpen(state, chair));
  const vacated = open.find((chair) => {
    const occupant = state.chairs[chair];
    return occupant?.kind === 'computer' && occupant.vacated;
  });
  return vacated ?? open[0] ?? null;
}

function isOpen(state: TableState, chair: ChairNumber): boolean {
  const occupant = state.chairs[chair];
  return isSession(state) ? occupant?.kind === 'computer' : occupant === null;
}

export function leave(draft: Draft, action: Extract<TableAction, { do: 'leave' }>): Decision {
  const { state } = draft;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const chair = chairOf(state.chairs, action.by);
  if (chair === null) return { code: 'not-seated' };
  vacate(draft, chair);
  return null;
}

/**
 * The person goes; in a session a computer plays on. Nobody left: the table is over, unless a league's lobby waits
 * for those drawn.
 */
export function vacate(draft: Draft, chair: ChairNumber): void {
  const { state } = draft;
  if (state.chairs[chair]?.kind !== 'person') return;
  const waits = state.phase === 'lobby' && state.fixture !== null;
  if (peopleAt(state.chairs).length > 1 || waits) {
    getUp(draft, chair);
    return;
  }
  leaveChair(draft, chair);
  draft.add({ type: 'table-ended', reason: 'nobody-left' });
}

/** A person gets up, and the host's place passes on with them; in a session a computer plays on. */
export function getUp(draft: Draft, chair: ChairNumber): void {
  const { host, chairs } = draft.state;
  const occupant = chairs[chair];
  leaveChair(draft, chair);
  if (occupant?.kind === 'person' && host === occupant.person.id) passHost(draft, chair);
}

function leaveChair(draft: Draft, chair: ChairNumber): void {
  const { state } = draft;
  const computer = isSession(state) ? newComputer(state.chairs, levelAt(state.fixture)) : null;
  draft.add({ type: 'seat-left', chair, computer });
}

/** The host's place passes on by itself, to somebody present if there is anybody. */
export function passHost(draft: Draft, chair: ChairNumber): void {
  const heir = nextHost(draft.state.chairs, chair);
  if (heir) draft.add({ type: 'host-passed', host: heir });
}

/** Seats a computer on a free chair, or as many as there are free chairs. */
export function addComputer(draft: Draft, action: Extract<TableAction, { do: 'add-computer' }>): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (state.fixture) return { code: 'league-rules' };
  if (chairOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const free = chairNumbers(state.chairs).filter((chair) => state.chairs[chair] === null);
  if (free.length === 0) return { code: 'table-full' };
  for (const chair of action.seats === 'all' ? free : free.slice(0, 1))
    seatComputer(draft, chair, action.level);
  return null;
}

/** A computer sits down; where nobody chooses a level it plays as the table's computers do. */
export function seatComputer(
  draft: Draft,
  chair: ChairNumber,
  level: Level = levelAt(draft.state.fixture),
): void {
  draft.add({ type: 'computer-seated', chair, ...newComputer(draft.state.chairs, level) });
}

export function removeComputer(
  draft: Draft,
  action: Extract<TableAction, { do: 'remove-computer' }>,
): Decision {
  const { state } = draft;
  if (state.phase !== 'lobby') return { code: 'wrong-phase', phase: state.phase };
  if (state.fixture) return { code: 'league-rules' };
  if (chairOf(state.chairs, action.by) === null) return { code: 'not-seated' };
  const computers = chairNumbers(state.chairs).filter((taken) => state.chairs[taken]?.kind === 'computer');
  const chair = action.chair ?? computers.at(-1);
  if (chair === undefined || computers.length === 0) return { code: 'no-computer' };
  // The one that was meant has gone already.
  if (!computers.includes(chair)) return null;
  draft.add({ type: 'seat-left', chair, computer: null });
  return null;
}

/**
 * Takes a person off their chair. In the lobby the host does so. In a session host and moderators remove
 * somebody absent at once; everybody else by vote: half of the others for somebody absent, all the others
 * (two at least) for somebody present.
 */
export function remove(draft: Draft, action: Extract<TableAction, { do: 'remove' }>): Decision {
  const { state } = draft;
  const { by, chair } = action;
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  const occupant = state.chairs[chair];
  if (occupant?.kind !== 'person' || occupant.person.id === by) return { code: 'not-a-person' };
  const inCharge = action.moderator || state.host === by;
  const own = chairOf(state.chairs, by);
  if (!inCharge && own === null) return { code: 'not-seated' };
  if (!isSession(state)) {
    if (!inCharge) return { code: 'not-host' };
    vacate(draft, chair);
    return null;
  }
  if (inCharge && isAbsent(occupant)) {
    vacate(draft, chair);
    return null;
  }
  if (own === null) return { code: 'not-seated' };
  if (votesNeeded(state, chair) > votersOn(state, chair)) return { code: 'still-here', chair };
  if (state.removalVotes.some((vote) => vote.by === by && vote.chair === chair)) {
    return { code: 'already-voted' };
  }
  comeBack(draft, own);
  draft.add({ type: 'removal-voted', by, chair });
  return null;
}
