import { WON_BITS } from './endingWorth.ts';

const TABLE_BITS = 16;
const SIZE = 1 << TABLE_BITS;
/** Numbers of searches that fit above what was won. */
const MOST_SEARCHES = 1 << 13;

/**
 * What the solver has found out about positions between tricks, each at one place that follows from its cards and
 * leader (`key`) and what was won so far; whatever comes to the same place later takes it. Mutable and reused.
 */
export class EndingTable {
  /** By place: bounds of the utility, and the kind that was best to lead. */
  readonly lower = new Int32Array(SIZE);
  readonly upper = new Int32Array(SIZE);
  readonly hints = new Int8Array(SIZE);
  private readonly keys = new Int32Array(SIZE);
  private readonly states = new Int32Array(SIZE);
  private searches = 0;

  /** Forgets everything, as another ending is to be solved. */
  clear(): void {
    this.searches++;
    if (this.searches < MOST_SEARCHES) return;
    this.states.fill(0);
    this.searches = 1;
  }

  placeOf(key: number, won: number): number {
    return (Math.imul(key ^ Math.imul(won, 0x85eb_ca6b), 0x9e37_79b1) >>> (32 - TABLE_BITS)) | 0;
  }

  holds(place: number, key: number, won: number): boolean {
    return this.keys[place] === key && this.states[place] === (won | (this.searches << WON_BITS));
  }

  keep(place: number, key: number, won: number, lower: number, upper: number, hint: number): void {
    this.keys[place] = key;
    this.states[place] = won | (this.searches << WON_BITS);
    this.lower[place] = lower;
    this.upper[place] = upper;
    this.hints[place] = hint;
  }
}
