import type { Kysely, Transaction } from 'kysely';
import type { DeletedPortion, DepartedServers } from '../app/departedServers.ts';
import type { PersonId } from '../core/table/occupant.ts';
import type { Schema } from './schema.ts';

/** Rows that are deleted at once: some milliseconds of work. */
const PORTION = 100;

/** Servers that the bot was removed from, and their data. */
export class SqlDepartedServers implements DepartedServers {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async present(guildIds: readonly string[], at: number): Promise<void> {
    const here = new Set(guildIds);
    for (const { guild_id, removed_at } of await this.known()) {
      if (here.has(guild_id) && removed_at !== null) await this.returned(guild_id);
      if (!here.has(guild_id) && removed_at === null) await this.left(guild_id, at);
    }
  }

  async left(guildId: string, at: number): Promise<void> {
    await this.db
      .insertInto('servers')
      .values({ guild_id: guildId, removed_at: at })
      .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ removed_at: at }))
      .execute();
  }

  async returned(guildId: string): Promise<void> {
    await this.db
      .updateTable('servers')
      .set({ removed_at: null })
      .where('guild_id', '=', guildId)
      .where('removed_at', 'is not', null)
      .execute();
  }

  async leftBefore(then: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('servers')
      .select('guild_id')
      .where('removed_at', '<=', then)
      .orderBy('removed_at')
      .execute();
    return rows.map(({ guild_id }) => guild_id);
  }

  async tables(guildId: string): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('tables').select('id').where('guild_id', '=', guildId).execute();
    return rows.map(({ id }) => id);
  }

  deleteTable(table: string): Promise<readonly PersonId[]> {
    return this.db.transaction().execute(async (trx) => {
      const appearing = await trx
        .selectFrom('appearances')
        .select('person')
        .where('table_id', '=', table)
        .execute();
      for (const part of PARTS_OF_A_TABLE) await trx.deleteFrom(part).where('table_id', '=', table).execute();
      await trx.deleteFrom('tables').where('id', '=', table).execute();
      return unknownOf(
        trx,
        appearing.map(({ person }) => person),
      );
    });
  }

  deletePortion(guildId: string): Promise<DeletedPortion> {
    return this.db.transaction().execute(async (trx) => {
      if (await deleteHands(trx, guildId)) return { forgotten: [], more: true };
      const entrants = await deleteLeague(trx, guildId);
      if (entrants !== null) return { forgotten: await unknownOf(trx, entrants), more: true };
      if (await deleteTallies(trx, guildId)) return { forgotten: [], more: true };
      const players = await deletePlayers(trx, guildId);
      if (players.length > 0) return { forgotten: await unknownOf(trx, players), more: true };
      const others = await othersIn(trx, guildId);
      for (const part of PARTS_OF_A_SERVER) {
        await trx.deleteFrom(part).where('guild_id', '=', guildId).execute();
      }
      return { forgotten: await unknownOf(trx, others), more: false };
    });
  }

  /** Servers of which anything is kept, whether or not the bot was ever removed from them. */
  private known() {
    return this.db
      .selectFrom(
        this.db
          .selectFrom('servers')
          .select('guild_id')
          .union(this.db.selectFrom('tables').select('guild_id'))
          .union(this.db.selectFrom('books').select('guild_id'))
          .union(this.db.selectFrom('leagues').select('guild_id'))
          .union(this.db.selectFrom('rule_sets').select('guild_id'))
          .union(this.db.selectFrom('rule_defaults').select('guild_id'))
          .union(this.db.selectFrom('rights').select('guild_id'))
          .union(this.db.selectFrom('audit').select('guild_id'))
          .union(this.db.selectFrom('entries').select('guild_id'))
          .as('known'),
      )
      .leftJoin('servers', 'servers.guild_id', 'known.guild_id')
      .select(['known.guild_id', 'servers.removed_at'])
      .execute();
  }
}

const PARTS_OF_A_TABLE = [
  'events',
  'seatings',
  'deadlines',
  'messages',
  'appearances',
  'unbooked',
  'archives',
  'unarchived',
] as const;

/** The server itself comes last: as long as it is there, it is known that there is something to delete. */
const PARTS_OF_A_SERVER = [
  'ratings',
  'books',
  'seasons',
  'entries',
  'rule_defaults',
  'rule_sets',
  'rights',
  'audit',
  'erasures',
  'servers',
] as const;

/** Deletes some hands; false: there are none. */
async function deleteHands(trx: Transaction<Schema>, guildId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('hands')
    .select('id')
    .where('guild_id', '=', guildId)
    .limit(PORTION)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  await trx.deleteFrom('hand_seats').where('hand_id', 'in', ids).execute();
  await trx.deleteFrom('hands').where('id', 'in', ids).execute();
  return true;
}

/** Deletes one season of a league with its whole history, and says whom it named; null: there is none. */
async function deleteLeague(trx: Transaction<Schema>, guildId: string): Promise<readonly PersonId[] | null> {
  const league = await trx
    .selectFrom('leagues')
    .select('id')
    .where('guild_id', '=', guildId)
    .limit(1)
    .executeTakeFirst();
  if (!league) return null;
  const named = await trx
    .selectFrom('league_people')
    .select('person')
    .where('league_id', '=', league.id)
    .execute();
  for (const part of ['league_events', 'league_people', 'league_messages'] as const) {
    await trx.deleteFrom(part).where('league_id', '=', league.id).execute();
  }
  await trx.deleteFrom('leagues').where('id', '=', league.id).execute();
  return named.map(({ person }) => person);
}

/** Deletes what was summed up of some day, month or season; false: there is nothing. */
async function deleteTallies(trx: Transaction<Schema>, guildId: string): Promise<boolean> {
  const tally = await trx
    .selectFrom('tallies')
    .select('period')
    .where('guild_id', '=', guildId)
    .limit(1)
    .executeTakeFirst();
  if (!tally) return false;
  await trx
    .deleteFrom('tallies')
    .where('guild_id', '=', guildId)
    .where('period', '=', tally.period)
    .execute();
  return true;
}

/** Deletes some players of a server, and says who they were. */
async function deletePlayers(trx: Transaction<Schema>, guildId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('players')
    .select('player')
    .where('guild_id', '=', guildId)
    .limit(PORTION)
    .execute();
  const players = rows.map(({ player }) => player);
  if (players.length > 0) {
    await trx.deleteFrom('players').where('guild_id', '=', guildId).where('player', 'in', players).execute();
  }
  return players;
}

/** Who has done something in a server without playing there: saved rules, entered or corrected hands. */
async function othersIn(trx: Transaction<Schema>, guildId: string): Promise<readonly PersonId[]> {
  const rows = await trx
    .selectFrom('audit')
    .select('by_person as person')
    .where('guild_id', '=', guildId)
    .union(trx.selectFrom('entries').select('owner as person').where('guild_id', '=', guildId))
    .union(trx.selectFrom('rule_sets').select('saved_by as person').where('guild_id', '=', guildId))
    .execute();
  return rows.flatMap(({ person }) => person ?? []);
}

/** Those of some people of whom nothing is kept in any server. */
async function unknownOf(trx: Transaction<Schema>, people: readonly string[]): Promise<readonly PersonId[]> {
  if (people.length === 0) return [];
  const left = await trx
    .selectFrom('audit')
    .select('by_person as person')
    .where('by_person', 'in', people)
    .union(trx.selectFrom('entries').select('owner as person').where('owner', 'in', people))
    .union(trx.selectFrom('rule_sets').select('saved_by as person').where('saved_by', 'in', people))
    .union(trx.selectFrom('hand_seats').select('player as person').where('player', 'in', people))
    .union(trx.selectFrom('appearances').select('person').where('person', 'in', people))
    .union(trx.selectFrom('league_people').select('person').where('person', 'in', people))
    .execute();
  const known = new Set(left.map(({ person }) => person));
  return people.filter((person) => !known.has(person));
}
