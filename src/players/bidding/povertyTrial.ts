import type { HandRules } from '../../core/rules/ruleSet.ts';
import type { Seat } from '../../core/seat.ts';
import { Position } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import { World } from '../kernel/world.ts';
import { rollOut } from '../playouts/rollout.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';
import type { Standing } from './soundness.ts';
import { PlayedTrial } from './trial.ts';

/** A poverty that is to be tried. */
export interface PovertyTerms {
  readonly rules: HandRules;
  readonly poor: Seat;
  readonly leader: Seat;
  /** Whose points count. */
  readonly seat: Seat;
  readonly standing: Standing;
  /** Exchanges the cards of a deal, which may be changed: who has become the partner; null: nobody, the hand is void. */
  readonly settle: (world: World) => Seat | null;
}

/** A poverty, from the exchange of cards to its end by the quick policy. */
export class PovertyTrial extends PlayedTrial {
  private readonly terms: PovertyTerms;
  private readonly scratch = new World();
  /** By partner: made when it is needed. */
  private readonly positions: (Position | undefined)[] = [];

  constructor(terms: PovertyTerms) {
    super(terms.standing);
    this.terms = terms;
  }

  play(world: World, rng: Rng): void {
    const { scratch, prospects, terms } = this;
    scratch.one.set(world.one);
    scratch.two.set(world.two);
    const partner = terms.settle(scratch);
    if (partner === null) {
      prospects.addVoid();
      return;
    }
    const position = this.positionWith(partner);
    position.begin(scratch);
    rollOut(position, new SoftPolicy(position, WEIGHTS), rng);
    prospects.add(position, terms.seat);
  }

  private positionWith(partner: Seat): Position {
    const { rules, poor, leader } = this.terms;
    const made =
      this.positions[partner] ??
      new Position({ rules, contract: 'poverty', soloist: poor, partner, leader, multiplier: 1 });
    this.positions[partner] = made;
    return made;
  }
}
