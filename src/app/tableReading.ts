import type { Level } from '../core/level.ts';
import type { HandRecord } from '../core/record/handRecord.ts';
import { writeRecord } from '../core/record/write.ts';
import type { MoveToken } from '../core/table/action.ts';
import type { Lineup } from '../core/table/chairs.ts';
import type { Waiting } from '../core/table/clock.ts';
import { waitingFor } from '../core/table/clock.ts';
import { cardsPlayed } from '../core/table/moving.ts';
import type { PersonId } from '../core/table/occupant.ts';
import { levelOf, occupantOf, peopleAt } from '../core/table/seating.ts';
import { isConcealed, type TableState } from '../core/table/state.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { seatView } from '../core/view/seatView.ts';
import {
  finishedHandView,
  type PlayerView,
  playerView,
  type TableHandView,
  type TableView,
  tableView,
} from '../core/view/tableView.ts';

/** A finished hand to keep: the record that replays it and what verifies its deal. */
export interface FinishedRecord {
  readonly number: number;
  /** The chair of each seat: who sat where at a table of five and more. */
  readonly lineup: Lineup;
  readonly commitment: string;
  readonly seed: string;
  readonly cut: number | null;
  readonly record: HandRecord;
  /** What computers did in people's seats, as places among the record's actions. */
  readonly standIns: readonly number[];
  /** What people did who had left their seats to others before the hand was over, likewise. */
  readonly predecessors: readonly number[];
}

/** A computer's decision to be made: what it may see and which decision it is. */
export interface ComputerTurn {
  readonly seat: Waiting['seat'];
  readonly level: Level;
  readonly view: SeatView;
  readonly token: Required<MoveToken>;
}

/**
 * A table at one version, readable only through views: whoever holds it can show each audience what it may
 * know and nothing else.
 */
export interface TableReading {
  /** Number of events folded. */
  readonly version: number;
  readonly table: TableView;
  player(person: PersonId): PlayerView | null;
  /** Everybody who holds cards here, in seat order. */
  players(): readonly PlayerView[];
  finishedHand(number: number): TableHandView | null;
  /** Records of all finished hands, in order; none where they are concealed. */
  records(): readonly FinishedRecord[];
  /** The computer decision the table waits for, if any. */
  computerTurn(): ComputerTurn | null;
}

/** Reads a state; views are made when first asked for. */
export function readTable(state: TableState, version: number): TableReading {
  let table: TableView | undefined;
  return {
    version,
    get table() {
      table ??= tableView(state);
      return table;
    },
    player: (person) => playerView(state, person),
    players: () =>
      peopleAt(state.chairs)
        .map(({ person }) => playerView(state, person.id))
        .filter((view) => view !== null),
    finishedHand: (number) => finishedHandView(state, number),
    records: () => recordsOf(state),
    computerTurn: () => computerTurn(state),
  };
}

/** Records of all finished hands of a table, in order; none where they are concealed. */
export function recordsOf(state: TableState): readonly FinishedRecord[] {
  if (state.phase === 'lobby' || isConcealed(state)) return [];
  return state.finished.map(({ deal, hand, standIns, predecessors }) => ({
    number: deal.number,
    lineup: deal.lineup,
    commitment: deal.commitment,
    seed: deal.seed,
    cut: deal.cut,
    record: writeRecord(hand),
    standIns,
    predecessors,
  }));
}

function computerTurn(state: TableState): ComputerTurn | null {
  const waiting = waitingFor(state);
  if (state.phase !== 'playing' || waiting?.by !== 'computer') return null;
  const { seat, chair } = waiting;
  const occupant = occupantOf(state, chair);
  return {
    seat,
    level: levelOf(occupant, state.fixture),
    view:
      occupant.kind === 'person'
        ? withoutAnnouncements(seatView(state.hand, seat))
        : seatView(state.hand, seat),
    token: { hand: state.deal.number, played: cardsPlayed(state.hand, seat) },
  };
}

/** A computer that stands in for a person plays their cards and does not speak for them. */
const withoutAnnouncements = (view: SeatView): SeatView => ({
  ...view,
  legal: view.legal.filter((action) => action.do !== 'announce'),
});
