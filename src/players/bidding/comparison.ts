import type { SeatView } from '../../core/view/seatView.ts';
import { samplerOf } from '../beliefs/sampler.ts';
import { Rng } from '../kernel/rng.ts';
import { World } from '../kernel/world.ts';
import type { Expired } from '../player.ts';
import type { Trial } from './trial.ts';

/** Deals between two looks at the clock. */
const UNTIL_LOOK = 8;

/** How options are compared. */
export interface Comparison<O> {
  /** Deals of the first round; each round doubles the number of all. */
  readonly first: number;
  /** Most deals. */
  readonly deals: number;
  /** Who stays in after a round. */
  readonly staying: (options: readonly O[]) => readonly O[];
}

/**
 * Tries options on the same deals, drawn as the seat has to expect them, with the same luck, until one is left or the
 * work is done. Those that are left, in the order given; the same where time is up, with what is known by then.
 */
export function compared<O extends { readonly trial: Trial }>(
  view: SeatView,
  options: readonly O[],
  { first, deals, staying }: Comparison<O>,
  rng: Rng,
  expired: Expired,
): readonly O[] {
  const sampler = samplerOf(view);
  const world = new World();
  const playing = new Rng(() => rng.unit());
  const luck = [rng.next(), rng.next()] as const;
  let alive = options;
  let until = Math.min(first, deals);
  for (let done = 0; done < deals && alive.length > 1; done++) {
    const isOver = done > 0 && done % UNTIL_LOOK === 0 && expired();
    if (isOver || !sampler.sample(rng, world)) break;
    for (const { trial } of alive) {
      playing.reseed(luck[0] + done, luck[1]);
      trial.play(world, playing);
    }
    if (done + 1 < until) continue;
    alive = staying(alive);
    until = Math.min(2 * until, deals);
  }
  return alive;
}
