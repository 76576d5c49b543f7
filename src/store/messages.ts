import type { Kysely } from 'kysely';
import type { MessageStore, SentMessage } from '../app/ports.ts';
import type { Schema } from './schema.ts';
import { unflushed } from './sqlite.ts';

/** A message as a row has it, whatever it is of. */
export const sentMessage = (row: Omit<Schema['messages'], 'table_id'>): SentMessage => ({
  key: row.key,
  channelId: row.channel_id,
  messageId: row.message_id,
  fingerprint: row.fingerprint,
  transient: row.transient === 1,
});

/** What a row holds beside the keys by which it is found. */
export const contentOf = (message: SentMessage) => ({
  channel_id: message.channelId,
  message_id: message.messageId,
  fingerprint: message.fingerprint,
  transient: message.transient ? 1 : 0,
});

/** What the presenter sent, by table and key. */
export class SqlMessages implements MessageStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async sent(table: string): Promise<readonly SentMessage[]> {
    const rows = await this.db
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('key')
      .execute();
    return rows.map(sentMessage);
  }

  async put(table: string, message: SentMessage): Promise<void> {
    const content = contentOf(message);
    // A note lost with the power is made again: Discord knows the message by its nonce.
    await unflushed(this.db, (db) =>
      db
        .insertInto('messages')
        .values({ table_id: table, key: message.key, ...content })
        .onConflict((conflict) => conflict.columns(['table_id', 'key']).doUpdateSet(content))
        .execute(),
    );
  }

  async remove(table: string, key: string): Promise<void> {
    await unflushed(this.db, (db) =>
      db.deleteFrom('messages').where('table_id', '=', table).where('key', '=', key).execute(),
    );
  }
}
