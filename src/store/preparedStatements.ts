import type Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** What is asked again and again. Pragmas may take effect as they are prepared, and others are rare. */
const REPEATED = /^(select|insert|update|delete|with|begin|commit)\b/i;

/** What changes the schema outdates what was prepared before. */
const OF_SCHEMA = /^(create|alter|drop)\b/i;

/** Statements that are kept: more than there are queries, but lists of any length make new ones. */
const MOST = 256;

/**
 * A database that keeps what it has prepared: to compile a statement takes longer than to run most of ours. Those
 * used least lately go first. Rows must be read all at once, as kysely does unless it is told to stream.
 */
export function keepingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (OF_SCHEMA.test(sql)) kept.clear();
      const statement = kept.get(sql) ?? database.prepare(sql);
      if (!REPEATED.test(sql)) return statement;
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}
