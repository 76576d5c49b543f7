import { err, ok, type Result } from '../result.ts';
import { nextSeat, SEATS, type Seat, seatsFrom } from '../seat.ts';
import { type Chair, type Chairs, COMPUTER_NAMES, type Occupant, type PersonId } from './occupant.ts';
import type { TableRejection } from './rejection.ts';
import { isSession, type SessionState, type TableState } from './state.ts';

type PersonSeated = Extract<Occupant, { kind: 'person' }>;

export function seatOf(chairs: Chairs, person: PersonId): Seat | null {
  return SEATS.find((seat) => isPerson(chairs[seat], person)) ?? null;
}

/** The session and the seat of whoever acts in it, or why they cannot. */
export function seatedIn(
  state: TableState,
  person: PersonId,
): Result<{ readonly state: SessionState; readonly seat: Seat }, TableRejection> {
  if (!isSession(state)) return err({ code: 'wrong-phase', phase: state.phase });
  const seat = seatOf(state.chairs, person);
  return seat === null ? err({ code: 'not-seated' }) : ok({ state, seat });
}

function isPerson(chair: Chair, id: PersonId): boolean {
  return chair?.kind === 'person' && chair.person.id === id;
}

export const peopleAt = (chairs: Chairs): readonly PersonSeated[] =>
  chairs.filter((chair): chair is PersonSeated => chair?.kind === 'person');

/** People who have not been replaced by a computer for being away. */
export const presentAt = (chairs: Chairs): readonly PersonSeated[] =>
  peopleAt(chairs).filter((occupant) => !occupant.held);

/** The first computer name nobody at the table bears yet. */
export function freeComputerName(chairs: Chairs): string {
  const taken = chairs.map((chair) => (chair?.kind === 'computer' ? chair.name : null));
  return COMPUTER_NAMES.find((name) => !taken.includes(name)) ?? COMPUTER_NAMES[0];
}

/** The player to the dealer's right cuts. */
export const cutterOf = (dealer: Seat): Seat => nextSeat(nextSeat(nextSeat(dealer)));

/** Whether a person has missed a move and not acted since. */
export const isAbsent = (chair: Chair): boolean =>
  chair?.kind === 'person' && (chair.held || chair.misses > 0);

/** Whether a computer acts for the chair as long as nothing changes. */
export const playedByComputer = (chair: Chair): boolean =>
  chair?.kind === 'computer' || (chair?.kind === 'person' && chair.held);

/** The person who becomes host when the present one goes: the next one clockwise who is present. */
export function nextHost(state: TableState, leaving: PersonId): PersonId | null {
  const from = seatOf(state.chairs, leaving) ?? 3;
  for (const seat of seatsFrom(nextSeat(from))) {
    const chair = state.chairs[seat];
    if (chair?.kind === 'person' && !chair.held && chair.person.id !== leaving) return chair.person.id;
  }
  return null;
}
