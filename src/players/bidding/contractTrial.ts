import type { Seat } from '../../core/seat.ts';
import { Position, type Terms } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import { Prospects } from '../playouts/prospects.ts';
import { rollOut } from '../policy/rollout.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';
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

/** A contract, played by the quick policy in every seat; the own party announces at the end what would have paid. */
export class ContractTrial implements Trial {
  readonly prospects = new Prospects();
  private readonly position: Position;
  private readonly policy: SoftPolicy;
  private readonly seat: Seat;
  private readonly standing: Standing;

  constructor(terms: Terms, seat: Seat, standing: Standing) {
    this.position = new Position(terms);
    this.policy = new SoftPolicy(this.position, WEIGHTS);
    this.seat = seat;
    this.standing = standing;
  }

  play(world: World, rng: Rng): void {
    const { position, policy, seat, prospects } = this;
    position.begin(world);
    rollOut(position, policy, rng);
    prospects.add(position, seat);
  }

  value(): number {
    return this.prospects.mean(soundRung(this.prospects, this.standing));
  }

  error(): number {
    return this.prospects.error(soundRung(this.prospects, this.standing));
  }

  samples(): readonly number[] {
    return this.prospects.samples[soundRung(this.prospects, this.standing)] ?? [];
  }

  wins(): number {
    return this.prospects.winRate(0);
  }
}
