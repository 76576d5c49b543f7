import type { Kysely } from 'kysely';
import type { Upkeep } from '../../app/bookkeeping.ts';
import type { NewHand } from '../../app/ledger.ts';
import type { Schema } from '../schema.ts';
import { bookHand } from './booking.ts';
import { outdatedServers, ratePortion } from './rating.ts';

/** What is still to be done for the books, as rows of the database. */
export class SqlUpkeep implements Upkeep {
  private readonly db: Kysely<Schema>;
  private readonly timeZone: string;

  constructor(db: Kysely<Schema>, timeZone: string) {
    this.db = db;
    this.timeZone = timeZone;
  }

  async unbooked(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('unbooked')
      .innerJoin('tables', 'tables.id', 'unbooked.table_id')
      .select('unbooked.table_id')
      .orderBy('tables.opened_at')
      .orderBy('tables.id')
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async book(hands: readonly NewHand[]): Promise<void> {
    if (hands.length === 0) return;
    await this.db.transaction().execute(async (trx) => {
      for (const hand of hands) await bookHand(trx, hand, this.timeZone);
    });
  }

  async booked(table: string): Promise<void> {
    await this.db.deleteFrom('unbooked').where('table_id', '=', table).execute();
  }

  outdated(): Promise<readonly string[]> {
    return outdatedServers(this.db);
  }

  rate(guildId: string, hands: number): Promise<boolean> {
    return ratePortion(this.db, guildId, hands);
  }
}
