import type { Kysely, Transaction } from 'kysely';
import type { NewHand } from '../../app/ledger.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Schema } from '../schema.ts';
import { bookHand } from './booking.ts';
import { isRated, rateAgainFrom } from './rating.ts';
import { talliedHands, tally } from './tallying.ts';

/** Undoes a transaction in which a hand turns out not to be booked. */
class NotBooked extends Error {}

/** Books a hand that somebody entered; see the port. */
export async function enterHand(
  db: Kysely<Schema>,
  hand: NewHand,
  zone: string,
  replaces: { readonly hand: string; readonly at: number } | null,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      const origin = replaces && (await giveWay(trx, hand, replaces));
      const booked = await bookHand(trx, hand, zone, replaces && origin ? { ...replaces, origin } : null);
      if (!booked) throw new NotBooked();
    });
    return true;
  } catch (error) {
    if (error instanceof NotBooked) return false;
    throw error;
  }
}

/** Strikes the hand that is replaced, where it counts still, and says which was the first of all in its place. */
async function giveWay(
  trx: Transaction<Schema>,
  hand: NewHand,
  { hand: id, at }: { readonly hand: string; readonly at: number },
): Promise<string> {
  const { guildId, enteredBy } = hand;
  if (enteredBy === null) throw new Error('A hand that replaces another was entered by somebody');
  // The first statement writes, so that SQLite takes its lock at once.
  const replaced = await trx
    .updateTable('hands')
    .set((row) => ({ replaced_by: hand.id, origin: row.fn.coalesce('origin', 'id') }))
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .returning(['origin', 'struck_at'])
    .executeTakeFirst();
  if (!replaced?.origin) throw new NotBooked();
  const standing = await trx
    .selectFrom('hands')
    .select('id')
    .where('origin', '=', replaced.origin)
    .where('id', '<>', id)
    .where('struck_at', 'is', null)
    .executeTakeFirst();
  if (standing) throw new NotBooked();
  if (replaced.struck_at === null) await takeOff(trx, guildId, id, enteredBy, at);
  return replaced.origin;
}

export function strikeHand(
  db: Kysely<Schema>,
  guildId: string,
  id: string,
  by: PersonId,
  at: number,
): Promise<boolean> {
  return db.transaction().execute((trx) => takeOff(trx, guildId, id, by, at));
}

async function takeOff(
  trx: Transaction<Schema>,
  guildId: string,
  id: string,
  by: PersonId,
  at: number,
): Promise<boolean> {
  const struck = await trx
    .updateTable('hands')
    .set({ struck_by: by, struck_at: at, counts: 0 })
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .where('struck_at', 'is', null)
    .returning(['contract', 'concealed'])
    .executeTakeFirst();
  if (!struck) return false;
  if (wouldCount(struck)) await recount(trx, [id], -1);
  return true;
}

/** Takes a strike back; see the port. */
export function restoreHand(db: Kysely<Schema>, guildId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const restored = await trx
      .updateTable('hands')
      .set({ struck_by: null, struck_at: null, replaced_by: null })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .where('struck_at', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('hands as other')
              .select('other.id')
              .whereRef('other.origin', '=', 'hands.origin')
              .whereRef('other.id', '<>', 'hands.id')
              .where('other.struck_at', 'is', null),
          ),
        ),
      )
      .returning(['contract', 'concealed', 'replaces'])
      .executeTakeFirst();
    if (!restored) return false;
    if (restored.replaces !== null) {
      await trx
        .updateTable('hands')
        .set({ replaced_by: id })
        .where('guild_id', '=', guildId)
        .where('id', '=', restored.replaces)
        .execute();
    }
    if (wouldCount(restored)) {
      await trx.updateTable('hands').set({ counts: 1 }).where('id', '=', id).execute();
      await recount(trx, [id], 1);
    }
    return true;
  });
}

/** A duplicate round is over: its hands are open now, and count from here on. */
export async function revealHands(db: Kysely<Schema>, league: string, round: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revealed = await trx
      .updateTable('hands')
      .set((row) => ({
        concealed: 0,
        counts: row
          .case()
          .when(row.and([row('struck_at', 'is', null), row('contract', '<>', 'thrown-in')]))
          .then(1)
          .else(0)
          .end(),
      }))
      .where('league_id', '=', league)
      .where('league_round', '=', round)
      .where('concealed', '=', 1)
      .returning(['id', 'counts'])
      .execute();
    await recount(
      trx,
      revealed.flatMap(({ id, counts }) => (counts === 1 ? [id] : [])),
      1,
    );
  });
}

const wouldCount = ({ contract, concealed }: Pick<Schema['hands'], 'contract' | 'concealed'>): boolean =>
  contract !== 'thrown-in' && concealed === 0;

/** The sums follow at once, the ratings portion by portion. */
async function recount(trx: Transaction<Schema>, ids: readonly string[], sign: 1 | -1): Promise<void> {
  const hands = await talliedHands(trx, ids);
  await tally(trx, hands, sign);
  const [first] = hands.filter(isRated).toSorted((a, b) => a.at - b.at);
  if (first) await rateAgainFrom(trx, first.guildId, first.at);
}
