import { CARDS, type Card, eyesOf } from '../../core/card.ts';
import { NORMAL_ORDER } from '../../core/rules/cardOrder.ts';
import type { Seat } from '../../core/seat.ts';
import { plainBit, type World } from '../kernel/world.ts';

/** A seat's hand in the world holds at least `least` and at most `most` cards of some kinds (plain bits). */
export interface Count {
  readonly seat: Seat;
  readonly kinds: number;
  readonly least: number;
  readonly most: number;
}

/** A seat's hand in the world has more than so many eyes. */
interface EyesOver {
  readonly seat: Seat;
  readonly eyesOver: number;
}

export type Condition = Count | EyesOver;

/** Ways in which something can be true: all conditions of at least one of them hold. */
export type Alternatives = readonly (readonly Condition[])[];

/** More cards than a seat ever holds. */
export const ANY_NUMBER = 99;

export const isCount = (condition: Condition): condition is Count => 'kinds' in condition;

export const atLeast = (seat: Seat, kinds: number, least: number): Count => ({
  seat,
  kinds,
  least,
  most: ANY_NUMBER,
});

export const atMost = (seat: Seat, kinds: number, most: number): Count => ({ seat, kinds, least: 0, most });

/** The kinds for which something is true, in plain bits. */
export const kindsWith = (isOne: (card: Card) => boolean): number =>
  CARDS.reduce((kinds, card) => (isOne(card) ? kinds | (1 << plainBit[card]) : kinds), 0);

export const kindOf = (card: Card): number => 1 << plainBit[card];

export const CLUB_QUEEN = kindOf('CQ');
/** Trumps of the normal game. */
export const TRUMPS = kindsWith((card) => NORMAL_ORDER.groupOf(card) === 'trump');

const EYES = CARDS.map(eyesOf);

/** Bits that are set in a word of 32. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** How many cards of some kinds a seat holds. */
export const countIn = ({ one, two }: World, seat: number, kinds: number): number =>
  bitsIn((one[seat] ?? 0) & kinds) + bitsIn((two[seat] ?? 0) & kinds);

function eyesIn({ one, two }: World, seat: number): number {
  let eyes = 0;
  for (const set of [one[seat] ?? 0, two[seat] ?? 0]) {
    for (let rest = set; rest !== 0; rest &= rest - 1) eyes += EYES[31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return eyes;
}

export function holds(world: World, condition: Condition): boolean {
  if (!isCount(condition)) return eyesIn(world, condition.seat) > condition.eyesOver;
  const count = countIn(world, condition.seat, condition.kinds);
  return count >= condition.least && count <= condition.most;
}
