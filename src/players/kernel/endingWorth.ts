import { lowest } from './bits.ts';
import { HEARTS } from './kernelOrder.ts';
import { DOPPELKOPF_EYES, type Position } from './position.ts';
import { resultIndex, type ScoreTable } from './scoring.ts';

const EYES = 240;
/** Units of utility in a point: one more eye counts less than any point, 240 of them a hundredth. */
const UNITS = EYES * 100;

/** What was won so far as one number of 17 bits: eyes of Re, whether Re and Kontra have a trick, extra points of Re. */
const RE_TRICK = 1 << 8;
const KONTRA_TRICK = 1 << 9;
const EXTRA = 1 << 10;
const NO_EXTRAS = 64;
export const WON_BITS = 17;

/**
 * What the end of a hand is worth to Re, for the solver: utility is points, and eyes where points are equal. Mutable
 * and reused; it allocates nothing.
 */
export class EndingWorth {
  private re = 0;
  private scores: ScoreTable = { points: new Int16Array(0), perExtra: new Int16Array(0), monotone: true };
  private unit = UNITS;
  private eyesOf: Uint8Array = new Uint8Array(0);
  hasExtras = false;
  /** Kinds, as masks: that win an extra point wherever they are caught, and if a Dulle does it; hearts that make a trick. */
  private foxes = 0;
  private dulles = 0;
  private heartsTrick = 0;
  /** In the last trick: kinds that win an extra point by winning it, and that are caught in it. */
  private lastOwn = 0;
  private lastTaken = 0;
  /** Bounds: tricks that can still have 40 eyes, and extra points of each party apart from those and hearts tricks. */
  private fullTricks = 0;
  private mostOfRe = 0;
  private mostOfKontra = 0;

  takeUp(position: Position): void {
    this.re = position.re;
    this.scores = position.scores();
    this.unit = UNITS * position.terms.multiplier;
    this.eyesOf = position.order.eyes;
    this.takeUpExtras(position);
  }

  private takeUpExtras(position: Position): void {
    const { order, terms, schweine } = position;
    const { rules } = terms;
    const fox = schweine < 0 ? 1 << order.fox : 0;
    const clubJack = 1 << order.clubJack;
    this.hasExtras = position.hasExtras;
    this.foxes = fox;
    this.dulles = rules.dulleCaught ? 1 << order.dulle : 0;
    this.heartsTrick = rules.heartsTrick ? (order.groupMask[HEARTS] as number) : 0;
    this.lastOwn = (rules.karlchen ? clubJack : 0) | (rules.foxLastTrick ? fox : 0);
    this.lastTaken = rules.karlchenCaught ? clubJack : 0;
    this.fullTricks = position.tricksLeft;
    this.mostOfRe = this.lastOwn === 0 ? 0 : 1;
    this.mostOfKontra = this.mostOfRe;
    for (let seat = 0; seat < 4; seat++) {
      this.countChances(seat, position.one[seat] as number, position.two[seat] as number);
    }
  }

  /** What a seat's cards may still bring: extra points for the other party, and how many tricks can have 40 eyes. */
  private countChances(seat: number, one: number, two: number): void {
    const catchable = this.foxes | this.dulles | this.lastTaken;
    let full = 0;
    let caught = 0;
    for (let copy = 0; copy < 2; copy++) {
      for (let rest = copy === 0 ? one : two; rest !== 0; rest &= rest - 1) {
        const kind = lowest(rest);
        // Four cards make 40 eyes only if every one is an ace or a ten.
        if ((this.eyesOf[kind] as number) >= DOPPELKOPF_EYES / 4) full++;
        caught += (catchable >> kind) & 1;
      }
    }
    this.fullTricks = Math.min(this.fullTricks, full);
    if (((this.re >> seat) & 1) === 1) this.mostOfKontra += caught;
    else this.mostOfRe += caught;
  }

  /** What has been won in a position. */
  wonIn(position: Position): number {
    const reTricks = position.reTricks();
    const kontraTricks = position.tricksDone - reTricks;
    const extras = position.hasExtras ? position.extras() : 0;
    return (
      position.reEyes() +
      (reTricks > 0 ? RE_TRICK : 0) +
      (kontraTricks > 0 ? KONTRA_TRICK : 0) +
      EXTRA * (NO_EXTRAS + extras)
    );
  }

  /** `won` after a trick whose kinds stand in `table` from `left * 4` on. */
  afterTrick(
    won: number,
    table: Int32Array,
    leader: number,
    best: number,
    winner: number,
    eyes: number,
    left: number,
  ): number {
    const after = ((this.re >> winner) & 1) !== 0 ? (won | RE_TRICK) + eyes : won | KONTRA_TRICK;
    return this.hasExtras ? after + EXTRA * this.extrasIn(table, leader, best, winner, eyes, left) : after;
  }

  /** Extra points of Re in a trick, less those of Kontra. */
  private extrasIn(
    table: Int32Array,
    leader: number,
    best: number,
    winner: number,
    eyes: number,
    left: number,
  ): number {
    const { re } = this;
    const isRe = (re >> winner) & 1;
    let extras = eyes >= DOPPELKOPF_EYES ? 1 : 0;
    let wanted = this.foxes;
    if (((this.dulles >> best) & 1) !== 0) wanted |= this.dulles;
    if (left === 1) {
      wanted |= this.lastTaken;
      extras += (this.lastOwn >> best) & 1;
    }
    let kinds = 0;
    for (let place = 0; place < 4; place++) {
      const bit = table[left * 4 + place] as number;
      kinds |= 1 << bit;
      if (((wanted >> bit) & 1) !== 0 && ((re >> ((leader + place) & 3)) & 1) !== isRe) extras++;
    }
    if (this.heartsTrick !== 0 && (kinds & ~this.heartsTrick) === 0) extras++;
    return isRe === 1 ? extras : -extras;
  }

  /** Utility of an end. */
  utility(won: number): number {
    const eyes = won & 255;
    const at = resultIndex(eyes, won & RE_TRICK, won & KONTRA_TRICK);
    const points =
      (this.scores.points[at] as number) + ((won >> 10) - NO_EXTRAS) * (this.scores.perExtra[at] as number);
    return points * this.unit + eyes;
  }

  /** Utility if Re wins all that is left, so many eyes and tricks. */
  mostFor(won: number, eyes: number, left: number): number {
    const extras = this.hasExtras ? this.mostOfRe + this.fromTricks(left) : 0;
    return this.utility((won | RE_TRICK) + eyes + EXTRA * extras);
  }

  /** Utility if Kontra wins all that is left. */
  leastFor(won: number, left: number): number {
    const extras = this.hasExtras ? this.mostOfKontra + this.fromTricks(left) : 0;
    return this.utility((won | KONTRA_TRICK) - EXTRA * extras);
  }

  /** Most extra points for tricks of 40 eyes and of hearts. */
  private fromTricks(left: number): number {
    return Math.min(left, this.fullTricks) + (this.heartsTrick === 0 ? 0 : left);
  }

  /** Whether `mostFor` and `leastFor` are bounds. */
  hasBounds(): boolean {
    return this.scores.monotone;
  }

  /** A utility as the points of a seat, a soloist's threefold, with a hundredth of a point for 240 eyes of its party. */
  asValue(utility: number, seat: number): number {
    const eyes = ((utility % UNITS) + UNITS) % UNITS;
    const points = (utility - eyes) / UNITS;
    if (((this.re >> seat) & 1) === 0) return (EYES - eyes) / UNITS - points;
    const isAlone = (this.re & (this.re - 1)) === 0;
    return points * (isAlone ? 3 : 1) + eyes / UNITS;
  }
}
