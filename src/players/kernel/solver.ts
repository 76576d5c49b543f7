import { highest, lowest } from './bits.ts';
import { EndingTable } from './endingTable.ts';
import { EndingWorth } from './endingWorth.ts';
import type { Position } from './position.ts';

/**
 * Solves endings exactly: what every card leads to when both parties know all cards and play their best. Mutable and
 * reused; it allocates nothing while it searches. Alpha-beta over single cards with a table of positions between
 * tricks; Re maximizes, Kontra minimizes the utility of Re: its points, and where they are equal its eyes.
 */

/** Most tricks that can be solved: a seat's cards have six bits in a key. */
const MOST_TRICKS = 6;
const CARD_BITS = 6;
const KINDS = 24;
const PLIES = MOST_TRICKS * 4;
const MOST_MOVES = 8;

/** Tests of a guess before a card is searched. */
const GUESSES = 2;
/** Weight of what was best before. */
const HINTED = 1 << 20;
const INFINITE = 0x3fff_ffff;

class Solver {
  private readonly one = new Int32Array(4);
  private readonly two = new Int32Array(4);
  /** Which bit of `cards` stands for a seat's (second) copy of a kind: `seat * 24 + kind`. */
  private readonly firstBit = new Int32Array(4 * KINDS);
  private readonly secondBit = new Int32Array(4 * KINDS);
  /** The cards in all hands. */
  private cards = 0;
  /** Kinds on the table, by `left * 4 + place`. */
  private readonly table = new Int32Array((MOST_TRICKS + 1) * 4);
  private readonly moves = new Int32Array((PLIES + 4) * MOST_MOVES);
  private readonly weights = new Int32Array((PLIES + 4) * MOST_MOVES);

  private eyesOf: Uint8Array = new Uint8Array(KINDS);
  private group: Uint8Array = new Uint8Array(KINDS);
  private groupMask: Int32Array = new Int32Array(5);
  private beating: Int32Array = new Int32Array(KINDS);
  private lastBeating: Int32Array = new Int32Array(KINDS);
  private re = 0;
  /** Eyes in all hands and on the table. */
  private rest = 0;
  private readonly worth = new EndingWorth();
  /** Kinds that nothing comes to the same as. */
  private singular = 0;

  private nodes = 0;
  private limit = 0;

  private readonly known = new EndingTable();
  /** What was best where a trick was led: before a search of it from the table, after it what was found. */
  private hint = -1;

  solve(position: Position, seat: number, values: Float64Array, nodeLimit: number): number | null {
    const left = position.tricksLeft;
    if (left > MOST_TRICKS || left === 0 || position.undecided) return null;
    this.takeUp(position);
    this.nodes = 0;
    this.limit = nodeLimit;
    const { turn, best } = position;
    const won = this.worth.wonIn(position);
    const legal = position.legal();
    const different = this.different(legal, turn, best);
    let utility = this.worth.utility(won + (this.rest >> 1));
    for (let rest = legal; rest !== 0; ) {
      const bit = highest(rest);
      rest ^= 1 << bit;
      if (((different >> bit) & 1) !== 0) {
        utility = this.exactly(bit, position, won, utility);
        if (this.nodes > nodeLimit) return null;
      }
      values[bit] = this.worth.asValue(utility, seat);
    }
    return this.nodes;
  }

  /**
   * The exact utility of a card: a guess is tested for more and less, which is cheap, and what is learnt tested again;
   * what then is still open is searched.
   */
  private exactly(bit: number, position: Position, won: number, guess: number): number {
    let low = -INFINITE;
    let high = INFINITE;
    let value = guess;
    for (let test = 0; test < GUESSES && low < high; test++) {
      const beta = value === low ? value + 1 : value;
      value = this.try(bit, position, won, beta - 1, beta);
      if (this.nodes > this.limit) return value;
      if (value < beta) high = value;
      else low = value;
    }
    return low < high ? this.try(bit, position, won, low - 1, high + 1) : value;
  }

  private try(bit: number, position: Position, won: number, alpha: number, beta: number): number {
    const { turn, placed, ledGroup, best, bestSeat, trickEyes, tricksLeft } = position;
    const follow = placed === 0 ? 0 : (this.groupMask[ledGroup] as number);
    return this.play(bit, turn, placed, follow, best, bestSeat, trickEyes, won, tricksLeft, alpha, beta);
  }

  private takeUp(position: Position): void {
    const { order, terms } = position;
    const { rules } = terms;
    this.cards = 0;
    this.rest = position.trickEyes;
    for (let seat = 0; seat < 4; seat++) this.takeUpHand(seat, position);
    for (let place = 0; place < position.placed; place++) {
      this.table[position.tricksLeft * 4 + place] = position.trick[place] as number;
    }
    this.known.clear();
    this.eyesOf = order.eyes;
    this.group = order.group;
    this.groupMask = order.groupMask;
    this.beating = rules.secondDulleWins === 'never' ? order.beaters : order.beatersSecond;
    this.lastBeating = rules.secondDulleWins === 'always' ? order.beatersSecond : order.beaters;
    this.re = position.re;
    this.worth.takeUp(position);
    // The jack of clubs is like no other where Karlchen counts.
    const hasKarlchen = this.worth.hasExtras && (rules.karlchen || rules.karlchenCaught);
    this.singular = hasKarlchen ? 1 << order.clubJack : 0;
  }

  private takeUpHand(seat: number, position: Position): void {
    const one = position.one[seat] as number;
    const two = position.two[seat] as number;
    this.one[seat] = one;
    this.two[seat] = two;
    let next = 1 << (seat * CARD_BITS);
    for (let rest = one; rest !== 0; rest &= rest - 1) {
      const kind = lowest(rest);
      this.firstBit[seat * KINDS + kind] = next;
      this.cards |= next;
      this.rest += position.order.eyes[kind] as number;
      next <<= 1;
      if (((two >> kind) & 1) === 0) continue;
      this.secondBit[seat * KINDS + kind] = next;
      this.cards |= next;
      this.rest += position.order.eyes[kind] as number;
      next <<= 1;
    }
  }

  /**
   * Of kinds a seat may play, those that come to something else than the next higher one: eyes or group differ, or
   * a kind of somebody else, or the best on the table, lies between them.
   */
  private different(legal: number, seat: number, best: number): number {
    const { one, eyesOf, group } = this;
    const others =
      this.singular |
      (best < 0 ? 0 : 1 << best) |
      (one[(seat + 1) & 3] as number) |
      (one[(seat + 2) & 3] as number) |
      (one[(seat + 3) & 3] as number);
    let high = highest(legal);
    let kinds = 1 << high;
    for (let rest = legal ^ kinds; rest !== 0; ) {
      const low = highest(rest);
      const mask = 1 << low;
      rest ^= mask;
      const between = (2 << high) - mask;
      if ((others & between) !== 0 || eyesOf[high] !== eyesOf[low] || group[high] !== group[low])
        kinds |= mask;
      high = low;
    }
    return kinds;
  }

  /** Utility after a card. `best`, `winner` and `eyes`: of the trick before it. */
  private play(
    bit: number,
    seat: number,
    place: number,
    follow: number,
    best: number,
    winner: number,
    eyes: number,
    won: number,
    left: number,
    alpha: number,
    beta: number,
  ): number {
    const { one, two } = this;
    const mask = 1 << bit;
    const isPair = ((two[seat] as number) & mask) !== 0;
    const key = (isPair ? this.secondBit[seat * KINDS + bit] : this.firstBit[seat * KINDS + bit]) as number;
    if (isPair) two[seat] = (two[seat] as number) ^ mask;
    else one[seat] = (one[seat] as number) ^ mask;
    this.cards ^= key;
    this.nodes++;
    this.table[left * 4 + place] = bit;
    const sum = eyes + (this.eyesOf[bit] as number);
    let value: number;
    if (place === 0) {
      const group = this.groupMask[this.group[bit] as number] as number;
      value = this.search((seat + 1) & 3, 1, group, bit, seat, sum, won, left, alpha, beta);
    } else {
      const beating = left === 1 ? this.lastBeating : this.beating;
      const beats = ((beating[best] as number) & mask) !== 0;
      const nowBest = beats ? bit : best;
      const nowWinner = beats ? seat : winner;
      const next = (seat + 1) & 3;
      value =
        place === 3
          ? this.endTrick(next, nowBest, nowWinner, sum, won, left, alpha, beta)
          : this.search(next, place + 1, follow, nowBest, nowWinner, sum, won, left, alpha, beta);
    }
    this.cards ^= key;
    if (isPair) two[seat] = (two[seat] as number) ^ mask;
    else one[seat] = (one[seat] as number) ^ mask;
    return value;
  }

  private endTrick(
    leader: number,
    best: number,
    winner: number,
    eyes: number,
    won: number,
    left: number,
    alpha: number,
    beta: number,
  ): number {
    const after = this.worth.afterTrick(won, this.table, leader, best, winner, eyes, left);
    if (left === 1) return this.worth.utility(after);
    this.rest -= eyes;
    const value = this.lead(winner, after, left - 1, alpha, beta);
    this.rest += eyes;
    return value;
  }

  /** Utility where a trick is to be led. */
  private lead(leader: number, won: number, left: number, alpha: number, beta: number): number {
    if (left === 1) return this.lastTrick(leader, won);
    if (this.nodes > this.limit) return 0;
    const { known } = this;
    const key = this.cards | (leader << 24);
    const at = known.placeOf(key, won);
    let low = -INFINITE;
    let high = INFINITE;
    let hint = -1;
    if (known.holds(at, key, won)) {
      low = known.lower[at] as number;
      high = known.upper[at] as number;
      if (low >= beta || low === high) return low;
      if (high <= alpha) return high;
      hint = known.hints[at] as number;
    } else if (this.worth.hasBounds()) {
      high = this.worth.mostFor(won, this.rest, left);
      if (high <= alpha) return high;
      low = this.worth.leastFor(won, left);
      if (low >= beta) return low;
    }
    const from = Math.max(low, alpha);
    const to = Math.min(high, beta);
    this.hint = hint;
    const value = this.search(leader, 0, 0, -1, -1, 0, won, left, from, to);
    if (value <= from) {
      if (value < high) high = value;
    } else if (value >= to) {
      if (value > low) low = value;
    } else {
      low = value;
      high = value;
    }
    known.keep(at, key, won, low, high, this.hint);
    return value;
  }

  /** Everybody plays the last card. */
  private lastTrick(leader: number, won: number): number {
    const { one, table, lastBeating } = this;
    this.nodes += 4;
    let best = highest(one[leader] as number);
    let winner = leader;
    let eyes = this.eyesOf[best] as number;
    table[4] = best;
    for (let place = 1; place < 4; place++) {
      const seat = (leader + place) & 3;
      const mask = one[seat] as number;
      const bit = highest(mask);
      table[4 + place] = bit;
      eyes += this.eyesOf[bit] as number;
      if (((lastBeating[best] as number) & mask) !== 0) {
        best = bit;
        winner = seat;
      }
    }
    return this.endTrick(leader, best, winner, eyes, won, 1, 0, 0);
  }

  /** Utility where a seat is to play to a trick; fail-soft. */
  private search(
    seat: number,
    place: number,
    follow: number,
    best: number,
    winner: number,
    eyes: number,
    won: number,
    left: number,
    alpha: number,
    beta: number,
  ): number {
    const hand = this.one[seat] as number;
    let legal = hand & follow;
    if (legal === 0) legal = hand;
    if ((legal & (legal - 1)) === 0) {
      const only = highest(legal);
      const forced = this.play(only, seat, place, follow, best, winner, eyes, won, left, alpha, beta);
      if (place === 0) this.hint = only;
      return forced;
    }
    const first = (left * 4 - place) * MOST_MOVES;
    const count = this.order(legal, seat, place, best, winner, left, first);
    const isRe = ((this.re >> seat) & 1) !== 0;
    let value = isRe ? -INFINITE : INFINITE;
    let choice = -1;
    for (let at = first; at < first + count; at++) {
      const bit = this.moves[at] as number;
      const found = this.play(bit, seat, place, follow, best, winner, eyes, won, left, alpha, beta);
      if (this.nodes > this.limit) return 0;
      if (isRe) {
        if (found > value) {
          value = found;
          choice = bit;
          if (value > alpha) alpha = value;
        }
      } else if (found < value) {
        value = found;
        choice = bit;
        if (value < beta) beta = value;
      }
      if (alpha >= beta) break;
    }
    if (place === 0) this.hint = choice;
    return value;
  }

  /** Lists what may be played from `first` on, most promising first; of kinds that come to the same only one. */
  private order(
    legal: number,
    seat: number,
    place: number,
    best: number,
    winner: number,
    left: number,
    first: number,
  ): number {
    const { moves, weights, eyesOf } = this;
    const beating = left === 1 ? this.lastBeating : this.beating;
    const hint = place === 0 ? this.hint : -1;
    const others =
      (this.one[(seat + 1) & 3] as number) |
      (this.one[(seat + 2) & 3] as number) |
      (this.one[(seat + 3) & 3] as number);
    const isOurs = winner >= 0 && ((this.re >> winner) & 1) === ((this.re >> seat) & 1);
    const beaters = best < 0 ? 0 : (beating[best] as number);
    let count = 0;
    for (let rest = this.different(legal, seat, best); rest !== 0; ) {
      const bit = highest(rest);
      rest ^= 1 << bit;
      const eyes = eyesOf[bit] as number;
      let weight = bit === hint ? HINTED : 0;
      if (place === 0) {
        weight += ((beating[bit] as number) & others) === 0 ? 200 + eyes * 4 : 100 + bit;
      } else if (((beaters >> bit) & 1) !== 0) {
        weight += isOurs ? eyes * 4 : 200 + eyes * 4;
      } else {
        weight += isOurs ? 100 + eyes * 4 : 100 - eyes * 4;
      }
      let at = first + count;
      for (; at > first && (weights[at - 1] as number) < weight; at--) {
        weights[at] = weights[at - 1] as number;
        moves[at] = moves[at - 1] as number;
      }
      weights[at] = weight;
      moves[at] = bit;
      count++;
    }
    return count;
  }
}

const solver = new Solver();

/**
 * What every legal card of the seat to move leads to under best play of both parties: `values[bit]` is the points of
 * `seat` (a soloist's threefold) and, so that of equal points more eyes are better, a hundredth of a point for 240
 * eyes of its party. Gives the number of cards tried; null where the limit was reached, or where it is too early:
 * more than six tricks are left, or a wedding is undecided.
 */
export function solve(
  position: Position,
  seat: number,
  values: Float64Array,
  nodeLimit: number,
): number | null {
  return solver.solve(position, seat, values, nodeLimit);
}
