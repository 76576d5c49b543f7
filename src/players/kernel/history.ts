import type { SeatView } from '../../core/view/seatView.ts';
import type { Position, Terms } from './position.ts';

/** A hand in play as its seat saw it, as the kernel replays it on any deal that fits. */
export interface History {
  readonly terms: Terms;
  /** Cards and announcements in order, as numbers: plain bit of the card; or 32 + 8 × seat + index in ANNOUNCEMENTS. */
  readonly moves: Int32Array;
}

/** Reads a view in phase `play` (or `over`). */
export declare function historyOf(view: SeatView): History;

/** Brings a position that has begun with a fitting world to the present. */
export declare function replay(position: Position, history: History): void;
