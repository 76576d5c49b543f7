/** Runs the jobs of each key one after another, jobs of different keys side by side. */
export class SerialQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `job` once all earlier jobs of `key` are settled; settles as the job does. */
  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(job, job);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return result;
  }

  /** Settles when everything queued so far has settled. */
  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }
}
