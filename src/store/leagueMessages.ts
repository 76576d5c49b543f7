import type { Kysely } from 'kysely';
import type { MessageStore, SentMessage } from '../app/ports.ts';
import { contentOf, sentMessage } from './messages.ts';
import type { Schema } from './schema.ts';
import { unflushed } from './sqlite.ts';

/** What was sent of leagues, by league and key. */
export class SqlLeagueMessages implements MessageStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async sent(league: string): Promise<readonly SentMessage[]> {
    const rows = await this.db
      .selectFrom('league_messages')
      .selectAll()
      .where('league_id', '=', league)
      .orderBy('key')
      .execute();
    return rows.map(sentMessage);
  }

  async put(league: string, message: SentMessage): Promise<void> {
    const content = contentOf(message);
    await unflushed(this.db, (db) =>
      db
        .insertInto('league_messages')
        .values({ league_id: league, key: message.key, ...content })
        .onConflict((conflict) => conflict.columns(['league_id', 'key']).doUpdateSet(content))
        .execute(),
    );
  }

  async remove(league: string, key: string): Promise<void> {
    await unflushed(this.db, (db) =>
      db.deleteFrom('league_messages').where('league_id', '=', league).where('key', '=', key).execute(),
    );
  }
}
