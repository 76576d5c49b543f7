import type { Kysely, Selectable } from 'kysely';
import { type AuditEntry, type AuditLog, CORRECTIONS } from '../app/audit.ts';
import type { Schema } from './schema.ts';

/** The lists of corrections, each numbered on its own. */
export class SqlAuditLog implements AuditLog {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async note({ guildId, at, by, what, subject, before, after }: AuditEntry): Promise<void> {
    await this.db
      .insertInto('audit')
      .values(({ selectFrom, val, eb }) => ({
        guild_id: guildId,
        number: selectFrom('audit as earlier')
          .where('earlier.guild_id', '=', guildId)
          .select(({ fn }) => eb(fn.coalesce(fn.max<number>('earlier.number'), val(-1)), '+', 1).as('next')),
        at,
        by_person: by?.id ?? null,
        by_name: by?.name ?? null,
        what,
        subject,
        value_before: before,
        value_after: after,
      }))
      .execute();
  }

  async list(
    guildId: string,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }> {
    const of = this.db.selectFrom('audit').where('guild_id', '=', guildId);
    const rows = await of.selectAll().orderBy('number', 'desc').offset(offset).limit(limit).execute();
    const { total } = await of
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { entries: rows.flatMap(entryOf), total: Number(total) };
  }
}

/** A row as an entry; none where another version of the bot noted something that this one does not know. */
export function entryOf(row: Selectable<Schema['audit']>): readonly AuditEntry[] {
  const what = CORRECTIONS.find((known) => known === row.what);
  if (!what) return [];
  return [
    {
      guildId: row.guild_id,
      at: row.at,
      by: row.by_person === null ? null : { id: row.by_person, name: row.by_name ?? '' },
      what,
      subject: row.subject,
      before: row.value_before,
      after: row.value_after,
    },
  ];
}
