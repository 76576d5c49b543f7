import type { Kysely } from 'kysely';
import { HOLDERS, type Holders, type Right, type Rights, USUAL_HOLDERS } from '../app/rights.ts';
import type { Schema } from './schema.ts';

/** Who holds rights in each server; a right that nobody settled has no row. */
export class SqlRights implements Rights {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  holders(guildId: string, right: Right): Promise<Holders> {
    return holdersIn(this.db, guildId, right);
  }

  give(guildId: string, right: Right, { who, role }: Holders): Promise<Holders> {
    return this.db.transaction().execute(async (trx) => {
      const before = await holdersIn(trx, guildId, right);
      const row = { who, role_id: role };
      await trx
        .insertInto('rights')
        .values({ guild_id: guildId, right_name: right, ...row })
        .onConflict((conflict) => conflict.columns(['guild_id', 'right_name']).doUpdateSet(row))
        .execute();
      return before;
    });
  }
}

async function holdersIn(db: Kysely<Schema>, guildId: string, right: Right): Promise<Holders> {
  const row = await db
    .selectFrom('rights')
    .select(['who', 'role_id'])
    .where('guild_id', '=', guildId)
    .where('right_name', '=', right)
    .executeTakeFirst();
  const who = HOLDERS.find((known) => known === row?.who);
  return who ? { who, role: row?.role_id ?? null } : USUAL_HOLDERS[right];
}
