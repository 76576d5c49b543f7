import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { talliedHands, tallySeason } from './tallying.ts';

/*
 * A league's season is a span of time: all hands of its server that end in it count for its standings, whoever
 * plays them. Leagues call these two in the transaction that stores their event. Hands that were booked a moment
 * before the season was known, or a moment before its end was, are counted right as well.
 */

/** A season of leagues begins, at a time in milliseconds since 1970. */
export async function openSeason(
  trx: Transaction<Schema>,
  { league, guildId, at }: { readonly league: string; readonly guildId: string; readonly at: number },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('seasons')
    .values({ league_id: league, guild_id: guildId, opened_at: at, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await tallySeason(trx, league, await handsFrom(trx, guildId, '>=', at), 1);
}

/** It ends; what ends at that very moment is still in it. */
export async function closeSeason(
  trx: Transaction<Schema>,
  { league, at }: { readonly league: string; readonly at: number },
): Promise<void> {
  const closed = await trx
    .updateTable('seasons')
    .set({ closed_at: at })
    .where('league_id', '=', league)
    .where('closed_at', 'is', null)
    .returning('guild_id')
    .executeTakeFirst();
  if (closed) await tallySeason(trx, league, await handsFrom(trx, closed.guild_id, '>', at), -1);
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
