import type { LeagueHand } from './leagueHand.ts';
import { type LeagueTable, type PerPlayer, tableStatus } from './leagueTable.ts';
import { UNITS } from './score.ts';
import type { LeagueView, RoundView } from './view.ts';

/** What one player of a table has of it; a substitute's doings are theirs. */
export interface SeatResult {
  /** In `UNITS`. */
  readonly score: number;
  readonly hands: number;
  readonly wins: number;
  /** Of the score, what came from solos of their own. */
  readonly soloScore: number;
  /** Somebody else played for them, if only for some hands. */
  readonly substituted: boolean;
}

/** What a table of a league has brought so far. */
export interface TableResult {
  readonly round: number;
  readonly table: number;
  /** In order of chairs; null: nothing yet, or nothing that may be told yet. */
  readonly seats: PerPlayer<SeatResult> | null;
  /** Entered by hand, in place of what was played. */
  readonly entered: boolean;
  /** Nothing more is played there. */
  readonly final: boolean;
}

type Season = Pick<LeagueView, 'phase' | 'settings' | 'rounds'>;

/** A hand with what each chair scores for it. */
interface ScoredHand {
  readonly hand: LeagueHand;
  readonly scores: PerPlayer<number>;
}

/**
 * What every table of a season has brought, in order of match days and tables. Of a duplicate round nothing is told
 * before it is over, or the season is: whoever plays it later has the same cards.
 */
export function seasonResults(league: Season, hands: Iterable<LeagueHand>): readonly TableResult[] {
  const duplicate = league.settings.kind === 'duplicate';
  const played = handsByTable(hands);
  return league.rounds.flatMap((round) => {
    const told = !duplicate || round.over || league.phase === 'closed';
    const at = (table: LeagueTable): readonly LeagueHand[] =>
      told && !table.entered ? (played.get(key(round.number, table.number)) ?? []) : [];
    const tables = round.tables.map(at);
    const scored = duplicate && round.tables.length > 1 ? comparedHands(tables) : tables.map(plainHands);
    return round.tables.map((table, index) => tableResult(round, table, scored[index] ?? [], told));
  });
}

const key = (round: number, table: number): string => `${round}-${table}`;

/** The hands that count, by table. */
function handsByTable(hands: Iterable<LeagueHand>): ReadonlyMap<string, readonly LeagueHand[]> {
  const tables = new Map<string, LeagueHand[]>();
  for (const hand of hands) {
    if (!hand.league || hand.struck || hand.contract === 'thrown-in') continue;
    const place = key(hand.league.round, hand.league.table);
    const there = tables.get(place);
    if (there) there.push(hand);
    else tables.set(place, [hand]);
  }
  return tables;
}

const perChair = <T>(of: (chair: 0 | 1 | 2 | 3) => T): PerPlayer<T> => [of(0), of(1), of(2), of(3)];

const plainHands = (hands: readonly LeagueHand[]): readonly ScoredHand[] =>
  hands.map((hand) => ({ hand, scores: perChair((chair) => hand.seats[chair].points * UNITS) }));

/**
 * Duplicate scoring: each chair has its points less the mean of the same chair's points at the other tables that
 * played the deal. Where no other table has, there is nothing to compare with, and it counts nothing.
 */
function comparedHands(tables: readonly (readonly LeagueHand[])[]): readonly (readonly ScoredHand[])[] {
  const deals = new Map<number, readonly LeagueHand[]>();
  for (const hand of tables.flat()) deals.set(hand.number, [...(deals.get(hand.number) ?? []), hand]);
  return tables.map((hands) =>
    hands.map((hand) => {
      const same = deals.get(hand.number) ?? [];
      const others = same.length - 1;
      return {
        hand,
        scores: perChair((chair) => {
          if (others === 0) return 0;
          const all = same.reduce((sum, { seats }) => sum + seats[chair].points, 0);
          return (hand.seats[chair].points * same.length - all) * (UNITS / others);
        }),
      };
    }),
  );
}

function tableResult(
  round: RoundView,
  table: LeagueTable,
  hands: readonly ScoredHand[],
  told: boolean,
): TableResult {
  const base = {
    round: round.number,
    table: table.number,
    entered: told && table.entered !== null,
    final: table.entered !== null || tableStatus(table) === 'played',
  };
  const { entered } = table;
  if (!told || (!entered && hands.length === 0)) return { ...base, seats: null };
  return {
    ...base,
    seats: perChair((chair) => {
      const player = table.players[chair];
      const replaced = table.substitutions.some((substitution) => substitution.for === player);
      return entered
        ? { score: entered.points[chair] * UNITS, hands: 0, wins: 0, soloScore: 0, substituted: replaced }
        : {
            ...seatResult(chair, hands),
            substituted: replaced || hands.some(({ hand }) => hand.seats[chair].player !== player),
          };
    }),
  };
}

function seatResult(chair: 0 | 1 | 2 | 3, hands: readonly ScoredHand[]): Omit<SeatResult, 'substituted'> {
  let score = 0;
  let wins = 0;
  let soloScore = 0;
  for (const { hand, scores } of hands) {
    score += scores[chair];
    if (hand.winner !== null && hand.seats[chair].party === hand.winner) wins += 1;
    if (hand.soloKind !== null && hand.soloist === chair) soloScore += scores[chair];
  }
  return { score, hands: hands.length, wins, soloScore };
}
