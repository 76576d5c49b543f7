import { isDeepStrictEqual } from 'node:util';
import type { Ledger, PlayerStats } from '../../../src/app/ledger.ts';
import type { Rating } from '../../../src/app/rating.ts';
import { boardOver } from './boards.ts';
import type { CountedHand } from './hand.ts';
import { type Career, career, playersIn, ratings } from './players.ts';

/** A period by the name that the books have for it, and the hands it holds. */
export interface KnownPeriod {
  readonly name: string;
  readonly holds: (hand: CountedHand) => boolean;
}

/** Ratings go through the same steps, but sums of fractions may differ in their last places. */
const closeTo = (one: Rating | null | undefined, other: Rating | null | undefined): boolean =>
  one && other
    ? Math.abs(one.mu - other.mu) < 1e-9 && Math.abs(one.sigma - other.sigma) < 1e-9
    : (one ?? null) === (other ?? null);

/**
 * Everything that the books say of a server and that its hands, counted one by one, do not bear out; each a
 * sentence. Empty where they agree.
 */
export async function ledgerFaults(
  ledger: Ledger,
  guildId: string,
  hands: readonly CountedHand[],
  periods: readonly KnownPeriod[],
): Promise<readonly string[]> {
  const known = ratings(hands);
  const faults: string[] = [];
  const claim = (what: string, said: unknown, counted: unknown): void => {
    if (isDeepStrictEqual(said, counted)) return;
    faults.push(`${what}: the books say ${JSON.stringify(said)}, the hands ${JSON.stringify(counted)}`);
  };
  const rules = [null, ...new Set(hands.map(({ rulesKey }) => rulesKey))];
  for (const player of playersIn(hands).filter((one) => one !== 'guest')) {
    for (const rulesKey of rules) {
      const own = hands.filter((hand) => rulesKey === null || hand.rulesKey === rulesKey);
      const counted = career(own, player);
      const said = await ledger.stats(guildId, player, rulesKey);
      const what = `stats of ${player} by ${rulesKey ?? 'all rules'}`;
      claim(what, said && statsSaid(said), counted.all.hands > 0 ? statsCounted(counted) : null);
      if (said && !closeTo(said.rating, known.get(player))) claim(what, said.rating, known.get(player));
    }
  }
  for (const { name, holds } of periods) {
    for (const rulesKey of rules) {
      const within = hands.filter((hand) => holds(hand) && (rulesKey === null || hand.rulesKey === rulesKey));
      for (const by of ['points', 'average', 'wins', 'rating'] as const) {
        for (const players of ['people', 'computers'] as const) {
          for (const least of [1, 3]) {
            const what = `leaderboard of ${players} in ${name} by ${by}, ${rulesKey ?? 'all rules'}, from ${least} hands`;
            const board = await ledger.leaderboard({
              guildId,
              period: name,
              rulesKey,
              by,
              players,
              least,
              offset: 0,
              limit: 1_000,
              own: null,
            });
            const lines = boardOver(within, known, { by, players, least });
            const place = ({ rank, player, hands: count, points, wins }: (typeof lines)[number]) =>
              [rank, player, count, points, wins].join(' ');
            claim(what, board.rows.map(place), lines.map(place));
            claim(`players on the ${what}`, board.players, lines.length);
            for (const { player, rating } of board.rows) {
              if (!closeTo(rating, known.get(player)))
                claim(`rating of ${player}`, rating, known.get(player));
            }
          }
        }
      }
    }
  }
  const played = await ledger.rulesPlayed(guildId);
  claim(
    'rules played',
    played.map(({ rulesKey, hands: count }) => `${rulesKey} ${count}`).sort(),
    [...Map.groupBy(hands, ({ rulesKey }) => rulesKey)]
      .map(([key, those]) => `${key} ${those.length}`)
      .sort(),
  );
  return faults;
}

const bySize = <T extends { readonly hands: number }>(entries: Iterable<readonly [string, T]>) =>
  [...entries].sort(([a, one], [b, other]) => other.hands - one.hands || (a < b ? -1 : 1));

const share = ({ hands, wins, points }: { hands: number; wins: number; points: number }) => ({
  hands,
  wins,
  points,
});

const statsSaid = (said: PlayerStats) => ({
  all: share(said.all),
  re: share(said.re),
  kontra: share(said.kontra),
  facts: said.facts,
  solos: said.solos.map((solo) => [solo.contract, share(solo)]),
  partners: said.partners.map((partner) => [partner.player, share(partner)]),
  best: pointsIn(said.best, said.player, Math.max),
  worst: pointsIn(said.worst, said.player, Math.min),
  last: said.progress.at(-1),
});

/** A computer may sit in a hand more than once. */
const pointsIn = (
  hand: PlayerStats['best'],
  player: string,
  of: (...points: number[]) => number,
): number | null =>
  hand && of(...hand.seats.filter((seat) => seat.player === player).map(({ points }) => points));

const statsCounted = ({ all, re, kontra, deeds, solos, partners, best, worst, sums }: Career) => ({
  all: share(all),
  re: share(re),
  kontra: share(kontra),
  facts: deeds,
  solos: bySize(solos).map(([contract, tally]) => [contract, share(tally)]),
  partners: bySize(partners)
    .slice(0, 10)
    .map(([partner, tally]) => [partner, share(tally)]),
  best,
  worst,
  last: sums.at(-1),
});
