import type { Kysely } from 'kysely';

/** Hands that somebody enters, until they are booked; then what was chosen, and the messages about it. */
export async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('players', 'text')
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('replaces', 'text')
    .execute();
  await db.schema.createIndex('entries_by_server').on('entries').column('guild_id').execute();
  await db.schema.createIndex('entries_by_owner').on('entries').columns(['owner', 'opened_at']).execute();

  await db.schema
    .createTable('entry_messages')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_messages_key', ['entry_id', 'key'])
    .execute();
}
