import { chosen } from './bits.ts';
import { DOPPELKOPF_EYES, Position, type Terms } from './position.ts';
import type { Rng } from './rng.ts';

/**
 * Plays hands to their end at random, each legal kind equally likely and nothing announced. Mutable, made once for a
 * hand and used again and again; it allocates nothing. What `Position.play` does for one card is done here for
 * whole tricks on local variables, as far as the score depends on it.
 */
export class Playouts {
  /** The hand played out last, all but what is known of the parties. */
  readonly end: Position;
  /** The cards of the last playout, in order, and how many they were. */
  readonly line = new Uint8Array(48);
  length = 0;

  constructor(terms: Terms) {
    this.end = new Position(terms);
  }

  /** Plays a position, which stays as it is, to its end: points of each member of Re in a pair. */
  run(position: Position, rng: Rng): number {
    const { end } = this;
    end.copy(position);
    this.length = 0;
    // The trick on the table, and a wedding until it is decided, go card by card.
    while (end.tricksLeft > 0 && (end.placed > 0 || end.undecided)) {
      const bit = chosen(end.legal(), rng.next() >>> 8);
      this.line[this.length++] = bit;
      end.play(bit);
    }
    if (end.tricksLeft > 0) this.playTricks(rng.next() | 1);
    return end.points();
  }

  /** All tricks that are left; `random`: not 0 (xorshift). */
  private playTricks(random: number): void {
    const { end, line } = this;
    const { one, two, eyes, tricks, trick, order } = end;
    const { eyes: eyesOf, group, groupMask } = order;
    const { secondDulleWins } = end.terms.rules;
    const lastBeaters = secondDulleWins === 'always' ? order.beatersSecond : order.beaters;
    let { beating } = end;
    let { length } = this;
    const extras = end.hasExtras;
    const begin = end.tricksLeft;
    // What has to be among a trick's cards for extra points, apart from eyes and the last trick.
    const special = end.specialCards();
    let seat = end.leader;
    for (let left = begin; left > 0; left--) {
      if (left === 1) beating = lastBeaters;
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      const leader = seat;
      const lead = chosen(one[seat] as number, random >>> 8);
      let mask = 1 << lead;
      if (((two[seat] as number) & mask) !== 0) two[seat] = (two[seat] as number) ^ mask;
      else one[seat] = (one[seat] as number) ^ mask;
      trick[0] = lead;
      line[length++] = lead;
      const follow = groupMask[group[lead] as number] as number;
      let worth = eyesOf[lead] as number;
      let winner = seat;
      let best = lead;
      let beaters = beating[lead] as number;
      let cards = mask;
      for (let place = 1; place < 4; place++) {
        seat = (seat + 1) & 3;
        const hand = one[seat] as number;
        let legal = hand & follow;
        if (legal === 0) legal = hand;
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        const bit = chosen(legal, random >>> 8);
        mask = 1 << bit;
        if (((two[seat] as number) & mask) !== 0) two[seat] = (two[seat] as number) ^ mask;
        else one[seat] = hand ^ mask;
        cards |= mask;
        trick[place] = bit;
        line[length++] = bit;
        worth += eyesOf[bit] as number;
        if ((beaters & mask) !== 0) {
          winner = seat;
          best = bit;
          beaters = beating[bit] as number;
        }
      }
      eyes[winner] = (eyes[winner] as number) + worth;
      tricks[winner] = (tricks[winner] as number) + 1;
      if (extras && ((cards & special) !== 0 || worth >= DOPPELKOPF_EYES || left === 1)) {
        end.leader = leader;
        end.best = best;
        end.trickEyes = worth;
        end.tricksLeft = left;
        end.countExtras(winner);
      }
      seat = winner;
    }
    end.tricksDone += begin;
    end.tricksLeft = 0;
    this.length = length;
  }
}
