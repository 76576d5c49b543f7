import { type ChildProcess, spawn } from 'node:child_process';

const RESTART_MS = 1000;
/** A bot that ends sooner than this after its start has not really run. */
const SHORT_LIFE_MS = 5000;
const SHORT_LIVES = 3;
const FAREWELL_MS = 4000;

export interface BotProcessOptions {
  /** File and arguments for Node. */
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds between its end and its next start; a second if absent. */
  readonly restartMs?: number;
  /** Told in one sentence what happened to the bot. */
  readonly onNotice: (sentence: string) => void;
  /** The bot has ended right after its start several times and is not started again. */
  readonly onGiveUp: () => void;
}

/** The bot as a process of its own, started again when it dies. */
export class BotProcess {
  readonly #options: BotProcessOptions;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #shortLives = 0;
  #stopping = false;

  constructor(options: BotProcessOptions) {
    this.#options = options;
  }

  start(): void {
    const { command, env } = this.#options;
    const startedAt = Date.now();
    const child = spawn(process.execPath, command, { env, stdio: 'inherit' });
    this.#child = child;
    child.once('exit', (status, signal) => {
      if (!this.#stopping) this.#mourn(signal ?? `status ${status}`, Date.now() - startedAt);
    });
  }

  /** Ends the bot: politely, after a few seconds the hard way. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
    await gone;
    clearTimeout(impatience);
  }

  #mourn(cause: string, livedMs: number): void {
    const { onNotice, onGiveUp, restartMs = RESTART_MS } = this.#options;
    this.#shortLives = livedMs < SHORT_LIFE_MS ? this.#shortLives + 1 : 0;
    if (this.#shortLives >= SHORT_LIVES) {
      onGiveUp();
      return;
    }
    onNotice(`The bot ended (${cause}); it is started again.`);
    this.#timer = setTimeout(() => this.start(), restartMs);
  }
}

/** Runs a script to its end. @throws Error if its status is not 0 */
export function runToEnd(command: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`${command.join(' ')} ended with status ${status}`));
    });
  });
}
