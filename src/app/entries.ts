import type { RuleSet } from '../core/rules/ruleSet.ts';
import type { Draft } from '../core/score/draft.ts';
import type { PerSeat } from '../core/seat.ts';
import type { PersonId } from '../core/table/occupant.ts';
import type { PlayerKey } from './ledger.ts';

/** Who sat at the real table; the name is untrusted. */
export interface EntryPlayer {
  readonly player: PlayerKey;
  readonly name: string;
}

/** A hand that somebody is entering. Its id becomes that of the hand. */
export interface OpenEntry {
  readonly id: string;
  readonly guildId: string;
  /** Where it was begun, and is told of once it is booked. */
  readonly channelId: string;
  readonly owner: PersonId;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly rules: RuleSet;
  readonly players: PerSeat<EntryPlayer>;
  readonly draft: Draft;
  /** The booked hand in whose place this one is to stand. */
  readonly replaces: string | null;
}

/** What is kept of an entry once it is booked: who played and who entered it stands in the books alone. */
export interface BookedEntry {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly rules: RuleSet;
  readonly draft: Draft;
}

/** Milliseconds after which an entry that nobody booked is forgotten. */
export const ENTRY_LIFETIME = 24 * 60 * 60 * 1000;

/** Port: hands that are being entered, and what was chosen of those that were. */
export interface Entries {
  open(entry: OpenEntry): Promise<void>;
  /** One that is not booked; null where it is, or was forgotten. */
  find(id: string): Promise<OpenEntry | null>;
  change(id: string, draft: Draft): Promise<void>;
  discard(id: string): Promise<void>;
  /** It is in the books: forgets who entered it, and who played. */
  close(id: string): Promise<void>;
  booked(id: string): Promise<BookedEntry | null>;
  /** Ids of all that are not booked, and of those that are but of which no message tells. */
  unsettled(): Promise<{ readonly open: readonly string[]; readonly untold: readonly string[] }>;
  /** Forgets what was opened before `then`, in milliseconds since 1970, and never booked. */
  sweep(then: number): Promise<void>;
}
