import type { Card } from '../card.ts';
import type { HandAction } from '../hand/action.ts';
import type { HandRuleDifferences } from '../rules/readRules.ts';
import type { PerSeat, Seat } from '../seat.ts';

/** `doko-hand/1`: one hand, complete and replayable. */
export interface HandRecord {
  readonly format: 'doko-hand/1';
  /** What differs from the DDV's rules. */
  readonly rules: HandRuleDifferences;
  readonly dealer: Seat;
  readonly hands: PerSeat<readonly Card[]>;
  readonly owesSolo?: readonly Seat[];
  readonly forcedSolo?: Seat;
  readonly multiplier?: number;
  readonly actions: readonly HandAction[];
}
