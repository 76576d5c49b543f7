import type { Kysely } from 'kysely';

/** What was sent of leagues. */
export async function createLeagueMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('league_messages')
    .addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('transient', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_messages_key', ['league_id', 'key'])
    .execute();
}
