import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import { Prospects } from '../playouts/prospects.ts';
import { type Standing, soundRung } from './soundness.ts';

/** Something a seat may say in the inquiry, as it is tried on deals. Mutable. */
export interface Trial {
  /** Plays it on one more deal. */
  readonly play: (world: World, rng: Rng) => void;
  /** Mean points of the seat so far, a soloist's threefold, and their standard error. */
  readonly value: () => number;
  readonly error: () => number;
  /** The points that the mean is of, in the order of the deals. */
  readonly samples: () => readonly number[];
  /** Share of hands won, without further announcements, 0 to 1. */
  readonly wins: () => number;
}

/** What is worth the same on every deal: a hand that is void. */
export class VoidTrial implements Trial {
  private readonly points: number[] = [];

  play(): void {
    this.points.push(0);
  }

  value(): number {
    return 0;
  }

  error(): number {
    return 0;
  }

  samples(): readonly number[] {
    return this.points;
  }

  wins(): number {
    return 0;
  }
}

/** What is played by the quick policy in every seat; the own party announces at the end what would have paid. */
export abstract class PlayedTrial implements Trial {
  readonly prospects = new Prospects();
  private readonly standing: Standing;

  constructor(standing: Standing) {
    this.standing = standing;
  }

  abstract play(world: World, rng: Rng): void;

  value(): number {
    return this.prospects.mean(this.rung());
  }

  error(): number {
    return this.prospects.error(this.rung());
  }

  samples(): readonly number[] {
    return this.prospects.samples[this.rung()] ?? [];
  }

  wins(): number {
    return this.prospects.winRate(0);
  }

  private rung(): number {
    return soundRung(this.prospects, this.standing);
  }
}
