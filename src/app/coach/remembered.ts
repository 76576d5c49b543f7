/** Answers that took long: worked out once, however many ask meanwhile, and kept as long as others are not used since. */
export class Remembered<T> {
  private readonly done = new Map<string, T>();
  private readonly working = new Map<string, Promise<T>>();
  private readonly capacity: number;

  /** `capacity`: how many answers are kept. */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** The answer, if it is there already. */
  known(key: string): T | undefined {
    const answer = this.done.get(key);
    // Maps keep insertion order: what was used last goes to the end.
    if (answer !== undefined && this.done.delete(key)) this.done.set(key, answer);
    return answer;
  }

  /** The answer, by `work` where it is not known; rejects as that does, and forgets it then. */
  of(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.known(key);
    if (known !== undefined) return Promise.resolve(known);
    const begun = this.working.get(key) ?? this.begin(key, work);
    this.working.set(key, begun);
    return begun;
  }

  private async begin(key: string, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.done.set(key, answer);
      const oldest = this.done.keys().next();
      if (this.done.size > this.capacity && !oldest.done) this.done.delete(oldest.value);
      return answer;
    } finally {
      this.working.delete(key);
    }
  }
}
