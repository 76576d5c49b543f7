import type { SeatView } from '../../core/view/seatView.ts';
import { type History, replay } from '../kernel/history.ts';
import { Position } from '../kernel/position.ts';
import type { Rng } from '../kernel/rng.ts';
import { World } from '../kernel/world.ts';
import type { Expired } from '../player.ts';
import { DealWalk } from './dealWalk.ts';
import { Evidence } from './evidence.ts';
import { Likelihood } from './likelihood.ts';
import { type Sampler, samplerOf } from './sampler.ts';

/** How much work goes into what a seat believes of the hidden cards. */
export interface PoolSize {
  /** Deals that are drawn, each equally likely by the hard facts. */
  readonly drawn: number;
  /** Deals that are kept of them, the likelier the more often. */
  readonly kept: number;
  /** How far behaviour counts: 0 not at all, 1 as far as the policy says. */
  readonly trust: number;
}

/**
 * Deals that a seat has to expect: drawn uniformly under everything that is certain, then chosen again by how likely
 * the other players would have done what was seen. Each is brought to the present.
 */
export class DealPool {
  readonly positions: readonly Position[];

  constructor(positions: readonly Position[]) {
    this.positions = positions;
  }
}

/** Null where no deal agrees with the view: it cannot be a right one. */
export function drawDeals(
  view: SeatView,
  history: History,
  size: PoolSize,
  rng: Rng,
  expired: Expired,
): DealPool | null {
  const evidence = new Evidence(view);
  const draw = drawerOf(view, evidence, rng);
  const likelihood = new Likelihood(history, view.seat);
  const worlds: World[] = [];
  const weights: number[] = [];
  for (let drawn = 0; drawn < size.drawn; drawn++) {
    if (worlds.length > 0 && expired()) break;
    const world = new World();
    if (!draw(world)) break;
    worlds.push(world);
    weights.push(size.trust > 0 ? size.trust * likelihood.of(world) : 0);
  }
  if (worlds.length === 0) return null;
  const chosen = resampled(weights, size.kept, rng);
  const positions: Position[] = [];
  for (const at of chosen) {
    if (positions.length > 0 && expired()) break;
    const position = new Position(history.terms);
    position.begin(worlds[at] as World);
    replay(position, history);
    positions.push(position);
  }
  return new DealPool(positions);
}

/** Fills a world with one of the deals there may be, the likelier by what was said; false: there is no deal. */
type Drawer = (world: World) => boolean;

function drawerOf(view: SeatView, evidence: Evidence, rng: Rng): Drawer {
  const sampler = samplerOf(view);
  if (evidence.rarity === 1) return (world) => sampler.sample(rng, world);
  if (evidence.rarity === Number.POSITIVE_INFINITY) {
    const walk = new DealWalk(view, sampler, (world) => evidence.weightOf(world), rng);
    return (world) => walk.next(world);
  }
  const candidate = new World();
  return (world) => drawFitting(sampler, evidence, rng, candidate, world);
}

/** The likelier one of several deals. */
function drawFitting(
  sampler: Sampler,
  evidence: Evidence,
  rng: Rng,
  candidate: World,
  world: World,
): boolean {
  let total = 0;
  for (let drawn = 0; drawn < evidence.rarity; drawn++) {
    if (!sampler.sample(rng, candidate)) return false;
    const weight = evidence.weightOf(candidate);
    total += weight;
    if (rng.unit() * total >= weight) continue;
    world.one.set(candidate.one);
    world.two.set(candidate.two);
  }
  return true;
}

/** Numbers of the deals that are kept, in a random order: systematic resampling by the logarithms of their weights. */
function resampled(logs: readonly number[], kept: number, rng: Rng): readonly number[] {
  const most = logs.reduce((top, log) => Math.max(top, log), Number.NEGATIVE_INFINITY);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = total / kept;
  const chosen: number[] = [];
  let mark = rng.unit() * step;
  let sum = 0;
  weights.forEach((weight, at) => {
    sum += weight;
    while (mark < sum && chosen.length < kept) {
      chosen.push(at);
      mark += step;
    }
  });
  for (let at = chosen.length - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    [chosen[at], chosen[other]] = [chosen[other] as number, chosen[at] as number];
  }
  return chosen;
}
