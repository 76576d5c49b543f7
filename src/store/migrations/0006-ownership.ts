import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { peopleIn } from '../peopleIn.ts';

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
    .createTable('appearances')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('appearances_key', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('appearances_by_table').on('appearances').column('table_id').execute();
  await noteEarlierAppearances(db.withTables<Earlier>());

  for (const column of ['entered_by', 'struck_by'] as const) {
    await db.schema
      .createIndex(`hands_${column}`)
      .on('hands')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }

  await db.schema
    .createTable('erasures')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasures_key', ['person', 'guild_id'])
    .execute();
}

type Earlier = {
  readonly events: {
    readonly table_id: string;
    readonly version: number;
    readonly type: string;
    readonly data: string;
  };
  readonly appearances: { readonly person: string; readonly table_id: string };
};

/** Events by which people came to tables before there were leagues. */
const ARRIVALS = ['table-opened', 'seat-taken'];

/** Events that are read at once. */
const PORTION = 1_000;

async function noteEarlierAppearances(db: Kysely<Earlier>): Promise<void> {
  for (let read = 0; ; read += PORTION) {
    const rows = await db
      .selectFrom('events')
      .select(['table_id', 'data'])
      .where('type', 'in', ARRIVALS)
      .orderBy('table_id')
      .orderBy('version')
      .offset(read)
      .limit(PORTION)
      .execute();
    for (const { table_id, data } of rows) {
      for (const person of peopleIn(JSON.parse(data))) {
        await db
          .insertInto('appearances')
          .values({ person, table_id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
    if (rows.length < PORTION) return;
  }
}
