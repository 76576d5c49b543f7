import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import type { Archive } from '../app/bookkeeping.ts';
import type { Schema } from './schema.ts';

/*
 * Nobody changes the history of a table that has ended, and hardly anybody reads it: after a while it is packed into
 * one row, a twentieth of what its events took. What is packed are the stored texts of the events, a line each.
 */

const pack = promisify(zstdCompress);

/** Takes twice as long as the usual level and saves a fifth; 19 would take ten times as long for a tenth more. */
const OPTIONS = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };

const lines = (data: Uint8Array): readonly string[] => zstdDecompressSync(data).toString('utf8').split('\n');

/** Stored events from an archive, without the first `after`; empty where the table is not in the archive, or only so far. */
export async function readArchive(
  db: Kysely<Schema>,
  table: string,
  after: number,
): Promise<readonly string[]> {
  const archive = await db
    .selectFrom('archives')
    .select('data')
    .where('table_id', '=', table)
    .where('events', '>', after)
    .executeTakeFirst();
  return archive ? lines(archive.data).slice(after) : [];
}

/** Rewrites what an archive holds, event by event; nothing where the table is in none. */
export async function rewriteArchive(
  trx: Transaction<Schema>,
  table: string,
  rewrite: (event: string) => string,
): Promise<void> {
  const archive = await trx
    .selectFrom('archives')
    .select('data')
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!archive) return;
  const data = zstdCompressSync(lines(archive.data).map(rewrite).join('\n'), OPTIONS);
  await trx.updateTable('archives').set({ data }).where('table_id', '=', table).execute();
}

/** A table's history goes on or has just ended: it is to be archived, some time after `at`. */
export async function leaveForArchive(trx: Transaction<Schema>, table: string, at: number): Promise<void> {
  await trx
    .insertInto('unarchived')
    .values({ table_id: table, since: at })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ since: at }))
    .execute();
}

/** Packs the histories of tables that ended. */
export class SqlArchive implements Archive {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async unarchived(before: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('unarchived')
      .select('table_id')
      .where('since', '<', before)
      .orderBy('since')
      .orderBy('table_id')
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async archive(table: string): Promise<void> {
    // All of it in one transaction: what somebody erases meanwhile must not come back with a text read before.
    await this.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('unarchived')
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      const rows = await trx
        .selectFrom('events')
        .select('data')
        .where('table_id', '=', table)
        .orderBy('version')
        .execute();
      if (numDeletedRows !== 1n || rows.length === 0) return;
      const history = [...(await readArchive(trx, table, 0)), ...rows.map(({ data }) => data)];
      const archive = { events: history.length, data: await pack(history.join('\n'), OPTIONS) };
      await trx
        .insertInto('archives')
        .values({ table_id: table, ...archive })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(archive))
        .execute();
      await trx.deleteFrom('events').where('table_id', '=', table).execute();
    });
  }
}
