import type { Position } from '../kernel/position.ts';
import { FEATURES, Reading } from './features.ts';
import type { Policy } from './policy.ts';
import { rowOf } from './weights.ts';

/** Rates cards by a weighted sum of their features; the weights depend on the seat's role. */
export class SoftPolicy implements Policy {
  readonly reading: Reading;
  private readonly weights: Float64Array;

  constructor(position: Position, weights: Float64Array) {
    this.reading = new Reading(position);
    this.weights = weights;
  }

  rate(position: Position, ratings: Float64Array): number {
    const { reading, weights } = this;
    const legal = position.legal();
    reading.read(position);
    const row = rowOf(reading.role, reading.leads);
    const { features } = reading;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      reading.describe(bit);
      let rating = 0;
      for (let at = 0; at < FEATURES; at++)
        rating += (weights[row + at] as number) * (features[at] as number);
      ratings[bit] = rating;
    }
    return legal;
  }
}
