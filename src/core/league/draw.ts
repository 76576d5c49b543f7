import { type Seating, seatEvenly } from './draw/chairs.ts';
import { type Design, designFor } from './draw/designs.ts';
import { type DayPlan, MeetingSearch } from './draw/meetings.ts';
import { randomFrom, shuffledNumbers } from './draw/random.ts';
import { drawRests } from './draw/rests.ts';
import type { PerPlayer } from './leagueTable.ts';

/** What is to be drawn. Players have numbers from 0 up; at least four. */
export interface DrawRequest {
  readonly players: number;
  readonly days: number;
  /** Any whole number: the same request draws the same days. */
  readonly seed: number;
  /** Days that lie behind, with null where somebody sat who is drawn no more. */
  readonly before: readonly { readonly tables: readonly PerPlayer<number | null>[] }[];
}

/** Who sits where on one day, in order of chairs, and who rests. */
export interface DrawnDay {
  readonly tables: readonly PerPlayer<number>[];
  readonly rests: readonly number[];
}

/** Changes that the search tries: all searches together, and one search for each chair of the season. */
const MOST_TRIES = 2_000_000;
const TRIES_FOR_A_CHAIR = 2_000;

/**
 * Draws days so that everybody meets everybody else as equally often as possible, rests equally often, and sits on
 * each chair equally often; earlier days count. A construction is used where one is known, a search evens out the
 * rest: some tenths of a second for 64 players (docs/decisions/0015).
 */
export function drawDays(request: DrawRequest): readonly DrawnDay[] {
  const { players, days, seed } = request;
  const random = randomFrom(seed);
  const past = pastOf(request);
  const design = request.before.length === 0 ? designFor(players, days, seed) : [];
  const plans = design.length > 0 ? planned(design, players) : mostEven(request, past, random);
  return seated(plans, past.chairs, random);
}

/** A search that ends unluckily is begun again, as long as that is cheap. */
const MOST_SEARCHES = 8;

/** The days of the search that evened out best who meets whom. */
function mostEven({ players, days }: DrawRequest, { met, rested }: Past, random: () => number): DayPlan[] {
  const tries = Math.min(MOST_TRIES, TRIES_FOR_A_CHAIR * days * players);
  const most = Math.min(MOST_SEARCHES, Math.floor(MOST_TRIES / tries));
  let best: { readonly plans: DayPlan[]; readonly unevenness: number } | null = null;
  for (let searches = 0; searches < most; searches++) {
    const plans = shuffledPlans(rested, days, random);
    const search = new MeetingSearch(plans, players, met, random);
    search.run(tries);
    const unevenness = search.unevenness();
    if (!best || unevenness < best.unevenness) best = { plans, unevenness };
    if (search.spread() <= 1) break;
  }
  return best?.plans ?? [];
}

interface Past {
  readonly met: Int16Array;
  /** Days that each player has been without a table. */
  readonly rested: readonly number[];
  readonly chairs: readonly number[];
}

function pastOf({ players, before }: DrawRequest): Past {
  const met = new Int16Array(players * players);
  const chairs = Array.from({ length: 4 * players }, () => 0);
  const rested = Array.from({ length: players }, () => before.length);
  for (const table of before.flatMap(({ tables }) => tables)) {
    for (const [chair, player] of table.entries()) {
      if (player === null) continue;
      chairs[4 * player + chair] = (chairs[4 * player + chair] ?? 0) + 1;
      rested[player] = (rested[player] ?? 0) - 1;
      for (const other of table) {
        if (other === null || other === player) continue;
        met[player * players + other] = (met[player * players + other] ?? 0) + 1;
      }
    }
  }
  return { met, rested, chairs };
}

function planned(design: Design, players: number): DayPlan[] {
  const everybody = Array.from({ length: players }, (_, player) => player);
  return design.map((tables, day) => {
    const seats = tables.flat();
    const idle = everybody.filter((player) => !seats.includes(player));
    return { seats, resting: idle.map((player) => ({ player, before: Math.floor(day / players) })) };
  });
}

function shuffledPlans(rested: readonly number[], days: number, random: () => number): DayPlan[] {
  return drawRests(days, rested, random).map((resting) => ({
    seats: shuffledNumbers(rested.length, random).filter(
      (player) => !resting.some((other) => other.player === player),
    ),
    resting: [...resting],
  }));
}

/** Tables in any order, people on their chairs. */
function seated(plans: readonly DayPlan[], chairs: readonly number[], random: () => number): DrawnDay[] {
  const days = plans.map(({ seats }) =>
    shuffledNumbers(seats.length / 4, random).map((table): Seating => {
      const [a = 0, b = 0, c = 0, d = 0] = seats.slice(4 * table, 4 * table + 4);
      return [a, b, c, d];
    }),
  );
  seatEvenly(days.flat(), chairs);
  return days.map((tables, day) => ({
    tables,
    rests: (plans[day]?.resting ?? []).map(({ player }) => player).toSorted((a, b) => a - b),
  }));
}
