import type { Person } from '../core/table/occupant.ts';

/** What is noted: whoever corrects or decides something for others. */
export const CORRECTIONS = [
  'hand-entered',
  'hand-struck',
  'hand-restored',
  'hand-replaced',
  'result-entered',
  'result-removed',
  'substituted',
  'player-added',
  'player-removed',
  'league-opened',
  'league-started',
  'league-closed',
  'rights-changed',
  'table-closed',
  'data-deleted',
] as const;
export type Correction = (typeof CORRECTIONS)[number];

export interface AuditEntry {
  readonly guildId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whoever did it; null: the bot itself. */
  readonly by: Person | null;
  readonly what: Correction;
  /** What it was done to, in a few words without formatting: a hand's id, a league's name, a table; untrusted. */
  readonly subject: string;
  /** The values before and after, as they are shown; null: there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The list of corrections of each server: only ever added to. */
export interface AuditLog {
  note(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(
    guildId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>;
}
