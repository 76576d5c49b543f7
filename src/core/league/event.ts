import type { Person, PersonId } from '../table/occupant.ts';
import type { EnteredResult, LeagueTable, TablePlace } from './leagueTable.ts';
import type { LeagueSettings } from './settings.ts';

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
  /** The match days from `from` on are these now; earlier ones stay. The first draw starts the season. */
  | {
      readonly type: 'drawn';
      readonly from: number;
      readonly rounds: readonly DrawnRound[];
      readonly by: PersonId;
    }
  | ({ readonly type: 'table-opened'; readonly dulleTable: string } & TablePlace)
  /** It ended after play; `complete` with all hands that were agreed on. */
  | ({ readonly type: 'table-played'; readonly dulleTable: string; readonly complete: boolean } & TablePlace)
  /** It ended, or never came to be, before anything was played: another may be opened. */
  | ({ readonly type: 'table-dropped'; readonly dulleTable: string } & TablePlace)
  | ({
      readonly type: 'substituted';
      readonly for: PersonId;
      /** Null: a computer. `for` themselves: the substitution is taken back. */
      readonly substitute: Person | null;
      readonly by: PersonId;
    } & TablePlace)
  | ({
      readonly type: 'result-entered';
      readonly points: EnteredResult['points'];
      readonly by: PersonId;
    } & TablePlace)
  | ({ readonly type: 'result-removed'; readonly by: PersonId } & TablePlace)
  | { readonly type: 'league-closed'; readonly by: PersonId };

/** What happened in a league's season; `at` in milliseconds since 1970. */
export type LeagueEvent = Body & { readonly at: number };

/** An event without its time, as decisions make it. */
export type LeagueFact = Body;
