import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import {
  GUEST,
  type Leaderboard,
  type LeaderboardQuery,
  type LeaderboardRow,
  type Ranking,
} from '../../app/ledger.ts';
import type { Schema } from '../schema.ts';
import { ANY_RULES } from './tallying.ts';

/**
 * A page of a leaderboard, ranked from the tallies alone: what it costs grows with the players of a server and
 * not with its hands.
 */
export async function readLeaderboard(db: Kysely<Schema>, wanted: LeaderboardQuery): Promise<Leaderboard> {
  const { offset, limit, own } = wanted;
  const rows = await db
    .selectFrom(listed(db, wanted).as('listed'))
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('listed.line', '>', offset), row('listed.line', '<=', offset + limit)]),
        row('listed.player', '=', own),
      ]),
    )
    .orderBy('listed.line')
    .execute();
  const { players } = await db
    .selectFrom(listed(db, wanted).as('listed'))
    .select((row) => row.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  const ownRow = rows.find(({ player }) => player === own);
  return {
    rows: rows.filter(({ line }) => line > offset && line <= offset + limit).map(leaderboardRow),
    players: Number(players),
    own: ownRow ? leaderboardRow(ownRow) : null,
  };
}

/** Everybody who is listed, with their rank (equal ones share it) and their line, on which nobody else stands. */
function listed(db: Kysely<Schema>, { guildId, period, rulesKey, by, players, least }: LeaderboardQuery) {
  const everybody = db
    .selectFrom('tallies')
    .innerJoin('players', (join) =>
      join.onRef('players.guild_id', '=', 'tallies.guild_id').onRef('players.player', '=', 'tallies.player'),
    )
    .where('tallies.guild_id', '=', guildId)
    .where('tallies.period', '=', period)
    .where('tallies.rules_key', '=', rulesKey ?? ANY_RULES)
    .where('tallies.hands', '>=', Math.max(1, least));
  const computers = sql<boolean>`tallies.player like 'computer:%'`;
  const people = sql<boolean>`tallies.player not like '%:%' and tallies.player <> ${GUEST}`;
  let ones = everybody.where(players === 'computers' ? computers : people);
  if (by === 'rating') ones = ones.where('players.mu', 'is not', null);
  return ones.select((row) => {
    const measure = MEASURES[by](row);
    return [
      'tallies.player',
      'players.name',
      'tallies.hands',
      'tallies.points',
      'tallies.wins',
      'players.mu',
      'players.sigma',
      row.fn
        .agg<number>('rank')
        .over((over) => over.orderBy(measure, 'desc'))
        .as('rank'),
      row.fn
        .agg<number>('row_number')
        .over((over) => over.orderBy(measure, 'desc').orderBy('tallies.player'))
        .as('line'),
    ];
  });
}

type Row = ExpressionBuilder<Schema, 'tallies' | 'players'>;

const MEASURES: Readonly<Record<Ranking, (row: Row) => ReturnType<typeof sql<number>>>> = {
  points: () => sql`tallies.points`,
  // Equal fractions are equal numbers: division rounds each to the one that is nearest.
  average: () => sql`1.0 * tallies.points / tallies.hands`,
  wins: () => sql`tallies.wins`,
  // As `provenStrength` has it.
  rating: () => sql`players.mu - 3 * players.sigma`,
};

interface ListedRow {
  readonly player: string;
  readonly name: string;
  readonly hands: number;
  readonly points: number;
  readonly wins: number;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly rank: number;
}

const leaderboardRow = ({
  player,
  name,
  hands,
  points,
  wins,
  mu,
  sigma,
  rank,
}: ListedRow): LeaderboardRow => ({
  rank: Number(rank),
  player,
  name,
  hands,
  points,
  wins,
  rating: mu === null || sigma === null ? null : { mu, sigma },
});
