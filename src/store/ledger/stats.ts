import type { Kysely } from 'kysely';
import type { BookedHand, PlayerStats, Share } from '../../app/ledger.ts';
import type { Rating } from '../../app/rating.ts';
import type { ResultContract } from '../../core/rules/contract.ts';
import type { Schema } from '../schema.ts';
import { readHands } from './rows.ts';
import { plus, type Subject, sumUp } from './seatSums.ts';

const MOST_PARTNERS = 10;

/** Points in the curve of somebody's progress. */
const MOST_STEPS = 100;

/** Everything the books say of a player; null where no hand of theirs counts. */
export async function readStats(db: Kysely<Schema>, subject: Subject): Promise<PlayerStats | null> {
  const { re, kontra, facts, solos, partners, best, worst, progress } = await sumUp(db, subject);
  if (!best || !worst) return null;
  return {
    player: subject.player,
    ...(await readPlayer(db, subject)),
    all: plus(re, kontra),
    re,
    kontra,
    facts,
    solos: ranked(solos).map(({ key, ...share }) => ({ contract: key as ResultContract, ...share })),
    best: await readHand(db, best.hand),
    worst: await readHand(db, worst.hand),
    partners: await named(db, subject, ranked(partners).slice(0, MOST_PARTNERS)),
    progress: thinned(progress),
  };
}

/** Those of most hands first. */
const ranked = (shares: ReadonlyMap<string, Share>): readonly (Share & { readonly key: string })[] =>
  [...shares]
    .map(([key, share]) => ({ key, ...share }))
    .toSorted((a, b) => b.hands - a.hands || (a.key < b.key ? -1 : 1));

/** So many sums as a curve can show, evenly; the last one is always among them. */
function thinned(sums: readonly number[]): readonly number[] {
  const part = (line: number) => Math.floor((line * MOST_STEPS) / sums.length);
  return sums.filter((_, line) => part(line + 1) > part(line));
}

async function readHand(db: Kysely<Schema>, id: string): Promise<BookedHand | null> {
  const [hand] = await readHands(db, [id]);
  return hand ?? null;
}

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

async function named(
  db: Kysely<Schema>,
  { guildId }: Subject,
  partners: readonly (Share & { readonly key: string })[],
): Promise<PlayerStats['partners']> {
  if (partners.length === 0) return [];
  const rows = await db
    .selectFrom('players')
    .select(['player', 'name'])
    .where('guild_id', '=', guildId)
    .where(
      'player',
      'in',
      partners.map(({ key }) => key),
    )
    .execute();
  const names = new Map(rows.map(({ player, name }) => [player, name]));
  return partners.map(({ key, ...share }) => ({ player: key, name: names.get(key) ?? '', ...share }));
}
