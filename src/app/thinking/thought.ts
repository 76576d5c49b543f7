import type { Level } from '../../core/level.ts';
import type { Move } from '../../core/table/action.ts';
import type { SeatView } from '../../core/view/seatView.ts';

/** What a thread is to think about. */
export interface Question {
  readonly view: SeatView;
  readonly level: Level;
  /** Names the decision by what everybody may know: chance follows from it alone. */
  readonly decision: string;
  /** How long it may think, milliseconds. */
  readonly time: number;
}

/** What a thread says: that it is ready for its first question, what it has found, or that it failed. */
export type Said =
  | { readonly said: 'ready' }
  | { readonly said: 'found'; readonly move: Move | null; readonly isCut: boolean }
  /** Where it failed: the name of the error and the places in the code, nothing of the cards. */
  | { readonly said: 'failed'; readonly where: string };
