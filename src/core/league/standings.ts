import type { Person, PersonId } from '../table/occupant.ts';
import type { SeatResult, TableResult } from './results.ts';
import { tableIn } from './tableIn.ts';
import type { LeagueView } from './view.ts';

/**
 * What parts players with equal points, in this order: hands won; points from solos of their own; points at the
 * tables at which those who are equal met; the best match day. Who is equal in all of them shares a rank.
 */
export const TIE_BREAKS = ['wins', 'solos', 'direct', 'best-day'] as const;
type TieBreak = (typeof TIE_BREAKS)[number];

/** One line of the standings. Scores are in `UNITS`. */
export interface Standing {
  /** From 1; equal ones share theirs. */
  readonly rank: number;
  readonly person: Person;
  readonly left: boolean;
  readonly score: number;
  readonly hands: number;
  readonly wins: number;
  readonly soloScore: number;
  /** Tables with a result so far. */
  readonly tables: number;
  /** The highest score at one table; null before the first. */
  readonly bestDay: number | null;
  /** Of the tables, those whose result was entered by hand, and those at which somebody else played for them. */
  readonly entered: number;
  readonly substituted: number;
  /** What put them behind the one before with equal points; null: points did, or they share the rank. */
  readonly behindBy: TieBreak | null;
}

type Line = Omit<Standing, 'rank' | 'behindBy'>;

/** A chair at a table that has brought something, and who else was drawn for it. */
interface Appearance {
  readonly seat: SeatResult;
  readonly entered: boolean;
  readonly players: readonly PersonId[];
}

/** The standings of a season, first ones first: everybody but who left without a result. */
export function standings(
  league: Pick<LeagueView, 'entrants' | 'rounds'>,
  results: readonly TableResult[],
): readonly Standing[] {
  const appearances = appearancesIn(league, results);
  const of = (person: PersonId): readonly Appearance[] => appearances.get(person) ?? [];
  const lines = league.entrants
    .filter(({ person, left }) => !left || of(person.id).length > 0)
    .map(({ person, left }) => lineOf(person, left, of(person.id)));
  return ranked(lines, of);
}

/** Who won the season: whoever shares the first rank, once there is any result. */
export const champions = (ranks: readonly Standing[]): readonly Standing[] =>
  ranks.filter(({ rank, tables }) => rank === 1 && tables > 0);

function appearancesIn(
  { rounds }: Pick<LeagueView, 'rounds'>,
  results: readonly TableResult[],
): ReadonlyMap<PersonId, readonly Appearance[]> {
  const appearances = new Map<PersonId, Appearance[]>();
  for (const { round, table, seats, entered } of results) {
    const players = tableIn(rounds, { round, table })?.players;
    if (!seats || !players) continue;
    for (const [chair, player] of players.entries()) {
      const seat = seats[chair];
      if (!seat) continue;
      const appearance = { seat, entered, players };
      const before = appearances.get(player);
      if (before) before.push(appearance);
      else appearances.set(player, [appearance]);
    }
  }
  return appearances;
}

function lineOf(person: Person, left: boolean, appearances: readonly Appearance[]): Line {
  const sum = (of: (seat: SeatResult) => number): number =>
    appearances.reduce((total, { seat }) => total + of(seat), 0);
  return {
    person,
    left,
    score: sum(({ score }) => score),
    hands: sum(({ hands }) => hands),
    wins: sum(({ wins }) => wins),
    soloScore: sum(({ soloScore }) => soloScore),
    tables: appearances.length,
    bestDay: appearances.length > 0 ? Math.max(...appearances.map(({ seat }) => seat.score)) : null,
    entered: appearances.filter(({ entered }) => entered).length,
    substituted: appearances.filter(({ seat }) => seat.substituted).length,
  };
}

type AppearancesOf = (person: PersonId) => readonly Appearance[];

/** By what lines are compared: the higher one is ahead. `equals` are those that nothing has parted so far. */
type Measure = (line: Line, equals: readonly Line[], of: AppearancesOf) => number;

const MEASURES: Readonly<Record<'points' | TieBreak, Measure>> = {
  points: ({ score }) => score,
  wins: ({ wins }) => wins,
  solos: ({ soloScore }) => soloScore,
  direct: ({ person }, equals, of) =>
    of(person.id)
      .filter(({ players }) =>
        equals.some((other) => other.person.id !== person.id && players.includes(other.person.id)),
      )
      .reduce((sum, { seat }) => sum + seat.score, 0),
  'best-day': ({ bestDay }) => bestDay ?? Number.NEGATIVE_INFINITY,
};

/** Lines that nothing has parted, and what put them behind those before. */
interface Group {
  readonly lines: readonly Line[];
  readonly behindBy: TieBreak | null;
}

function ranked(lines: readonly Line[], of: AppearancesOf): readonly Standing[] {
  let groups: readonly Group[] = [{ lines, behindBy: null }];
  for (const by of ['points', ...TIE_BREAKS] as const)
    groups = groups.flatMap((group) => parted(group, by, of));
  let ahead = 0;
  return groups.flatMap(({ lines: equals, behindBy }) => {
    const rank = ahead + 1;
    ahead += equals.length;
    return equals.map((line) => ({ ...line, rank, behindBy }));
  });
}

function parted({ lines, behindBy }: Group, by: 'points' | TieBreak, of: AppearancesOf): readonly Group[] {
  const byMeasure = new Map<number, Line[]>();
  for (const line of lines) {
    const measure = MEASURES[by](line, lines, of);
    const equals = byMeasure.get(measure);
    if (equals) equals.push(line);
    else byMeasure.set(measure, [line]);
  }
  return [...byMeasure]
    .toSorted(([a], [b]) => b - a)
    .map(([, equals], index) => ({
      lines: equals,
      behindBy: index === 0 ? behindBy : by === 'points' ? null : by,
    }));
}
