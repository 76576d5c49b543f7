import Database from 'better-sqlite3';

/** What the bot on a database file alone knows. */
export function secretsIn(file: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare<[], string>('select value from secrets').pluck().all();
  } finally {
    database.close();
  }
}
