import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SecretPurpose, Secrets } from '../app/secrets.ts';
import type { Schema } from './schema.ts';

const BYTES = 32;

/** Secrets, each made once. */
export class SqlSecrets implements Secrets {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(purpose: SecretPurpose): Promise<string> {
    // Whoever comes second finds what the first has made.
    await this.db
      .insertInto('secrets')
      .values({ purpose, value: randomBytes(BYTES).toString('hex') })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('secrets')
      .select('value')
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    return value;
  }
}
