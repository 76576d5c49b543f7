import type { RuleSet } from '../rules/ruleSet.ts';
import type { Person, PersonId } from '../table/occupant.ts';

/** Players of a league. */
export const FEWEST_ENTRANTS = 4;
export const MOST_ENTRANTS = 64;

/** Match days of a season. */
export const MOST_ROUNDS = 40;

/** How points are counted: as they are played, or against the other tables with the same cards. */
export const LEAGUE_KINDS = ['points', 'duplicate'] as const;
export type LeagueKind = (typeof LEAGUE_KINDS)[number];

/** What is agreed on before a season starts. */
export interface LeagueSettings {
  readonly kind: LeagueKind;
  readonly rules: RuleSet;
  /** Match days. */
  readonly rounds: number;
  /** Hands at each table of a match day; 24 in a tournament's round. */
  readonly hands: number;
}

/** Somebody who takes part; who leaves a running season stays on its lists, and is drawn no more. */
export interface Entrant {
  readonly person: Person;
  readonly left: boolean;
}

/** Who plays for somebody at one table of one match day; what they score counts for whom they replace. */
export interface Substitution {
  readonly for: PersonId;
  /** Null: a computer. */
  readonly by: Person | null;
}

/** A result that somebody entered by hand: it takes the place of what was played. */
export interface EnteredResult {
  readonly by: PersonId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Game points in order of the table's players. */
  readonly points: readonly [number, number, number, number];
}

/** A table of a match day. */
export interface LeagueTable {
  /** From 1. */
  readonly number: number;
  /** Who was drawn, in order of chairs. */
  readonly players: readonly [PersonId, PersonId, PersonId, PersonId];
  readonly substitutions: readonly Substitution[];
  /** Dulle's tables opened for it, in order. */
  readonly opened: readonly string[];
  /** Whether the last of them has ended. */
  readonly played: boolean;
  readonly entered: EnteredResult | null;
}

/** A match day. */
export interface Round {
  /** From 1. */
  readonly number: number;
  readonly tables: readonly LeagueTable[];
  readonly rests: readonly PersonId[];
  /** From which the deals of a duplicate round follow; null elsewhere. Secret until the round is over. */
  readonly dealsFrom: string | null;
}

/** One season of a league. */
export interface LeagueState {
  readonly id: string;
  readonly guildId: string;
  /** Where its public messages stand. */
  readonly channelId: string;
  /** As it was typed; untrusted. */
  readonly name: string;
  /** Which season of leagues of that name in the server, from 1. */
  readonly season: number;
  readonly phase: 'joining' | 'running' | 'closed';
  readonly settings: LeagueSettings;
  readonly entrants: readonly Entrant[];
  /** Drawn when the season starts; empty before. */
  readonly rounds: readonly Round[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly closedAt: number | null;
}
