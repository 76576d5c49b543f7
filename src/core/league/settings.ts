import type { Level } from '../level.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Pace } from '../table/settings.ts';

/** Players of a league. */
export const FEWEST_ENTRANTS = 4;
export const MOST_ENTRANTS = 64;

/** Match days of a season. */
export const MOST_ROUNDS = 40;

/** Characters of a league's name. */
export const LONGEST_LEAGUE_NAME = 40;

/** How points are counted: as they are played, or against the other tables with the same cards. */
export const LEAGUE_KINDS = ['points', 'duplicate'] as const;
export type LeagueKind = (typeof LEAGUE_KINDS)[number];

export const LEAGUE_PHASES = ['joining', 'running', 'closed'] as const;
export type LeaguePhase = (typeof LEAGUE_PHASES)[number];

/** What is agreed on before a season starts. */
export interface LeagueSettings {
  readonly kind: LeagueKind;
  readonly rules: RuleSet;
  /** Match days. */
  readonly rounds: number;
  /** Hands at each table of a match day; 24 in a tournament's round. */
  readonly hands: number;
  /** How long a move may take at its tables; `USUAL_PACE` where nothing is said. */
  readonly pace?: Pace;
  /** How computers play at its tables; as they usually do where nothing is said. */
  readonly level?: Level;
}

/** People meet for a match day, and a computer does not play for whoever thinks for a minute. */
export const USUAL_PACE: Pace = 'relaxed';
