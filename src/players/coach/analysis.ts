import type { SeatView } from '../../core/view/seatView.ts';
import type { Expired, PlayerMove, Random } from '../player.ts';

/** What a move leads to, over the deals that a player had to expect. Shares are 0 to 1. */
export interface Outlook {
  /** Game points of the own seat at the end of the hand, on average. */
  readonly points: number;
  /** Standard error of the difference to the best move's points; 0 for the best itself. */
  readonly error: number;
  /** How often the own party wins the hand. */
  readonly wins: number;
  /** How often the own party, and the own card, take the trick on the table; null for moves that are no cards. */
  readonly partyTakes: number | null;
  readonly ownTakes: number | null;
  /** Eyes of the own party at the end, on average. */
  readonly eyes: number;
  /** Extra points of the own party less the opponents', on average. */
  readonly extras: number;
}

export interface RatedMove extends Outlook {
  readonly move: PlayerMove;
}

/** What a strong player thinks of a decision. */
export interface Analysis {
  /** Every kind of card (or other move) that is legal, best first. */
  readonly moves: readonly RatedMove[];
  /** Deals that were looked at. */
  readonly deals: number;
}

/** Null where the view's seat has nothing to decide (one legal move, or none). */
export declare function analyse(view: SeatView, random: Random, expired?: Expired): Analysis | null;
