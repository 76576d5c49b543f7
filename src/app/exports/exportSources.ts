import type { AuditLog } from '../audit.ts';
import type { LeagueStore } from '../leagues/leagueStore.ts';
import type { Ledger } from '../ledger.ts';
import type { EventStore } from '../ports.ts';
import type { RuleShelf } from '../ruleShelf.ts';

/** What exports are made of. */
export interface ExportSources {
  readonly ledger: Pick<Ledger, 'hands' | 'leaderboard'>;
  readonly events: Pick<EventStore, 'load'>;
  readonly leagues: Pick<LeagueStore, 'find' | 'load'>;
  readonly audit: Pick<AuditLog, 'list'>;
  readonly shelf: Pick<RuleShelf, 'list'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORTED = ['session', 'season', 'server'] as const;

/** What is exported of a server: one of its tables, one season of a league, or everything. */
export type Exported =
  | { readonly what: 'session'; readonly guildId: string; readonly table: string }
  | { readonly what: 'season'; readonly guildId: string; readonly league: string }
  | { readonly what: 'server'; readonly guildId: string };
