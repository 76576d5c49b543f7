import type { Card } from '../card.ts';
import type { Announced } from '../rules/announcement.ts';
import type { CardOrder } from '../rules/cardOrder.ts';
import type { Contract, Party } from '../rules/contract.ts';
import { type Declaration, type ReservationName, reservationsFor } from '../rules/reservation.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { PlayedResult, ThrownInResult } from '../score/result.ts';
import type { PerSeat, Seat } from '../seat.ts';
import type { HandAction } from './action.ts';
import { playerAt, type Trick, type WonTrick } from './trick.ts';

interface HandBase {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly owesSolo: readonly Seat[];
  readonly forcedSolo: Seat | null;
  readonly multiplier: number;
  /** As dealt. */
  readonly dealt: PerSeat<readonly Card[]>;
  /** As held now. */
  readonly cards: PerSeat<readonly Card[]>;
  readonly declarations: PerSeat<Declaration | null>;
  readonly names: PerSeat<ReservationName | null>;
  /** Everything done so far, in order. */
  readonly actions: readonly HandAction[];
}

export interface DeclaringState extends HandBase {
  readonly phase: 'declare';
  readonly turn: Seat;
}

export interface NamingState extends HandBase {
  readonly phase: 'name';
  readonly turn: Seat;
}

/** A poverty waits for somebody to take the cards. */
export interface TakingState extends HandBase {
  readonly phase: 'take';
  readonly poor: Seat;
  readonly turn: Seat;
}

/** First the poor player passes three cards, then the partner. */
export interface PassingState extends HandBase {
  readonly phase: 'pass';
  readonly poor: Seat;
  readonly partner: Seat;
  readonly turn: Seat;
}

/** The deciding trick (from 1) of a wedding; `partner` null: the rest became a solo. */
interface WeddingDecision {
  readonly trick: number;
  readonly partner: Seat | null;
}

/** Which of them the table has been told of. */
export interface SchweineShown {
  readonly schweine: boolean;
  readonly superschweine: boolean;
}

interface PlayBase extends HandBase {
  readonly contract: Contract;
  /** Who plays the wedding or solo (a silent wedding's too), or is poor. */
  readonly soloist: Seat | null;
  readonly parties: PerSeat<Party | null>;
  /** What the table knows of the parties (rules.md §5). */
  readonly known: PerSeat<Party | null>;
  readonly order: CardOrder;
  readonly announced: Announced;
  /** What every announcement's figure is lowered by. */
  readonly shift: number;
  readonly wedding: WeddingDecision | null;
  readonly schweine: Seat | null;
  readonly superschweine: Seat | null;
  readonly schweineShown: SchweineShown;
  readonly tricks: readonly WonTrick[];
}

export interface PlayState extends PlayBase {
  readonly phase: 'play';
  /** The trick on the table; empty before its first card. */
  readonly trick: Trick;
}

interface PlayedState extends PlayBase {
  readonly phase: 'over';
  readonly thrownIn: false;
  readonly result: PlayedResult;
}

interface ThrownInState extends HandBase {
  readonly phase: 'over';
  readonly thrownIn: true;
  readonly result: ThrownInResult;
}

/** One deal, from the inquiry to the score. Holds all four hands: never shown, only read through views. */
export type HandState =
  | DeclaringState
  | NamingState
  | TakingState
  | PassingState
  | PlayState
  | PlayedState
  | ThrownInState;

/** The seat that must act next; null once the hand is over. */
export function turnOf(state: HandState): Seat | null {
  switch (state.phase) {
    case 'over':
      return null;
    case 'play':
      return playerAt(state.trick.leader, state.trick.cards.length);
    default:
      return state.turn;
  }
}

/** What a seat could name, by the cards it was dealt. */
export const nameableReservations = (state: HandState, seat: Seat): readonly ReservationName[] =>
  reservationsFor(state.dealt[seat], state.rules, state.forcedSolo === seat);

/** Whether a wedding still waits for its deciding trick. */
export const isUndecidedWedding = (state: PlayState): boolean =>
  state.contract === 'wedding' && state.wedding === null;
