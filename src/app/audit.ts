import type { Person, PersonId } from '../core/table/occupant.ts';

/** What is noted of leagues. */
const LEAGUE_CORRECTIONS = [
  'result-entered',
  'result-removed',
  'substituted',
  'player-added',
  'player-removed',
  'league-opened',
  'league-started',
  'league-closed',
] as const;

/** What is noted: whoever corrects or decides something for others. */
export const CORRECTIONS = [
  'hand-entered',
  'hand-struck',
  'hand-restored',
  'hand-replaced',
  ...LEAGUE_CORRECTIONS,
  'rights-changed',
  'table-closed',
  'data-deleted',
] as const;
type Correction = (typeof CORRECTIONS)[number];

/** Whether the subject of such an entry is a league, as `leagueSubject` reads it. */
export const isAboutLeague = (what: Correction): boolean => LEAGUE_CORRECTIONS.some((one) => one === what);

export interface AuditEntry {
  readonly guildId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whoever did it; null: the bot itself. */
  readonly by: Person | null;
  readonly what: Correction;
  /**
   * What it was done to, in a few words without formatting: a hand's id, a league's name, a table; untrusted. Here
   * and in the values people are never called by their names: `mentioned` writes them, so that the list can show
   * them to each reader, and forget them.
   */
  readonly subject: string;
  /** The values before and after, as they are shown; null: there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A person in an entry's words, as their id. */
export const mentioned = (person: PersonId): string => `<@${person}>`;

/** Words that somebody chose, for an entry's words: an unseen sign keeps them from mentioning anybody. */
export const unmentioning = (words: string): string => words.replaceAll('<@', '<\u2060@');

/** The list of corrections of each server: only ever added to. */
export interface AuditLog {
  note(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(
    guildId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>;
}
