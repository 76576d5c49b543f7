import { CasesByDeal } from './moments.ts';

/** How often something was done and how it went, as reports give it. */
export interface Outcome {
  readonly count: number;
  /** How often the party of whoever did it won the hand. */
  readonly won: number;
  /** `won` of `count`, 0 to 1; null where it never happened. */
  readonly rate: number | null;
  /** Mean points of the seat that did it, and its standard error by deal. */
  readonly mean: number | null;
  readonly standardError: number | null;
}

/** Counts something that players do, deal by deal. */
export class Outcomes {
  private readonly cases = new CasesByDeal();
  private count = 0;
  private won = 0;

  add(deal: number, points: number, won: boolean): void {
    this.count += 1;
    if (won) this.won += 1;
    this.cases.add(deal, points);
  }

  outcome(): Outcome {
    const { count, won } = this;
    const { mean, standardError } = this.cases.summary();
    return {
      count,
      won,
      rate: count === 0 ? null : round(won / count),
      mean: round(mean),
      standardError: round(standardError),
    };
  }
}

/** Six decimals: more than any run can tell. */
export function round(value: number): number;
export function round(value: number | null): number | null;
export function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e6 + 0;
}
