import { type Kysely, sql } from 'kysely';

/** The books: hands, what is summed up from them, ratings, and which tables are still to be booked. */
export async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rules_played')
    .addColumn('rules_key', 'text', (column) => column.primaryKey())
    .addColumn('rules', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('hands')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entered_by', 'text')
    .addColumn('league_id', 'text')
    .addColumn('league_round', 'integer')
    .addColumn('league_table', 'integer')
    .addColumn('concealed', 'integer', (column) => column.notNull())
    .addColumn('rules_key', 'text', (column) => column.notNull().references('rules_played.rules_key'))
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('soloist', 'integer')
    .addColumn('solo_kind', 'text')
    .addColumn('winner', 'text')
    .addColumn('re_eyes', 'integer')
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('multiplier', 'integer', (column) => column.notNull())
    .addColumn('counts', 'integer', (column) => column.notNull())
    .addColumn('struck_by', 'text')
    .addColumn('struck_at', 'bigint')
    .addColumn('replaces', 'text')
    .addColumn('replaced_by', 'text')
    .addColumn('origin', 'text')
    .execute();
  await db.schema.createIndex('hands_by_time').on('hands').columns(['guild_id', 'at', 'id']).execute();
  await db.schema
    .createIndex('hands_by_table')
    .on('hands')
    .column('table_id')
    .where(sql.ref('table_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('hands_by_league')
    .on('hands')
    .columns(['league_id', 'at', 'id'])
    .where(sql.ref('league_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('hands_by_origin')
    .on('hands')
    .column('origin')
    .where(sql.ref('origin'), 'is not', null)
    .execute();

  await db.schema
    .createTable('hand_seats')
    .addColumn('hand_id', 'text', (column) => column.notNull().references('hands.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('party', 'text')
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('announced', 'integer', (column) => column.notNull())
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('foxes_caught', 'integer', (column) => column.notNull())
    .addColumn('foxes_lost', 'integer', (column) => column.notNull())
    .addColumn('doppelkoepfe', 'integer', (column) => column.notNull())
    .addColumn('karlchen', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hand_seats_key', ['hand_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('hand_seats_by_player')
    .on('hand_seats')
    .columns(['player', 'guild_id', 'at', 'hand_id'])
    .execute();

  await db.schema
    .createTable('players')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('named_at', 'bigint', (column) => column.notNull())
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addPrimaryKeyConstraint('players_key', ['guild_id', 'player'])
    .execute();

  await db.schema
    .createTable('tallies')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('rules_key', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('hands', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['guild_id', 'period', 'rules_key', 'player'])
    .execute();

  await db.schema
    .createTable('ratings')
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('span', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['guild_id', 'player', 'span'])
    .execute();

  await db.schema
    .createTable('books')
    .addColumn('guild_id', 'text', (column) => column.primaryKey())
    .addColumn('hands', 'integer', (column) => column.notNull())
    .addColumn('rated_at', 'bigint', (column) => column.notNull())
    .addColumn('rated_hand', 'text', (column) => column.notNull())
    .addColumn('outdated', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('seasons')
    .addColumn('league_id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await db.schema.createIndex('seasons_by_time').on('seasons').columns(['guild_id', 'opened_at']).execute();

  // Tables that were played before there were books.
  await db.schema
    .createTable('unbooked')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .execute();
  await sql`insert into unbooked (table_id) select id from tables`.execute(db);
}
