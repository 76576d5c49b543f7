import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { PlayerKey, Share } from '../../app/ledger.ts';
import type { Schema } from '../schema.ts';

/** Whose stats, and over which hands. */
export interface Subject {
  readonly guildId: string;
  readonly player: PlayerKey;
  readonly rulesKey: string | null;
}

/** Seats that are summed up at once: computers may have held hundreds of thousands, and others want a turn. */
const SLICE = 200;

/** A hand by its place in time. */
interface Position {
  readonly at: number;
  readonly hand_id: string;
}

/** The hands after one position, up to and with another one; null: from the first, to the last. */
interface Slice {
  readonly after: Position | null;
  readonly until: Position | null;
}

export interface Extreme {
  readonly hand_id: string;
  readonly points: number;
}

export interface Sums {
  tallies: Tallies;
  readonly solos: Shares;
  readonly partners: Shares;
  best: Extreme | null;
  worst: Extreme | null;
  /** The sum of points after each hand. */
  readonly progress: number[];
}

/** Sums up a player's seats slice by slice, so that it holds up nobody. */
export async function sumUp(db: Kysely<Schema>, subject: Subject): Promise<Sums> {
  const sums: Sums = {
    tallies: NOTHING,
    solos: new Shares(),
    partners: new Shares(),
    best: null,
    worst: null,
    progress: [],
  };
  for await (const slice of slices(db, subject)) {
    const seats = seatsOf(db, subject, slice);
    sums.tallies = added(sums.tallies, await readTallies(seats));
    for (const row of await readSolos(seats)) sums.solos.add(row.contract, row);
    for (const row of await readPartners(seats)) sums.partners.add(row.player, row);
    const [best, worst] = [await readExtreme(seats, 'desc'), await readExtreme(seats, 'asc')];
    // Of equal ones the first counts.
    if (best && (!sums.best || best.points > sums.best.points)) sums.best = best;
    if (worst && (!sums.worst || worst.points < sums.worst.points)) sums.worst = worst;
    for (const points of await readPoints(seats)) sums.progress.push((sums.progress.at(-1) ?? 0) + points);
  }
  return sums;
}

async function* slices(db: Kysely<Schema>, { guildId, player }: Subject): AsyncGenerator<Slice> {
  for (let after: Position | null = null; ; ) {
    let ahead = db
      .selectFrom('hand_seats as own')
      .select(['own.at', 'own.hand_id'])
      .where('own.player', '=', player)
      .where('own.guild_id', '=', guildId);
    if (after) ahead = ahead.where(isBeyond(after));
    const until: Position | undefined = await ahead
      .orderBy('own.at')
      .orderBy('own.hand_id')
      .limit(1)
      .offset(SLICE - 1)
      .executeTakeFirst();
    yield { after, until: until ?? null };
    if (!until) return;
    after = until;
    await othersTurn();
  }
}

const isBeyond = ({ at, hand_id }: Position) =>
  sql<boolean>`own.at >= ${at} and (own.at > ${at} or own.hand_id > ${hand_id})`;

const isWithin = ({ at, hand_id }: Position) =>
  sql<boolean>`own.at <= ${at} and (own.at < ${at} or own.hand_id <= ${hand_id})`;

type Seats = SelectQueryBuilder<Schema & { own: Schema['hand_seats'] }, 'own' | 'hands', object>;

/** The player's seats in hands that count. */
function seatsOf(db: Kysely<Schema>, { guildId, player, rulesKey }: Subject, { after, until }: Slice): Seats {
  let seats = db
    .selectFrom('hand_seats as own')
    .innerJoin('hands', 'hands.id', 'own.hand_id')
    .where('own.player', '=', player)
    .where('own.guild_id', '=', guildId)
    .where('hands.counts', '=', 1);
  if (rulesKey !== null) seats = seats.where('hands.rules_key', '=', rulesKey);
  if (after) seats = seats.where(isBeyond(after));
  if (until) seats = seats.where(isWithin(until));
  return seats as Seats;
}

const NOTHING = {
  hands: 0,
  wins: 0,
  points: 0,
  re_hands: 0,
  re_wins: 0,
  re_points: 0,
  announced: 0,
  kept: 0,
  foxes_caught: 0,
  foxes_lost: 0,
  doppelkoepfe: 0,
  karlchen: 0,
};

export type Tallies = Readonly<typeof NOTHING>;

/** Databases may give sums as text. */
const added = (a: Tallies, b: Readonly<Record<keyof Tallies, number | string>>): Tallies =>
  Object.fromEntries(
    (Object.keys(NOTHING) as (keyof Tallies)[]).map((key) => [key, a[key] + Number(b[key])]),
  ) as Tallies;

/** A sum that is 0 over no rows. */
const total = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${expression}), 0)`;

function readTallies(seats: Seats): Promise<Tallies> {
  const own = (column: keyof Schema['hand_seats']) => total(sql.ref(`own.${column}`));
  const asRe = (column: ReturnType<typeof sql>) =>
    total(sql`case when own.party = 're' then ${column} else 0 end`);
  return seats
    .select((row) => row.fn.countAll<number>().as('hands'))
    .select([
      own('won').as('wins'),
      own('points').as('points'),
      asRe(sql`1`).as('re_hands'),
      asRe(sql`own.won`).as('re_wins'),
      asRe(sql`own.points`).as('re_points'),
      own('announced').as('announced'),
      own('kept').as('kept'),
      own('foxes_caught').as('foxes_caught'),
      own('foxes_lost').as('foxes_lost'),
      own('doppelkoepfe').as('doppelkoepfe'),
      own('karlchen').as('karlchen'),
    ])
    .executeTakeFirstOrThrow();
}

/** Shares of whatever has a key. */
class Shares {
  private readonly shares = new Map<string, Share>();

  add(key: string, { hands, wins, points }: Readonly<Record<keyof Share, number | string>>): void {
    const before = this.shares.get(key) ?? { hands: 0, wins: 0, points: 0 };
    this.shares.set(key, {
      hands: before.hands + Number(hands),
      wins: before.wins + Number(wins),
      points: before.points + Number(points),
    });
  }

  /** Those of most hands first. */
  ranked(): readonly (Share & { readonly key: string })[] {
    return [...this.shares]
      .map(([key, share]) => ({ key, ...share }))
      .toSorted((a, b) => b.hands - a.hands || (a.key < b.key ? -1 : 1));
  }
}

const readSolos = (seats: Seats) =>
  seats
    .whereRef('hands.soloist', '=', 'own.seat')
    .groupBy('hands.contract')
    .select((row) => [
      'hands.contract',
      row.fn.countAll<number>().as('hands'),
      row.fn.sum<number>('own.won').as('wins'),
      row.fn.sum<number>('own.points').as('points'),
    ])
    .execute();

const readPartners = (seats: Seats) =>
  seats
    .innerJoin('hand_seats as mate', (join) =>
      join
        .onRef('mate.hand_id', '=', 'own.hand_id')
        .onRef('mate.party', '=', 'own.party')
        .onRef('mate.seat', '<>', 'own.seat'),
    )
    .groupBy('mate.player')
    .select((row) => [
      'mate.player',
      row.fn.countAll<number>().as('hands'),
      row.fn.sum<number>('own.won').as('wins'),
      row.fn.sum<number>('own.points').as('points'),
    ])
    .execute();

const readExtreme = (seats: Seats, order: 'asc' | 'desc'): Promise<Extreme | undefined> =>
  seats
    .select(['own.hand_id', 'own.points'])
    .orderBy('own.points', order)
    .orderBy('own.at')
    .orderBy('own.hand_id')
    .limit(1)
    .executeTakeFirst();

async function readPoints(seats: Seats): Promise<readonly number[]> {
  const rows = await seats
    .select('own.points')
    .orderBy('own.at')
    .orderBy('own.hand_id')
    .orderBy('own.seat')
    .execute();
  return rows.map(({ points }) => points);
}
