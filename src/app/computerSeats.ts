import { createHash } from 'node:crypto';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Move } from '../core/table/action.ts';
import type { SeatView } from '../core/view/seatView.ts';
import type { Log } from '../log.ts';
import type { TableObserver } from './ports.ts';
import type { ComputerTurn } from './tableReading.ts';
import type { Tables } from './tables.ts';

export type ChooseMove = (view: SeatView, random: () => number) => Move | null;

/**
 * Moves for computers' seats, after a pause that is always the same and so tells nothing. What is to be
 * moved follows from the table's state alone: after every change, and at the start, each table is asked.
 */
export class ComputerSeats implements TableObserver {
  private readonly parts: {
    readonly tables: Tables;
    readonly player: ChooseMove;
    /** Milliseconds before each move. */
    readonly delay: number;
    readonly log: Log;
  };
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly working = new Set<Promise<void>>();
  private stopped = true;

  constructor(parts: ComputerSeats['parts']) {
    this.parts = parts;
  }

  async start(): Promise<void> {
    this.stopped = false;
    for (const { id } of await this.parts.tables.openTables()) this.changed(id);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.working);
  }

  changed(table: string): void {
    if (this.stopped || this.timers.has(table)) return;
    const timer = setTimeout(() => {
      this.timers.delete(table);
      const work = this.move(table).catch((error: unknown) => {
        this.parts.log.error({ err: error, table }, 'a computer could not move');
      });
      this.working.add(work);
      void work.then(() => this.working.delete(work));
    }, this.parts.delay);
    this.timers.set(table, timer);
  }

  private async move(table: string): Promise<void> {
    const reading = await this.parts.tables.read(table);
    const turn = reading?.computerTurn();
    if (!reading || !turn) return;
    const { seat, token } = turn;
    const chosen = this.choose(table, turn);
    if (!chosen) return;
    const acted = await this.parts.tables.act(table, { do: 'computer-move', seat, move: chosen, token });
    if (acted.ok || acted.error.code === 'late') return;
    this.parts.log.error({ table, seat, code: acted.error.code }, 'a computer chose what is not allowed');
    const plain = firstLegal(turn.view);
    if (plain) await this.parts.tables.act(table, { do: 'computer-move', seat, move: plain, token });
  }

  /** The player's choice; where the player fails, anything legal, so that nobody is stuck. */
  private choose(table: string, { seat, view, token }: ComputerTurn): Move | null {
    try {
      return (
        this.parts.player(view, randomFor(table, seat, `${token.hand}:${view.actions.length}`)) ??
        firstLegal(view)
      );
    } catch (error) {
      this.parts.log.error({ err: error, table, seat }, 'a computer player failed');
      return firstLegal(view);
    }
  }
}

/** Chance derives from table, seat and decision, never from the deal. */
function randomFor(table: string, seat: number, decision: string): () => number {
  const seed = createHash('sha256').update(`${table}:${seat}:${decision}`).digest().readInt32BE(0);
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** The first legal move that is no announcement. */
function firstLegal({ legal, cards }: SeatView): Move | null {
  const action = legal.find(({ do: kind }) => kind !== 'announce');
  if (!action) return null;
  if (action.do !== 'pass') return action;
  const others = [...cards];
  for (const card of action.must) others.splice(others.indexOf(card), 1);
  return { do: 'pass', cards: [...action.must, ...others].slice(0, action.count) };
}
