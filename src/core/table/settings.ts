import type { RuleSet } from '../rules/ruleSet.ts';

export const PACES = ['live', 'relaxed', 'slow', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** What happens when somebody's time is up: a computer plays that card, or the table waits. */
const ABSENCES = ['computer', 'wait'] as const;
export type Absence = (typeof ABSENCES)[number];

/** Hands in a session: at least 1, at most 96 (four lists of 24). */
export const MOST_HANDS = 96;

/** Game points that a target may be. */
export const MOST_TARGET = 1_000;

/**
 * How long a session is (rules.md §9): a number of hands, thrown-in ones not counted; until somebody has a
 * number of game points at the end of a hand; or until the players end it.
 */
export type SessionLength =
  | { readonly kind: 'hands'; readonly hands: number }
  | { readonly kind: 'target'; readonly points: number }
  | { readonly kind: 'open' };

/** A round of a tournament (rules.md §9). */
const TOURNAMENT_HANDS = 24;

/** Times that everybody deals where nobody says how long the session is. */
const USUAL_TURNS = 4;

/** What is played where nobody says how long: a tournament's round, or so many turns of the players. */
export const usualLength = (rules: RuleSet, players: number): SessionLength => ({
  kind: 'hands',
  hands: rules.mandatorySolos ? TOURNAMENT_HANDS : USUAL_TURNS * players,
});

export interface TableSettings {
  readonly rules: RuleSet;
  readonly length: SessionLength;
  readonly pace: Pace;
  readonly absence: Absence;
  /** Whether everybody may ask the coach about their own moves: at casual tables only. */
  readonly hints: boolean;
}

/** Whether players may be helped: a tournament, where everybody owes a solo, is played without. */
export const isCasual = ({ rules }: Pick<TableSettings, 'rules'>): boolean => !rules.mandatorySolos;

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

/** Where computers play alone, nobody has to read a result before they go on. Milliseconds. */
export const REST_OF_COMPUTERS = 5 * SECOND;

/** A lobby that nobody touches closes itself; so does a paused table. Milliseconds. */
export const LOBBY_LIFETIME = 24 * HOUR;
export const PAUSE_LIFETIME = 14 * 24 * HOUR;
