import { type Kysely, sql } from 'kysely';

/** Books that name players. */
const BOOKS = ['hand_seats', 'players', 'tallies', 'ratings'] as const;

/** The computers of before are what beginners are now. */
export async function nameLevels(db: Kysely<unknown>): Promise<void> {
  for (const book of BOOKS) {
    await sql`update ${sql.table(book)} set player = 'computer:beginner' where player = 'computer:simple'`.execute(
      db,
    );
  }
  // Computers bear their key for a name.
  await sql`update players set name = 'computer:beginner' where name = 'computer:simple'`.execute(db);
}
