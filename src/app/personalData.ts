import type { PersonId } from '../core/table/occupant.ts';
import type { AuditEntry } from './audit.ts';
import type { Rating } from './rating.ts';

/** How much is kept of somebody in one server. */
export interface KeptInServer {
  readonly guildId: string;
  /** Hands that they played, or that were entered for them. */
  readonly hands: number;
  /** Tables whose history names them. */
  readonly sessions: number;
  /** Seasons of leagues that name them. */
  readonly leagues: number;
  /** Entries in the list of corrections that name them. */
  readonly corrections: number;
  /** Rule sets that they saved. */
  readonly ruleSets: number;
  /** Hands that they began to enter. */
  readonly drafts: number;
}

/** Everything that is kept of somebody, counted. */
export interface Kept {
  /** Whether they, or their Discord, ever chose anything for what they read. */
  readonly preferences: boolean;
  readonly servers: readonly KeptInServer[];
}

/** What is kept of somebody beside their preferences and hands, as it is stored. */
export interface PersonalDetails {
  readonly sessions: readonly {
    readonly table: string;
    readonly guildId: string;
    readonly channelId: string;
    /** Milliseconds since 1970. */
    readonly openedAt: number;
    readonly ended: boolean;
  }[];
  readonly leagues: readonly {
    readonly league: string;
    readonly guildId: string;
    readonly name: string;
    readonly season: number;
  }[];
  readonly corrections: readonly (Pick<
    AuditEntry,
    'guildId' | 'at' | 'what' | 'subject' | 'before' | 'after'
  > & {
    /** Whether they made it, or were only named in it. */
    readonly made: boolean;
  })[];
  readonly ruleSets: readonly { readonly guildId: string; readonly id: string; readonly name: string }[];
  readonly drafts: readonly { readonly guildId: string; readonly id: string; readonly openedAt: number }[];
  readonly ratings: readonly {
    readonly guildId: string;
    readonly name: string;
    readonly rating: Rating | null;
  }[];
}

/** A deletion that goes on: somebody's hands in one server become those of a former player. */
export interface Erasure {
  readonly person: PersonId;
  readonly guildId: string;
  /** `former:` and a number that nobody else in the server has. */
  readonly former: string;
}

/** Port: what the database holds of people, and how it is deleted. */
export interface PersonalData {
  kept(person: PersonId): Promise<Kept>;
  details(person: PersonId): Promise<PersonalDetails>;
  /** Begins to delete: from then on it goes on until it is done, whatever happens. `at` in milliseconds since 1970. */
  begin(person: PersonId, at: number): Promise<void>;
  /** Deletions that have begun and are not finished. */
  erasures(): Promise<readonly Erasure[]>;
  /** Tables and seasons of leagues in the server whose history names the person. */
  histories(erasure: Erasure): Promise<Histories>;
  /** Puts the former player into the history of a table; in one transaction. */
  eraseTable(erasure: Erasure, name: string, table: string): Promise<void>;
  /** Puts the former player into the history of a league's season; in one transaction. */
  eraseLeague(erasure: Erasure, name: string, league: string): Promise<void>;
  /** Puts the former player into everything else of the server, and ends the deletion there; in one transaction. */
  finish(erasure: Erasure, name: string): Promise<void>;
}

export interface Histories {
  readonly tables: readonly string[];
  readonly leagues: readonly string[];
}
