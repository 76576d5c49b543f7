import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type DialectAdapter, type Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { keepingStatements } from './preparedStatements.ts';
import { StoreError } from './storeError.ts';

/** Stands in the head of every database file of ours: "Dull" in ASCII. */
const APPLICATION_ID = 0x44756c6c;

/** How long a statement waits for another process's transaction, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/** Unlike what kysely assumes of it, SQLite undoes a half-done change of the schema with its transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Opens a file as SQLite database and makes its folder where it is missing. Everything that is particular to
 * SQLite stands in this module. Throws `StoreError` where the file cannot serve.
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: keepingStatements(open(file)) });
}

/**
 * Runs statements that need not reach the disk at once: they survive the death of the process, and a loss of
 * power from the next commit of events on. Saves the flush, which is nearly all that a small write costs.
 */
export function unflushed<Db, T>(db: Kysely<Db>, work: (db: Kysely<Db>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

function open(file: string): Database.Database {
  let database: Database.Database | null = null;
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    database = new Database(file, { timeout: BUSY_TIMEOUT });
    prepare(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw asStoreError(error, file);
  }
}

function prepare(database: Database.Database, file: string): void {
  const owner = database.pragma('application_id', { simple: true });
  const objects = database.prepare('select count(*) from sqlite_master').pluck().get();
  if (owner !== APPLICATION_ID && objects !== 0) {
    throw new StoreError(`The database ${file} belongs to another program.`);
  }
  // What was acknowledged survives a loss of power, not only of the process: each commit reaches the disk.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Also finds out whether the file can be written at all.
  database.pragma(`application_id = ${APPLICATION_ID}`);
}

const REASONS: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'is not a database',
  SQLITE_CORRUPT: 'is damaged',
  SQLITE_READONLY: 'cannot be written',
  SQLITE_CANTOPEN: 'cannot be opened',
  SQLITE_BUSY: 'is in use by another program',
  SQLITE_LOCKED: 'is in use by another program',
  SQLITE_FULL: 'cannot grow: the disk is full',
  EACCES: 'cannot be opened: no permission',
  EPERM: 'cannot be opened: no permission',
  EROFS: 'cannot be made: the disk is read-only',
  EEXIST: 'cannot be made: its folder is a file',
  ENOTDIR: 'cannot be made: its folder is a file',
};

/** The one sentence for an error of the file system or of SQLite. */
export function asStoreError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const primary = Object.keys(REASONS).find((known) => code === known || code.startsWith(`${known}_`));
  const reason = primary ? REASONS[primary] : 'cannot be used';
  const detail = error instanceof Error ? error.message : String(error);
  return new StoreError(`The database ${file} ${reason} (${detail}).`, { cause: error });
}
