import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { BookedHand, PlayerKey, PlayerStats, Share } from '../../app/ledger.ts';
import type { Rating } from '../../app/rating.ts';
import type { ResultContract } from '../../core/rules/contract.ts';
import type { SeatFacts } from '../../core/score/seatFacts.ts';
import type { Schema } from '../schema.ts';
import { readHands } from './rows.ts';

/** Whose stats, and over which hands. */
interface Subject {
  readonly guildId: string;
  readonly player: PlayerKey;
  readonly rulesKey: string | null;
}

const MOST_PARTNERS = 10;

/** Points in the curve of somebody's progress. */
const STEPS = sql.lit(100);

/** Everything the books say of a player; null where no hand of theirs counts. */
export async function readStats(db: Kysely<Schema>, subject: Subject): Promise<PlayerStats | null> {
  const sums = await readSums(db, subject);
  if (sums.all.hands === 0) return null;
  return {
    player: subject.player,
    ...(await readPlayer(db, subject)),
    ...sums,
    solos: await readSolos(db, subject),
    best: await readExtreme(db, subject, 'desc'),
    worst: await readExtreme(db, subject, 'asc'),
    partners: await readPartners(db, subject),
    progress: await readProgress(db, subject),
  };
}

/** The player's seats in hands that count. */
function seatsOf(db: Kysely<Schema>, { guildId, player, rulesKey }: Subject) {
  const seats = db
    .selectFrom('hand_seats as own')
    .innerJoin('hands', 'hands.id', 'own.hand_id')
    .where('own.player', '=', player)
    .where('own.guild_id', '=', guildId)
    .where('hands.counts', '=', 1);
  return rulesKey === null ? seats : seats.where('hands.rules_key', '=', rulesKey);
}

type Seats = SelectQueryBuilder<Schema & { own: Schema['hand_seats'] }, 'own' | 'hands', object>;

/** A sum that is 0 over no rows. */
const total = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${expression}), 0)`;

async function readSums(
  db: Kysely<Schema>,
  subject: Subject,
): Promise<Pick<PlayerStats, 'all' | 're' | 'kontra' | 'facts'>> {
  const own = (column: keyof Schema['hand_seats']) => total(sql.ref(`own.${column}`));
  const inParty = (party: string, column: ReturnType<typeof sql>) =>
    total(sql`case when own.party = ${party} then ${column} else 0 end`);
  const sums = await (seatsOf(db, subject) as Seats)
    .select((row) => row.fn.countAll<number>().as('hands'))
    .select([
      own('won').as('wins'),
      own('points').as('points'),
      inParty('re', sql`1`).as('re_hands'),
      inParty('re', sql`own.won`).as('re_wins'),
      inParty('re', sql`own.points`).as('re_points'),
      own('announced').as('announced'),
      own('kept').as('kept'),
      own('foxes_caught').as('foxes_caught'),
      own('foxes_lost').as('foxes_lost'),
      own('doppelkoepfe').as('doppelkoepfe'),
      own('karlchen').as('karlchen'),
    ])
    .executeTakeFirstOrThrow();
  const all = shareOf(sums);
  const re = { hands: Number(sums.re_hands), wins: Number(sums.re_wins), points: Number(sums.re_points) };
  const facts: SeatFacts = {
    announced: Number(sums.announced),
    kept: Number(sums.kept),
    foxesCaught: Number(sums.foxes_caught),
    foxesLost: Number(sums.foxes_lost),
    doppelkoepfe: Number(sums.doppelkoepfe),
    karlchen: Number(sums.karlchen),
  };
  const kontra = { hands: all.hands - re.hands, wins: all.wins - re.wins, points: all.points - re.points };
  return { all, re, kontra, facts };
}

/** Databases may give sums as text. */
const shareOf = (row: Readonly<Record<keyof Share, number | string>>): Share => ({
  hands: Number(row.hands),
  wins: Number(row.wins),
  points: Number(row.points),
});

async function readPlayer(
  db: Kysely<Schema>,
  { guildId, player }: Subject,
): Promise<{ readonly name: string; readonly rating: Rating | null }> {
  const row = await db
    .selectFrom('players')
    .select(['name', 'mu', 'sigma'])
    .where('guild_id', '=', guildId)
    .where('player', '=', player)
    .executeTakeFirst();
  if (!row) return { name: '', rating: null };
  const { name, mu, sigma } = row;
  return { name, rating: mu === null || sigma === null ? null : { mu, sigma } };
}

async function readSolos(db: Kysely<Schema>, subject: Subject): Promise<PlayerStats['solos']> {
  const rows = await seatsOf(db, subject)
    .whereRef('hands.soloist', '=', 'own.seat')
    .groupBy('hands.contract')
    .select((row) => [
      'hands.contract',
      row.fn.countAll<number>().as('hands'),
      row.fn.sum<number>('own.won').as('wins'),
      row.fn.sum<number>('own.points').as('points'),
    ])
    .orderBy('hands', 'desc')
    .orderBy('hands.contract')
    .execute();
  return rows.map((row) => ({ contract: row.contract as ResultContract, ...shareOf(row) }));
}

async function readExtreme(
  db: Kysely<Schema>,
  subject: Subject,
  order: 'asc' | 'desc',
): Promise<BookedHand | null> {
  const row = await seatsOf(db, subject)
    .select('own.hand_id')
    .orderBy('own.points', order)
    .orderBy('own.at')
    .orderBy('own.hand_id')
    .limit(1)
    .executeTakeFirst();
  const [hand] = row ? await readHands(db, [row.hand_id]) : [];
  return hand ?? null;
}

async function readPartners(db: Kysely<Schema>, subject: Subject): Promise<PlayerStats['partners']> {
  const rows = await seatsOf(db, subject)
    .innerJoin('hand_seats as mate', (join) =>
      join
        .onRef('mate.hand_id', '=', 'own.hand_id')
        .onRef('mate.party', '=', 'own.party')
        .onRef('mate.seat', '<>', 'own.seat'),
    )
    .innerJoin('players', (join) =>
      join.onRef('players.guild_id', '=', 'mate.guild_id').onRef('players.player', '=', 'mate.player'),
    )
    .groupBy(['mate.player', 'players.name'])
    .select((row) => [
      'mate.player',
      'players.name',
      row.fn.countAll<number>().as('hands'),
      row.fn.sum<number>('own.won').as('wins'),
      row.fn.sum<number>('own.points').as('points'),
    ])
    .orderBy('hands', 'desc')
    .orderBy('mate.player')
    .limit(MOST_PARTNERS)
    .execute();
  return rows.map((row) => ({ player: row.player, name: row.name, ...shareOf(row) }));
}

/** The sum of points after each hand, evenly thinned out; the last one is always among them. */
async function readProgress(db: Kysely<Schema>, subject: Subject): Promise<readonly number[]> {
  const inOrder = seatsOf(db, subject).select((row) => [
    row.fn
      .sum<number>('own.points')
      .over((over) => over.orderBy('own.at').orderBy('own.hand_id').orderBy('own.seat'))
      .as('points'),
    row.fn
      .agg<number>('row_number')
      .over((over) => over.orderBy('own.at').orderBy('own.hand_id').orderBy('own.seat'))
      .as('line'),
    row.fn.countAll<number>().over().as('lines'),
  ]);
  const rows = await db
    .selectFrom(inOrder.as('sums'))
    .select(['points', 'line'])
    // The lines at which another hundredth is full: of whole numbers, which parameters would not be.
    .where(sql<boolean>`lines <= ${STEPS} or (line * ${STEPS}) / lines > ((line - 1) * ${STEPS}) / lines`)
    .orderBy('line')
    .execute();
  return rows.map(({ points }) => Number(points));
}
