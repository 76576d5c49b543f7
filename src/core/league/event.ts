import type { Person, PersonId } from '../table/occupant.ts';
import type { EnteredResult, LeagueSettings, LeagueTable } from './state.ts';

/** A match day as it was drawn. */
export interface DrawnRound {
  readonly tables: readonly LeagueTable['players'][];
  readonly rests: readonly PersonId[];
  readonly dealsFrom: string | null;
}

type Body =
  | {
      readonly type: 'league-opened';
      readonly league: string;
      readonly guildId: string;
      readonly channelId: string;
      readonly name: string;
      readonly season: number;
      readonly settings: LeagueSettings;
      readonly by: PersonId;
    }
  | { readonly type: 'entered'; readonly person: Person; readonly by: PersonId }
  | { readonly type: 'left'; readonly person: PersonId; readonly by: PersonId }
  /** The match days from `from` on are these now; earlier ones stay. */
  | {
      readonly type: 'drawn';
      readonly from: number;
      readonly rounds: readonly DrawnRound[];
      readonly by: PersonId;
    }
  | {
      readonly type: 'table-opened';
      readonly round: number;
      readonly table: number;
      readonly dulleTable: string;
    }
  | {
      readonly type: 'table-played';
      readonly round: number;
      readonly table: number;
      readonly dulleTable: string;
    }
  | {
      readonly type: 'substituted';
      readonly round: number;
      readonly table: number;
      readonly for: PersonId;
      /** Null: a computer. `for` themselves: the substitution is taken back. */
      readonly substitute: Person | null;
      readonly by: PersonId;
    }
  | {
      readonly type: 'result-entered';
      readonly round: number;
      readonly table: number;
      readonly points: EnteredResult['points'];
      readonly by: PersonId;
    }
  | { readonly type: 'result-removed'; readonly round: number; readonly table: number; readonly by: PersonId }
  | { readonly type: 'league-closed'; readonly by: PersonId };

/** What happened in a league's season; `at` in milliseconds since 1970. */
export type LeagueEvent = Body & { readonly at: number };
