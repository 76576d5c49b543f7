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
}
