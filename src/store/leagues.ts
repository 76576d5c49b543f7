import type { Kysely, Transaction } from 'kysely';
import type { LeagueQuery, LeagueStore, LeagueSummary } from '../app/leagues/leagueStore.ts';
import { foldedName } from '../app/ruleShelf.ts';
import type { LeagueEvent } from '../core/league/event.ts';
import { LEAGUE_KINDS, LEAGUE_PHASES } from '../core/league/settings.ts';
import { noteSeason } from './ledger/seasons.ts';
import type { Schema } from './schema.ts';
import { peopleIn, readLeagueEvent, storedLeagueEvent } from './storedLeagueEvent.ts';

/** Undoes a transaction whose expected version is no longer the present one. */
class Outrun extends Error {}

/** Histories of leagues' seasons and what is projected from them, the time spans of seasons included. */
export class SqlLeagues implements LeagueStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async load(league: string): Promise<readonly LeagueEvent[]> {
    const rows = await this.db
      .selectFrom('league_events')
      .select('data')
      .where('league_id', '=', league)
      .orderBy('version')
      .execute();
    return rows.map(({ data }) => readLeagueEvent(data));
  }

  async append(
    league: string,
    expectedVersion: number,
    events: readonly LeagueEvent[],
    summary: LeagueSummary,
  ): Promise<boolean> {
    if (events.length === 0) return true;
    try {
      await this.db.transaction().execute(async (trx) => {
        // The first statement writes, so that SQLite takes its lock at once and waits for it if need be.
        const moved = await moveOn(trx, expectedVersion, summary, expectedVersion + events.length);
        if (!moved) throw new Outrun();
        await trx
          .insertInto('league_events')
          .values(
            events.map((event, index) => ({
              league_id: league,
              version: expectedVersion + index,
              at: event.at,
              type: event.type,
              data: storedLeagueEvent(event),
            })),
          )
          .execute();
        await notePeople(trx, league, events);
        await noteSeason(trx, { ...summary, league });
      });
      return true;
    } catch (error) {
      if (error instanceof Outrun) return false;
      throw error;
    }
  }

  async find({ guildId, name, phases, person }: LeagueQuery): Promise<readonly LeagueSummary[]> {
    let wanted = this.db.selectFrom('leagues').selectAll();
    if (guildId !== undefined) wanted = wanted.where('guild_id', '=', guildId);
    if (name !== undefined) wanted = wanted.where('folded', '=', foldedName(name));
    if (phases !== undefined) wanted = wanted.where('phase', 'in', phases);
    if (person !== undefined) {
      wanted = wanted.where('id', 'in', (named) =>
        named.selectFrom('league_people').select('league_id').where('person', '=', person),
      );
    }
    const rows = await wanted.orderBy('opened_at', 'desc').orderBy('id', 'desc').execute();
    return rows.map((row) => ({
      id: row.id,
      guildId: row.guild_id,
      name: row.name,
      season: row.season,
      kind: known(LEAGUE_KINDS, row.kind),
      phase: known(LEAGUE_PHASES, row.phase),
      openedAt: row.opened_at,
      closedAt: row.closed_at,
    }));
  }
}

function known<T extends string>(all: readonly T[], stored: string): T {
  const found = all.find((one) => one === stored);
  if (found === undefined) throw new Error(`The store holds ${stored}, which nobody knows`);
  return found;
}

/** Moves the season's version on if it is the expected one; false: it is not, or the season is somebody else's. */
async function moveOn(
  trx: Transaction<Schema>,
  expectedVersion: number,
  { id, guildId, name, season, kind, phase, openedAt, closedAt }: LeagueSummary,
  version: number,
): Promise<boolean> {
  if (expectedVersion > 0) {
    const { numUpdatedRows } = await trx
      .updateTable('leagues')
      .set({ phase, closed_at: closedAt, version })
      .where('id', '=', id)
      .where('version', '=', expectedVersion)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('leagues')
    .values({
      id,
      guild_id: guildId,
      name,
      folded: foldedName(name),
      season,
      kind,
      phase,
      opened_at: openedAt,
      closed_at: closedAt,
      version,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function notePeople(
  trx: Transaction<Schema>,
  league: string,
  events: readonly LeagueEvent[],
): Promise<void> {
  const people = [...new Set(events.flatMap(peopleIn))];
  if (people.length === 0) return;
  await trx
    .insertInto('league_people')
    .values(people.map((person) => ({ league_id: league, person })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
