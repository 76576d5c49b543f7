import type { DealPool } from '../beliefs/dealPool.ts';
import { Position } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Expired } from '../player.ts';
import { SoftPolicy } from '../policy/softPolicy.ts';
import { WEIGHTS } from '../policy/weights.ts';
import { Prospects } from './prospects.ts';
import { rollOut } from './rollout.ts';

const ALL_EYES = 240;

/** What playouts led to for a seat, summed. Mutable. */
export class Playouts {
  /** What they come to with announcements; empty where the seat has none to make. */
  readonly prospects = new Prospects();
  playouts = 0;
  points = 0;
  /** Points of every playout, in the order of their deals and luck. */
  readonly samples: number[] = [];
  wins = 0;
  eyes = 0;
  extras = 0;

  /** Books the points of a hand that is over; `announces`: whether the seat still may. */
  book(position: Position, seat: number, announces: boolean): void {
    const points = announces ? this.prospects.add(position, seat) : position.pointsOf(seat);
    this.playouts += 1;
    this.points += points;
    this.samples.push(points);
    if (points > 0) this.wins += 1;
    const isRe = position.partyIndex(seat) === 0;
    this.eyes += isRe ? position.reEyes() : ALL_EYES - position.reEyes();
    this.extras += isRe ? position.extras() : -position.extras();
  }

  get mean(): number {
    return this.playouts === 0 ? Number.NEGATIVE_INFINITY : this.points / this.playouts;
  }
}

/** Plays the hand on from where others are to play: what a seat may announce meanwhile shows in its prospects. */
export function playOn(pool: DealPool, seat: number, playouts: number, rng: Rng, expired: Expired): Playouts {
  const position = new Position((pool.positions[0] as Position).terms);
  const policy = new SoftPolicy(position, WEIGHTS);
  const outcome = new Playouts();
  for (let index = 0; index < playouts; index++) {
    if ((index & 7) === 0 && index > 0 && expired()) break;
    position.copy(pool.positions[index % pool.positions.length] as Position);
    rollOut(position, policy, rng);
    outcome.book(position, seat, true);
  }
  return outcome;
}
