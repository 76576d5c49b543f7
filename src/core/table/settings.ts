import type { RuleSet } from '../rules/ruleSet.ts';

export const PACES = ['live', 'relaxed', 'slow', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** What happens when somebody's time is up: a computer plays that card, or the table waits. */
const ABSENCES = ['computer', 'wait'] as const;
export type Absence = (typeof ABSENCES)[number];

/** Hands in a session: at least 1, at most 96 (four lists of 24). */
export const MOST_HANDS = 96;

export interface TableSettings {
  readonly rules: RuleSet;
  /** Number of hands in the session, 1 to `MOST_HANDS`. */
  readonly hands: number;
  readonly pace: Pace;
  readonly absence: Absence;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface Allowance {
  /** Milliseconds for one move. */
  readonly move: number;
  /** Milliseconds before the end of a move at which the player is reminded. */
  readonly reminder: number;
  /** Milliseconds after which somebody who is awaited counts as absent, where no computer plays for them. */
  readonly absent: number;
  /** Milliseconds to cut the deck before it is dealt uncut. */
  readonly cut: number;
}

/** `none` knows no clock, but nobody waits for ever for a cut. */
export const ALLOWANCES: Readonly<Record<Pace, Allowance>> = {
  live: { move: MINUTE, reminder: 20 * SECOND, absent: MINUTE, cut: 20 * SECOND },
  relaxed: { move: 10 * MINUTE, reminder: 2 * MINUTE, absent: 10 * MINUTE, cut: MINUTE },
  slow: { move: 24 * HOUR, reminder: 3 * HOUR, absent: 24 * HOUR, cut: HOUR },
  none: { move: Number.POSITIVE_INFINITY, reminder: 0, absent: 15 * MINUTE, cut: MINUTE },
};

/** A lobby that nobody touches closes itself; so does a paused table. Milliseconds. */
export const LOBBY_LIFETIME = 24 * HOUR;
export const PAUSE_LIFETIME = 14 * 24 * HOUR;
