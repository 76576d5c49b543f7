import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { readAction } from '../../core/record/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import type { PlayerMove } from '../../players/player.ts';
import { ArenaError } from '../arenaError.ts';
import type { ArenaPlayer } from '../arenaPlayer.ts';

const PREFIX = 'exec:';

/** The command of a player's name; null where it names no outside program. */
export const outsideCommand = (name: string): string | null =>
  name.startsWith(PREFIX) && name.length > PREFIX.length ? name.slice(PREFIX.length) : null;

/** A program that takes longer than so many times its budget, and this many milliseconds, is stuck. */
const STUCK_FACTOR = 20;
const STUCK_EXTRA = 5_000;

/** Milliseconds more for its first answer, before which it starts. */
const START = 60_000;

/**
 * Milliseconds that a program is given to end once its input or output has ended, and what it wrote to arrive once
 * it has ended itself.
 */
const FAREWELL = 1_000;

/** Longest answer, in characters. */
const LONGEST = 65_536;

interface Waiting {
  readonly id: number;
  readonly seat: SeatView['seat'];
  readonly resolve: (move: PlayerMove | null) => void;
  readonly reject: (error: ArenaError) => void;
}

/**
 * A program that plays by the protocol of `dulle engine` (docs/engine-protocol.md): views on its standard input,
 * actions on its standard output. It runs in a shell of its own and is asked one thing at a time.
 */
export class OutsideProgram implements ArenaPlayer {
  readonly name: string;
  readonly speaksOutOfTurn = true;
  private readonly budget: number | null;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private asked = 0;
  private waiting: Waiting | null = null;
  private pending = '';
  private failure: ArenaError | null = null;

  /** Starts the program. `budget`: milliseconds for a decision that it is told of; null: it is told none. */
  constructor(command: string, budget: number | null) {
    this.name = `${PREFIX}${command}`;
    this.budget = budget;
    // A group of its own, so that what the shell started ends with it.
    const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => {
        this.fail(`cannot be started: ${error.message}`);
        resolve();
      });
      child.once('close', (code, signal) => {
        this.fail(`ended by itself (${signal ?? `status ${code}`})`);
        resolve();
      });
    });
    // What it started and left behind may hold its output open for ever.
    child.once('exit', () => this.afterFarewell(() => child.stdout?.destroy()));
    child.stdout?.once('end', () => this.afterFarewell(() => this.fail('has closed its output')));
    // It has ended: `close` says so.
    child.stdin?.on('error', () => {});
    const decoder = new StringDecoder('utf8');
    child.stdout?.on('data', (chunk: Buffer) => this.heard(decoder.write(chunk)));
  }

  decide(view: SeatView, seed: string): Promise<PlayerMove | null> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.asked;
    const { budget } = this;
    const request = { id, view, ...(budget === null ? {} : { budgetMs: budget }), seed };
    return new Promise((resolve, reject) => {
      const limit = budget === null ? null : STUCK_FACTOR * budget + STUCK_EXTRA + (id === 1 ? START : 0);
      const timer =
        limit === null ? undefined : setTimeout(() => this.fail(`has not answered for ${limit} ms`), limit);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          settle(value);
        };
      this.waiting = { id, seat: view.seat, resolve: settled(resolve), reject: settled(reject) };
      this.child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
  }

  async close(): Promise<void> {
    this.failure ??= new ArenaError(`"${this.name}" was closed.`);
    this.child.stdin?.end();
    this.afterFarewell(() => this.kill());
    await this.ended;
    // What the shell left behind.
    this.kill();
  }

  /** Does something a little later, unless the program has ended meanwhile and all that it wrote was heard. */
  private afterFarewell(act: () => void): void {
    const timer = setTimeout(act, FAREWELL);
    void this.ended.then(() => clearTimeout(timer));
  }

  private kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  }

  private heard(text: string): void {
    this.pending += text;
    for (let end = this.pending.indexOf('\n'); end >= 0; end = this.pending.indexOf('\n')) {
      const line = this.pending.slice(0, end);
      this.pending = this.pending.slice(end + 1);
      if (line.trim() !== '') this.answered(line);
    }
    if (this.pending.length > LONGEST) this.fail('wrote a line that is too long to be an answer');
  }

  private answered(line: string): void {
    const { waiting } = this;
    const read = readAnswer(line, waiting);
    if (!read.ok) {
      this.fail(`${read.error}: ${shortened(line)}`);
      return;
    }
    this.waiting = null;
    waiting?.resolve(read.value);
  }

  /** The first thing that went wrong is what the run ends with. */
  private fail(what: string): void {
    this.failure ??= new ArenaError(`The program "${this.name}" ${what}.`);
    const { waiting } = this;
    this.waiting = null;
    waiting?.reject(this.failure);
  }
}

/** The move of an answer to what was asked last, or what the program did wrong. */
function readAnswer(line: string, waiting: Waiting | null): Result<PlayerMove | null, string> {
  if (!waiting) return err('wrote a line that nobody had asked for');
  const answer = parsed(line);
  if (!answer) return err('wrote a line that is no JSON object');
  if ('error' in answer) return err('answered with an error');
  if (answer.id !== waiting.id) return err(`answered another question than ${waiting.id}`);
  if (answer.action === null) return ok(null);
  const action = isObject(answer.action) ? readAction({ ...answer.action, seat: waiting.seat }) : null;
  if (!action) return err('answered with what is no action');
  const { seat: _seat, ...move } = action;
  return ok(move as PlayerMove);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = JSON.parse(line) as unknown;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const shortened = (line: string): string => (line.length > 200 ? `${line.slice(0, 200)}…` : line);
