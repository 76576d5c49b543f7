import type { PersonId } from '../table/occupant.ts';
import type { Entrant, LeagueTable } from './leagueTable.ts';
import type { LeaguePhase, LeagueSettings } from './settings.ts';

/** A match day. */
export interface Round {
  /** From 1. */
  readonly number: number;
  readonly tables: readonly LeagueTable[];
  readonly rests: readonly PersonId[];
  /** From which the deals of a duplicate round follow; null elsewhere. Secret until the round is over. */
  readonly dealsFrom: string | null;
  /** Whether all its tables have their results. A duplicate round that was over once stays over, if any of it was dealt. */
  readonly over: boolean;
}

/** One season of a league. It holds secrets: what is shown is made from `LeagueView`. */
export interface LeagueState {
  readonly id: string;
  readonly guildId: string;
  /** Where its public messages stand. */
  readonly channelId: string;
  /** As it was typed; untrusted. */
  readonly name: string;
  /** Which season of leagues of that name in the server, from 1. */
  readonly season: number;
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
  readonly entrants: readonly Entrant[];
  /** Drawn when the season starts; empty before. */
  readonly rounds: readonly Round[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly closedAt: number | null;
}
