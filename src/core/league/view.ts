import type { PersonId } from '../table/occupant.ts';
import type { Entrant, LeagueTable } from './leagueTable.ts';
import { hasRoundBegun } from './leagueTable.ts';
import type { LeaguePhase, LeagueSettings } from './settings.ts';
import type { LeagueState, Round } from './state.ts';

/** A match day as everybody may see it. */
export interface RoundView {
  /** From 1. */
  readonly number: number;
  readonly tables: readonly LeagueTable[];
  readonly rests: readonly PersonId[];
  /** Whether a table was opened or a result entered. */
  readonly begun: boolean;
  /** Whether all its tables have their results. */
  readonly over: boolean;
}

/** A season as everybody may see it. */
export interface LeagueView {
  readonly id: string;
  readonly guildId: string;
  /** Where its public messages stand. */
  readonly channelId: string;
  /** As it was typed; untrusted. */
  readonly name: string;
  readonly season: number;
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly RoundView[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly closedAt: number | null;
}

/** Field by field: what a round's deals follow from stays inside. */
export const leagueView = (state: LeagueState): LeagueView => ({
  id: state.id,
  guildId: state.guildId,
  channelId: state.channelId,
  name: state.name,
  season: state.season,
  phase: state.phase,
  settings: state.settings,
  entrants: state.entrants,
  rounds: state.rounds.map(roundView),
  openedAt: state.openedAt,
  closedAt: state.closedAt,
});

const roundView = (round: Round): RoundView => ({
  number: round.number,
  tables: round.tables,
  rests: round.rests,
  begun: hasRoundBegun(round),
  over: round.over,
});
