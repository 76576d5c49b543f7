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
  readonly secrets: {
    readonly purpose: string;
    /** As hexadecimal digits. */
    readonly value: string;
  };
  readonly league_messages: {
    readonly league_id: string;
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
  /** Everybody whom a table's history names. */
  readonly appearances: {
    readonly person: string;
    readonly table_id: string;
  };
  /** People whose data are being deleted: a row for each server in which something is left of them. */
  readonly erasures: {
    readonly person: string;
    readonly guild_id: string;
    /** The key under which their hands go on. */
    readonly former: string;
    readonly began_at: number;
  };
  /** Rules that booked hands were played by, each set once. */
  readonly rules_played: {
    readonly rules_key: string;
    /** What differs from the DDV's rules, as JSON. */
    readonly rules: string;
  };
  /** The books: hands that were played to their end, thrown in, or entered. */
  readonly hands: {
    readonly id: string;
    readonly guild_id: string;
    readonly at: number;
    /** The day that it counts for, `2026-11-30`: it stays, whatever time zone the host chooses later. */
    readonly day: string;
    readonly table_id: string | null;
    readonly number: number;
    readonly entered_by: string | null;
    readonly league_id: string | null;
    readonly league_round: number | null;
    readonly league_table: number | null;
    /** 0 or 1. */
    readonly concealed: number;
    readonly rules_key: string;
    readonly contract: string;
    readonly soloist: number | null;
    readonly solo_kind: string | null;
    readonly winner: string | null;
    readonly re_eyes: number | null;
    readonly value: number;
    readonly multiplier: number;
    /** 1: it is in the tallies; 0: it was thrown in or struck, or is concealed. */
    readonly counts: number;
    readonly struck_by: string | null;
    readonly struck_at: number | null;
    readonly replaces: string | null;
    readonly replaced_by: string | null;
    /** The first of the hands that stand for one another, of which one at most counts; null: there is no other. */
    readonly origin: string | null;
  };
  readonly hand_seats: {
    readonly hand_id: string;
    readonly seat: number;
    /** As in `hands`: somebody's hands are found in their order without looking there. */
    readonly guild_id: string;
    readonly at: number;
    readonly player: string;
    readonly name: string;
    readonly party: string | null;
    readonly points: number;
    /** 0 or 1. */
    readonly won: number;
    readonly announced: number;
    readonly kept: number;
    readonly foxes_caught: number;
    readonly foxes_lost: number;
    readonly doppelkoepfe: number;
    readonly karlchen: number;
  };
  /** Everybody in a server's books. */
  readonly players: {
    readonly guild_id: string;
    readonly player: string;
    /** The newest, and since when. */
    readonly name: string;
    readonly named_at: number;
    /** The rating to be shown; null: not rated yet. */
    readonly mu: number | null;
    readonly sigma: number | null;
  };
  /** Sums over the hands that count, by period, rules (empty: any) and player. */
  readonly tallies: {
    readonly guild_id: string;
    readonly period: string;
    readonly rules_key: string;
    readonly player: string;
    readonly hands: number;
    readonly points: number;
    readonly wins: number;
  };
  /** The rating of a player after their last rated hand of each span of time: where to go on from a correction. */
  readonly ratings: {
    readonly guild_id: string;
    readonly player: string;
    /** Number of a span of 30 days since 1970. */
    readonly span: number;
    readonly mu: number;
    readonly sigma: number;
  };
  /** The state of each server's books. */
  readonly books: {
    readonly guild_id: string;
    /** Hands in the history. */
    readonly hands: number;
    /** The hand up to which ratings are worked out, in order of time and id. */
    readonly rated_at: number;
    readonly rated_hand: string;
    /** 1: hands after that one are still to be rated. */
    readonly outdated: number;
  };
  readonly leagues: {
    readonly id: string;
    readonly guild_id: string;
    readonly name: string;
    /** What the name is compared by; with its season unique in its server. */
    readonly folded: string;
    readonly season: number;
    readonly kind: string;
    readonly phase: string;
    readonly opened_at: number;
    readonly closed_at: number | null;
    /** Number of events. */
    readonly version: number;
  };
  readonly league_events: {
    readonly league_id: string;
    /** Position in the season's history, from 0. */
    readonly version: number;
    readonly at: number;
    readonly type: string;
    /** The whole event as JSON. */
    readonly data: string;
  };
  /** Everybody who takes part in a season, plays for somebody in it, or did something for it. */
  readonly league_people: {
    readonly league_id: string;
    readonly person: string;
  };
  /** The time spans of leagues' seasons, from opening to closing. */
  readonly seasons: {
    readonly league_id: string;
    readonly guild_id: string;
    readonly opened_at: number;
    readonly closed_at: number | null;
  };
  /** Tables whose hands of former days are still to be booked. */
  readonly unbooked: {
    readonly table_id: string;
  };
  /** Hands that somebody enters; once one is booked, what was chosen of it. */
  readonly entries: {
    /** That of the hand, once it is booked. */
    readonly id: string;
    readonly guild_id: string;
    readonly channel_id: string;
    /** Null once it is booked. */
    readonly owner: string | null;
    readonly opened_at: number;
    /** What differs from the DDV's rules, as JSON. */
    readonly rules: string;
    /** `EntryPlayer`s by seat, as JSON; null once it is booked. */
    readonly players: string | null;
    /** A `Draft`, as JSON. */
    readonly draft: string;
    /** Id of a hand. */
    readonly replaces: string | null;
  };
  readonly entry_messages: {
    readonly entry_id: string;
    readonly key: string;
    readonly channel_id: string;
    readonly message_id: string | null;
    readonly fingerprint: string;
  };
  /** Histories of tables that ended a while ago; only what happened afterwards stands among the events. */
  readonly archives: {
    readonly table_id: string;
    /** Number of events in it, from the first on. */
    readonly events: number;
    /** Their `data`, a line each, packed by zstd. */
    readonly data: Uint8Array;
  };
  /** Tables that ended and are to be archived. */
  readonly unarchived: {
    readonly table_id: string;
    /** When something last happened there, or before it. */
    readonly since: number;
  };
}
