import { CALLED_IN_TIME, NOT_CALLED } from '../kernel/announcing.ts';
import type { Position } from '../kernel/position.ts';

/** Rungs of what a party may have announced in the end: 0 what it has by now, 1 Re or Kontra, 2 to 5 no90 to schwarz. */
export const RUNGS = 6;

/** The rung a party stands on. */
export const rungOf = (call: number, steps: number): number => (call === NOT_CALLED ? 0 : 1 + steps);

/**
 * What playouts came to for a seat, for each rung its party may have climbed to by announcing: the eyes are the same,
 * the points are not. Mutable.
 */
export class Prospects {
  playouts = 0;
  /** Sums by rung: of the seat's points, and of hands in which these are more than 0. */
  readonly points = new Float64Array(RUNGS);
  readonly wins = new Float64Array(RUNGS);
  /** By rung: the seat's points in every playout, in order, so that what is tried on the same deals can be paired. */
  readonly samples: readonly number[][] = Array.from({ length: RUNGS }, () => []);
  private readonly squares = new Float64Array(RUNGS);

  /** Books a hand that is over, and leaves it as it is: the seat's points as the hand was played. */
  add(position: Position, seat: number): number {
    const party = position.partyIndex(seat);
    const call = position.call[party] as number;
    const steps = position.steps[party] as number;
    const now = position.pointsOf(seat);
    this.playouts += 1;
    this.book(0, now);
    for (let rung = 1; rung < RUNGS; rung++) {
      const isHigher = rung > rungOf(call, steps);
      position.call[party] = isHigher && call === NOT_CALLED ? CALLED_IN_TIME : call;
      position.steps[party] = isHigher ? rung - 1 : steps;
      this.book(rung, isHigher ? position.pointsOf(seat) : now);
    }
    position.call[party] = call;
    position.steps[party] = steps;
    return now;
  }

  /** Books a hand that is not played: 0 points. */
  addVoid(): void {
    this.playouts += 1;
    for (let rung = 0; rung < RUNGS; rung++) this.book(rung, 0);
  }

  private book(rung: number, points: number): void {
    this.points[rung] = (this.points[rung] as number) + points;
    this.squares[rung] = (this.squares[rung] as number) + points * points;
    this.samples[rung]?.push(points);
    if (points > 0) this.wins[rung] = (this.wins[rung] as number) + 1;
  }

  /** Mean points where the party climbed to a rung and no further. */
  mean(rung: number): number {
    return this.playouts === 0 ? 0 : (this.points[rung] as number) / this.playouts;
  }

  /** Share of playouts that such a party wins (to be exact: gets points from), 0 to 1. */
  winRate(rung: number): number {
    return this.playouts === 0 ? 0 : (this.wins[rung] as number) / this.playouts;
  }

  /** Standard error of the mean of a rung, in points. */
  error(rung: number): number {
    const { playouts } = this;
    if (playouts < 2) return Number.POSITIVE_INFINITY;
    const variance = (this.squares[rung] as number) / playouts - this.mean(rung) ** 2;
    return Math.sqrt(Math.max(0, variance) / (playouts - 1));
  }
}
