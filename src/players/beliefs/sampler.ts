import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';

/** Draws deals that agree with everything a seat knows for certain, each (of single cards) equally likely. */
export interface Sampler {
  /** Fills `world` with four hands as at the beginning of play; false: no such deal was found (a wrong view). */
  readonly sample: (rng: Rng, world: World) => boolean;
}

/** Prepares the sampling for a view of any phase but `over`. */
export declare function samplerOf(view: SeatView): Sampler;
