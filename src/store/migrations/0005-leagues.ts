import type { Kysely } from 'kysely';

/** Seasons of leagues, their histories, and the people these name. */
export async function createLeagues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('season', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  // Two that open the same season at once find out here.
  await db.schema
    .createIndex('leagues_by_name')
    .unique()
    .on('leagues')
    .columns(['guild_id', 'folded', 'season'])
    .execute();

  await db.schema
    .createTable('league_events')
    .addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_events_key', ['league_id', 'version'])
    .execute();

  await db.schema
    .createTable('league_people')
    .addColumn('league_id', 'text', (column) => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('league_people_key', ['league_id', 'person'])
    .execute();
  await db.schema.createIndex('league_people_by_person').on('league_people').column('person').execute();
}
