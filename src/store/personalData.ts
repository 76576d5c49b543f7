import type { Kysely, Transaction } from 'kysely';
import { mentioned } from '../app/audit.ts';
import type {
  Erasure,
  Histories,
  Kept,
  KeptInServer,
  PersonalData,
  PersonalDetails,
} from '../app/personalData.ts';
import type { PersonId } from '../core/table/occupant.ts';
import { rewriteArchive } from './archive.ts';
import { entryOf } from './audit.ts';
import { type Successor, withSuccessor } from './peopleIn.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

/** What the database holds of people, and how a former player takes their place. */
export class SqlPersonalData implements PersonalData {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async kept(person: PersonId): Promise<Kept> {
    const { db } = this;
    const preferences = await db.selectFrom('people').select('person').where('person', '=', person).execute();
    const servers: KeptInServer[] = [];
    for (const guildId of await serversOf(db, person)) servers.push(await keptIn(db, guildId, person));
    return { preferences: preferences.length > 0, servers };
  }

  async details(person: PersonId): Promise<PersonalDetails> {
    const { db } = this;
    const sessions = await db
      .selectFrom('appearances')
      .innerJoin('tables', 'tables.id', 'appearances.table_id')
      .select([
        'id as table',
        'guild_id as guildId',
        'channel_id as channelId',
        'opened_at as openedAt',
        'ended',
      ])
      .where('appearances.person', '=', person)
      .orderBy('opened_at')
      .execute();
    const noted = await corrections(db, person).selectAll().orderBy('at').execute();
    const rated = await db
      .selectFrom('players')
      .select(['guild_id', 'name', 'mu', 'sigma'])
      .where('player', '=', person)
      .execute();
    return {
      sessions: sessions.map(({ ended, ...session }) => ({ ...session, ended: ended === 1 })),
      leagues: await db
        .selectFrom('league_people')
        .innerJoin('leagues', 'leagues.id', 'league_people.league_id')
        .select(['id as league', 'guild_id as guildId', 'name', 'season'])
        .where('league_people.person', '=', person)
        .orderBy('opened_at')
        .execute(),
      corrections: noted.flatMap((row) => {
        const made = row.by_person === person;
        return entryOf(row).map(({ by: _by, ...entry }) => ({ ...entry, made }));
      }),
      ruleSets: await db
        .selectFrom('rule_sets')
        .select(['guild_id as guildId', 'id', 'name'])
        .where('saved_by', '=', person)
        .execute(),
      drafts: await db
        .selectFrom('entries')
        .select(['guild_id as guildId', 'id', 'opened_at as openedAt'])
        .where('owner', '=', person)
        .execute(),
      ratings: rated.map(({ guild_id, name, mu, sigma }) => ({
        guildId: guild_id,
        name,
        rating: mu === null || sigma === null ? null : { mu, sigma },
      })),
    };
  }

  async begin(person: PersonId, at: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const guild_id of await serversOf(trx, person)) {
        await trx
          .insertInto('servers')
          .values({ guild_id, formers: 1 })
          .onConflict((conflict) =>
            conflict
              .column('guild_id')
              .doUpdateSet(({ eb, ref }) => ({ formers: eb(ref('servers.formers'), '+', 1) })),
          )
          .execute();
        const { formers } = await trx
          .selectFrom('servers')
          .select('formers')
          .where('guild_id', '=', guild_id)
          .executeTakeFirstOrThrow();
        // A deletion that is going on already keeps its number.
        await trx
          .insertInto('erasures')
          .values({ person, guild_id, former: `former:${formers}`, began_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }

  async erasures(): Promise<readonly Erasure[]> {
    const rows = await this.db
      .selectFrom('erasures')
      .select(['person', 'guild_id', 'former'])
      .orderBy('began_at')
      .execute();
    return rows.map(({ person, guild_id, former }) => ({ person, guildId: guild_id, former }));
  }

  async histories({ person, guildId }: Erasure): Promise<Histories> {
    const tables = await this.db
      .selectFrom('appearances')
      .innerJoin('tables', 'tables.id', 'appearances.table_id')
      .select('tables.id')
      .where('appearances.person', '=', person)
      .where('tables.guild_id', '=', guildId)
      .execute();
    const leagues = await this.db
      .selectFrom('league_people')
      .innerJoin('leagues', 'leagues.id', 'league_people.league_id')
      .select('leagues.id')
      .where('league_people.person', '=', person)
      .where('leagues.guild_id', '=', guildId)
      .execute();
    return { tables: tables.map(({ id }) => id), leagues: leagues.map(({ id }) => id) };
  }

  async eraseTable({ person, former }: Erasure, name: string, table: string): Promise<void> {
    const successor = { person, key: former, name };
    await this.db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('appearances')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .execute();
      const rows = await trx
        .selectFrom('events')
        .select(['version', 'data'])
        .where('table_id', '=', table)
        .where('type', '!=', 'hand-event')
        .execute();
      for (const { version, data } of rewritten(rows, successor)) {
        await trx
          .updateTable('events')
          .set({ data })
          .where('table_id', '=', table)
          .where('version', '=', version)
          .execute();
      }
      await rewriteArchive(trx, table, (event) => withoutPerson(event, successor));
      await trx
        .updateTable('seatings')
        .set({ person: former })
        .where('table_id', '=', table)
        .where('person', '=', person)
        .execute();
      await eraseMessages(trx, table, person);
    });
  }

  async eraseLeague({ person, former }: Erasure, name: string, league: string): Promise<void> {
    const successor = { person, key: former, name };
    await this.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('league_people')
        .set({ person: former })
        .where('league_id', '=', league)
        .where('person', '=', person)
        .execute();
      const rows = await trx
        .selectFrom('league_events')
        .select(['version', 'data'])
        .where('league_id', '=', league)
        .execute();
      for (const { version, data } of rewritten(rows, successor)) {
        await trx
          .updateTable('league_events')
          .set({ data })
          .where('league_id', '=', league)
          .where('version', '=', version)
          .execute();
      }
    });
  }

  async finish(erasure: Erasure, name: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await eraseHands(trx, erasure, name);
      await eraseCorrections(trx, erasure, name);
      await trx
        .updateTable('rule_sets')
        .set({ saved_by: erasure.former })
        .where('guild_id', '=', erasure.guildId)
        .where('saved_by', '=', erasure.person)
        .execute();
      await eraseEntries(trx, erasure, name);
      await trx
        .deleteFrom('erasures')
        .where('person', '=', erasure.person)
        .where('guild_id', '=', erasure.guildId)
        .execute();
    });
  }
}

interface StoredEvent {
  readonly version: number;
  /** As JSON. */
  readonly data: string;
}

/** Those events that name the person, with the successor in them. */
const rewritten = (events: readonly StoredEvent[], successor: Successor): readonly StoredEvent[] =>
  events
    .filter(({ data }) => data.includes(successor.person))
    .map(({ version, data }) => ({ version, data: withoutPerson(data, successor) }));

/** A stored event with the successor in it. */
const withoutPerson = (data: string, successor: Successor): string =>
  data.includes(successor.person) ? JSON.stringify(withSuccessor(JSON.parse(data), successor)) : data;

/** Forgets the messages that were sent to somebody alone: their keys end with the person's id. */
async function eraseMessages(trx: Transaction<Schema>, table: string, person: PersonId): Promise<void> {
  const rows = await trx.selectFrom('messages').select('key').where('table_id', '=', table).execute();
  const keys = rows.map(({ key }) => key).filter((key) => key.endsWith(`-${person}`));
  if (keys.length === 0) return;
  await trx.deleteFrom('messages').where('table_id', '=', table).where('key', 'in', keys).execute();
}

async function eraseHands(
  trx: Transaction<Schema>,
  { person, guildId, former }: Erasure,
  name: string,
): Promise<void> {
  await trx
    .updateTable('hand_seats')
    .set({ player: former, name })
    .where('guild_id', '=', guildId)
    .where('player', '=', person)
    .execute();
  await trx
    .updateTable('players')
    .set({ player: former, name })
    .where('guild_id', '=', guildId)
    .where('player', '=', person)
    .execute();
  for (const table of ['tallies', 'ratings'] as const) {
    await trx
      .updateTable(table)
      .set({ player: former })
      .where('guild_id', '=', guildId)
      .where('player', '=', person)
      .execute();
  }
  for (const column of ['entered_by', 'struck_by'] as const) {
    await trx
      .updateTable('hands')
      .set({ [column]: former })
      .where('guild_id', '=', guildId)
      .where(column, '=', person)
      .execute();
  }
}

/** Hands that they enter are forgotten; in those that others enter a former player takes their place. */
async function eraseEntries(
  trx: Transaction<Schema>,
  { person, guildId, former }: Erasure,
  name: string,
): Promise<void> {
  await trx.deleteFrom('entries').where('guild_id', '=', guildId).where('owner', '=', person).execute();
  const rows = await trx
    .selectFrom('entries')
    .select(['id', 'players'])
    .where('guild_id', '=', guildId)
    .where('players', 'like', `%${person}%`)
    .execute();
  for (const { id, players } of rows) {
    if (players === null) continue;
    const others = JSON.stringify(withSuccessor(JSON.parse(players), { person, key: former, name }));
    await trx.updateTable('entries').set({ players: others }).where('id', '=', id).execute();
  }
}

async function eraseCorrections(
  trx: Transaction<Schema>,
  { person, guildId, former }: Erasure,
  name: string,
): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ by_person: former, by_name: name })
    .where('guild_id', '=', guildId)
    .where('by_person', '=', person)
    .execute();
  for (const column of MENTIONING) {
    await trx
      .updateTable('audit')
      .set(({ fn, ref, val }) => ({
        [column]: fn<string>('replace', [ref(column), val(mentioned(person)), val(mentioned(former))]),
      }))
      .where('guild_id', '=', guildId)
      .where(column, 'like', mentioning(person))
      .execute();
  }
}

/** Columns of corrections whose words may mention people. */
const MENTIONING = ['subject', 'value_before', 'value_after'] as const;

const mentioning = (person: PersonId): string => `%${mentioned(person)}%`;

/** Servers in which anything is kept of somebody, in no order. */
async function serversOf(db: Db, person: PersonId): Promise<readonly string[]> {
  const found = await db
    .selectFrom('appearances')
    .innerJoin('tables', 'tables.id', 'appearances.table_id')
    .select('tables.guild_id')
    .where('appearances.person', '=', person)
    .union(db.selectFrom('hand_seats').select('guild_id').where('player', '=', person))
    .union(db.selectFrom('hands').select('guild_id').where('entered_by', '=', person))
    .union(db.selectFrom('hands').select('guild_id').where('struck_by', '=', person))
    .union(db.selectFrom('rule_sets').select('guild_id').where('saved_by', '=', person))
    .union(
      db
        .selectFrom('league_people')
        .innerJoin('leagues', 'leagues.id', 'league_people.league_id')
        .select('leagues.guild_id')
        .where('league_people.person', '=', person),
    )
    .union(
      db
        .selectFrom('entries')
        .select('guild_id')
        .where(({ eb, or }) => or([eb('owner', '=', person), eb('players', 'like', `%${person}%`)])),
    )
    .union(corrections(db, person).select('guild_id'))
    .execute();
  return found.map(({ guild_id }) => guild_id);
}

const corrections = (db: Db, person: PersonId) =>
  db
    .selectFrom('audit')
    .where(({ eb, or }) =>
      or([
        eb('by_person', '=', person),
        ...MENTIONING.map((column) => eb(column, 'like', mentioning(person))),
      ]),
    );

async function keptIn(db: Db, guildId: string, person: PersonId): Promise<KeptInServer> {
  const { fn } = db;
  const count = async (rows: {
    execute(): Promise<readonly { readonly rows: number | string | bigint }[]>;
  }) => Number((await rows.execute())[0]?.rows ?? 0);
  return {
    guildId,
    hands: await count(
      db
        .selectFrom('hand_seats')
        .select(fn.countAll().as('rows'))
        .where('guild_id', '=', guildId)
        .where('player', '=', person),
    ),
    sessions: await count(
      db
        .selectFrom('appearances')
        .innerJoin('tables', 'tables.id', 'appearances.table_id')
        .select(fn.countAll().as('rows'))
        .where('appearances.person', '=', person)
        .where('tables.guild_id', '=', guildId),
    ),
    leagues: await count(
      db
        .selectFrom('league_people')
        .innerJoin('leagues', 'leagues.id', 'league_people.league_id')
        .select(fn.countAll().as('rows'))
        .where('league_people.person', '=', person)
        .where('leagues.guild_id', '=', guildId),
    ),
    corrections: await count(
      corrections(db, person).select(fn.countAll().as('rows')).where('guild_id', '=', guildId),
    ),
    ruleSets: await count(
      db
        .selectFrom('rule_sets')
        .select(fn.countAll().as('rows'))
        .where('guild_id', '=', guildId)
        .where('saved_by', '=', person),
    ),
    drafts: await count(
      db
        .selectFrom('entries')
        .select(fn.countAll().as('rows'))
        .where('guild_id', '=', guildId)
        .where('owner', '=', person),
    ),
  };
}
