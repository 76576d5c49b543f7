import { count } from '../kernel/bits.ts';
import { TRUMP } from '../kernel/kernelOrder.ts';
import type { Position } from '../kernel/position.ts';
import { FEATURES, FOLLOW, LEAD } from './features.ts';
import { readFriends } from './friends.ts';

/** How often somebody who can take a trick does: opponents nearly always, friends less. */
const OPPONENT_TAKES = 0.88;
const FRIEND_TAKES = 0.4;
/** Eyes that a seat still to play is expected to add. */
const LATER_EYES = 5;
/** And as many at most, where a Doppelkopf is hoped for. */
const MOST_LATER_EYES = 9;
const DOPPELKOPF = 40;

/** Chance that a certain one of `k` seats holds none of `n` cards that lie among them: `NONE[k * 32 + n]`. */
const NONE = Float64Array.from({ length: 4 * 32 }, (_, at) => {
  const [seats, cards] = [at >> 5, at & 31];
  return cards === 0 ? 1 : seats === 0 ? 1 : ((seats - 1) / seats) ** cards;
});
/** What a trump is worth later, by how many higher ones are still out. */
const KEPT = Float64Array.from({ length: 32 }, (_, above) => 0.86 ** above);

/**
 * Reads what the seat to move may know, and rates each card it could play by the weights of its features. Called for
 * every card of every playout: nothing is allocated, and what is the same for all cards is worked out once. Mutable
 * scratch, made once and used for every position.
 */
export class Reading {
  readonly friends = new Float64Array(4);
  role = 0;
  leads = false;
  private position: Position;
  private seat = 0;
  private mine = 0;
  private both = 0;
  /** Kinds of which other hands hold one copy or two, and two. */
  private outOne = 0;
  private outTwo = 0;
  /** Other seats that may hold a trump, trumps in other hands, and the chance that one of them has any. */
  private trumpSeats = 0;
  private trumpsOut = 0;
  private anyTrump = 0;
  private myTrumps = 0;
  private isLast = false;
  private seeks = false;
  /** The same of the group that is led, and the chance that a seat of which nothing is known has none of it. */
  private ledSeats = 0;
  private ledMask = 0;
  private noneLed = 0;
  /** That no later seat takes the trick from the cards on the table as they lie, and that a friend does. */
  private stands = 1;
  private byFriends = 0;
  /** How it is where the card in question does not win. */
  private stood = 1;
  private friendly = 0;
  private foxes = 0;

  constructor(position: Position) {
    this.position = position;
  }

  /** Takes up the seat to move. */
  read(position: Position): void {
    this.position = position;
    const seat = position.turn;
    const { order } = position;
    const one = position.one[seat] as number;
    const two = position.two[seat] as number;
    this.seat = seat;
    this.mine = one;
    this.both = two;
    this.outOne = order.deck & ~(two | position.seenTwo | (one & position.seenOne));
    this.outTwo = order.deck & ~(one | position.seenOne);
    this.role = readFriends(position, seat, this.friends);
    this.leads = position.placed === 0;
    this.isLast = position.tricksLeft === 1;
    this.seeks = position.undecided && ((position.re >> seat) & 1) === 0;
    const trumps = order.groupMask[TRUMP] as number;
    this.trumpsOut = this.unseen(trumps);
    this.trumpSeats = this.seatsWith(TRUMP);
    this.anyTrump = 1 - (NONE[this.trumpSeats * 32 + this.trumpsOut] as number);
    this.myTrumps = count(one & trumps) + count(two & trumps);
    this.ledMask = 0;
    if (this.leads) return;
    this.lead(position.ledGroup);
    this.odds(position.best, position.ledGroup);
    this.stood = this.stands;
    this.friendly = this.byFriends;
    this.foxes = this.foesFoxes();
  }

  /** Rates a legal card by the features' weights: those of LEAD or those of FOLLOW, as `leads` says. */
  rate(bit: number, weights: Float64Array): number {
    return this.leads ? this.rateLead(bit, weights) : this.rateFollow(bit, weights);
  }

  private rateLead(bit: number, w: Float64Array): number {
    const { position } = this;
    const { order } = position;
    const eyes = order.eyes[bit] as number;
    const group = order.group[bit] as number;
    const mask = order.groupMask[group] as number;
    if (this.ledMask !== mask) this.lead(group);
    this.odds(bit, group);
    const { stands } = this;
    const ours = stands + this.byFriends;
    const above = this.unseen((order.beaters[bit] as number) & mask);
    let rating =
      ((w[LEAD.trick] as number) * ((2 * ours - 1) * (eyes + 3 * LATER_EYES)) +
        (w[LEAD.eyes] as number) * eyes) /
        10 +
      (w[LEAD.ownTrick] as number) * stands;
    if (eyes === 10 && above > 0) rating += w[LEAD.tens] as number;
    if (bit === order.clubJack && !this.isLast) rating += w[LEAD.charlie] as number;
    if (this.seeks) rating += (w[LEAD.seek] as number) * (1 - stands);
    return group === TRUMP
      ? rating + this.rateTrumpLead(bit, above, ours, w)
      : rating + this.rateSideLead(group, mask, eyes, above, ours, w);
  }

  private rateTrumpLead(bit: number, above: number, ours: number, w: Float64Array): number {
    const { position, myTrumps, trumpsOut } = this;
    const { order } = position;
    let rating = w[LEAD.trump] as number;
    if (!this.isLast) rating += (w[LEAD.trumpKept] as number) * (KEPT[above] as number);
    if (trumpsOut > 0) rating += (w[LEAD.trumpLength] as number) * (myTrumps / (myTrumps + trumpsOut) - 0.25);
    if (bit === order.fox) rating += (w[LEAD.fox] as number) * (1 - ours);
    if (above === 0) rating += w[LEAD.bossTrump] as number;
    if (this.showsQueen(bit)) rating += w[LEAD.shownQueen] as number;
    if (bit === order.dulle) rating += w[LEAD.dulle] as number;
    if (position.tricksLeft <= 4) rating += w[LEAD.endTrump] as number;
    return rating;
  }

  private rateSideLead(
    group: number,
    mask: number,
    eyes: number,
    above: number,
    ours: number,
    w: Float64Array,
  ): number {
    const { position, friends, seat } = this;
    const own = count(this.mine & mask) + count(this.both & mask);
    const isFirst = position.ledTricks[group] === 0;
    let rating = ((w[LEAD.sideLength] as number) * own) / 4;
    if (eyes === 11) {
      rating += w[isFirst ? LEAD.firstAce : LEAD.laterAce] as number;
    } else if (!isFirst) {
      rating += w[LEAD.laterSide] as number;
    } else if (own > 1) {
      rating += w[LEAD.firstLow] as number;
    } else if (this.myTrumps > 0) {
      rating += w[LEAD.firstSingle] as number;
    }
    const { voids } = position;
    for (let step = 1; step < 4; step++) {
      const other = (seat + step) & 3;
      const shown = voids[other] as number;
      if (((shown >> group) & 1) === 0 || ((shown >> TRUMP) & 1) !== 0) continue;
      const friend = friends[other] as number;
      rating += (w[LEAD.openFoes] as number) * (1 - friend) + (w[LEAD.openFriends] as number) * friend;
    }
    if (above === 0) rating += (w[LEAD.bossSide] as number) * this.stands;
    return rating + (w[LEAD.friendsTrump] as number) * ((friends[(seat + 3) & 3] as number) * (1 - ours));
  }

  private rateFollow(bit: number, w: Float64Array): number {
    const { position, friends, stood, friendly } = this;
    const { order, best, bestSeat, trickEyes, ledGroup } = position;
    const eyes = order.eyes[bit] as number;
    const group = order.group[bit] as number;
    const wins = (((position.beating[best] as number) >> bit) & 1) === 1;
    const after = 3 - position.placed;
    const bestFriend = friends[bestSeat] as number;
    let ours: number;
    let rating = 0;
    if (wins) {
      this.odds(bit, ledGroup);
      const { stands } = this;
      ours = stands + this.byFriends;
      rating +=
        (w[FOLLOW.ownTrick] as number) * stands +
        ((w[FOLLOW.winningEyes] as number) * eyes) / 10 +
        (w[FOLLOW.overFriend] as number) * bestFriend;
      if (after === 0) rating += w[FOLLOW.lastPlace] as number;
      if (this.seeks) rating += (w[FOLLOW.seek] as number) * stands;
      if (position.undecided && (position.re >> this.seat) & 1)
        rating += (w[FOLLOW.avoid] as number) * stands;
      if (this.isLast && group === TRUMP && bit === order.clubJack)
        rating += (w[FOLLOW.lastCharlie] as number) * stands;
    } else {
      ours = stood * bestFriend + friendly;
      if (eyes === 10 && group !== TRUMP) rating += w[FOLLOW.tens] as number;
    }
    rating +=
      ((w[FOLLOW.trick] as number) * ((2 * ours - 1) * (trickEyes + eyes + after * LATER_EYES)) +
        eyes * ((w[FOLLOW.friendlyEyes] as number) * ours + (w[FOLLOW.hostileEyes] as number) * (1 - ours))) /
      10;
    if (this.foxes > 0) rating += (w[FOLLOW.caughtFox] as number) * (ours * this.foxes);
    if (bit === order.clubJack && !this.isLast) rating += w[FOLLOW.charlie] as number;
    if (trickEyes + eyes + after * MOST_LATER_EYES >= DOPPELKOPF)
      rating += (w[FOLLOW.doppelkopf] as number) * ours;
    return group === TRUMP
      ? rating + this.rateTrump(bit, eyes, ours, w)
      : rating + this.rateSide(bit, group, eyes, wins, w);
  }

  private rateTrump(bit: number, eyes: number, ours: number, w: Float64Array): number {
    const { position } = this;
    const { order } = position;
    let rating = 0;
    if (!this.isLast) {
      const above = this.unseen((order.beaters[bit] as number) & (order.groupMask[TRUMP] as number));
      rating += (w[FOLLOW.trumpKept] as number) * (KEPT[above] as number);
    }
    if (bit === order.fox)
      rating += (w[FOLLOW.friendlyFox] as number) * ours + (w[FOLLOW.hostileFox] as number) * (1 - ours);
    if (position.ledGroup !== TRUMP)
      rating += (w[FOLLOW.ruff] as number) + ((w[FOLLOW.cheapRuff] as number) * eyes) / 10;
    if (this.showsQueen(bit)) rating += w[FOLLOW.shownQueen] as number;
    if (bit === order.dulle) rating += w[FOLLOW.dulle] as number;
    return rating;
  }

  private rateSide(bit: number, group: number, eyes: number, wins: boolean, w: Float64Array): number {
    const { order, ledGroup } = this.position;
    const mask = order.groupMask[group] as number;
    let rating = 0;
    if (eyes === 11 && !wins && this.unseen((order.beaters[bit] as number) & mask) === 0)
      rating += w[FOLLOW.aceGone] as number;
    if (group === ledGroup) return rating;
    const length = count(this.mine & mask) + count(this.both & mask);
    if (length === 1 && this.myTrumps > 0) rating += w[FOLLOW.newVoid] as number;
    return rating + ((w[FOLLOW.sideLength] as number) * length) / 4;
  }

  private unseen(mask: number): number {
    return count(this.outOne & mask) + count(this.outTwo & mask);
  }

  /** Other seats that may hold a group, as far as everybody has seen. */
  private seatsWith(group: number): number {
    const { voids } = this.position;
    let seats = 0;
    for (let other = 0; other < 4; other++) {
      if (other !== this.seat && (((voids[other] as number) >> group) & 1) === 0) seats += 1;
    }
    return seats;
  }

  /** Takes up the group that is led. */
  private lead(group: number): void {
    const mask = this.position.order.groupMask[group] as number;
    this.ledMask = mask;
    this.ledSeats = group === TRUMP ? this.trumpSeats : this.seatsWith(group);
    this.noneLed = group === TRUMP ? 0 : (NONE[this.ledSeats * 32 + this.unseen(mask)] as number);
  }

  /** Writes `stands` and `byFriends` for a trick of a led group in which `best` is the best card once this seat has played. */
  private odds(best: number, led: number): void {
    const { position, friends, noneLed } = this;
    const { order, voids, placed } = position;
    this.stands = 1;
    this.byFriends = 0;
    if (placed === 3) return;
    const beaters = order.beaters[best] as number;
    const higher = NONE[this.ledSeats * 32 + this.unseen(beaters & this.ledMask)] as number;
    const ruffs = led === TRUMP ? 0 : order.group[best] === TRUMP ? this.ruffsOver(beaters) : this.anyTrump;
    // Nobody has what takes it.
    if (higher === 1 && ruffs === 0) return;
    const unknown = (1 - noneLed) * (1 - higher) + noneLed * ruffs;
    let stands = 1;
    let byFriends = 0;
    for (let step = 1; step <= 3 - placed; step++) {
      const other = (this.seat + step) & 3;
      const shown = voids[other] as number;
      const can =
        (shown & ((1 << led) | (1 << TRUMP))) === 0
          ? unknown
          : ((shown >> led) & 1) === 0
            ? (1 - noneLed) * (1 - higher)
            : (shown >> TRUMP) & 1
              ? 0
              : ruffs;
      const friend = friends[other] as number;
      const byOpponent = can * (1 - friend) * OPPONENT_TAKES;
      const byFriend = can * friend * FRIEND_TAKES;
      byFriends = byFriends * (1 - byOpponent) + stands * byFriend;
      stands *= 1 - byFriend - byOpponent;
    }
    this.stands = stands;
    this.byFriends = byFriends;
  }

  /** Chance that a seat holds a trump that beats a ruff. */
  private ruffsOver(beaters: number): number {
    const trumps = this.position.order.groupMask[TRUMP] as number;
    return 1 - (NONE[this.trumpSeats * 32 + this.unseen(beaters & trumps)] as number);
  }

  /** Whether playing a club queen would tell the table what it does not know yet. */
  private showsQueen(bit: number): boolean {
    const { position, seat } = this;
    return bit === position.order.clubQueen && ((position.knownRe >> seat) & 1) === 0;
  }

  /** Foxes of opponents in the trick, by the chance that they are opponents'. */
  private foesFoxes(): number {
    const { position, friends } = this;
    const { order, trick, leader, placed } = position;
    if (order.group[order.fox] !== TRUMP) return 0;
    let foxes = 0;
    for (let place = 0; place < placed; place++) {
      if (trick[place] === order.fox) foxes += 1 - (friends[(leader + place) & 3] as number);
    }
    return foxes;
  }
}

/** One of each weight, and nothing else: what a card is rated by it is the feature itself. */
const UNITS = Array.from({ length: FEATURES }, (_, at) => new Float64Array(FEATURES).fill(1, at, at + 1));

/** The features of a legal card, in the order of the weights. */
export function featuresOf(reading: Reading, bit: number): readonly number[] {
  return UNITS.map((unit) => reading.rate(bit, unit));
}
