import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createLedger } from './migrations/0004-ledger.ts';
import { createLeagues } from './migrations/0005-leagues.ts';
import { createOwnership } from './migrations/0006-ownership.ts';
import { createEntries } from './migrations/0007-score-drafts.ts';
import { createLeagueMessages } from './migrations/0008-league-messages.ts';
import { createArchives } from './migrations/0009-archives.ts';
import { nameLevels } from './migrations/0010-levels.ts';
import { createSecrets } from './migrations/0011-secrets.ts';

/**
 * All steps from an empty database to `Schema`, by name in order. A step that was released is never changed:
 * the next one follows it. Column types are ones that SQLite and PostgreSQL understand alike.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: createTables },
  '0002-rule-sets': { up: createRuleSets },
  '0003-preferences': { up: createPreferences },
  '0004-ledger': { up: createLedger },
  '0005-leagues': { up: createLeagues },
  '0006-ownership': { up: createOwnership },
  '0007-score-drafts': { up: createEntries },
  '0008-league-messages': { up: createLeagueMessages },
  '0009-archives': { up: createArchives },
  '0010-levels': { up: nameLevels },
  '0011-secrets': { up: createSecrets },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_by_channel').on('tables').columns(['guild_id', 'channel_id']).execute();
  await db.schema.createIndex('tables_by_state').on('tables').columns(['ended', 'opened_at']).execute();

  await db.schema
    .createTable('events')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['table_id', 'version'])
    .execute();

  await db.schema
    .createTable('seatings')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seatings_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('seatings_by_person').on('seatings').column('person').execute();

  await db.schema
    .createTable('deadlines')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deadlines_by_time').on('deadlines').column('at').execute();

  await db.schema
    .createTable('messages')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('transient', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_key', ['table_id', 'key'])
    .execute();
}

async function createRuleSets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rule_sets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guild_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('rule_sets_by_name')
    .unique()
    .on('rule_sets')
    .columns(['guild_id', 'folded'])
    .execute();

  await db.schema
    .createTable('rule_defaults')
    .addColumn('guild_id', 'text', (column) => column.primaryKey())
    .addColumn('preset', 'text')
    // Without its set a default is none.
    .addColumn('set_id', 'text', (column) => column.references('rule_sets.id').onDelete('cascade'))
    .execute();
}

async function createPreferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text')
    .addColumn('locale', 'text')
    .addColumn('pictures', 'text')
    .addColumn('suits', 'text')
    .addColumn('faces', 'text')
    .addColumn('theme', 'text')
    .addColumn('aid', 'integer')
    .addColumn('introduced_at', 'text')
    .execute();

  await db.schema
    .createTable('servers')
    .addColumn('guild_id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text')
    .addColumn('locale', 'text')
    .addColumn('suits', 'text')
    .addColumn('faces', 'text')
    .addColumn('theme', 'text')
    .execute();
}
