import type { Rejection } from '../hand/rejection.ts';
import type { RuleConflict } from '../rules/ruleConflicts.ts';
import type { ChairNumber } from './chairs.ts';
import type { Person } from './occupant.ts';
import type { TableState } from './state.ts';

/** Why an action on a table was not taken. Codes are stable; the texts for people are made elsewhere. */
export type TableRejection =
  | { readonly code: 'already-open' }
  | { readonly code: 'not-open' }
  | { readonly code: 'bad-settings' }
  /** Rules that make no sense together. */
  | { readonly code: 'senseless-rules'; readonly conflict: RuleConflict }
  /** Mandatory solos need a number of hands to be fitted in, one for each player at least. */
  | { readonly code: 'mandatory-solos-need-hands'; readonly least: number }
  /** The rules are others by now than those that were to be replaced. */
  | { readonly code: 'rules-changed' }
  /** In a tournament nobody is helped, so that hints cannot be allowed. */
  | { readonly code: 'hints-in-tournament' }
  /** At a league's table nobody is helped. */
  | { readonly code: 'hints-in-league' }
  /** The table plays without hints. */
  | { readonly code: 'hints-off' }
  /** For taking a poverty, and for what is passed in it, there are no hints. */
  | { readonly code: 'hints-not-in-exchange' }
  /** There is nothing, or only one thing, that this person can do now. */
  | { readonly code: 'no-choice' }
  | { readonly code: 'already-seated'; readonly chair: ChairNumber }
  | { readonly code: 'table-full' }
  /** A league's chair: only for these people, in order of chairs; none: for a computer. */
  | { readonly code: 'reserved'; readonly people: readonly Person[] }
  /** Rules, length and seats of a league's table are settled by the league. */
  | { readonly code: 'league-rules' }
  /** Between two chairs in one hand nobody may choose: they have seen the cards of `chair`. */
  | { readonly code: 'saw-cards'; readonly chair: ChairNumber }
  | { readonly code: 'not-seated' }
  /** Sits at the table, but not in this hand. */
  | { readonly code: 'sits-out' }
  | { readonly code: 'not-host' }
  | { readonly code: 'no-computer' }
  | { readonly code: 'chairs-empty'; readonly empty: number }
  | { readonly code: 'wrong-phase'; readonly phase: TableState['phase'] }
  | { readonly code: 'not-cutter'; readonly cutter: ChairNumber }
  /** The click was meant for a decision that is over. */
  | { readonly code: 'late' }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'not-a-person' }
  | { readonly code: 'already-voted' }
  /** Too few others are there to vote somebody away who is present. */
  | { readonly code: 'still-here'; readonly chair: ChairNumber }
  | { readonly code: 'hand'; readonly rejection: Rejection };
