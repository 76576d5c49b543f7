import type { Announcement } from '../../core/rules/announcement.ts';
import type { Contract, Party } from '../../core/rules/contract.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import type { Seat } from '../../core/seat.ts';
import type { KernelOrder } from './kernelOrder.ts';
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

/**
 * A hand in play with all cards known: the state of the search kernel. Mutable and reused; nothing is allocated once
 * it is made. All masks of cards are in the order's bits; masks of seats have bit `seat`.
 */
export declare class Position {
  constructor(terms: Terms);
  /** Of the world at hand: Schweine may differ from deal to deal. */
  order: KernelOrder;
  /** Kinds of which a seat holds one or two, and two. */
  readonly one: Int32Array;
  readonly two: Int32Array;
  /** Cards a seat holds. */
  readonly held: Int32Array;
  /** Kinds of which one or two copies were played, and two: what everybody has seen. */
  seenOne: number;
  seenTwo: number;
  /** By seat: bits of the groups (`1 << group`) that the seat could not follow. */
  readonly voids: Int32Array;
  /** By group: how many tricks were led with it, the present one included. */
  readonly ledTricks: Int32Array;
  /** The trick on the table: bits by place, how many are there (0 to 3), its group, best card and its seat, eyes. */
  readonly trick: Int32Array;
  placed: number;
  leader: number;
  turn: number;
  ledGroup: number;
  best: number;
  bestSeat: number;
  trickEyes: number;
  /** Complete tricks, and how many are still to come (the present one included). */
  tricksDone: number;
  tricksLeft: number;
  /** Eyes and tricks by seat. */
  readonly eyes: Int32Array;
  readonly tricks: Int32Array;
  /** Seats of Re. In a wedding before the deciding trick only the wedding player, and `undecided`. */
  re: number;
  undecided: boolean;
  /** What everybody knows of the parties (rules.md §5). */
  knownRe: number;
  knownKontra: number;
  /** Extra points by seat that count for its party; and `seat * 4 + owner`: that count if the owner is an opponent. */
  readonly ownExtras: Int32Array;
  readonly takenExtras: Int32Array;
  /** Announced, by party (0 Re, 1 Kontra): 0 nothing, 1 in time, 2 as a late reply; steps 0 to 4; what every figure is lowered by. */
  readonly call: Int32Array;
  readonly steps: Int32Array;
  shift: number;

  /** Takes up a deal as play begins. */
  begin(world: World): void;
  copy(other: Position): void;
  /** The kinds that the seat to move may play. */
  legal(): number;
  /** Plays a legal card (this order's bit) for the seat to move. */
  play(bit: number): void;
  /** Whether the hand is over: all tricks are won. */
  isOver(): boolean;
  announceable(seat: Seat): readonly Announcement[];
  announce(seat: Seat, value: Announcement): void;
  /** Points of each member of Re in a pair (rules.md §8); of the opponents' each the negative. Over hands only. */
  points(): number;
  /** Points of a seat, a soloist's threefold. */
  pointsOf(seat: number): number;
  partyOf(seat: Seat): Party;
}
