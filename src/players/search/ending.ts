import type { DealPool } from '../beliefs/dealPool.ts';
import type { Position } from '../kernel/position.ts';
import { solve } from '../kernel/solver.ts';
import type { Expired } from '../player.ts';
import { cardsToTry } from './cardSearch.ts';

/** How far endings are solved exactly. */
export interface EndingEffort {
  /** Most tricks that are left, the one on the table included; 0: none is solved. */
  readonly tricks: number;
  /** Deals that are solved. */
  readonly deals: number;
  /** Positions that may be looked at in one deal, and in all. */
  readonly nodes: number;
  readonly allNodes: number;
}

/** Solves on so few deals are no answer. */
const LEAST_DEALS = 8;

/**
 * What each card (plain bit) comes to in each deal, in points for the seat in turn, where everybody knew all cards and
 * played their best; null where the ending is too long, or too few deals could be solved in time.
 */
export function solveEnding(
  pool: DealPool,
  seat: number,
  { tricks, deals, nodes, allNodes }: EndingEffort,
  expired: Expired,
): ReadonlyMap<number, readonly number[]> | null {
  const first = pool.positions[0];
  if (!first || first.tricksLeft > tricks || first.undecided) return null;
  const values = new Float64Array(24);
  const points = new Map<number, number[]>(cardsToTry(first).map((plain) => [plain, []]));
  let solved = 0;
  let looked = 0;
  for (let at = 0; at < deals && looked < allNodes; at++) {
    if (expired()) break;
    const position = pool.positions[at % pool.positions.length] as Position;
    const seen = solve(position, seat, values, nodes);
    looked += seen ?? nodes;
    if (seen === null) continue;
    solved += 1;
    for (let rest = position.legal(); rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const plain = position.order.plainOfBit[bit] as number;
      points.get(plain)?.push(values[bit] as number);
    }
  }
  return solved < Math.min(deals, LEAST_DEALS) ? null : points;
}
