import type { After } from '../../../src/app/ports.ts';

/** The computer's own clock, on which a test can skip hours. */
export class SkippableClock {
  private skipped = 0;
  private readonly waiting = new Set<{ readonly at: number; readonly run: () => void }>();

  readonly now = (): number => Date.now() + this.skipped;

  readonly after: After = (wait, job) => {
    const callOff = (): void => {
      clearTimeout(timer);
      this.waiting.delete(entry);
    };
    const run = (): void => {
      callOff();
      job();
    };
    const timer = setTimeout(run, wait);
    const entry = { at: this.now() + wait, run };
    this.waiting.add(entry);
    return callOff;
  };

  /** Lets time jump; what came due meanwhile runs at once. */
  skip(milliseconds: number): void {
    this.skipped += milliseconds;
    for (const { at, run } of [...this.waiting]) if (at <= this.now()) run();
  }

  /** Calls off whatever still waits. */
  stop(): void {
    this.waiting.clear();
  }
}
