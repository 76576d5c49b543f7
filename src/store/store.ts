import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { AuditLog } from '../app/audit.ts';
import type { Archive, Upkeep } from '../app/bookkeeping.ts';
import type { DepartedServers } from '../app/departedServers.ts';
import type { Entries } from '../app/entries.ts';
import type { LeagueStore } from '../app/leagues/leagueStore.ts';
import type { Ledger } from '../app/ledger.ts';
import type { PersonalData } from '../app/personalData.ts';
import type { EventStore, MessageStore } from '../app/ports.ts';
import type { Preferences } from '../app/preferences.ts';
import type { Rights } from '../app/rights.ts';
import type { RuleShelf } from '../app/ruleShelf.ts';
import type { Secrets } from '../app/secrets.ts';
import { SqlArchive } from './archive.ts';
import { SqlAuditLog } from './audit.ts';
import { SqlDepartedServers } from './departedServers.ts';
import { SqlEntries, SqlEntryMessages } from './entries.ts';
import { SqlEvents } from './events.ts';
import { SqlLeagueMessages } from './leagueMessages.ts';
import { SqlLeagues } from './leagues.ts';
import { SqlLedger } from './ledger/ledger.ts';
import { SqlUpkeep } from './ledger/upkeep.ts';
import { SqlMessages } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import { SqlPersonalData } from './personalData.ts';
import { SqlPreferences } from './preferences.ts';
import { SqlRights } from './rights.ts';
import { SqlRuleShelf } from './ruleShelf.ts';
import type { Schema } from './schema.ts';
import { SqlSecrets } from './secrets.ts';
import { asStoreError, sqliteDialect } from './sqlite.ts';
import { StoreError } from './storeError.ts';

/** Everything the bot keeps. */
export interface Store {
  readonly events: EventStore;
  readonly leagues: LeagueStore;
  readonly messages: MessageStore;
  readonly leagueMessages: MessageStore;
  readonly shelf: RuleShelf;
  readonly preferences: Preferences;
  readonly rights: Rights;
  readonly audit: AuditLog;
  readonly ledger: Ledger;
  readonly entries: Entries;
  readonly entryMessages: MessageStore;
  readonly upkeep: Upkeep;
  readonly archive: Archive;
  readonly personalData: PersonalData;
  readonly departedServers: DepartedServers;
  readonly secrets: Secrets;
  /** Nothing may be asked of the store afterwards. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** By its IANA name: to which day of the books a hand belongs. */
  readonly timeZone?: string;
  /** Called after hands were booked or corrected: there may be something to be worked out anew. */
  readonly onBooks?: () => void;
  /** Leaves the schema as it is, and rejects where it is not the newest: a bot may run on the same file. */
  readonly asItIs?: boolean;
}

/**
 * Opens the database in a file, makes it where there is none, and brings its schema up to date. Rejects with
 * `StoreError` where the file is no database of ours, cannot be written, or was written by a newer version.
 */
export async function openStore(
  file: string,
  { timeZone = 'UTC', onBooks = () => {}, asItIs = false }: StoreOptions = {},
): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    await (asItIs ? requireNewest(db, file) : migrate(db, file));
  } catch (error) {
    await db.destroy();
    throw asStoreError(error, file);
  }
  return {
    leagues: new SqlLeagues(db),
    events: new SqlEvents(db, { timeZone, onBooks }),
    messages: new SqlMessages(db),
    leagueMessages: new SqlLeagueMessages(db),
    shelf: new SqlRuleShelf(db),
    preferences: new SqlPreferences(db),
    rights: new SqlRights(db),
    audit: new SqlAuditLog(db),
    entries: new SqlEntries(db),
    entryMessages: new SqlEntryMessages(db),
    ledger: new SqlLedger({ db, timeZone, onBooks }),
    upkeep: new SqlUpkeep(db, timeZone),
    archive: new SqlArchive(db),
    personalData: new SqlPersonalData(db),
    departedServers: new SqlDepartedServers(db),
    secrets: new SqlSecrets(db),
    close: () => db.destroy(),
  };
}

async function migrate(db: Kysely<Schema>, file: string): Promise<void> {
  const unknown = (await migrationsDone(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new StoreError(
      `The database ${file} was written by a newer version of Dulle (${unknown.join(', ')}): update the bot.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function requireNewest(db: Kysely<Schema>, file: string): Promise<void> {
  const done = await migrationsDone(db);
  const same = done.length === Object.keys(MIGRATIONS).length && done.every((name) => name in MIGRATIONS);
  if (same) return;
  throw new StoreError(
    `The database ${file} was last written by another version of Dulle: start the bot once.`,
  );
}

async function migrationsDone(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { readonly name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
