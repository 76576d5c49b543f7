import type { RuleConflict } from '../rules/ruleConflicts.ts';
import type { PersonId } from '../table/occupant.ts';
import type { TablePlace } from './leagueTable.ts';
import type { LeaguePhase } from './settings.ts';
import type { DuplicateObstacle } from './settingsTrouble.ts';

/** Why an action in a league was not taken. Codes are stable; the texts for people are made elsewhere. */
export type LeagueRejection =
  | { readonly code: 'no-such-league' }
  | { readonly code: 'already-open' }
  /** A league of that name is open in the server: its id and season. */
  | { readonly code: 'name-in-use'; readonly league: string; readonly season: number }
  /** Open leagues that a server may have. */
  | { readonly code: 'too-many-leagues'; readonly most: number }
  | { readonly code: 'bad-name'; readonly most: number }
  | { readonly code: 'bad-rounds'; readonly least: number; readonly most: number }
  | { readonly code: 'bad-hands'; readonly least: number; readonly most: number }
  | { readonly code: 'senseless-rules'; readonly conflict: RuleConflict }
  | { readonly code: 'mandatory-solos-need-hands'; readonly least: number }
  /** With these rules the same deal does not always have the same dealer, or does not count the same. */
  | { readonly code: 'not-duplicate-rules'; readonly which: readonly DuplicateObstacle[] }
  /** Only who manages the server's leagues may do that. */
  | { readonly code: 'not-allowed' }
  | { readonly code: 'wrong-phase'; readonly phase: LeaguePhase }
  | { readonly code: 'full'; readonly most: number }
  | { readonly code: 'already-entered'; readonly person: PersonId }
  | { readonly code: 'not-entered'; readonly person: PersonId }
  | { readonly code: 'too-few'; readonly least: number; readonly now: number }
  /** All match days have begun. */
  | { readonly code: 'nothing-to-draw'; readonly rounds: number }
  /** How many match days there are, and how many tables on that day; 0: there is no such day. */
  | { readonly code: 'no-such-table'; readonly rounds: number; readonly tables: number }
  | { readonly code: 'table-open'; readonly dulleTable: string }
  | { readonly code: 'already-played' }
  | { readonly code: 'result-entered' }
  /** A duplicate round that was over: its deals are open to everybody. */
  | { readonly code: 'round-over' }
  | { readonly code: 'no-result' }
  /** Was not drawn for that table. */
  | { readonly code: 'not-at-table'; readonly person: PersonId }
  /** Plays there already; in a duplicate round nobody plays at two tables, since they have the same cards. */
  | { readonly code: 'already-at-table'; readonly person: PersonId; readonly table: number }
  | { readonly code: 'sum-not-zero'; readonly sum: number }
  | { readonly code: 'points-out-of-range'; readonly most: number }
  | { readonly code: 'tables-open'; readonly tables: readonly TablePlace[] };
