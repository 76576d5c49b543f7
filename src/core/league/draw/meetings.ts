import type { Resting } from './rests.ts';

/** One day as the search changes it, in place. */
export interface DayPlan {
  /** Who sits, four by four. */
  readonly seats: number[];
  readonly resting: Resting[];
}

/** Changes that are tried between two looks at the whole. */
const TRIES_AT_ONCE = 20_000;

/** How much more uneven a change may make things to be taken every third time or so: at first, and at last. */
const WARM = 3;
const COLD = 0.15;

/** Of all changes that are tried, those of days of rest. */
const REST_CHANGES = 0.2;

/**
 * Evens out who meets whom over some days, by simulated annealing: two people of one day change tables, or two that
 * rest on different days change days. What falls is the sum of squares of all meetings. This is the kernel of a
 * search: it changes its days and its counts in place.
 */
export class MeetingSearch {
  /** How often everybody has met everybody else, `players` to a row. */
  private readonly met: Int16Array;
  private readonly days: readonly DayPlan[];
  private readonly players: number;
  private readonly random: () => number;
  private warmth = WARM;

  /** `met` counts earlier days, too. */
  constructor(days: readonly DayPlan[], players: number, met: Int16Array, random: () => number) {
    this.days = days;
    this.players = players;
    this.met = met.slice();
    this.random = random;
    for (const { seats } of days) {
      for (const [at, player] of seats.entries()) {
        for (let other = at + 1; other < (at & ~3) + 4; other++) this.meet(player, seats[other] ?? 0, 1);
      }
    }
  }

  /** Until all have met equally often, give or take one, or no tries are left. */
  run(tries: number): void {
    const [first] = this.days;
    if (!first) return;
    const looks = Math.ceil(tries / TRIES_AT_ONCE);
    const cooling = (COLD / WARM) ** (1 / Math.max(1, looks - 1));
    for (let look = 0; look < looks && this.spread() > 1; look++) {
      for (let tried = 0; tried < TRIES_AT_ONCE; tried++) {
        if (first.resting.length > 0 && this.random() < REST_CHANGES) this.tryRests();
        else this.tryTables();
      }
      this.warmth *= cooling;
    }
    while (this.spread() > 1 && this.improve());
  }

  /** The most meetings of two people less the fewest. */
  spread(): number {
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let a = 0; a < this.players; a++) {
      for (let b = a + 1; b < this.players; b++) {
        const times = this.times(a, b);
        if (times < least) least = times;
        if (times > most) most = times;
      }
    }
    return most - least;
  }

  /** The sum of squares of all meetings: the smaller, the more even. */
  unevenness(): number {
    return this.met.reduce((sum, times) => sum + times * times, 0) / 2;
  }

  private times(a: number, b: number): number {
    return this.met[a * this.players + b] ?? 0;
  }

  /** Returns by how much the sum of squares grows. */
  private meet(a: number, b: number, by: 1 | -1): number {
    const before = this.times(a, b);
    this.met[a * this.players + b] = before + by;
    this.met[b * this.players + a] = before + by;
    return 2 * by * before + 1;
  }

  private pick(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private takes(growth: number): boolean {
    return growth <= 0 || this.random() < Math.exp(-growth / (2 * this.warmth));
  }

  private tryTables(): void {
    const { seats } = this.days[this.pick(this.days.length)] ?? NO_DAY;
    const here = this.pick(seats.length);
    const there = this.pick(seats.length);
    if (here >> 2 !== there >> 2 && this.takes(this.growth(seats, here, there)))
      this.change(seats, here, there);
  }

  /** By how much the sum of squares grows if two people of different tables change places. */
  private growth(seats: readonly number[], here: number, there: number): number {
    const p = seats[here] ?? 0;
    const q = seats[there] ?? 0;
    let grows = 6;
    for (let seat = here & ~3; seat < (here & ~3) + 4; seat++) {
      const x = seats[seat] ?? 0;
      if (seat !== here) grows += this.times(q, x) - this.times(p, x);
    }
    for (let seat = there & ~3; seat < (there & ~3) + 4; seat++) {
      const y = seats[seat] ?? 0;
      if (seat !== there) grows += this.times(p, y) - this.times(q, y);
    }
    return 2 * grows;
  }

  private change(seats: number[], here: number, there: number): void {
    const p = seats[here] ?? 0;
    const q = seats[there] ?? 0;
    this.replace(seats, here, q);
    this.replace(seats, there, p);
  }

  /** Somebody takes a seat from who has it; returns by how much the sum of squares grows. */
  private replace(seats: number[], at: number, player: number): number {
    const gone = seats[at] ?? 0;
    let growth = 0;
    for (let seat = at & ~3; seat < (at & ~3) + 4; seat++) {
      if (seat === at) continue;
      const other = seats[seat] ?? 0;
      growth += this.meet(gone, other, -1) + this.meet(player, other, 1);
    }
    seats[at] = player;
    return growth;
  }

  /** Two that rest on different days, each for the same time, change days: at any time all have rested as before. */
  private tryRests(): void {
    const one = this.days[this.pick(this.days.length)] ?? NO_DAY;
    const two = this.days[this.pick(this.days.length)] ?? NO_DAY;
    const first = this.pick(one.resting.length);
    const second = this.pick(two.resting.length);
    const a = one.resting[first];
    const b = two.resting[second];
    if (!a || !b || one === two || a.before !== b.before) return;
    const seatOfA = two.seats.indexOf(a.player);
    const seatOfB = one.seats.indexOf(b.player);
    if (seatOfA < 0 || seatOfB < 0) return;
    const growth = this.replace(one.seats, seatOfB, a.player) + this.replace(two.seats, seatOfA, b.player);
    if (this.takes(growth)) {
      one.resting[first] = b;
      two.resting[second] = a;
    } else {
      this.replace(one.seats, seatOfB, b.player);
      this.replace(two.seats, seatOfA, a.player);
    }
  }

  /** Makes every change of tables that helps, once through; false where none does. */
  private improve(): boolean {
    let improved = false;
    for (const { seats } of this.days) {
      for (let here = 0; here < seats.length; here++) {
        for (let there = (here & ~3) + 4; there < seats.length; there++) {
          if (this.growth(seats, here, there) >= 0) continue;
          this.change(seats, here, there);
          improved = true;
        }
      }
    }
    return improved;
  }
}

const NO_DAY: DayPlan = { seats: [], resting: [] };
