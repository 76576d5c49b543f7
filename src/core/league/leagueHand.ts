import type { Party, ResultContract } from '../rules/contract.ts';
import type { PerSeat } from '../seat.ts';
import type { TablePlace } from './leagueTable.ts';

/** What a league counts of a hand in the books. Seats are the chairs of its table. */
export interface LeagueHand {
  /** Null: it was played elsewhere. */
  readonly league: TablePlace | null;
  /** Number of the deal: in a duplicate round the same cards at every table. */
  readonly number: number;
  readonly contract: ResultContract;
  readonly soloist: number | null;
  /** How a named solo came about; null: none was named. */
  readonly soloKind: 'voluntary' | 'mandatory' | 'forced' | null;
  readonly winner: Party | null;
  readonly seats: PerSeat<{
    readonly player: string;
    readonly party: Party | null;
    readonly points: number;
  }>;
  /** Whatever is not null: it counts for nothing. */
  readonly struck: object | null;
}
