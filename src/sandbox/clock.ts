/** Time as the sandbox knows it: milliseconds since 1970, and timers that can be called off. */
export interface Clock {
  readonly now: () => number;
  /** Runs `task` after `ms` milliseconds, unless the returned function is called before. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** The computer's own clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
