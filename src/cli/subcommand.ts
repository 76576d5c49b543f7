import type { Readable, Writable } from 'node:stream';

/** Where a subcommand reads and writes; the process's own streams unless a test gives others. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Exit statuses: what was asked for went well, it did not, or it was asked for wrongly. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

export interface Subcommand {
  /** Arguments after the name, as shown in the usage. */
  readonly usage: string;
  /** One line that says what it does. */
  readonly summary: string;
  /** Runs and gives the exit status. */
  readonly run: (args: readonly string[], streams: Streams) => Promise<number>;
}
