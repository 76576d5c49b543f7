import type { Level } from '../../core/level.ts';
import type { Move } from '../../core/table/action.ts';
import type { SeatView } from '../../core/view/seatView.ts';

/** What a thread is to think about. */
export interface Question {
  readonly view: SeatView;
  readonly level: Level;
  /** All chance follows from it. */
  readonly seed: string;
  /** How long it may think, milliseconds. */
  readonly time: number;
}

/** A thread is ready for its first question. */
export interface Ready {
  readonly said: 'ready';
}

/** A move that a thread has found. */
export interface Found {
  readonly said: 'found';
  readonly move: Move | null;
  readonly isCut: boolean;
  /** Milliseconds that the thread had the processor for it. */
  readonly worked: number;
}

/** A thread failed, and where: the name of the error and the places in the code, nothing of the cards. */
export interface Failed {
  readonly said: 'failed';
  readonly where: string;
}
