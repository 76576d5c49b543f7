import type { Generated } from 'kysely';

/** The tables of the database, as the newest migration leaves them. Times are milliseconds since 1970. */
export interface Schema {
  readonly tables: {
    readonly id: string;
    readonly guild_id: string;
    readonly channel_id: string;
    readonly opened_at: number;
    /** 0 or 1: not every database knows booleans. */
    readonly ended: number;
    /** Number of events; every append moves it on and thereby finds out whether somebody was faster. */
    readonly version: number;
  };
  readonly events: {
    readonly table_id: string;
    /** Position in the table's history, from 0. */
    readonly version: number;
    readonly at: number;
    readonly type: string;
    /** The whole event as JSON. */
    readonly data: string;
  };
  readonly seatings: {
    readonly table_id: string;
    readonly person: string;
    /** Order among the people of the table. */
    readonly position: number;
  };
  readonly deadlines: {
    readonly table_id: string;
    readonly at: number;
  };
  readonly messages: {
    readonly table_id: string;
    readonly key: string;
    readonly channel_id: string;
    readonly message_id: string | null;
    readonly fingerprint: string;
    /** 0 or 1. */
    readonly transient: number;
  };
  readonly rule_sets: {
    readonly id: string;
    readonly guild_id: string;
    readonly name: string;
    /** What the name is compared by; unique in its server. */
    readonly folded: string;
    readonly saved_by: string;
    /** What differs from the DDV's rules, as JSON. */
    readonly rules: string;
    /** Number of changes. */
    readonly version: number;
  };
  /** One of `preset` and `set_id` is null. */
  readonly rule_defaults: {
    readonly guild_id: string;
    readonly preset: string | null;
    readonly set_id: string | null;
  };
  /** What is null was never chosen, and has its usual value. */
  readonly people: {
    readonly person: string;
    readonly language: string | null;
    readonly locale: string | null;
    readonly pictures: string | null;
    readonly suits: string | null;
    readonly faces: string | null;
    readonly theme: string | null;
    /** 0 or 1. */
    readonly aid: number | null;
    /** Id of a table. */
    readonly introduced_at: string | null;
  };
  readonly servers: {
    readonly guild_id: string;
    readonly language: string | null;
    readonly locale: string | null;
    readonly suits: string | null;
    readonly faces: string | null;
    readonly theme: string | null;
    /** When the bot was removed from it; null: it is there. */
    readonly removed_at: number | null;
    /** How many former players there are in it; the next one gets the next number. */
    readonly formers: Generated<number>;
  };
  /** Rights that are not held as usual. */
  readonly rights: {
    readonly guild_id: string;
    readonly right_name: string;
    readonly who: string;
    readonly role_id: string | null;
  };
  readonly audit: {
    readonly guild_id: string;
    /** Counts a server's entries, from 0. */
    readonly number: number;
    readonly at: number;
    /** Both null: the bot itself. */
    readonly by_person: string | null;
    readonly by_name: string | null;
    readonly what: string;
    readonly subject: string;
    readonly value_before: string | null;
    readonly value_after: string | null;
  };
  /** People whose data are being deleted: a row for each server in which something is left of them. */
  readonly erasures: {
    readonly person: string;
    readonly guild_id: string;
    /** The key under which their hands go on. */
    readonly former: string;
    readonly began_at: number;
  };
}
