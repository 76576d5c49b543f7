import type { PlayerMove } from '../player.ts';

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
  /** Eyes of the own party at the end, on average; null before play. */
  readonly eyes: number | null;
  /** Extra points of the own party less the opponents', on average. */
  readonly extras: number;
}

export interface RatedMove<M = PlayerMove> extends Outlook {
  readonly move: M;
}

/** An announcement; null: to announce nothing now. */
export type Call = Extract<PlayerMove, { readonly do: 'announce' }> | null;

/**
 * What a strong player thinks of a decision. Cards are played and announcements made beside each other, so they
 * are compared apart; both lists are over the same deals.
 */
export interface Analysis {
  /**
   * What the seat's turn asks for: every kind of card (or other answer) that is legal, best first; empty where there
   * is only one, or it is not its turn. While it is asked whether it has a reservation, what that comes to stands
   * there: `healthy`, and each reservation that it could name (`do: 'name'`), its points less what playouts are known
   * to promise too much, and first what the player would say, who asks more of a solo besides.
   */
  readonly moves: readonly RatedMove<Exclude<PlayerMove, { readonly do: 'announce' }>>[];
  /**
   * Silence, and every announcement that is legal now; empty where there is none. First what the player would do, which
   * stays silent as long as it may wait, and unless an announcement promises well enough; then the best first.
   */
  readonly announcements: readonly RatedMove<Call>[];
  /** Deals that were looked at. */
  readonly deals: number;
}
