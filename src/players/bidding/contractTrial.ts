import type { Seat } from '../../core/seat.ts';
import { Position, type Terms } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { World } from '../kernel/world.ts';
import { rollOut } from '../playouts/rollout.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';
import type { Standing } from './soundness.ts';
import { PlayedTrial } from './trial.ts';

/** A contract, from the first lead to its end. */
export class ContractTrial extends PlayedTrial {
  private readonly position: Position;
  private readonly policy: SoftPolicy;
  private readonly seat: Seat;

  constructor(terms: Terms, seat: Seat, standing: Standing) {
    super(standing);
    this.position = new Position(terms);
    this.policy = new SoftPolicy(this.position, WEIGHTS);
    this.seat = seat;
  }

  play(world: World, rng: Rng): void {
    const { position, policy, seat, prospects } = this;
    position.begin(world);
    rollOut(position, policy, rng);
    prospects.add(position, seat);
  }
}
