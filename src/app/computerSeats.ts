import { withoutAll } from '../core/card.ts';
import type { Level } from '../core/level.ts';
import type { Move } from '../core/table/action.ts';
import { levelOf, playedByComputer } from '../core/table/seating.ts';
import type { SeatView } from '../core/view/seatView.ts';
import type { Log } from '../log.ts';
import type { TableObserver } from './ports.ts';
import { SerialQueue } from './serialQueue.ts';
import type { ComputerTurn } from './tableReading.ts';
import type { Tables } from './tables.ts';

/**
 * Decides for computers: what a seat may see in, a move out. `decision` names the decision by what everybody may
 * know; all chance follows from it and a secret of this bot, so that the same decision has the same answer after a
 * restart, and nobody else can work it out.
 */
export interface ComputerPlayer {
  /** Null, or a rejection, where it has no move. */
  decide(view: SeatView, level: Level, decision: string): Promise<Move | null>;
  /** Told of computers that will have to decide before long, so that whatever they need can be made ready. */
  expect?(levels: readonly Level[]): void;
}

/** After a failure of the store a computer tries again after this many milliseconds. */
const RETRY = 5_000;

interface Parts {
  readonly tables: Pick<Tables, 'act' | 'read' | 'openTables'>;
  readonly player: ComputerPlayer;
  /** Milliseconds from the beginning of a turn to its move: always the same, so that it tells nothing. */
  readonly delay: number;
  readonly log: Log;
}

/** A move that a computer will make. */
interface Planned {
  readonly decision: string;
  readonly thought: Promise<Thought>;
  readonly timer: NodeJS.Timeout;
}

/** What a computer wants to do, or why it does not know. */
interface Thought {
  readonly move: Move | null;
  readonly problem?: unknown;
}

/**
 * Moves for the seats that computers play. Nothing is remembered but a thought and a timer a table: after every
 * change, and at the start, the state says whether a computer is to move.
 *
 * A computer begins to think when it is its turn, and moves when the delay is over, however long it thought: neither
 * the cards, nor what is legal, nor how hard it was to decide shows in the time. Whatever happens at the table
 * meanwhile, such as an announcement, begins the turn anew.
 */
export class ComputerSeats implements TableObserver {
  private readonly parts: Parts;
  private readonly queue = new SerialQueue();
  private readonly planned = new Map<string, Planned>();
  private readonly retries = new Map<string, NodeJS.Timeout>();
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
    if (!this.stopped) this.enqueue(table, () => this.plan(table));
  }

  /** Settles when no computer is moving any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const table of [...this.planned.keys()]) this.forget(table);
    for (const timer of this.retries.values()) clearTimeout(timer);
    this.retries.clear();
    await this.queue.idle();
  }

  private enqueue(table: string, job: () => Promise<void>): void {
    void this.queue.run(table, job).catch((error: unknown) => {
      this.parts.log.error({ err: error, table }, 'a computer could not move; trying again');
      this.forget(table);
      if (!this.stopped) this.retry(table);
    });
  }

  private retry(table: string): void {
    clearTimeout(this.retries.get(table));
    this.retries.set(
      table,
      setTimeout(() => {
        this.retries.delete(table);
        this.changed(table);
      }, RETRY),
    );
  }

  /** Begins with the decision that the table waits for, unless it was begun already. */
  private async plan(table: string): Promise<void> {
    const reading = await this.parts.tables.read(table);
    const turn = reading?.computerTurn() ?? null;
    if (turn && this.planned.get(table)?.decision === decisionOf(table, turn)) return;
    if (reading && !turn && reading.table.phase !== 'ended') {
      const { chairs, fixture } = reading.table;
      this.parts.player.expect?.(
        chairs.filter(playedByComputer).flatMap((chair) => (chair ? [levelOf(chair, fixture)] : [])),
      );
    }
    this.forget(table);
    if (turn && !this.stopped) this.begin(table, turn);
  }

  private begin(table: string, turn: ComputerTurn): void {
    const decision = decisionOf(table, turn);
    const thought = this.think(turn, decision);
    const timer = setTimeout(() => void this.carryOut(table, planned), this.parts.delay);
    const planned: Planned = { decision, thought, timer };
    this.planned.set(table, planned);
  }

  private async think({ view, level }: ComputerTurn, decision: string): Promise<Thought> {
    try {
      return { move: await this.parts.player.decide(view, level, decision) };
    } catch (problem) {
      return { move: null, problem };
    }
  }

  private forget(table: string): void {
    clearTimeout(this.planned.get(table)?.timer);
    this.planned.delete(table);
  }

  /** The time has come: the move is made, as soon as it is known. */
  private async carryOut(table: string, planned: Planned): Promise<void> {
    const thought = await planned.thought;
    if (this.planned.get(table) === planned) this.enqueue(table, () => this.move(table, planned, thought));
  }

  private async move(table: string, planned: Planned, thought: Thought): Promise<void> {
    if (this.stopped || this.planned.get(table) !== planned) return;
    const turn = (await this.parts.tables.read(table))?.computerTurn() ?? null;
    if (!turn || decisionOf(table, turn) !== planned.decision) {
      // Something else happened first: a person came back, or the table is paused.
      await this.plan(table);
      return;
    }
    // The decision after this one, if it is a computer's, gets its own timer when the table tells of the change.
    this.forget(table);
    await this.make(table, turn, thought);
  }

  private async make(table: string, turn: ComputerTurn, { move, problem }: Thought): Promise<void> {
    const { log } = this.parts;
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

  private async act(table: string, { seat, token }: ComputerTurn, move: Move): Promise<'done' | 'illegal'> {
    const acted = await this.parts.tables.act(table, { do: 'computer-move', seat, move, token });
    // Too late is normal: a person was faster.
    return acted.ok || acted.error.code !== 'hand' ? 'done' : 'illegal';
  }
}

/** Names one decision by what everybody may know: the hand, the seat, and how much has been done in the hand. */
const decisionOf = (table: string, { seat, token, view }: ComputerTurn): string =>
  `${table} ${token.hand} ${seat} ${view.actions.length}`;

/** The first move a view allows that is no announcement. */
function firstLegal(view: SeatView): Move | null {
  const action = view.legal.find((legal) => legal.do !== 'announce');
  if (action?.do !== 'pass') return action ?? null;
  const rest = withoutAll(view.cards, action.must);
  return { do: 'pass', cards: [...action.must, ...rest].slice(0, action.count) };
}
