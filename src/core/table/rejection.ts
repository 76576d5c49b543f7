import type { Rejection } from '../hand/rejection.ts';
import type { Seat } from '../seat.ts';
import type { TableState } from './state.ts';

/** Why an action on a table was not taken. Codes are stable; the texts for people are made elsewhere. */
export type TableRejection =
  | { readonly code: 'already-open' }
  | { readonly code: 'not-open' }
  | { readonly code: 'bad-settings' }
  | { readonly code: 'already-seated'; readonly seat: Seat }
  | { readonly code: 'table-full' }
  /** Between two seats of one hand nobody may choose: they have seen the cards of `seat`. */
  | { readonly code: 'saw-cards'; readonly seat: Seat }
  | { readonly code: 'not-seated' }
  | { readonly code: 'not-host' }
  | { readonly code: 'no-computer' }
  | { readonly code: 'chairs-empty'; readonly empty: number }
  | { readonly code: 'wrong-phase'; readonly phase: TableState['phase'] }
  | { readonly code: 'not-cutter'; readonly cutter: Seat }
  /** The click was meant for a decision that is over. */
  | { readonly code: 'late' }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'not-a-person' }
  | { readonly code: 'already-voted' }
  /** Too few others are there to vote somebody away who is present. */
  | { readonly code: 'still-here'; readonly seat: Seat }
  | { readonly code: 'hand'; readonly rejection: Rejection };
