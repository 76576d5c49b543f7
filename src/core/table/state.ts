import type { HandState } from '../hand/state.ts';
import type { PerSeat } from '../seat.ts';
import type { Cut } from '../shuffle.ts';
import type { EarlyAnswer } from './action.ts';
import type { ChairNumber, Lineup } from './chairs.ts';
import type { EndReason } from './event.ts';
import { type Fixture, isDuplicate } from './fixture.ts';
import type { Chairs, Occupant, PersonId } from './occupant.ts';
import type { Place } from './place.ts';
import type { TableSettings } from './settings.ts';
import type { PlayedBy, ScoreSheet } from './sheet.ts';

interface TableBase {
  readonly id: string;
  readonly place: Place;
  readonly host: PersonId;
  readonly settings: TableSettings;
  /** Its place in a league; null: it has none. */
  readonly fixture: Fixture | null;
  /** Whom the league has named since the table was opened. */
  readonly named: readonly PersonId[];
  /** Who has sat here while hands were played: they know what was dealt. */
  readonly insiders: readonly PersonId[];
  /** Whether it was said that what was dealt is no secret any more. */
  readonly disclosed: boolean;
  /** People whom direct messages do not reach. */
  readonly closedInboxes: readonly PersonId[];
  /** Milliseconds since 1970 at which the present wait began. */
  readonly since: number;
}

interface LobbyState extends TableBase {
  readonly phase: 'lobby';
  readonly chairs: Chairs;
}

/** A deal whose seed is fixed; `cut` is null until (and if not) somebody cut. */
export interface SealedDeal {
  /** Number of the deal in the session, from 1; a league's table goes on counting where an earlier one ended. */
  readonly number: number;
  readonly dealer: ChairNumber;
  readonly lineup: Lineup;
  readonly commitment: string;
  readonly seed: string;
  readonly cut: Cut;
}

export interface FinishedHand {
  readonly deal: SealedDeal;
  readonly hand: HandState;
  /** How many hints were taken from each seat. */
  readonly hints: PerSeat<number>;
  /** What computers did in seats that are people's, as places among the hand's actions. */
  readonly standIns: readonly number[];
  /** What people did who had left their seats to others before the hand was over, likewise. */
  readonly predecessors: readonly number[];
}

interface RemovalVote {
  readonly by: PersonId;
  readonly chair: ChairNumber;
}

interface SessionBase extends TableBase {
  readonly chairs: readonly Occupant[];
  readonly firstDealer: ChairNumber;
  readonly sheet: ScoreSheet;
  readonly finished: readonly FinishedHand[];
  readonly removalVotes: readonly RemovalVote[];
  readonly endVotes: readonly PersonId[];
  /** Who paused the table; `by` null: it paused itself since nobody was there. */
  readonly paused: { readonly by: PersonId | null } | null;
  /** The chair that was reminded of the present move. */
  readonly reminded: ChairNumber | null;
}

export interface CuttingState extends SessionBase {
  readonly phase: 'cutting';
  readonly deal: SealedDeal;
}

/** Early answers of one seat to the inquiry. */
export interface EarlyAnswers {
  readonly declare: EarlyAnswer | null;
  readonly name: EarlyAnswer | null;
}

/** Somebody who has seen a chair's cards in the present hand. */
export interface Witness {
  readonly person: PersonId;
  readonly chair: ChairNumber;
}

export interface PlayingState extends SessionBase {
  readonly phase: 'playing';
  readonly deal: SealedDeal;
  readonly hand: HandState;
  readonly early: PerSeat<EarlyAnswers>;
  readonly witnesses: readonly Witness[];
  /** The chair whose time ran out: a computer makes this one move. */
  readonly substituted: ChairNumber | null;
  /** By seat: when hints were taken, as the number of actions of the hand by then. */
  readonly hints: PerSeat<readonly number[]>;
  /** Who decided each of the hand's actions; null: a computer. */
  readonly deciders: readonly PlayedBy[];
}

export interface BetweenState extends SessionBase {
  readonly phase: 'between';
  /** Somebody looks at a hand that is over: the clock does not deal the next one. */
  readonly lookedBack: boolean;
}

export interface EndedState extends Omit<SessionBase, 'chairs' | 'firstDealer'> {
  readonly phase: 'ended';
  /** Empty chairs where the lobby was closed. */
  readonly chairs: Chairs;
  readonly reason: EndReason;
  /** The hand that was broken off, if any: it counts for nothing. */
  readonly brokenOff: { readonly deal: SealedDeal; readonly hand: HandState | null } | null;
}

/** A sitting: its seats, its hands and its score. */
export type TableState = LobbyState | CuttingState | PlayingState | BetweenState | EndedState;

export type SessionState = CuttingState | PlayingState | BetweenState;

/** The number of the deal after those that are finished. */
export const nextNumber = ({ fixture, finished }: SessionState): number =>
  (fixture?.before.deals ?? 0) + finished.length + 1;

/** Whether what was dealt here will still be dealt elsewhere, and is a secret of those who played it. */
export const isConcealed = ({ fixture, disclosed }: TableState): boolean =>
  isDuplicate(fixture) && !disclosed;

export const isSession = (state: TableState): state is SessionState =>
  state.phase === 'cutting' || state.phase === 'playing' || state.phase === 'between';
