import type { Kysely } from 'kysely';

/** Who may do what for others, what was corrected, and what becomes of data whose owners are gone. */
export async function createOwnership(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rights')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('right_name', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('role_id', 'text')
    .addPrimaryKeyConstraint('rights_key', ['guild_id', 'right_name'])
    .execute();

  await db.schema
    .createTable('audit')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_person', 'text')
    .addColumn('by_name', 'text')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('value_before', 'text')
    .addColumn('value_after', 'text')
    .addPrimaryKeyConstraint('audit_key', ['guild_id', 'number'])
    .execute();
  await db.schema.createIndex('audit_by_person').on('audit').column('by_person').execute();

  await db.schema.alterTable('servers').addColumn('removed_at', 'bigint').execute();
  await db.schema
    .alterTable('servers')
    .addColumn('formers', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('erasures')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasures_key', ['person', 'guild_id'])
    .execute();
}
