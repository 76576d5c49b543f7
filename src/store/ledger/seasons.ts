import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { talliedHands, tallySeason } from './tallying.ts';

/** The span of time of a league's season, in milliseconds since 1970; null: it goes on. */
interface SeasonSpan {
  readonly league: string;
  readonly guildId: string;
  readonly openedAt: number;
  readonly closedAt: number | null;
}

/**
 * Notes a season as it stands, in the transaction that stores what happened to it: all hands of its server that end
 * in its time count for its standings, whoever plays them. Hands that were booked a moment before the season
 * was known, or before its end was, are counted right as well.
 */
export async function noteSeason(
  trx: Transaction<Schema>,
  { league, guildId, openedAt, closedAt }: SeasonSpan,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('seasons')
    .values({ league_id: league, guild_id: guildId, opened_at: openedAt, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await tallySeason(trx, league, await handsFrom(trx, guildId, '>=', openedAt), 1);
  }
  if (closedAt === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('seasons')
    .set({ closed_at: closedAt })
    .where('league_id', '=', league)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  // What ends at that very moment is still in it.
  if (numUpdatedRows === 1n) await tallySeason(trx, league, await handsFrom(trx, guildId, '>', closedAt), -1);
}

async function handsFrom(trx: Transaction<Schema>, guildId: string, than: '>' | '>=', at: number) {
  const rows = await trx
    .selectFrom('hands')
    .select('id')
    .where('guild_id', '=', guildId)
    .where('at', than, at)
    .where('counts', '=', 1)
    .execute();
  return talliedHands(
    trx,
    rows.map(({ id }) => id),
  );
}
