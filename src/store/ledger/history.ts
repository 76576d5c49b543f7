import type { AliasedExpression, Kysely } from 'kysely';
import type { BookedHand, HistoryQuery } from '../../app/ledger.ts';
import type { Schema } from '../schema.ts';
import { readHands } from './rows.ts';

/** Hands on a page where nobody says how many. */
const USUAL_LIMIT = 25;

/** Hands read at once while all of them are walked through: what holds up nobody. */
const PORTION = 100;

type Wanted = Omit<HistoryQuery, 'offset' | 'limit'>;

export async function readHistory(
  db: Kysely<Schema>,
  { offset = 0, limit = USUAL_LIMIT, ...wanted }: HistoryQuery,
): Promise<{ readonly hands: readonly BookedHand[]; readonly total: number }> {
  const rows = await db
    .selectFrom(found(db, wanted))
    .select('found.id')
    .orderBy('found.at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { hands: await readHands(db, ids), total: await countHands(db, wanted) };
}

/** Everything that is wanted, oldest first, read in portions between which others get their turn. */
export async function* walkHands(db: Kysely<Schema>, wanted: Wanted): AsyncGenerator<BookedHand> {
  let last: { readonly at: number; readonly id: string } | null = null;
  do {
    const rows: readonly { readonly at: number; readonly id: string }[] = await portionAfter(
      db,
      wanted,
      last,
    );
    yield* await readHands(
      db,
      rows.map(({ id }) => id),
    );
    last = rows.length === PORTION ? (rows.at(-1) ?? null) : null;
    await new Promise((next) => setImmediate(next));
  } while (last);
}

function portionAfter(
  db: Kysely<Schema>,
  wanted: Wanted,
  last: { readonly at: number; readonly id: string } | null,
): Promise<readonly { readonly at: number; readonly id: string }[]> {
  const from = last ? { ...wanted, from: Math.max(wanted.from ?? last.at, last.at) } : wanted;
  let query = db.selectFrom(found(db, from)).select(['found.at', 'found.id']);
  if (last)
    query = query.where((row) => row.or([row('found.at', '>', last.at), row('found.id', '>', last.id)]));
  return query.orderBy('found.at').orderBy('found.id').limit(PORTION).execute();
}

async function countHands(db: Kysely<Schema>, wanted: Wanted): Promise<number> {
  const { guildId, ...narrower } = wanted;
  if (guildId !== null && Object.values(narrower).every((wish) => wish === undefined)) {
    const books = await db
      .selectFrom('books')
      .select('hands')
      .where('guild_id', '=', guildId)
      .executeTakeFirst();
    return books?.hands ?? 0;
  }
  const { hands } = await db
    .selectFrom(found(db, wanted))
    .select((row) => row.fn.countAll<number>().as('hands'))
    .executeTakeFirstOrThrow();
  return Number(hands);
}

type Found = AliasedExpression<{ readonly id: string; readonly at: number }, 'found'>;

/** Ids and times of the hands that meet every wish, each once. */
const found = (db: Kysely<Schema>, wanted: Wanted): Found =>
  wanted.player === undefined ? foundByHand(db, wanted) : foundByPlayer(db, wanted, wanted.player);

function foundByHand(db: Kysely<Schema>, { guildId, table, league, from, until }: Wanted): Found {
  let query = db.selectFrom('hands').select(['id', 'at']);
  if (guildId !== null) query = query.where('guild_id', '=', guildId);
  if (table !== undefined) query = query.where('table_id', '=', table);
  if (league !== undefined) query = query.where('league_id', '=', league);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<=', until);
  return query.as('found');
}

function foundByPlayer(db: Kysely<Schema>, wanted: Wanted, player: string): Found {
  const { guildId, table, league, from, until } = wanted;
  // Computers may hold several seats of a hand.
  let query = db.selectFrom('hand_seats').select(['hand_id as id', 'at']).distinct();
  query = query.where('player', '=', player);
  if (guildId !== null) query = query.where('guild_id', '=', guildId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<=', until);
  if (table !== undefined || league !== undefined) {
    query = query.where('hand_id', 'in', (row) => {
      let hands = row.selectFrom('hands').select('id');
      if (table !== undefined) hands = hands.where('table_id', '=', table);
      return league === undefined ? hands : hands.where('league_id', '=', league);
    });
  }
  return query.as('found');
}
