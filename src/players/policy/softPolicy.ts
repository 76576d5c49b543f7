import type { Position } from '../kernel/position.ts';
import type { Policy } from './policy.ts';
import { Reading } from './reading.ts';
import { rowOf, rowsOf } from './weights.ts';

/** Rates cards by a weighted sum of their features; the weights depend on the seat's role. */
export class SoftPolicy implements Policy {
  private readonly reading: Reading;
  private readonly rows: readonly Float64Array[];

  constructor(position: Position, weights: Float64Array) {
    this.reading = new Reading(position);
    this.rows = rowsOf(weights);
  }

  rate(position: Position, ratings: Float64Array): number {
    const { reading } = this;
    const legal = position.legal();
    reading.read(position);
    const row = this.rows[rowOf(reading.role, reading.leads)] as Float64Array;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      ratings[bit] = reading.rate(bit, row);
    }
    return legal;
  }
}
