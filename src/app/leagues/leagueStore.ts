import type { LeagueEvent } from '../../core/league/event.ts';
import type { LeagueKind, LeaguePhase } from '../../core/league/settings.ts';
import type { PersonId } from '../../core/table/occupant.ts';

/** What is known of a season without folding its history. */
export interface LeagueSummary {
  readonly id: string;
  readonly guildId: string;
  /** As it was typed; untrusted. */
  readonly name: string;
  readonly season: number;
  readonly kind: LeagueKind;
  readonly phase: LeaguePhase;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly closedAt: number | null;
}

export interface LeagueQuery {
  readonly guildId?: string;
  /** Compared as `foldedName` does. */
  readonly name?: string;
  readonly phases?: readonly LeaguePhase[];
  /** Takes part, has taken part, or did something for it. */
  readonly person?: PersonId;
}

/** Append-only histories of leagues' seasons; versions count events from 0. */
export interface LeagueStore {
  /** The history in order. */
  load(league: string): Promise<readonly LeagueEvent[]>;
  /**
   * Stores all of it or nothing. False where somebody else appended first, or opened the same season of a league of
   * that name: load and decide again. `expectedVersion` is the number of events that the decision was made on.
   */
  append(
    league: string,
    expectedVersion: number,
    events: readonly LeagueEvent[],
    summary: LeagueSummary,
  ): Promise<boolean>;
  /** Seasons that meet every wish, newest first. */
  find(wanted: LeagueQuery): Promise<readonly LeagueSummary[]>;
}
