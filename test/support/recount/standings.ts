import type { CountedHand } from './hand.ts';

/** A table of a league as those who play it know it. */
export interface KnownTable {
  /** Ids of those drawn, in order of chairs. */
  readonly players: readonly string[];
  /** Ids of those for whom somebody else played. */
  readonly replaced: readonly string[];
  /** Points entered by hand in place of what was played, in order of chairs. */
  readonly entered: readonly number[] | null;
}

/** A season as those who play it know it. */
export interface KnownSeason {
  readonly league: string;
  readonly kind: 'points' | 'duplicate';
  readonly people: readonly string[];
  /** Match days, each with its tables in order. */
  readonly rounds: readonly (readonly KnownTable[])[];
}

export interface Place {
  readonly rank: number;
  readonly player: string;
  /** In parts of a game point, see `WHOLE`. */
  readonly score: number;
  readonly hands: number;
  readonly wins: number;
  readonly soloScore: number;
  readonly tables: number;
  readonly bestDay: number | null;
}

/** How many parts a game point has: a mean over up to fifteen other tables is a whole number of them. */
export const WHOLE = 360_360;

interface Appearance {
  readonly player: string;
  readonly at: readonly string[];
  readonly score: number;
  readonly hands: number;
  readonly wins: number;
  readonly soloScore: number;
}

/**
 * The standings of a season by the hands that count: points, then hands won, points of own solos, points at tables
 * of those who are level, the best day; who is level in all of them shares the rank.
 */
export function placesIn(season: KnownSeason, hands: readonly CountedHand[]): readonly Place[] {
  const shown = season.rounds.flatMap((tables, index) => appearancesOn(season, tables, index + 1, hands));
  const lines = season.people.map((player) => {
    const own = shown.filter((one) => one.player === player);
    return {
      player,
      own,
      score: sum(own, 'score'),
      hands: sum(own, 'hands'),
      wins: sum(own, 'wins'),
      soloScore: sum(own, 'soloScore'),
      tables: own.length,
      bestDay: own.length > 0 ? Math.max(...own.map(({ score }) => score)) : null,
    };
  });
  type Line = (typeof lines)[number];
  const measures: readonly ((line: Line, level: readonly Line[]) => number)[] = [
    ({ score }) => score,
    ({ wins }) => wins,
    ({ soloScore }) => soloScore,
    ({ own, player }, level) =>
      sum(
        own.filter(({ at }) => level.some((other) => other.player !== player && at.includes(other.player))),
        'score',
      ),
    ({ bestDay }) => bestDay ?? Number.NEGATIVE_INFINITY,
  ];
  const order = (level: readonly Line[], step: number): readonly (readonly Line[])[] => {
    const measure = measures[step];
    if (!measure || level.length < 2) return [level];
    const values = [...new Set(level.map((line) => measure(line, level)))].sort((a, b) => b - a);
    return values.flatMap((value) =>
      order(
        level.filter((line) => measure(line, level) === value),
        step + 1,
      ),
    );
  };
  const places: Place[] = [];
  for (const level of order(lines, 0)) {
    const rank = places.length + 1;
    for (const { own: _, ...line } of level) places.push({ rank, ...line });
  }
  return places;
}

const sum = <K extends 'score' | 'hands' | 'wins' | 'soloScore'>(all: readonly Appearance[], of: K): number =>
  all.reduce((total, one) => total + one[of], 0);

function appearancesOn(
  { league, kind }: KnownSeason,
  tables: readonly KnownTable[],
  round: number,
  hands: readonly CountedHand[],
): readonly Appearance[] {
  const played = tables.map(({ entered }, index) =>
    entered
      ? []
      : hands.filter(
          (hand) =>
            hand.league?.league === league &&
            hand.league.round === round &&
            hand.league.table === index + 1 &&
            hand.contract !== 'thrown-in',
        ),
  );
  return tables.flatMap(({ players, entered }, index) => {
    const own = played[index] ?? [];
    if (!entered && own.length === 0) return [];
    return players.map((player, chair): Appearance => {
      const worth = (hand: CountedHand): number =>
        kind === 'duplicate' && tables.length > 1
          ? comparedWith(
              hand,
              chair,
              played.flatMap((others, other) => (other === index ? [] : others)),
            )
          : pointsAt(hand, chair) * WHOLE;
      const alone = own.filter((hand) => hand.soloKind !== null && hand.soloist === chair);
      return {
        player,
        at: players,
        score: entered ? (entered[chair] ?? 0) * WHOLE : own.reduce((total, hand) => total + worth(hand), 0),
        hands: own.length,
        wins: own.filter(({ winner, seats }) => winner !== null && seats[chair]?.party === winner).length,
        soloScore: alone.reduce((total, hand) => total + worth(hand), 0),
      };
    });
  });
}

const pointsAt = ({ seats }: CountedHand, chair: number): number => seats[chair]?.points ?? 0;

/** Against the mean of the same chair at the other tables that played the deal. */
function comparedWith(hand: CountedHand, chair: number, elsewhere: readonly CountedHand[]): number {
  const same = elsewhere.filter(({ number }) => number === hand.number);
  if (same.length === 0) return 0;
  const parts = WHOLE / same.length;
  return same.reduce((total, other) => total + (pointsAt(hand, chair) - pointsAt(other, chair)) * parts, 0);
}
