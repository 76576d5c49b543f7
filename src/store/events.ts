import { type Kysely, sql, type Transaction } from 'kysely';
import type { EventStore, Projection, TableQuery, TableSummary } from '../app/ports.ts';
import type { TableEvent } from '../core/table/event.ts';
import { leaveForArchive, readArchive } from './archive.ts';
import { bookHand } from './ledger/booking.ts';
import { peopleIn } from './peopleIn.ts';
import type { Schema } from './schema.ts';
import { unflushed } from './sqlite.ts';
import { readEvent, storedEvent } from './storedEvent.ts';

/** Stands for what is in the archive: asked for in one go with the rest, since tables are read all the time. */
const ARCHIVED = -1;

/** Undoes a transaction whose expected version is no longer the present one. */
class Outrun extends Error {}

interface Books {
  /** To which day of the books a hand belongs. */
  readonly timeZone: string;
  /** Called after hands were booked. */
  readonly onBooks: () => void;
}

/** Histories and what is projected from them, on any database that kysely speaks to. */
export class SqlEvents implements EventStore {
  private readonly db: Kysely<Schema>;
  private readonly books: Books;

  constructor(db: Kysely<Schema>, books: Books) {
    this.db = db;
    this.books = books;
  }

  async load(table: string, after = 0, most?: number): Promise<readonly TableEvent[]> {
    let wanted = this.db
      .selectFrom('events')
      .select(['version', 'data'])
      .where('table_id', '=', table)
      .where('version', '>=', after)
      .unionAll(
        this.db
          .selectFrom('archives')
          .select([sql.lit(ARCHIVED).as('version'), sql<string>`''`.as('data')])
          .where('table_id', '=', table)
          .where('events', '>', after),
      )
      .orderBy('version');
    if (most !== undefined) wanted = wanted.limit(most + 1);
    const rows = await wanted.execute();
    const stored = rows.filter(({ version }) => version !== ARCHIVED).map(({ data }) => data);
    const archived = stored.length < rows.length ? await readArchive(this.db, table, after) : [];
    return [...archived, ...stored].slice(0, most).map(readEvent);
  }

  async append(
    table: string,
    expectedVersion: number,
    events: readonly TableEvent[],
    { summary, due, repeats, hands }: Projection,
  ): Promise<boolean> {
    const [first] = events;
    if (!first) return true;
    try {
      const write = async (trx: Transaction<Schema>): Promise<void> => {
        // The first statement writes, so that SQLite takes its lock at once and waits for it if need be.
        const version = expectedVersion + events.length;
        const moved = await moveOn(trx, expectedVersion, { summary, version, at: first.at });
        if (!moved) throw new Outrun();
        await trx
          .insertInto('events')
          .values(
            events.map((event, index) => ({
              table_id: table,
              version: expectedVersion + index,
              at: event.at,
              type: event.type,
              data: storedEvent(event),
            })),
          )
          .execute();
        await seat(trx, table, summary.people);
        await noteAppearances(trx, table, events);
        await setDeadline(trx, table, due);
        if (summary.ended) await leaveForArchive(trx, table, first.at);
        for (const hand of hands) await bookHand(trx, hand, this.books.timeZone);
      };
      if (repeats) await unflushed(this.db, (db) => db.transaction().execute(write));
      else await this.db.transaction().execute(write);
      if (hands.length > 0) this.books.onBooks();
      return true;
    } catch (error) {
      if (error instanceof Outrun) return false;
      throw error;
    }
  }

  openTables(): Promise<readonly TableSummary[]> {
    return this.find({ openOnly: true });
  }

  async find({
    guildId,
    channelId,
    person,
    appearing,
    openOnly,
  }: TableQuery): Promise<readonly TableSummary[]> {
    let wanted = this.db.selectFrom('tables').select(['id', 'guild_id', 'channel_id', 'ended']);
    if (guildId !== undefined) wanted = wanted.where('guild_id', '=', guildId);
    if (channelId !== undefined) wanted = wanted.where('channel_id', '=', channelId);
    if (openOnly) wanted = wanted.where('ended', '=', 0);
    if (person !== undefined) {
      wanted = wanted.where('id', 'in', (has) =>
        has.selectFrom('seatings').select('table_id').where('person', '=', person),
      );
    }
    if (appearing !== undefined) {
      wanted = wanted.where('id', 'in', (has) =>
        has.selectFrom('appearances').select('table_id').where('person', '=', appearing),
      );
    }
    const tables = await wanted.orderBy('opened_at', 'desc').orderBy('id', 'desc').execute();
    const people = await this.peopleOf(tables.map(({ id }) => id));
    return tables.map((row) => ({
      id: row.id,
      guildId: row.guild_id,
      channelId: row.channel_id,
      ended: row.ended === 1,
      people: people.get(row.id) ?? [],
    }));
  }

  async due(now: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('deadlines')
      .select('table_id')
      .where('at', '<=', now)
      .orderBy('at')
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async nextDue(now: number): Promise<number | null> {
    const next = await this.db
      .selectFrom('deadlines')
      .select('at')
      .where('at', '>', now)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return next?.at ?? null;
  }

  private async peopleOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const people = new Map<string, string[]>();
    for (let from = 0; from < tables.length; from += MOST_AT_ONCE) {
      const rows = await this.db
        .selectFrom('seatings')
        .select(['table_id', 'person'])
        .where('table_id', 'in', tables.slice(from, from + MOST_AT_ONCE))
        .orderBy('table_id')
        .orderBy('position')
        .execute();
      for (const { table_id, person } of rows)
        people.set(table_id, [...(people.get(table_id) ?? []), person]);
    }
    return people;
  }
}

/** Parameters that one statement may have, with room to spare. */
const MOST_AT_ONCE = 1_000;

/** Moves the table's version on if it is the expected one; false: it is not. */
async function moveOn(
  trx: Transaction<Schema>,
  expectedVersion: number,
  { summary, version, at }: { summary: TableSummary; version: number; at: number },
): Promise<boolean> {
  const ended = summary.ended ? 1 : 0;
  if (expectedVersion === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('tables')
      .values({
        id: summary.id,
        guild_id: summary.guildId,
        channel_id: summary.channelId,
        opened_at: at,
        ended,
        version,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ ended, version })
    .where('id', '=', summary.id)
    .where('version', '=', expectedVersion)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function seat(trx: Transaction<Schema>, table: string, people: readonly string[]): Promise<void> {
  const seated = await trx
    .selectFrom('seatings')
    .select('person')
    .where('table_id', '=', table)
    .orderBy('position')
    .execute();
  // People change seldom, cards are played all the time.
  if (seated.length === people.length && seated.every(({ person }, index) => person === people[index]))
    return;
  await trx.deleteFrom('seatings').where('table_id', '=', table).execute();
  if (people.length === 0) return;
  await trx
    .insertInto('seatings')
    .values(people.map((person, position) => ({ table_id: table, person, position })))
    .execute();
}

/** Events that name nobody, and are nearly all that there are. */
const NAMELESS: readonly TableEvent['type'][] = ['hand-event', 'hand-finished', 'deal-sealed', 'deck-cut'];

async function noteAppearances(
  trx: Transaction<Schema>,
  table: string,
  events: readonly TableEvent[],
): Promise<void> {
  const people = events
    .filter(({ type }) => !NAMELESS.includes(type))
    .flatMap((event) => [...peopleIn(event)]);
  if (people.length === 0) return;
  await trx
    .insertInto('appearances')
    .values([...new Set(people)].map((person) => ({ person, table_id: table })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function setDeadline(trx: Transaction<Schema>, table: string, at: number | null): Promise<void> {
  if (at === null) {
    await trx.deleteFrom('deadlines').where('table_id', '=', table).execute();
    return;
  }
  await trx
    .insertInto('deadlines')
    .values({ table_id: table, at })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ at }))
    .execute();
}
