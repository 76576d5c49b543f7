import Database from 'better-sqlite3';

/** Everything that stands in the tables of a database file, as one text. */
export function dumpOf(file: string): string {
  const database = new Database(file, { readonly: true });
  try {
    const tables = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table' order by name")
      .all();
    return tables
      .map(({ name }) => `${name}\n${JSON.stringify(database.prepare(`select * from "${name}"`).all())}`)
      .join('\n');
  } finally {
    database.close();
  }
}
