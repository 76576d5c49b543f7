import type { HandAction } from '../core/hand/action.ts';
import type { SeatView } from '../core/view/seatView.ts';

type WithoutSeat<A> = A extends unknown ? Omit<A, 'seat'> : never;

/** What a player does at its turn; the table knows the seat. */
export type PlayerMove = WithoutSeat<HandAction>;

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** Whether the time of a decision is over: asked now and then by whoever thinks for long. */
export type Expired = () => boolean;

/** For decisions that are bounded by their work alone, and so come out the same on every machine. */
export const NEVER: Expired = () => false;

/**
 * A computer player: sees what its seat may know and nothing else, so the same view and the same random
 * source always lead to the same move, unless time runs out. Null where the view's seat has nothing to do, or
 * where it is not its turn and it announces nothing now.
 */
export type Player = (view: SeatView, random: Random, expired?: Expired) => PlayerMove | null;
