import type { Transaction } from 'kysely';
import { ALL_TIME, dayPeriod, monthPeriod, seasonPeriod } from '../../app/periods.ts';
import type { Party } from '../../core/rules/contract.ts';
import type { Schema } from '../schema.ts';

/** What the tallies need of a hand. */
export interface Tallied {
  readonly id: string;
  readonly guildId: string;
  readonly at: number;
  readonly day: string;
  readonly rulesKey: string;
  readonly seats: readonly TalliedSeat[];
}

interface TalliedSeat {
  readonly player: string;
  readonly party: Party | null;
  readonly points: number;
  readonly won: number;
}

interface Sum {
  readonly guild_id: string;
  readonly period: string;
  readonly rules_key: string;
  readonly player: string;
  hands: number;
  points: number;
  wins: number;
}

/** Stands for the rules of a tally over hands by any rules. */
export const ANY_RULES = '';

/** Rows of seven parameters that one statement may have, with room to spare. */
const MOST_ROWS = 500;

/** Counts hands of one server in every period that holds them: 1 adds them, -1 takes them off again. */
export async function tally(
  trx: Transaction<Schema>,
  hands: readonly Tallied[],
  sign: 1 | -1,
): Promise<void> {
  const seasons = await seasonsOver(trx, hands);
  await change(trx, hands, sign, (hand) => [
    ALL_TIME,
    monthPeriod(hand.day),
    dayPeriod(hand.day),
    ...seasons.filter((season) => holds(season, hand.at)).map(({ league_id }) => seasonPeriod(league_id)),
  ]);
}

/** The same for one season alone, whose span of time has changed. */
export async function tallySeason(
  trx: Transaction<Schema>,
  league: string,
  hands: readonly Tallied[],
  sign: 1 | -1,
): Promise<void> {
  await change(trx, hands, sign, () => [seasonPeriod(league)]);
}

async function change(
  trx: Transaction<Schema>,
  hands: readonly Tallied[],
  sign: 1 | -1,
  periodsOf: (hand: Tallied) => readonly string[],
): Promise<void> {
  const sums = sumsOf(hands, sign, periodsOf);
  for (let from = 0; from < sums.length; from += MOST_ROWS) {
    await trx
      .insertInto('tallies')
      .values(sums.slice(from, from + MOST_ROWS))
      .onConflict((conflict) =>
        conflict.columns(['guild_id', 'period', 'rules_key', 'player']).doUpdateSet((row) => ({
          hands: row('tallies.hands', '+', row.ref('excluded.hands')),
          points: row('tallies.points', '+', row.ref('excluded.points')),
          wins: row('tallies.wins', '+', row.ref('excluded.wins')),
        })),
      )
      .execute();
  }
  const [first] = sums;
  if (sign === -1 && first) {
    const distinct = (of: (sum: Sum) => string) => [...new Set(sums.map(of))];
    // Whoever has no hand left is in no list: the rows are those of books that never held the hand.
    await trx
      .deleteFrom('tallies')
      .where('guild_id', '=', first.guild_id)
      .where(
        'period',
        'in',
        distinct(({ period }) => period),
      )
      .where(
        'rules_key',
        'in',
        distinct(({ rules_key }) => rules_key),
      )
      .where(
        'player',
        'in',
        distinct(({ player }) => player),
      )
      .where('hands', '=', 0)
      .execute();
  }
}

/** One row for each key: computers may hold several seats of a hand. */
function sumsOf(
  hands: readonly Tallied[],
  sign: 1 | -1,
  periodsOf: (hand: Tallied) => readonly string[],
): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const hand of hands) {
    for (const period of periodsOf(hand)) {
      for (const rules_key of [ANY_RULES, hand.rulesKey]) {
        for (const { player, points, won } of hand.seats) {
          const key = `${period} ${rules_key} ${player}`;
          const sum = sums.get(key) ?? {
            guild_id: hand.guildId,
            period,
            rules_key,
            player,
            hands: 0,
            points: 0,
            wins: 0,
          };
          sum.hands += sign;
          sum.points += sign * points;
          sum.wins += sign * won;
          sums.set(key, sum);
        }
      }
    }
  }
  return [...sums.values()];
}

type Season = Pick<Schema['seasons'], 'league_id' | 'opened_at' | 'closed_at'>;

const holds = ({ opened_at, closed_at }: Season, at: number): boolean =>
  opened_at <= at && (closed_at === null || at <= closed_at);

async function seasonsOver(trx: Transaction<Schema>, hands: readonly Tallied[]): Promise<readonly Season[]> {
  const [first] = hands;
  if (!first) return [];
  const times = hands.map(({ at }) => at);
  return trx
    .selectFrom('seasons')
    .select(['league_id', 'opened_at', 'closed_at'])
    .where('guild_id', '=', first.guildId)
    .where('opened_at', '<=', Math.max(...times))
    .where((row) => row.or([row('closed_at', 'is', null), row('closed_at', '>=', Math.min(...times))]))
    .execute();
}

/** Reads hands for their tallies; those with an id that is not there are left out. At most a thousand or so. */
export async function talliedHands(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly Tallied[]> {
  if (ids.length === 0) return [];
  const hands = await trx
    .selectFrom('hands')
    .select(['id', 'guild_id', 'at', 'day', 'rules_key'])
    .where('id', 'in', ids)
    .execute();
  const seats = await trx
    .selectFrom('hand_seats')
    .select(['hand_id', 'player', 'party', 'points', 'won'])
    .where('hand_id', 'in', ids)
    .orderBy('hand_id')
    .orderBy('seat')
    .execute();
  const byHand = Map.groupBy(
    seats.map((row) => ({ ...row, party: row.party as Party | null })),
    ({ hand_id }) => hand_id,
  );
  return hands.map((row) => ({
    id: row.id,
    guildId: row.guild_id,
    at: row.at,
    day: row.day,
    rulesKey: row.rules_key,
    seats: byHand.get(row.id) ?? [],
  }));
}
