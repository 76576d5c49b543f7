import type { Transaction } from 'kysely';
import { isComputer, type NewHand } from '../../app/ledger.ts';
import { dayIn } from '../../app/periods.ts';
import { rulesKeyOf } from '../../app/rulesKey.ts';
import { ruleDifferences } from '../../core/rules/readRules.ts';
import type { Schema } from '../schema.ts';
import { rateBooked } from './rating.ts';
import { tally } from './tallying.ts';

/** The hand in whose place another one is entered, and the first of all that stand for one another. */
export interface Replaced {
  readonly hand: string;
  readonly origin: string;
}

/**
 * Books a hand within a transaction: its rows, and all that is summed up from it. False, and nothing is changed,
 * where its id is in the books already. `zone` says to which day it belongs.
 */
export async function bookHand(
  trx: Transaction<Schema>,
  hand: NewHand,
  zone: string,
  replaced: Replaced | null = null,
): Promise<boolean> {
  const rulesKey = rulesKeyOf(hand.rules);
  await trx
    .insertInto('rules_played')
    .values({ rules_key: rulesKey, rules: JSON.stringify(ruleDifferences(hand.rules)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const counts = hand.contract !== 'thrown-in' && !hand.concealed;
  const day = dayIn(zone, hand.at);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('hands')
    .values({
      id: hand.id,
      guild_id: hand.guildId,
      at: hand.at,
      day,
      table_id: hand.table,
      number: hand.number,
      entered_by: hand.enteredBy,
      league_id: hand.league?.league ?? null,
      league_round: hand.league?.round ?? null,
      league_table: hand.league?.table ?? null,
      concealed: hand.concealed ? 1 : 0,
      rules_key: rulesKey,
      contract: hand.contract,
      soloist: hand.soloist,
      solo_kind: hand.soloKind,
      winner: hand.winner,
      re_eyes: hand.reEyes,
      value: hand.value,
      multiplier: hand.multiplier,
      counts: counts ? 1 : 0,
      struck_by: null,
      struck_at: null,
      replaces: replaced?.hand ?? null,
      replaced_by: null,
      origin: replaced?.origin ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const seats = await bookSeats(trx, hand);
  await introduce(trx, hand);
  await countHand(trx, hand.guildId);
  if (counts) {
    const { id, guildId, at } = hand;
    await tally(trx, [{ id, guildId, at, day, rulesKey, seats }], 1);
    await rateBooked(trx, { id, guildId, at, seats });
  }
  return true;
}

async function bookSeats(trx: Transaction<Schema>, hand: NewHand) {
  const rows = hand.seats.map(({ player, name, party, points, facts }, seat) => ({
    hand_id: hand.id,
    seat,
    guild_id: hand.guildId,
    at: hand.at,
    player,
    name,
    party,
    points,
    won: party !== null && party === hand.winner ? 1 : 0,
    announced: facts.announced,
    kept: facts.kept,
    foxes_caught: facts.foxesCaught,
    foxes_lost: facts.foxesLost,
    doppelkoepfe: facts.doppelkoepfe,
    karlchen: facts.karlchen,
  }));
  await trx.insertInto('hand_seats').values(rows).execute();
  return rows;
}

/** Notes everybody at the table by their newest name. */
async function introduce(trx: Transaction<Schema>, hand: NewHand): Promise<void> {
  // Computers bear another name at each table: their key says enough.
  const names = new Map(hand.seats.map(({ player, name }) => [player, isComputer(player) ? player : name]));
  await trx
    .insertInto('players')
    .values(
      [...names].map(([player, name]) => ({
        guild_id: hand.guildId,
        player,
        name,
        named_at: hand.at,
        mu: null,
        sigma: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'player'])
        .doUpdateSet((row) => ({ name: row.ref('excluded.name'), named_at: row.ref('excluded.named_at') }))
        .whereRef('players.named_at', '<=', 'excluded.named_at'),
    )
    .execute();
}

async function countHand(trx: Transaction<Schema>, guildId: string): Promise<void> {
  await trx
    .insertInto('books')
    .values({ guild_id: guildId, hands: 1, rated_at: 0, rated_hand: '', outdated: 0 })
    .onConflict((conflict) =>
      conflict.column('guild_id').doUpdateSet((row) => ({ hands: row('books.hands', '+', 1) })),
    )
    .execute();
}
