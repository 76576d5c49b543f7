import { turnOf } from '../hand/state.ts';
import type { Seat } from '../seat.ts';
import type { ChairNumber } from './chairs.ts';
import { isComputersOnly } from './fixture.ts';
import { isAbsent, occupantOf, playedByComputer } from './seating.ts';
import { ALLOWANCES, LOBBY_LIFETIME, PAUSE_LIFETIME, REST_OF_COMPUTERS } from './settings.ts';
import type { TableState } from './state.ts';

type Due = 'remind' | 'expire';

export interface Deadline {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly due: Due;
}

/** Whom a table waits for in a hand. */
export interface Waiting {
  readonly seat: Seat;
  readonly chair: ChairNumber;
  readonly by: 'person' | 'computer';
}

/** The seat that must act in the present hand and who acts for it; null: nobody has to. */
export function waitingFor(state: TableState): Waiting | null {
  if (state.phase !== 'playing' || state.paused) return null;
  const seat = turnOf(state.hand);
  if (seat === null) return null;
  const chair = state.deal.lineup[seat];
  const computer = playedByComputer(state.chairs[chair]) || state.substituted === chair;
  return { seat, chair, by: computer ? 'computer' : 'person' };
}

/** Whether the next hand waits for somebody who looks at the last ones: as long as in a pause, at most. */
export const isLookedBackAt = (state: TableState): boolean => state.phase === 'between' && state.lookedBack;

/** When the present wait ends by itself, in milliseconds since 1970; null: never. */
export function expiryOf(state: TableState): number | null {
  if (state.phase === 'ended') return null;
  if (state.phase === 'lobby') return state.since + LOBBY_LIFETIME;
  if (state.paused || isLookedBackAt(state)) return state.since + PAUSE_LIFETIME;
  if (state.phase === 'between' && isComputersOnly(state.fixture)) return state.since + REST_OF_COMPUTERS;
  const allowance = ALLOWANCES[state.settings.pace];
  if (state.phase === 'cutting') return state.since + allowance.cut;
  if (state.phase === 'playing' && waitingFor(state)?.by !== 'person') return null;
  return Number.isFinite(allowance.move) ? state.since + allowance.move : null;
}

/** Whether computers play for people whose time is up: not at a table that waits, nor where no clock runs. */
export const playsForAbsent = ({ settings: { absence, pace } }: TableState): boolean =>
  absence === 'computer' && Number.isFinite(ALLOWANCES[pace].move);

/** The next thing that happens by the clock alone; null: nothing will. */
export function deadlineOf(state: TableState): Deadline | null {
  const expiry = expiryOf(state);
  if (state.phase !== 'playing' || state.paused)
    return expiry === null ? null : { at: expiry, due: 'expire' };
  const waiting = waitingFor(state);
  if (waiting?.by !== 'person') return null;
  const { reminder, absent } = ALLOWANCES[state.settings.pace];
  if (expiry !== null && state.reminded === null) return { at: expiry - reminder, due: 'remind' };
  if (playsForAbsent(state)) return expiry === null ? null : { at: expiry, due: 'expire' };
  // Nobody plays for them, but the others may do without them from now on.
  return isAbsent(occupantOf(state, waiting.chair)) ? null : { at: state.since + absent, due: 'expire' };
}
