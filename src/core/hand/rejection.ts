import type { Card } from '../card.ts';
import type { Seat } from '../seat.ts';
import type { DueAnnouncement } from './announcing.ts';

/** Why an action in a hand is not allowed; the codes are those of records. */
export type Rejection =
  | { readonly code: 'bad-deal' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** Nothing of the kind to name. */
  | { readonly code: 'no-reservation' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'not-in-hand' }
  | { readonly code: 'must-follow-suit'; readonly legal: readonly Card[] }
  | { readonly code: 'announcement-not-allowed' }
  /** A seat has to announce before anything else happens. */
  | ({ readonly code: 'announcement-due' } & DueAnnouncement)
  | { readonly code: 'hand-over' };

export type RejectionCode = Rejection['code'];
