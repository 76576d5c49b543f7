import { count } from '../kernel/bits.ts';
import { TRUMP } from '../kernel/kernelOrder.ts';
import type { Position } from '../kernel/position.ts';
import { readFriends } from './friends.ts';

/** What is looked at where a card leads a trick, in the order of the weights. */
export const LEAD_FEATURES = [
  'trick',
  'ownTrick',
  'firstAce',
  'laterAce',
  'trumpKept',
  'trump',
  'trumpLength',
  'fox',
  'firstSingle',
  'firstLow',
  'laterSide',
  'openFoes',
  'openFriends',
  'eyes',
  'bossTrump',
  'charlie',
  'shownQueen',
  'bossSide',
  'dulle',
  'friendsTrump',
  'sideLength',
  'tens',
  'endTrump',
  'seek',
] as const;

/** And where it follows. */
export const FOLLOW_FEATURES = [
  'trick',
  'ownTrick',
  'trumpKept',
  'winningEyes',
  'friendlyEyes',
  'hostileEyes',
  'friendlyFox',
  'hostileFox',
  'caughtFox',
  'aceGone',
  'newVoid',
  'ruff',
  'overFriend',
  'charlie',
  'shownQueen',
  'lastPlace',
  'seek',
  'avoid',
  'doppelkopf',
  'dulle',
  'lastCharlie',
  'sideLength',
  'tens',
  'cheapRuff',
] as const;

/** Features of one card; both lists are as long. */
export const FEATURES = LEAD_FEATURES.length;

/** How often somebody who can take a trick does: opponents nearly always, friends less. */
const OPPONENT_TAKES = 0.88;
const FRIEND_TAKES = 0.4;
/** Eyes that a seat still to play is expected to add. */
const LATER_EYES = 5;
const DOPPELKOPF = 40;

/** Chance that a certain one of `k` seats holds none of `n` cards that lie among them: `NONE[k * 32 + n]`. */
const NONE = Float64Array.from({ length: 4 * 32 }, (_, at) => {
  const [seats, cards] = [at >> 5, at & 31];
  return cards === 0 ? 1 : seats === 0 ? 1 : ((seats - 1) / seats) ** cards;
});
const KEPT = Float64Array.from({ length: 32 }, (_, above) => 0.86 ** above);

/**
 * Reads what a seat to move may know and describes each card it could play by numbers. Mutable scratch, made once
 * and used for every position.
 */
export class Reading {
  readonly friends = new Float64Array(4);
  readonly features = new Float64Array(FEATURES);
  role = 0;
  leads = false;
  private position: Position;
  private seat = 0;
  private mine = 0;
  private outOne = 0;
  private outTwo = 0;
  private trumpSeats = 0;
  private trumpsOut = 0;
  private myTrumps = 0;
  /** That no later seat takes the trick from the cards on the table as they lie, and that a friend does. */
  private stands = 1;
  private byFriends = 0;

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
    this.outOne = order.deck & ~(two | position.seenTwo | (one & position.seenOne));
    this.outTwo = order.deck & ~(one | position.seenOne);
    this.role = readFriends(position, seat, this.friends);
    this.leads = position.placed === 0;
    const trumps = order.groupMask[TRUMP] as number;
    this.trumpsOut = this.unseen(trumps);
    this.trumpSeats = this.seatsWith(TRUMP);
    this.myTrumps = count(one & trumps) + count(two & trumps);
    if (!this.leads) this.odds(position.best);
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

  /** Writes `stands` and `byFriends` for a trick in which `best` is the best card once this seat has played. */
  private odds(best: number): void {
    const { position, friends } = this;
    const { order, voids, placed } = position;
    const after = 3 - placed;
    this.stands = 1;
    this.byFriends = 0;
    if (after === 0) return;
    const led = placed === 0 ? (order.group[best] as number) : position.ledGroup;
    const beaters = order.beaters[best] as number;
    const ledMask = order.groupMask[led] as number;
    const trumps = order.groupMask[TRUMP] as number;
    const ledSeats = led === TRUMP ? this.trumpSeats : this.seatsWith(led);
    const higher = NONE[ledSeats * 32 + this.unseen(beaters & ledMask)] as number;
    const none = led === TRUMP ? 0 : (NONE[ledSeats * 32 + this.unseen(ledMask)] as number);
    const ruffs =
      led === TRUMP ? 0 : 1 - (NONE[this.trumpSeats * 32 + this.unseen(beaters & trumps)] as number);
    for (let step = 1; step <= after; step++) {
      const other = (this.seat + step) & 3;
      const shown = voids[other] as number;
      const ruff = (shown >> TRUMP) & 1 ? 0 : ruffs;
      const can = (shown >> led) & 1 ? ruff : (1 - none) * (1 - higher) + none * ruff;
      const friend = friends[other] as number;
      const byFriend = can * friend * FRIEND_TAKES;
      const byOpponent = can * (1 - friend) * OPPONENT_TAKES;
      this.byFriends = this.byFriends * (1 - byOpponent) + this.stands * byFriend;
      this.stands *= 1 - byFriend - byOpponent;
    }
  }

  /** Describes a card of the seat to move in `features`. */
  describe(bit: number): void {
    if (this.leads) this.describeLead(bit);
    else this.describeFollow(bit);
  }

  private describeLead(bit: number): void {
    const { position, features, seat } = this;
    const { order } = position;
    this.odds(bit);
    const ours = this.stands + this.byFriends;
    const eyes = order.eyes[bit] as number;
    const group = order.group[bit] as number;
    const mask = order.groupMask[group] as number;
    const last = position.tricksLeft === 1;
    const above = this.unseen((order.beaters[bit] as number) & mask);
    const own = count(this.mine & mask) + count((position.two[seat] as number) & mask);
    features.fill(0);
    features[0] = ((2 * ours - 1) * (eyes + 3 * LATER_EYES)) / 10;
    features[1] = this.stands;
    features[13] = eyes / 10;
    features[15] = bit === order.clubJack && !last ? 1 : 0;
    features[21] = eyes === 10 && above > 0 ? 1 : 0;
    if (group === TRUMP) {
      features[4] = last ? 0 : (KEPT[Math.min(31, above)] as number);
      features[5] = 1;
      features[6] = this.trumpsOut > 0 ? own / (own + this.trumpsOut) - 0.25 : 0;
      features[7] = bit === order.fox ? 1 - ours : 0;
      features[14] = above === 0 ? 1 : 0;
      features[16] = this.showsQueen(bit);
      features[18] = bit === order.dulle ? 1 : 0;
      features[22] = position.tricksLeft <= 4 ? 1 : 0;
    } else {
      const first = position.ledTricks[group] === 0;
      const isAce = eyes === 11;
      const { voids } = position;
      let foes = 0;
      let friends = 0;
      for (let step = 1; step < 4; step++) {
        const other = (seat + step) & 3;
        const shown = voids[other] as number;
        if ((shown >> group) & 1 && ((shown >> TRUMP) & 1) === 0) {
          foes += 1 - (this.friends[other] as number);
          friends += this.friends[other] as number;
        }
      }
      features[2] = isAce && first ? 1 : 0;
      features[3] = isAce && !first ? 1 : 0;
      features[8] = first && !isAce && own === 1 && this.myTrumps > 0 ? 1 : 0;
      features[9] = first && !isAce && own > 1 ? 1 : 0;
      features[10] = !first && !isAce ? 1 : 0;
      features[11] = foes;
      features[12] = friends;
      features[17] = above === 0 ? this.stands : 0;
      features[20] = own / 4;
    }
    features[19] = group === TRUMP ? 0 : (this.friends[(seat + 3) & 3] as number) * (1 - ours);
    features[23] = this.seeks() * (1 - this.stands);
  }

  private describeFollow(bit: number): void {
    const { position, features, seat, friends } = this;
    const { order, placed, best, bestSeat, trickEyes } = position;
    const eyes = order.eyes[bit] as number;
    const group = order.group[bit] as number;
    const isTrump = group === TRUMP;
    const beaters = position.beating[best] as number;
    const wins = ((beaters >> bit) & 1) === 1;
    const { stands: stood, byFriends: friendly } = this;
    if (wins) this.odds(bit);
    const ours = wins ? this.stands + this.byFriends : stood * (friends[bestSeat] as number) + friendly;
    const own = wins ? this.stands : 0;
    this.stands = stood;
    this.byFriends = friendly;
    const last = position.tricksLeft === 1;
    const mask = order.groupMask[group] as number;
    const above = this.unseen((order.beaters[bit] as number) & mask);
    const after = 3 - placed;
    const length = count(this.mine & mask) + count((position.two[seat] as number) & mask);
    features.fill(0);
    features[0] = ((2 * ours - 1) * (trickEyes + eyes + after * LATER_EYES)) / 10;
    features[1] = own;
    features[3] = (wins ? eyes : 0) / 10;
    features[4] = (ours * eyes) / 10;
    features[5] = ((1 - ours) * eyes) / 10;
    features[8] = ours * this.foesFox();
    features[12] = wins ? (friends[bestSeat] as number) : 0;
    features[13] = bit === order.clubJack && !last ? 1 : 0;
    features[15] = after === 0 && wins ? 1 : 0;
    features[18] = trickEyes + eyes + after * 9 >= DOPPELKOPF ? ours : 0;
    features[22] = eyes === 10 && !wins && !isTrump ? 1 : 0;
    if (isTrump) {
      features[2] = last ? 0 : (KEPT[Math.min(31, above)] as number);
      features[6] = bit === order.fox ? ours : 0;
      features[7] = bit === order.fox ? 1 - ours : 0;
      features[11] = position.ledGroup === TRUMP ? 0 : 1;
      features[14] = this.showsQueen(bit);
      features[19] = bit === order.dulle ? 1 : 0;
      features[20] = bit === order.clubJack && last ? own : 0;
      features[23] = position.ledGroup === TRUMP ? 0 : eyes / 10;
    } else {
      features[9] = eyes === 11 && above === 0 && !wins ? 1 : 0;
      features[10] = group !== position.ledGroup && length === 1 && this.myTrumps > 0 ? 1 : 0;
      features[21] = group === position.ledGroup ? 0 : length / 4;
    }
    features[16] = this.seeks() * own;
    features[17] = position.undecided && (position.re >> seat) & 1 ? own : 0;
  }

  /** Whether playing a club queen would tell the table what it does not know yet. */
  private showsQueen(bit: number): number {
    const { position, seat } = this;
    return bit === position.order.clubQueen && ((position.knownRe >> seat) & 1) === 0 ? 1 : 0;
  }

  /** Whether this seat could become the partner of a wedding. */
  private seeks(): number {
    return this.position.undecided && ((this.position.re >> this.seat) & 1) === 0 ? 1 : 0;
  }

  /** Foxes of opponents in the trick, by the chance that they are opponents'. */
  private foesFox(): number {
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
