import type { Card } from '../card.ts';
import type { Announcement } from '../rules/announcement.ts';
import type { Contract, Party } from '../rules/contract.ts';
import type { Declaration, ReservationName } from '../rules/reservation.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { HandResult } from '../score/result.ts';
import type { PerSeat, Seat } from '../seat.ts';

/** What a hand begins with. */
export interface HandSetup {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly hands: PerSeat<readonly Card[]>;
  /** Seats that owe a mandatory solo. */
  readonly owesSolo: readonly Seat[];
  /** The seat that must name a solo without an inquiry. */
  readonly forcedSolo: Seat | null;
  /** What value and scores are multiplied by. */
  readonly multiplier: number;
}

/** What happened in a hand; outcomes are stated, so that a later rule fix cannot rewrite what was played. */
export type HandEvent =
  | ({ readonly type: 'dealt' } & HandSetup)
  | { readonly type: 'declared'; readonly seat: Seat; readonly value: Declaration }
  | { readonly type: 'named'; readonly seat: Seat; readonly value: ReservationName }
  /** A poverty: whether a seat takes the cards. */
  | { readonly type: 'took'; readonly seat: Seat; readonly value: boolean }
  | { readonly type: 'passed'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly Card[] }
  /** The inquiry stands at the names: somebody reserved. */
  | { readonly type: 'naming-began'; readonly turn: Seat }
  | { readonly type: 'naming-went-on'; readonly turn: Seat }
  /** Poverty was named and stands: the others are asked from the poor player's left. */
  | { readonly type: 'poverty-stands'; readonly poor: Seat }
  | {
      readonly type: 'play-began';
      readonly contract: Contract;
      /** Who plays the wedding or solo (a silent wedding's too), or is poor. */
      readonly soloist: Seat | null;
      /** Null where the party is not settled: in a wedding for all but the wedding player. */
      readonly parties: PerSeat<Party | null>;
      readonly leader: Seat;
      /** Who holds the Schweine, and the Superschweine. */
      readonly schweine: Seat | null;
      readonly superschweine: Seat | null;
    }
  | {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly party: Party;
      readonly value: Announcement;
      /** Re or Kontra as a late reply: no steps may follow. */
      readonly late: boolean;
    }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trick-won'; readonly winner: Seat; readonly eyes: number }
  /** The deciding trick of a wedding; `partner` null: the rest is a solo. `trick` from 1. */
  | {
      readonly type: 'wedding-decided';
      readonly partner: Seat | null;
      readonly trick: number;
      readonly parties: PerSeat<Party>;
    }
  | { readonly type: 'scored'; readonly result: HandResult };
