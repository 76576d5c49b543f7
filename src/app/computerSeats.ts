import { createHash } from 'node:crypto';
import { withoutAll } from '../core/card.ts';
import type { Move } from '../core/table/action.ts';
import type { SeatView } from '../core/view/seatView.ts';
import type { Log } from '../log.ts';
import type { TableObserver } from './ports.ts';
import { SerialQueue } from './serialQueue.ts';
import type { ComputerTurn } from './tableReading.ts';
import type { Tables } from './tables.ts';

/** A computer player: what its seat may see in, a move out. */
export type ComputerPlayer = (view: SeatView, random: () => number) => Move | null;

/** After a failure of the store a computer tries again after this many milliseconds. */
const RETRY = 5_000;

interface Parts {
  readonly tables: Pick<Tables, 'act' | 'read' | 'openTables'>;
  readonly player: ComputerPlayer;
  /** Milliseconds before each move; always the same, so that it tells nothing about the cards. */
  readonly delay: number;
  readonly log: Log;
}

interface Planned {
  readonly decision: string;
  readonly timer: NodeJS.Timeout;
}

/**
 * Moves for the seats that computers play. Nothing is remembered but a timer a table: after every change, and
 * at the start, the state says whether a computer is to move.
 */
export class ComputerSeats implements TableObserver {
  private readonly parts: Parts;
  private readonly queue = new SerialQueue();
  private readonly planned = new Map<string, Planned>();
  private stopped = true;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Takes up all open tables. */
  async start(): Promise<void> {
    this.stopped = false;
    for (const { id } of await this.parts.tables.openTables()) this.changed(id);
  }

  changed(table: string): void {
    if (!this.stopped) this.enqueue(table, () => this.plan(table, this.parts.delay));
  }

  /** Settles when no computer is moving any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const { timer } of this.planned.values()) clearTimeout(timer);
    this.planned.clear();
    await this.queue.idle();
  }

  private enqueue(table: string, job: () => Promise<void>): void {
    void this.queue.run(table, job).catch((error: unknown) => {
      this.parts.log.error({ err: error, table }, 'a computer could not move; trying again');
      this.forget(table);
      if (!this.stopped) this.wait(table, '', RETRY);
    });
  }

  /** Sets the timer for the decision that the table waits for, unless it runs already. */
  private async plan(table: string, delay: number): Promise<void> {
    const turn = (await this.parts.tables.read(table))?.computerTurn() ?? null;
    if (turn && this.planned.get(table)?.decision === decisionOf(table, turn)) return;
    this.forget(table);
    if (turn && !this.stopped) this.wait(table, decisionOf(table, turn), delay);
  }

  private wait(table: string, decision: string, delay: number): void {
    const timer = setTimeout(() => this.enqueue(table, () => this.move(table, decision)), delay);
    this.planned.set(table, { decision, timer });
  }

  private forget(table: string): void {
    clearTimeout(this.planned.get(table)?.timer);
    this.planned.delete(table);
  }

  private async move(table: string, planned: string): Promise<void> {
    if (this.stopped) return;
    const turn = (await this.parts.tables.read(table))?.computerTurn() ?? null;
    if (!turn || decisionOf(table, turn) !== planned) {
      // Something else happened first: a person came back, or the table is paused.
      await this.plan(table, this.parts.delay);
      return;
    }
    // The decision after this one, if it is a computer's, gets its own timer when the table tells of the change.
    this.forget(table);
    await this.make(table, turn);
  }

  private async make(table: string, turn: ComputerTurn): Promise<void> {
    const { log } = this.parts;
    const { move, problem } = this.think(table, turn);
    const outcome = move ? await this.act(table, turn, move) : 'illegal';
    if (outcome === 'done') return;
    // Nobody may be stuck because a player is wrong; the log says which decision, not which cards.
    log.error(
      { err: problem, table, hand: turn.token.hand, seat: turn.seat },
      'a computer had no legal move; it makes the first one',
    );
    const first = firstLegal(turn.view);
    if (!first || (await this.act(table, turn, first)) === 'illegal') {
      log.error({ table, hand: turn.token.hand, seat: turn.seat }, 'a computer cannot move at all');
    }
  }

  private think(table: string, turn: ComputerTurn): { move: Move | null; problem?: unknown } {
    try {
      return { move: this.parts.player(turn.view, randomOf(decisionOf(table, turn))) };
    } catch (problem) {
      return { move: null, problem };
    }
  }

  private async act(table: string, { seat, token }: ComputerTurn, move: Move): Promise<'done' | 'illegal'> {
    const acted = await this.parts.tables.act(table, { do: 'computer-move', seat, move, token });
    // Too late is normal: a person was faster.
    return acted.ok || acted.error.code !== 'hand' ? 'done' : 'illegal';
  }
}

/** Names one decision by what everybody may know: the hand, the seat, and how often it has acted. */
function decisionOf(table: string, { seat, token, view }: ComputerTurn): string {
  const acted = view.actions.filter((action) => action.seat === seat).length;
  return `${table} ${token.hand} ${seat} ${acted}`;
}

/** Numbers from 0 up to, not including, 1: always the same for one decision, and never from the deal. */
export function randomOf(decision: string): () => number {
  let drawn = 0;
  return () => {
    const digest = createHash('sha256').update(`${decision} ${drawn}`).digest();
    drawn += 1;
    return digest.readUIntBE(0, 6) / 2 ** 48;
  };
}

/** The first move a view allows that is no announcement. */
function firstLegal(view: SeatView): Move | null {
  const action = view.legal.find((legal) => legal.do !== 'announce');
  if (action?.do !== 'pass') return action ?? null;
  const rest = withoutAll(view.cards, action.must);
  return { do: 'pass', cards: [...action.must, ...rest].slice(0, action.count) };
}
