/** Numbers of which mean and spread are wanted; sums of whole numbers stay exact. */
export class Moments {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value * value;
  }

  get size(): number {
    return this.count;
  }

  /** Null where there is nothing. */
  get mean(): number | null {
    return this.count === 0 ? null : this.sum / this.count;
  }

  /** Standard deviation of a sample; null for fewer than two numbers. */
  get deviation(): number | null {
    if (this.count < 2) return null;
    const around = this.squares - (this.sum * this.sum) / this.count;
    return Math.sqrt(Math.max(0, around) / (this.count - 1));
  }

  /** Standard error of the mean; null for fewer than two numbers. */
  get standardError(): number | null {
    const { deviation } = this;
    return deviation === null ? null : deviation / Math.sqrt(this.count);
  }
}

/**
 * A mean of points over cases that come in deals, several or none in each: what happens in one deal hangs together,
 * so the error is that of a ratio of sums by deal.
 */
export class CasesByDeal {
  private deals = 0;
  private cases = 0;
  private points = 0;
  private casesSquared = 0;
  private pointsSquared = 0;
  private product = 0;
  private present = { deal: Number.NaN, cases: 0, points: 0 };

  /** Notes a case; those of one deal one after another. */
  add(deal: number, points: number): void {
    if (this.present.deal !== deal) {
      this.close();
      this.present = { deal, cases: 0, points: 0 };
    }
    this.present.cases += 1;
    this.present.points += points;
  }

  private close(): void {
    const { cases, points } = this.present;
    if (cases === 0) return;
    this.present = { deal: Number.NaN, cases: 0, points: 0 };
    this.deals += 1;
    this.cases += cases;
    this.points += points;
    this.casesSquared += cases * cases;
    this.pointsSquared += points * points;
    this.product += cases * points;
  }

  /** Mean points of a case, and its standard error; null where there are too few deals to tell. */
  summary(): { readonly mean: number | null; readonly standardError: number | null } {
    this.close();
    const { deals, cases, points } = this;
    if (cases === 0) return { mean: null, standardError: null };
    const mean = points / cases;
    if (deals < 2) return { mean, standardError: null };
    const residuals = this.pointsSquared - 2 * mean * this.product + mean * mean * this.casesSquared;
    const variance = (Math.max(0, residuals) * deals) / (deals - 1);
    return { mean, standardError: Math.sqrt(variance) / cases };
  }
}
