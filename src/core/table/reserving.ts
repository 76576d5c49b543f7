import { isSeat } from '../seat.ts';
import type { Circumstances, TableAction } from './action.ts';
import type { ChairNumber } from './chairs.ts';
import { deal, startSession } from './dealing.ts';
import type { Decision, Draft } from './draft.ts';
import { type Fixture, isComputersOnly, isSameSeat, reservedChair } from './fixture.ts';
import { getUp, seatComputer } from './seats.ts';
import { isConcealed, isSession, type TableState } from './state.ts';

/** Seats a league's computers, as the table is opened. */
export function seatComputers(draft: Draft, { seats }: Fixture): void {
  for (const [chair, seat] of seats.entries())
    if (seat.kind === 'computer') seatComputer(draft, chair as ChairNumber);
}

/**
 * The league keeps a chair for somebody else. Whoever sat there gets up, and in a session a computer plays on
 * until the one it is kept for sits down. Where computers are left alone they begin, or go on if it was paused.
 */
export function reseat(
  draft: Draft,
  { chair, seat }: Extract<TableAction, { do: 'reseat' }>,
  circumstances: Circumstances,
): Decision {
  const { state } = draft;
  const { fixture } = state;
  if (!fixture || !isSeat(chair)) throw new Error(`No league has chair ${chair} at ${state.id}`);
  if (state.phase === 'ended') return { code: 'wrong-phase', phase: state.phase };
  if (isSameSeat(fixture.seats[chair], seat)) return null;
  const other = seat.kind === 'person' ? reservedChair(fixture, seat.person.id) : null;
  if (other !== null) return { code: 'already-seated', chair: other };
  draft.add({ type: 'reseated', chair, seat });
  clear(draft, state, chair);
  if (seat.kind === 'computer' && !draft.state.chairs[chair]) seatComputer(draft, chair);
  if (isComputersOnly(draft.state.fixture)) setGoing(draft, circumstances);
  return null;
}

/** Does what nobody is there for to press a button. */
function setGoing(draft: Draft, circumstances: Circumstances): void {
  const { state } = draft;
  if (state.phase === 'lobby') startSession(draft, circumstances);
  if (isSession(state) && state.paused) draft.add({ type: 'resumed', by: null });
  if (state.phase === 'cutting') deal(draft, null, circumstances);
}

/** In a session a computer plays the chair from now on, as one does already where nobody sits there. */
function clear(draft: Draft, state: TableState, chair: ChairNumber): void {
  const occupant = state.chairs[chair];
  if (occupant?.kind === 'person') getUp(draft, chair);
  else if (occupant && !isSession(state)) draft.add({ type: 'seat-left', chair, computer: null });
}

/** Says that what was dealt at a table of a duplicate round, which has ended, is no secret any more. */
export function disclose(draft: Draft): Decision {
  const { state } = draft;
  if (state.phase !== 'ended') return { code: 'wrong-phase', phase: state.phase };
  if (isConcealed(state)) draft.add({ type: 'disclosed' });
  return null;
}
