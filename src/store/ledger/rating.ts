import { type Kysely, sql, type Transaction } from 'kysely';
import type { BookedSeat } from '../../app/ledger.ts';
import { NEW_RATING, type Rating, rated } from '../../app/rating.ts';
import type { Party } from '../../core/rules/contract.ts';
import type { Schema } from '../schema.ts';
import { unflushed } from '../sqlite.ts';

/*
 * A rating follows from all hands before it, in order of their end and then their ids. Hands mostly are booked in
 * that order and rated at once. Where one comes late, is struck or comes back, all that is kept from its span of
 * time on is thrown away, and the hands from there on are rated again in portions; what is shown stays until the
 * last of them is done. `books` says up to which hand the work has come, so a new process simply goes on.
 */

/** What ratings need of a hand. */
export interface Rateable {
  readonly id: string;
  readonly guildId: string;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly Pick<BookedSeat, 'player' | 'party' | 'points'>[];
}

/** Milliseconds: thirty days, hands of which are rated again where one of them changes. */
const SPAN = 30 * 24 * 60 * 60 * 1_000;

const spanOf = (at: number): number => Math.floor(at / SPAN);

/** Rates a hand that was just booked, or leaves it to a later portion where it is not the newest. */
export async function rateBooked(trx: Transaction<Schema>, hand: Rateable): Promise<void> {
  const books = await trx
    .selectFrom('books')
    .select(['rated_at', 'rated_hand', 'outdated'])
    .where('guild_id', '=', hand.guildId)
    .executeTakeFirstOrThrow();
  const isNext = hand.at > books.rated_at || (hand.at === books.rated_at && hand.id > books.rated_hand);
  if (!isNext) {
    if (isRated(hand)) await rateAgainFrom(trx, hand.guildId, hand.at);
    return;
  }
  if (books.outdated === 1) return;
  const ratings = await shownRatings(trx, hand);
  const after = [...rated(hand, (player) => ratings.get(player) ?? NEW_RATING)].map(([player, rating]) => ({
    player,
    rating,
  }));
  await keep(
    trx,
    hand.guildId,
    after.map((row) => ({ ...row, span: spanOf(hand.at) })),
  );
  for (const { player, rating } of after) {
    await trx
      .updateTable('players')
      .set({ mu: rating.mu, sigma: rating.sigma })
      .where('guild_id', '=', hand.guildId)
      .where('player', '=', player)
      .execute();
  }
  await moveOn(trx, hand.guildId, hand, 0);
}

/** Whether a hand has a bearing on ratings at all. */
export const isRated = (hand: Pick<Rateable, 'seats'>): boolean => rated(hand, () => NEW_RATING).size > 0;

/** Something changed at a time that is rated already: everything from there on is to be worked out anew. */
export async function rateAgainFrom(trx: Transaction<Schema>, guildId: string, at: number): Promise<void> {
  const span = spanOf(at);
  const begin = span * SPAN;
  await trx.updateTable('books').set({ outdated: 1 }).where('guild_id', '=', guildId).execute();
  await trx
    .updateTable('books')
    .set({ rated_at: begin, rated_hand: '' })
    .where('guild_id', '=', guildId)
    .where('rated_at', '>=', begin)
    .execute();
  await trx.deleteFrom('ratings').where('guild_id', '=', guildId).where('span', '>=', span).execute();
}

/** Servers whose ratings are to be worked out anew. */
export async function outdatedServers(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('books')
    .select('guild_id')
    .where('outdated', '=', 1)
    .orderBy('guild_id')
    .execute();
  return rows.map(({ guild_id }) => guild_id);
}

/** Rates so many of a server's hands again; false: it was the last of them, and the ratings are shown now. */
export function ratePortion(db: Kysely<Schema>, guildId: string, most: number): Promise<boolean> {
  // A portion lost with the power is done again.
  return unflushed(db, (connection) =>
    connection.transaction().execute(async (trx) => {
      // The first statement writes, so that SQLite takes its lock at once.
      const books = await trx
        .updateTable('books')
        .set({ outdated: 1 })
        .where('guild_id', '=', guildId)
        .where('outdated', '=', 1)
        .returning(['rated_at', 'rated_hand'])
        .executeTakeFirst();
      if (!books) return false;
      const hands = await handsAfter(trx, guildId, books, most);
      await rateInOrder(trx, guildId, hands);
      const isLast = hands.length < most;
      if (isLast) await show(trx, guildId);
      const last = hands.at(-1) ?? { at: books.rated_at, id: books.rated_hand };
      await moveOn(trx, guildId, last, isLast ? 0 : 1);
      return !isLast;
    }),
  );
}

async function rateInOrder(
  trx: Transaction<Schema>,
  guildId: string,
  hands: readonly Rateable[],
): Promise<void> {
  const players = new Set(hands.flatMap(({ seats }) => seats.map(({ player }) => player)));
  const ratings = await keptRatings(trx, guildId, [...players]);
  const kept = new Map<string, Kept>();
  for (const hand of hands) {
    const span = spanOf(hand.at);
    for (const [player, rating] of rated(hand, (wanted) => ratings.get(wanted) ?? NEW_RATING)) {
      ratings.set(player, rating);
      kept.set(`${span} ${player}`, { player, span, rating });
    }
  }
  await keep(trx, guildId, [...kept.values()]);
}

async function handsAfter(
  trx: Transaction<Schema>,
  guildId: string,
  { rated_at, rated_hand }: Pick<Schema['books'], 'rated_at' | 'rated_hand'>,
  most: number,
): Promise<readonly Rateable[]> {
  const hands = await trx
    .selectFrom('hands')
    .select(['id', 'at'])
    .where('guild_id', '=', guildId)
    .where('at', '>=', rated_at)
    .where((row) => row.or([row('at', '>', rated_at), row('id', '>', rated_hand)]))
    .where('counts', '=', 1)
    .orderBy('at')
    .orderBy('id')
    .limit(most)
    .execute();
  const seats = await seatsOf(
    trx,
    hands.map(({ id }) => id),
  );
  return hands.map(({ id, at }) => ({ id, at, guildId, seats: seats.get(id) ?? [] }));
}

async function seatsOf(
  trx: Transaction<Schema>,
  hands: readonly string[],
): Promise<ReadonlyMap<string, Rateable['seats']>> {
  if (hands.length === 0) return new Map();
  const rows = await trx
    .selectFrom('hand_seats')
    .select(['hand_id', 'player', 'party', 'points'])
    .where('hand_id', 'in', hands)
    .orderBy('hand_id')
    .orderBy('seat')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, party: row.party as Party | null })),
    ({ hand_id }) => hand_id,
  );
}

async function shownRatings(trx: Transaction<Schema>, hand: Rateable): Promise<ReadonlyMap<string, Rating>> {
  const rows = await trx
    .selectFrom('players')
    .select(['player', 'mu', 'sigma'])
    .where('guild_id', '=', hand.guildId)
    .where(
      'player',
      'in',
      hand.seats.map(({ player }) => player),
    )
    .execute();
  return new Map(rows.flatMap(({ player, mu, sigma }) => asRating(player, mu, sigma)));
}

const asRating = (player: string, mu: number | null, sigma: number | null): readonly [string, Rating][] =>
  mu === null || sigma === null ? [] : [[player, { mu, sigma }]];

/** Each player's newest of the ratings that are worked out so far. */
async function keptRatings(
  trx: Transaction<Schema>,
  guildId: string,
  players: readonly string[],
): Promise<Map<string, Rating>> {
  if (players.length === 0) return new Map();
  const rows = await trx
    .selectFrom('ratings as kept')
    .select(['player', 'mu', 'sigma'])
    .where('guild_id', '=', guildId)
    .where('player', 'in', players)
    .where('span', '=', (newest) =>
      newest
        .selectFrom('ratings as other')
        .select((row) => row.fn.max('other.span').as('span'))
        .whereRef('other.guild_id', '=', 'kept.guild_id')
        .whereRef('other.player', '=', 'kept.player'),
    )
    .execute();
  return new Map(rows.flatMap(({ player, mu, sigma }) => asRating(player, mu, sigma)));
}

interface Kept {
  readonly player: string;
  readonly span: number;
  readonly rating: Rating;
}

async function keep(trx: Transaction<Schema>, guildId: string, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return;
  await trx
    .insertInto('ratings')
    .values(kept.map(({ player, span, rating }) => ({ guild_id: guildId, player, span, ...rating })))
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'player', 'span'])
        .doUpdateSet((row) => ({ mu: row.ref('excluded.mu'), sigma: row.ref('excluded.sigma') })),
    )
    .execute();
}

async function moveOn(
  trx: Transaction<Schema>,
  guildId: string,
  { at, id }: { readonly at: number; readonly id: string },
  outdated: 0 | 1,
): Promise<void> {
  await trx
    .updateTable('books')
    .set({ rated_at: at, rated_hand: id, outdated })
    .where('guild_id', '=', guildId)
    .execute();
}

/** From now on everybody is shown with what was worked out; who has no rated hand left has no rating. */
async function show(trx: Transaction<Schema>, guildId: string): Promise<void> {
  const newest = (column: 'mu' | 'sigma') =>
    sql<number | null>`(select ${sql.ref(column)} from ratings where ratings.guild_id = players.guild_id
      and ratings.player = players.player order by span desc limit 1)`;
  await trx
    .updateTable('players')
    .set({ mu: newest('mu'), sigma: newest('sigma') })
    .where('guild_id', '=', guildId)
    .execute();
}
