import type { HandAction } from '../core/hand/action.ts';
import type { SeatView } from '../core/view/seatView.ts';

type WithoutSeat<A> = A extends unknown ? Omit<A, 'seat'> : never;

/** What a player does at its turn; the table knows the seat. */
export type PlayerMove = WithoutSeat<HandAction>;

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A computer player: sees what its seat may know and nothing else, so the same view and the same random
 * source always lead to the same move. Null where the view's seat has nothing to do.
 */
export type Player = (view: SeatView, random: Random) => PlayerMove | null;
