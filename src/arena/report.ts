import type { ResultContract } from '../core/rules/contract.ts';
import { type RuleDifferences, ruleDifferences } from '../core/rules/readRules.ts';
import { SEATS } from '../core/seat.ts';
import { type Conduct, ConductCount } from './conduct.ts';
import type { DealFacts } from './facts.ts';
import type { Match } from './match.ts';
import { Moments } from './moments.ts';
import { round } from './outcomes.ts';
import { PLACES, type Place, type Seating, type Side, seatsOf } from './seating.ts';
import { type Times, timeNotExceeded } from './stopwatch.ts';

/** Standard errors on either side that hold the truth in 95 of 100 runs. */
const NINETY_FIVE = 1.96;

interface Timing {
  /** Decisions with more than one legal move. */
  readonly decisions: number;
  readonly meanMs: number;
  /** 99 of 100 decisions take no longer, to a tenth. */
  readonly p99Ms: number;
  readonly longestMs: number;
}

/** `dulle-arena/1`: how a match went. All points are game points of the challenger, A, unless said otherwise. */
export interface ArenaReport {
  readonly format: 'dulle-arena/1';
  readonly a: string;
  readonly b: string;
  /** What differs from the DDV's rules. */
  readonly rules: RuleDifferences;
  readonly seed: string;
  readonly seating: Seating;
  /** Number of the first deal; how many deals and games were played. */
  readonly first: number;
  readonly deals: number;
  readonly games: number;
  /** Points of one seat of A in a game; its standard error takes a deal as the unit. */
  readonly mean: number;
  readonly standardError: number | null;
  readonly ninetyFive: readonly [number, number] | null;
  /** Standard deviations of the points of a deal (the mean of its games), and of a game. */
  readonly perDealDeviation: number | null;
  readonly perGameDeviation: number | null;
  /** The same by the places of A, counted from forehand (0). */
  readonly places: readonly {
    readonly places: readonly Place[];
    readonly mean: number;
    readonly standardError: number | null;
  }[];
  readonly contracts: Readonly<
    Partial<Record<ResultContract, { readonly games: number; readonly mean: number }>>
  >;
  readonly players: Readonly<Record<Side, Conduct>>;
  /** The only part that is not the same every time. */
  readonly timing: Readonly<Record<Side, Timing>> & { readonly seconds: number };
}

/** Points of one seat of A in each game of a deal, as a fraction of whole numbers. */
export interface DealPoints {
  readonly byGame: readonly number[];
  readonly mean: number;
}

/** What the challenger's seats got in a deal, game by game, and the mean of its games. */
export function pointsOfA({ games, dealer }: DealFacts, seating: Seating): DealPoints {
  let sum = 0;
  const byGame = games.map((game, index) => {
    const seats = seatsOf(PLACES[seating][index] ?? [], dealer);
    const points = seats.reduce<number>((total, seat) => total + game.scores[seat], 0);
    sum += points / seats.length;
    return points / seats.length;
  });
  // Halves are exact, so that equal players come to 0 and not to next to it.
  return { byGame, mean: sum / games.length };
}

/** Sums up a match. `deals` in order of their numbers; `seconds` that it took. */
export function reportOf(
  match: Match,
  deals: readonly DealFacts[],
  times: Readonly<Record<Side, Times>>,
  seconds: number,
): ArenaReport {
  const { a, b, rules, seed, seating } = match;
  const perDeal = new Moments();
  const perGame = new Moments();
  const perPlaces = PLACES[seating].map((places) => ({ places, points: new Moments() }));
  const contracts = new Map<ResultContract, Moments>();
  const counts = { a: new ConductCount(), b: new ConductCount() };
  for (const facts of deals) {
    const points = pointsOfA(facts, seating);
    perDeal.add(points.mean);
    for (const [index, game] of facts.games.entries()) {
      const own = points.byGame[index] ?? 0;
      perGame.add(own);
      perPlaces[index]?.points.add(own);
      const kind = contracts.get(game.contract) ?? new Moments();
      contracts.set(game.contract, kind);
      kind.add(own);
      const seats = seatsOf(PLACES[seating][index] ?? [], facts.dealer);
      counts.a.add(facts.deal, game, seats);
      counts.b.add(
        facts.deal,
        game,
        SEATS.filter((seat) => !seats.includes(seat)),
      );
    }
  }
  const mean = perDeal.mean ?? 0;
  const error = perDeal.standardError;
  return {
    format: 'dulle-arena/1',
    a,
    b,
    rules: ruleDifferences(rules),
    seed,
    seating,
    first: deals[0]?.deal ?? 1,
    deals: perDeal.size,
    games: perGame.size,
    mean: round(mean),
    standardError: round(error),
    ninetyFive:
      error === null ? null : [round(mean - NINETY_FIVE * error), round(mean + NINETY_FIVE * error)],
    perDealDeviation: round(perDeal.deviation),
    perGameDeviation: round(perGame.deviation),
    places: perPlaces.map(({ places, points }) => ({
      places,
      mean: round(points.mean ?? 0),
      standardError: round(points.standardError),
    })),
    contracts: Object.fromEntries(
      [...contracts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([contract, moments]) => [contract, { games: moments.size, mean: round(moments.mean ?? 0) }]),
    ),
    players: { a: counts.a.conduct(), b: counts.b.conduct() },
    timing: { seconds: round(seconds), a: timingOf(times.a), b: timingOf(times.b) },
  };
}

const timingOf = (times: Times): Timing => ({
  decisions: times.decisions,
  meanMs: round(times.decisions === 0 ? 0 : times.total / times.decisions),
  p99Ms: round(timeNotExceeded(times, 0.99)),
  longestMs: round(times.longest),
});
