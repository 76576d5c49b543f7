/** Each class of times is this many times as long as the one before it. */
const GROWTH = 1.1;

/** Shortest time that is told apart, in milliseconds. */
const SHORTEST = 0.001;

/** Times of decisions, such that those of several threads can be added up. All in milliseconds. */
export interface Times {
  readonly decisions: number;
  readonly total: number;
  readonly longest: number;
  /** How many decisions took no longer than SHORTEST × GROWTH^index. */
  readonly classes: readonly number[];
}

export const NO_TIMES: Times = { decisions: 0, total: 0, longest: 0, classes: [] };

export function addTimes(a: Times, b: Times): Times {
  const length = Math.max(a.classes.length, b.classes.length);
  return {
    decisions: a.decisions + b.decisions,
    total: a.total + b.total,
    longest: Math.max(a.longest, b.longest),
    classes: Array.from({ length }, (_, index) => (a.classes[index] ?? 0) + (b.classes[index] ?? 0)),
  };
}

/** The time that a share of all decisions (0 to 1) does not exceed, to a tenth; 0 where there are none. */
export function timeNotExceeded({ decisions, classes, longest }: Times, share: number): number {
  let seen = 0;
  for (const [index, count] of classes.entries()) {
    seen += count;
    if (seen >= decisions * share) return Math.min(longest, SHORTEST * GROWTH ** index);
  }
  return longest;
}

/** Times one player's decisions by the clock on the wall. */
export class Stopwatch {
  private decisions = 0;
  private total = 0;
  private longest = 0;
  private readonly classes: number[] = [];

  time<T>(answer: () => T | Promise<T>): T | Promise<T> {
    const begin = performance.now();
    const given = answer();
    if (given instanceof Promise) return given.finally(() => this.note(performance.now() - begin));
    this.note(performance.now() - begin);
    return given;
  }

  note(milliseconds: number): void {
    this.decisions += 1;
    this.total += milliseconds;
    this.longest = Math.max(this.longest, milliseconds);
    const index = Math.max(0, Math.ceil(Math.log(milliseconds / SHORTEST) / Math.log(GROWTH)));
    while (this.classes.length <= index) this.classes.push(0);
    this.classes[index] = (this.classes[index] ?? 0) + 1;
  }

  times(): Times {
    const { decisions, total, longest, classes } = this;
    return { decisions, total, longest, classes: [...classes] };
  }
}
