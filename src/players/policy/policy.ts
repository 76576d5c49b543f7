import type { Position } from '../kernel/position.ts';

/**
 * A quick idea of good play, from what the seat to move may know: its own cards, what was played, its own party and
 * what it knows of the others'. Rates each kind it may play.
 */
export interface Policy {
  /** Writes a rating to `ratings[bit]` for each legal kind (higher is better, about one unit of a softmax); gives their mask. */
  readonly rate: (position: Position, ratings: Float64Array) => number;
}
