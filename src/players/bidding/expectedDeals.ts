import type { SeatView } from '../../core/view/seatView.ts';
import { samplerOf } from '../beliefs/sampler.ts';
import type { Rng } from '../kernel/rng.ts';
import { World } from '../kernel/world.ts';

/** Deals that a seat has to expect, drawn one after another and kept, so that all options meet the same ones. */
export class ExpectedDeals {
  private readonly worlds: World[] = [];
  private readonly sampler: ReturnType<typeof samplerOf>;
  private readonly rng: Rng;

  constructor(view: SeatView, rng: Rng) {
    this.sampler = samplerOf(view);
    this.rng = rng;
  }

  /** The deal of that number, from 0; null where none agrees with the view: it cannot be a right one. */
  at(number: number): World | null {
    while (this.worlds.length <= number) {
      const world = new World();
      if (!this.sampler.sample(this.rng, world)) return null;
      this.worlds.push(world);
    }
    return this.worlds[number] ?? null;
  }
}
