import type { TableEvent } from '../core/table/event.ts';
import type { NewHand } from './ledger.ts';

/** What is known of a table without folding its history. */
export interface TableSummary {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly ended: boolean;
  readonly people: readonly string[];
}

/** What is written together with new events, in one transaction. */
export interface Projection {
  readonly summary: TableSummary;
  /** When the clock must look at this table again, milliseconds since 1970; null: never. */
  readonly due: number | null;
  /**
   * Whether the events happen again by themselves, should a loss of power take them: then they need not reach the
   * disk before anything goes on. What a person did never does.
   */
  readonly repeats: boolean;
  /** Hands that the events finish, for the books. */
  readonly hands: readonly NewHand[];
}

/** Append-only histories of tables; versions count events from 0. */
export interface EventStore {
  /** The history in order, without its first `after` events; at most `most` of them. */
  load(table: string, after?: number, most?: number): Promise<readonly TableEvent[]>;
  /**
   * Stores all of it or nothing. False where somebody else appended first: load and decide again.
   * `expectedVersion` is the number of events that the decision was made on.
   */
  append(
    table: string,
    expectedVersion: number,
    events: readonly TableEvent[],
    projection: Projection,
  ): Promise<boolean>;
  /** Tables that have not ended, newest first. */
  openTables(): Promise<readonly TableSummary[]>;
  /** Tables that meet every wish; newest first, ended ones included. */
  find(wanted: TableQuery): Promise<readonly TableSummary[]>;
  /** Tables due at or before `now`, in milliseconds since 1970; the longest overdue first. */
  due(now: number): Promise<readonly string[]>;
  /** When the first table is due after `now`; null: none is. */
  nextDue(now: number): Promise<number | null>;
}

export interface TableQuery {
  readonly guildId?: string;
  /** The channel in which the table was opened. */
  readonly channelId?: string;
  readonly person?: string;
  /** Somebody whom its history names, whether or not they sit there now. */
  readonly appearing?: string;
  readonly openOnly?: boolean;
}

/** Runs `job` after `wait` milliseconds, unless the returned function is called before. */
export type After = (wait: number, job: () => void) => () => void;

/** Told after every change, once it is stored; must return at once and work later. */
export interface TableObserver {
  changed(table: string): void;
}

/** A message of a table as it was last sent. */
export interface SentMessage {
  /** Unique within the table. */
  readonly key: string;
  readonly channelId: string;
  /** Null where it could not be delivered, or somebody deleted it: it is not sent again. */
  readonly messageId: string | null;
  /** Hash of the payload last sent. */
  readonly fingerprint: string;
  readonly transient: boolean;
}

/** Where the presenter remembers what it sent. */
export interface MessageStore {
  sent(table: string): Promise<readonly SentMessage[]>;
  /** Inserts or replaces by table and key. */
  put(table: string, message: SentMessage): Promise<void>;
  remove(table: string, key: string): Promise<void>;
}
