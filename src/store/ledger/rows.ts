import type { Kysely, Selectable } from 'kysely';
import type { BookedHand, BookedSeat, NewHand } from '../../app/ledger.ts';
import { type RuleDifferences, withDdvRules } from '../../core/rules/readRules.ts';
import type { RuleSet } from '../../core/rules/ruleSet.ts';
import { type PerSeat, perSeat } from '../../core/seat.ts';
import type { Schema } from '../schema.ts';

/** Hands by their ids, in that order; those that are not there are left out. */
export async function readHands(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly BookedHand[]> {
  if (ids.length === 0) return [];
  const hands = await db.selectFrom('hands').selectAll().where('id', 'in', ids).execute();
  const seats = await db
    .selectFrom('hand_seats')
    .selectAll()
    .where('hand_id', 'in', ids)
    .orderBy('hand_id')
    .orderBy('seat')
    .execute();
  const rules = await readRules(db, [...new Set(hands.map(({ rules_key }) => rules_key))]);
  const seatsByHand = Map.groupBy(seats, ({ hand_id }) => hand_id);
  const byId = new Map(
    hands.map((row) => [row.id, bookedHand(row, seatsByHand.get(row.id) ?? [], rules)] as const),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rule sets by their keys. */
export async function readRules(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RuleSet>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('rules_played').selectAll().where('rules_key', 'in', keys).execute();
  return new Map(
    rows.map(({ rules_key, rules }) => [rules_key, withDdvRules(JSON.parse(rules) as RuleDifferences)]),
  );
}

function bookedHand(
  row: Selectable<Schema['hands']>,
  seats: readonly Selectable<Schema['hand_seats']>[],
  rulesByKey: ReadonlyMap<string, RuleSet>,
): BookedHand {
  const rules = rulesByKey.get(row.rules_key);
  if (!rules) throw new Error(`Hand ${row.id} was played by unknown rules`);
  return {
    id: row.id,
    guildId: row.guild_id,
    at: row.at,
    table: row.table_id,
    number: row.number,
    enteredBy: row.entered_by,
    league: leagueOf(row),
    concealed: row.concealed === 1,
    rules,
    rulesKey: row.rules_key,
    contract: row.contract as NewHand['contract'],
    soloist: row.soloist,
    soloKind: row.solo_kind as NewHand['soloKind'],
    winner: row.winner as NewHand['winner'],
    reEyes: row.re_eyes,
    value: row.value,
    multiplier: row.multiplier,
    seats: bookedSeats(row.id, seats),
    struck:
      row.struck_by === null || row.struck_at === null ? null : { by: row.struck_by, at: row.struck_at },
    replaces: row.replaces,
    replacedBy: row.replaced_by,
  };
}

function leagueOf(row: Selectable<Schema['hands']>): NewHand['league'] {
  const { league_id: league, league_round: round, league_table: table } = row;
  return league === null || round === null || table === null ? null : { league, round, table };
}

function bookedSeats(hand: string, rows: readonly Selectable<Schema['hand_seats']>[]): PerSeat<BookedSeat> {
  return perSeat((seat) => {
    const row = rows[seat];
    if (!row) throw new Error(`Hand ${hand} has no seat ${seat}`);
    return {
      player: row.player,
      name: row.name,
      party: row.party as BookedSeat['party'],
      points: row.points,
      facts: {
        announced: row.announced,
        kept: row.kept,
        foxesCaught: row.foxes_caught,
        foxesLost: row.foxes_lost,
        doppelkoepfe: row.doppelkoepfe,
        karlchen: row.karlchen,
      },
    };
  });
}
