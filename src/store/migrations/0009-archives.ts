import { type Kysely, sql } from 'kysely';

/** Histories of tables that ended, each packed into one row. */
export async function createArchives(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archives')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('events', 'integer', (column) => column.notNull())
    // PostgreSQL's name; SQLite takes it as well.
    .addColumn('data', 'bytea', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('unarchived')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('unarchived_by_time').on('unarchived').column('since').execute();
  await sql`insert into unarchived (table_id, since) select id, opened_at from tables where ended = 1`.execute(
    db,
  );
}
