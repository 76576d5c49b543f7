import type { Found } from './thought.ts';

/** How long computers have taken for their decisions. */
export interface ThinkingFigures {
  /** Decisions of threads. */
  readonly decisions: number;
  /** Milliseconds from a question to its answer, without the wait for a free thread. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** The most milliseconds of the processor that a decision took: where it is less than `most`, others had it. */
  readonly mostWork: number;
  /** The longest wait for a free thread. Milliseconds. */
  readonly longestWait: number;
  /** How often the time was over before the thought was finished. */
  readonly cut: number;
  /** How often somebody else had to decide, since no thread did. */
  readonly steppedIn: number;
}

/** Counts decisions by milliseconds: whatever is played, it stays as small. */
export class Tally {
  private readonly counts: number[] = [];
  private decisions = 0;
  private cut = 0;
  private steppedIn = 0;
  private longestWait = 0;
  private mostWork = 0;

  answered(took: number, waited: number, { isCut, worked }: Pick<Found, 'isCut' | 'worked'>): void {
    const bucket = Math.min(MOST, Math.round(took));
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.decisions++;
    if (isCut) this.cut++;
    this.longestWait = Math.max(this.longestWait, Math.round(waited));
    this.mostWork = Math.max(this.mostWork, Math.round(worked));
  }

  failed(): void {
    this.steppedIn++;
  }

  figures(): ThinkingFigures {
    const { decisions, mostWork, longestWait, cut, steppedIn } = this;
    const [p50, p99, most] = [this.at(0.5), this.at(0.99), this.at(1)];
    return { decisions, p50, p99, most, mostWork, longestWait, cut, steppedIn };
  }

  /** The milliseconds within which a share of all decisions was made. */
  private at(share: number): number {
    const wanted = Math.ceil(this.decisions * share);
    let seen = 0;
    return Math.max(
      0,
      this.counts.findIndex((count = 0) => {
        seen += count;
        return count > 0 && seen >= wanted;
      }),
    );
  }
}

/** Whatever takes longer is counted as this long. Milliseconds. */
const MOST = 10_000;
