import type { Announcement } from '../../core/rules/announcement.ts';
import { type Contract, isSolo, type Party } from '../../core/rules/contract.ts';
import { type HandRules, handSize } from '../../core/rules/ruleSet.ts';
import type { Seat } from '../../core/seat.ts';
import {
  announcementsIn,
  callWith,
  indexOfAnnouncement,
  NOT_CALLED,
  stepsAfter,
  stepsWith,
} from './announcing.ts';
import { DealtOrder, NOBODY } from './dealtOrder.ts';
import { fromPlain, HEARTS, type KernelOrder, TRUMP } from './kernelOrder.ts';
import { resultIndex, type ScoreTable, scoreTable } from './scoring.ts';
import type { World } from './world.ts';

/** What stays the same while a hand is played. */
export interface Terms {
  readonly rules: HandRules;
  /** As it is played: a silent wedding is found by `begin` from the hands. */
  readonly contract: Exclude<Contract, 'silent-wedding'>;
  /** Who plays the solo or the wedding, or is poor; null in a normal game. */
  readonly soloist: Seat | null;
  /** The other member of Re in a poverty; null otherwise. */
  readonly partner: Seat | null;
  /** Who leads to the first trick. */
  readonly leader: Seat;
  readonly multiplier: number;
}

const ALL_SEATS = 15;
export const DOPPELKOPF_EYES = 40;
const OBLIGING_EYES = 30;
const WEDDING_TRICKS = 3;

/** Whether a set of seats is exactly one. */
const isOne = (seats: number): boolean => seats !== 0 && (seats & (seats - 1)) === 0;

const countSeats = (seats: number): number =>
  (seats & 1) + ((seats >> 1) & 1) + ((seats >> 2) & 1) + ((seats >> 3) & 1);

/**
 * A hand in play with all cards known: the state of the search kernel. Mutable and reused; nothing is allocated once
 * it is made. All masks of cards are in the order's bits; masks of seats have bit `seat`. It trusts its caller: only
 * legal moves, only hands that fit the terms.
 */
export class Position {
  readonly terms: Terms;
  /** Everything below that is counted by seat, group or party, in one block, so that a copy is one move. */
  private readonly cells = new Int32Array(64);
  /** Of the world at hand: Schweine may differ from deal to deal. */
  order: KernelOrder;
  /** Kinds of which a seat holds one or two, and two. */
  readonly one = this.cells.subarray(0, 4);
  readonly two = this.cells.subarray(4, 8);
  /** Cards a seat holds. */
  readonly held = this.cells.subarray(8, 12);
  /** Kinds of which one or two copies were played, and two: what everybody has seen. */
  seenOne = 0;
  seenTwo = 0;
  /** By seat: bits of the groups (`1 << group`) that the seat could not follow. */
  readonly voids = this.cells.subarray(12, 16);
  /** By group: how many tricks were led with it, the present one included. */
  readonly ledTricks = this.cells.subarray(16, 21);
  /** The trick on the table: bits by place, how many are there (0 to 3), its group, best card and its seat, eyes. */
  readonly trick = this.cells.subarray(21, 25);
  placed = 0;
  leader = 0;
  turn = 0;
  /** -1 before the first card, as `best` and `bestSeat`. */
  ledGroup = NOBODY;
  best = NOBODY;
  bestSeat = NOBODY;
  trickEyes = 0;
  /** What beats a best card in the trick on the table. */
  beating: Int32Array;
  /** Complete tricks, and how many are still to come (the present one included). */
  tricksDone = 0;
  tricksLeft = 0;
  /** Eyes and tricks by seat. */
  readonly eyes = this.cells.subarray(25, 29);
  readonly tricks = this.cells.subarray(29, 33);
  /** Who holds Schweine and Superschweine as play begins; -1: nobody. */
  schweine = NOBODY;
  superschweine = NOBODY;
  /** Seats of Re. In a wedding before the deciding trick only the wedding player, and `undecided`. */
  re = 0;
  undecided = false;
  /** What everybody knows of the parties (rules.md §5). */
  knownRe = 0;
  knownKontra = 0;
  /** Whether extra points count: no solo, as far as is settled. */
  hasExtras = false;
  /** Extra points by seat that count for its party; and `seat * 4 + owner`: that count if the owner is an opponent. */
  readonly ownExtras = this.cells.subarray(33, 37);
  readonly takenExtras = this.cells.subarray(37, 53);
  /** Announced, by party (0 Re, 1 Kontra): 0 nothing, 1 in time, 2 as a late reply; steps 0 to 4; what every figure is lowered by. */
  readonly call = this.cells.subarray(53, 55);
  readonly steps = this.cells.subarray(55, 57);
  shift = 0;
  /** Whether the first trick obliges its winner, the leader, to announce (`announceAt30`) if anything is legal. */
  obliged = false;

  private readonly isNormal: boolean;
  /** Whether the contract alone makes all parties public. */
  private readonly isOpen: boolean;
  private readonly size: number;
  private readonly dealt: DealtOrder;

  constructor(terms: Terms) {
    const { rules, contract } = terms;
    this.terms = terms;
    this.isNormal = contract === 'normal';
    this.isOpen = isSolo(contract) || contract === 'poverty';
    this.size = handSize(rules);
    this.dealt = new DealtOrder(contract, rules);
    this.order = this.dealt.order;
    this.beating = this.order.beaters;
  }

  /** Takes up a deal as play begins. */
  begin(world: World): void {
    const { terms, size } = this;
    this.cells.fill(0);
    this.dealt.takeUp(world);
    this.order = this.dealt.order;
    this.schweine = this.dealt.schweine;
    this.superschweine = this.dealt.superschweine;
    for (let seat = 0; seat < 4; seat++) {
      this.one[seat] = fromPlain(this.order, world.one[seat] as number);
      this.two[seat] = fromPlain(this.order, world.two[seat] as number);
      this.held[seat] = size;
    }
    this.seenOne = 0;
    this.seenTwo = 0;
    this.tricksDone = 0;
    this.tricksLeft = size;
    this.leader = terms.leader;
    this.clearTable();
    this.undecided = terms.contract === 'wedding';
    this.re = this.partyAtStart();
    this.hasExtras = this.undecided || !isOne(this.re);
    this.knownRe = this.isOpen ? this.re : 0;
    this.knownKontra = this.isOpen ? ALL_SEATS ^ this.re : 0;
    // Figures are given for twelve cards (rules.md §6).
    this.shift = 12 - size;
    this.obliged = false;
  }

  private partyAtStart(): number {
    const { soloist, partner } = this.terms;
    if (soloist !== null) return (1 << soloist) | (partner === null ? 0 : 1 << partner);
    let re = 0;
    for (let seat = 0; seat < 4; seat++)
      re |= (((this.one[seat] as number) >> this.order.clubQueen) & 1) << seat;
    return re;
  }

  /** Becomes what another position of the same terms is. */
  copy(other: Position): void {
    this.cells.set(other.cells);
    this.order = other.order;
    this.seenOne = other.seenOne;
    this.seenTwo = other.seenTwo;
    this.placed = other.placed;
    this.leader = other.leader;
    this.turn = other.turn;
    this.ledGroup = other.ledGroup;
    this.best = other.best;
    this.bestSeat = other.bestSeat;
    this.trickEyes = other.trickEyes;
    this.beating = other.beating;
    this.tricksDone = other.tricksDone;
    this.tricksLeft = other.tricksLeft;
    this.schweine = other.schweine;
    this.superschweine = other.superschweine;
    this.re = other.re;
    this.undecided = other.undecided;
    this.knownRe = other.knownRe;
    this.knownKontra = other.knownKontra;
    this.hasExtras = other.hasExtras;
    this.shift = other.shift;
    this.obliged = other.obliged;
  }

  /** The kinds that the seat to move may play. */
  legal(): number {
    const hand = this.one[this.turn] as number;
    if (this.placed === 0) return hand;
    const following = hand & (this.order.groupMask[this.ledGroup] as number);
    return following === 0 ? hand : following;
  }

  /** Plays a legal card (this order's bit) for the seat to move. */
  play(bit: number): void {
    const { order, turn: seat, placed } = this;
    const mask = 1 << bit;
    if (((this.two[seat] as number) & mask) !== 0) this.two[seat] = (this.two[seat] as number) ^ mask;
    else this.one[seat] = (this.one[seat] as number) ^ mask;
    this.held[seat] = (this.held[seat] as number) - 1;
    this.seenTwo |= this.seenOne & mask;
    this.seenOne |= mask;
    this.obliged = false;
    this.trick[placed] = bit;
    this.trickEyes += order.eyes[bit] as number;
    const group = order.group[bit] as number;
    if (placed === 0) {
      this.ledGroup = group;
      this.ledTricks[group] = (this.ledTricks[group] as number) + 1;
      this.best = bit;
      this.bestSeat = seat;
    } else {
      if (group !== this.ledGroup) this.discarded(seat);
      if (((this.beating[this.best] as number) & mask) !== 0) {
        this.best = bit;
        this.bestSeat = seat;
      }
    }
    if (bit === order.clubQueen && !this.isOpen) this.clubQueenShown(seat);
    this.turn = (seat + 1) & 3;
    this.placed = placed + 1;
    if (placed === 3) this.endTrick();
  }

  private discarded(seat: number): void {
    this.voids[seat] = (this.voids[seat] as number) | (1 << this.ledGroup);
    // No trump left: no CQ, unless it was played before.
    if (this.isNormal && this.ledGroup === TRUMP && ((this.knownRe >> seat) & 1) === 0) {
      this.knownKontra |= 1 << seat;
      this.completeKnown();
    }
  }

  private clubQueenShown(seat: number): void {
    this.knownRe |= 1 << seat;
    // In a wedding both queens are in one hand, and the parties wait for the deciding trick.
    if (!this.isNormal) return;
    const both = isOne(this.re) && ((this.seenTwo >> this.order.clubQueen) & 1) !== 0;
    if (both) this.knownKontra = ALL_SEATS ^ this.knownRe;
    else this.completeKnown();
  }

  /** Two of Re or three of Kontra make all four parties known; nothing else does (rules.md §5). */
  private completeKnown(): void {
    if (countSeats(this.knownRe) === 2) this.knownKontra = ALL_SEATS ^ this.knownRe;
    else if (countSeats(this.knownKontra) === 3) this.knownRe = ALL_SEATS ^ this.knownKontra;
  }

  private endTrick(): void {
    const winner = this.bestSeat;
    this.eyes[winner] = (this.eyes[winner] as number) + this.trickEyes;
    this.tricks[winner] = (this.tricks[winner] as number) + 1;
    if (this.hasExtras) this.countExtras(winner);
    this.tricksDone++;
    this.tricksLeft--;
    if (this.undecided) this.decideWedding(winner);
    this.obliged =
      this.tricksDone === 1 &&
      this.trickEyes >= OBLIGING_EYES &&
      this.terms.rules.announceAt30 &&
      this.terms.contract !== 'wedding';
    this.leader = winner;
    this.clearTable();
  }

  /** The next trick is to be led. */
  private clearTable(): void {
    const { secondDulleWins } = this.terms.rules;
    const second = secondDulleWins === 'always' || (secondDulleWins !== 'never' && this.tricksLeft > 1);
    this.beating = second ? this.order.beatersSecond : this.order.beaters;
    this.turn = this.leader;
    this.placed = 0;
    this.ledGroup = NOBODY;
    this.best = NOBODY;
    this.bestSeat = NOBODY;
    this.trickEyes = 0;
  }

  /** Cards of which one has to be in a trick that brings extra points, apart from its eyes and from the last one. */
  specialCards(): number {
    const { rules } = this.terms;
    const { order } = this;
    return (
      (this.schweine === NOBODY ? 1 << order.fox : 0) |
      (rules.dulleCaught ? 1 << order.dulle : 0) |
      (rules.heartsTrick ? (order.groupMask[HEARTS] as number) : 0)
    );
  }

  /** Extra points of the complete trick on the table (rules.md §8, house-rules.md). */
  countExtras(winner: number): void {
    const { order, best, leader, trick, schweine } = this;
    const { rules } = this.terms;
    const last = this.tricksLeft === 1;
    const foxes = schweine === NOBODY;
    let own = this.trickEyes >= DOPPELKOPF_EYES ? 1 : 0;
    if (last && rules.karlchen && best === order.clubJack) own++;
    if (last && rules.foxLastTrick && foxes && best === order.fox) own++;
    let wanted = foxes ? 1 << order.fox : 0;
    if (last && rules.karlchenCaught) wanted |= 1 << order.clubJack;
    if (rules.dulleCaught && best === order.dulle) wanted |= 1 << order.dulle;
    let mask = 0;
    for (let place = 0; place < 4; place++) {
      const bit = trick[place] as number;
      mask |= 1 << bit;
      if (((wanted >> bit) & 1) !== 0) {
        const at = winner * 4 + ((leader + place) & 3);
        this.takenExtras[at] = (this.takenExtras[at] as number) + 1;
      }
    }
    if (rules.heartsTrick && (mask & ~(order.groupMask[HEARTS] as number)) === 0) own++;
    this.ownExtras[winner] = (this.ownExtras[winner] as number) + own;
  }

  private decideWedding(winner: number): void {
    const { weddingDecidedBy } = this.terms.rules;
    const may = weddingDecidedBy === 'any' || (this.ledGroup === TRUMP) === (weddingDecidedBy === 'trump');
    const found = may && ((this.re >> winner) & 1) === 0;
    if (!found && this.tricksDone < WEDDING_TRICKS) return;
    if (found) this.re |= 1 << winner;
    this.undecided = false;
    this.hasExtras = found;
    this.knownRe = this.re;
    this.knownKontra = ALL_SEATS ^ this.re;
    // A deciding trick 2 or 3 lowers every announcement's figure by 1 or 2 (rules.md §6).
    this.shift += this.tricksDone - 1;
  }

  /** Whether the hand is over: all tricks are won. */
  isOver(): boolean {
    return this.tricksLeft === 0;
  }

  /** What a seat may announce now, whether or not another announcement is due: a mask of indices in `ANNOUNCEMENTS`. */
  announceableMask(seat: number): number {
    if (this.undecided || this.tricksLeft === 0) return 0;
    const party = this.partyIndex(seat);
    const call = this.call[party] as number;
    const cards = (this.held[seat] as number) + this.shift;
    if (call !== NOT_CALLED) return stepsWith(call, this.steps[party] as number, cards);
    const other = 1 - party;
    const may = callWith(call, this.call[other] as number, this.steps[other] as number, cards) !== NOT_CALLED;
    return may ? 1 << party : 0;
  }

  announceable(seat: Seat): readonly Announcement[] {
    return announcementsIn(this.announceableMask(seat));
  }

  /** Announces for a seat by the index in `ANNOUNCEMENTS`; has to be legal. */
  announceIndex(seat: number, index: number): void {
    const party = this.partyIndex(seat);
    if (index > 1) {
      this.steps[party] = stepsAfter(index);
    } else {
      const other = 1 - party;
      const cards = (this.held[seat] as number) + this.shift;
      this.call[party] = callWith(NOT_CALLED, this.call[other] as number, this.steps[other] as number, cards);
    }
    this.obliged = false;
    if (party === 0) this.knownRe |= 1 << seat;
    else this.knownKontra |= 1 << seat;
    this.completeKnown();
  }

  announce(seat: Seat, value: Announcement): void {
    this.announceIndex(seat, indexOfAnnouncement(value));
  }

  /**
   * The announcement that `announceAt30` asks for before anything else: its index in `ANNOUNCEMENTS`, to be made by
   * the leader; -1: none.
   */
  due(): number {
    if (!this.obliged) return -1;
    const mask = this.announceableMask(this.leader);
    return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
  }

  /** Makes the announcement that is due, if there is one: asked after every card by whoever plays on. */
  obey(): void {
    const index = this.due();
    if (index >= 0) this.announceIndex(this.leader, index);
  }

  /** Eyes that Re has won. */
  reEyes(): number {
    return this.wonByRe(this.eyes);
  }

  reTricks(): number {
    return this.wonByRe(this.tricks);
  }

  private wonByRe(won: Int32Array): number {
    let sum = 0;
    for (let seat = 0; seat < 4; seat++) if (((this.re >> seat) & 1) !== 0) sum += won[seat] as number;
    return sum;
  }

  /** Extra points of Re so far, less those of Kontra, by the parties as they stand. */
  extras(): number {
    let total = 0;
    for (let seat = 0; seat < 4; seat++) {
      const isRe = (this.re >> seat) & 1;
      let won = this.ownExtras[seat] as number;
      for (let owner = 0; owner < 4; owner++) {
        if (((this.re >> owner) & 1) !== isRe) won += this.takenExtras[seat * 4 + owner] as number;
      }
      total += isRe === 1 ? won : -won;
    }
    return total;
  }

  /** What every result scores with the announcements made so far. */
  scores(): ScoreTable {
    const calls = (this.call[0] === NOT_CALLED ? 0 : 1) | (this.call[1] === NOT_CALLED ? 0 : 2);
    const { announcements } = this.terms.rules;
    return scoreTable(announcements, isOne(this.re), calls, this.steps[0] as number, this.steps[1] as number);
  }

  /** Points of each member of Re in a pair (rules.md §8); of the opponents' each the negative. Over hands only. */
  points(): number {
    const table = this.scores();
    const reTricks = this.reTricks();
    const at = resultIndex(this.reEyes(), reTricks, this.tricksDone - reTricks);
    return (
      ((table.points[at] as number) + this.extras() * (table.perExtra[at] as number)) * this.terms.multiplier
    );
  }

  /** Points of a seat, a soloist's threefold. */
  pointsOf(seat: number): number {
    const points = this.points();
    if (((this.re >> seat) & 1) === 0) return -points;
    return isOne(this.re) ? 3 * points : points;
  }

  /** 0 Re, 1 Kontra. */
  partyIndex(seat: number): number {
    return ((this.re >> seat) & 1) ^ 1;
  }

  /** While a wedding is undecided everybody but its player is Kontra. */
  partyOf(seat: Seat): Party {
    return this.partyIndex(seat) === 0 ? 're' : 'kontra';
  }
}
