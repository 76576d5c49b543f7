import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { PlayerKey, Share } from '../../app/ledger.ts';
import { NO_FACTS, type SeatFacts } from '../../core/score/seatFacts.ts';
import type { Schema } from '../schema.ts';

/** Whose stats, and over which hands. */
export interface Subject {
  readonly guildId: string;
  readonly player: PlayerKey;
  readonly rulesKey: string | null;
}

/** Seats that are summed up at once: computers may have held hundreds of thousands, and others want a turn. */
const SLICE = 200;

interface Extreme {
  readonly hand: string;
  readonly points: number;
}

const NO_SHARE: Share = { hands: 0, wins: 0, points: 0 };

/** What somebody did in all their hands that count. */
interface SeatSums {
  re: Share;
  kontra: Share;
  facts: SeatFacts;
  /** By contract. */
  readonly solos: Map<string, Share>;
  /** By player. */
  readonly partners: Map<string, Share>;
  best: Extreme | null;
  worst: Extreme | null;
  /** The sum of points after each hand. */
  readonly progress: number[];
}

/** Sums up a player's seats slice by slice, so that it holds up nobody. */
export async function sumUp(db: Kysely<Schema>, subject: Subject): Promise<SeatSums> {
  const sums: SeatSums = {
    ...{ re: NO_SHARE, kontra: NO_SHARE, facts: NO_FACTS, best: null, worst: null, progress: [] },
    ...{ solos: new Map(), partners: new Map() },
  };
  for await (const slice of slices(db, subject)) {
    const seats = seatsOf(db, subject, slice);
    for (const seat of await readSeats(seats)) addSeat(sums, seat);
    for (const { player, ...share } of await readPartners(seats)) addTo(sums.partners, player, share);
  }
  return sums;
}

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

/** The player's seats in hands that count. */
function seatsOf(db: Kysely<Schema>, { guildId, player, rulesKey }: Subject, { after, until }: Slice) {
  let seats = db
    .selectFrom('hand_seats as own')
    .innerJoin('hands', 'hands.id', 'own.hand_id')
    .where('own.player', '=', player)
    .where('own.guild_id', '=', guildId)
    .where('hands.counts', '=', 1);
  if (rulesKey !== null) seats = seats.where('hands.rules_key', '=', rulesKey);
  if (after) seats = seats.where(isBeyond(after));
  if (until) seats = seats.where(isWithin(until));
  return seats;
}

type Seats = ReturnType<typeof seatsOf>;

const readSeats = (seats: Seats) =>
  seats
    .selectAll('own')
    .select(['hands.contract', 'hands.soloist'])
    .orderBy('own.at')
    .orderBy('own.hand_id')
    .orderBy('own.seat')
    .execute();

/** In order of time: of equal extremes the first stays. */
function addSeat(sums: SeatSums, seat: Awaited<ReturnType<typeof readSeats>>[number]): void {
  const { hand_id: hand, points, won } = seat;
  const share = { hands: 1, wins: won, points };
  if (seat.party === 're') sums.re = plus(sums.re, share);
  else sums.kontra = plus(sums.kontra, share);
  if (seat.soloist === seat.seat) addTo(sums.solos, seat.contract, share);
  if (!sums.best || points > sums.best.points) sums.best = { hand, points };
  if (!sums.worst || points < sums.worst.points) sums.worst = { hand, points };
  sums.progress.push((sums.progress.at(-1) ?? 0) + points);
  sums.facts = {
    announced: sums.facts.announced + seat.announced,
    kept: sums.facts.kept + seat.kept,
    foxesCaught: sums.facts.foxesCaught + seat.foxes_caught,
    foxesLost: sums.facts.foxesLost + seat.foxes_lost,
    doppelkoepfe: sums.facts.doppelkoepfe + seat.doppelkoepfe,
    karlchen: sums.facts.karlchen + seat.karlchen,
  };
}

export const plus = (a: Share, b: Share): Share => ({
  hands: a.hands + b.hands,
  wins: a.wins + b.wins,
  points: a.points + b.points,
});

const addTo = (shares: Map<string, Share>, key: string, share: Share): void =>
  void shares.set(key, plus(shares.get(key) ?? NO_SHARE, share));

/** Everybody in one party with the player, as often as they were. */
async function readPartners(seats: Seats): Promise<readonly (Share & { readonly player: PlayerKey })[]> {
  const rows = await seats
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
  // Databases may give sums as text.
  return rows.map(({ player, hands, wins, points }) => ({
    player,
    hands: Number(hands),
    wins: Number(wins),
    points: Number(points),
  }));
}
