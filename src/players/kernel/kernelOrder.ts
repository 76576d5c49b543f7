import { CARDS, type Card, eyesOf, fullDeck, type Rank } from '../../core/card.ts';
import { cardOrder, type Group } from '../../core/rules/cardOrder.ts';
import type { Contract } from '../../core/rules/contract.ts';
import { plainBit } from './world.ts';

/** Groups that have to be followed, by number: trump is one of them. */
export const GROUPS: readonly Group[] = ['trump', 'C', 'S', 'H', 'D'];
export const TRUMP = 0;
export const HEARTS = 3;

/**
 * The order of cards in a contract as tables over 24 bits: side suits lowest, trumps above them, within a group the
 * stronger the higher. So the lowest set bit of a hand's trumps is its lowest trump.
 */
export interface KernelOrder {
  /** The kind of card of each bit. */
  readonly cards: readonly Card[];
  /** This order's bit of a plain bit, and the plain bit of one of this order's. */
  readonly bitOfPlain: Uint8Array;
  readonly plainOfBit: Uint8Array;
  readonly eyes: Uint8Array;
  /** Number of each bit's group, as in `GROUPS`. */
  readonly group: Uint8Array;
  /** All bits of a group. */
  readonly groupMask: Int32Array;
  /** What beats a kind that is best in a trick; and the same where the second Dulle wins. */
  readonly beaters: Int32Array;
  readonly beatersSecond: Int32Array;
  /** All kinds of the deck. */
  readonly deck: number;
  /** Bits (not masks) of the cards that rules ask for. */
  readonly dulle: number;
  readonly clubQueen: number;
  readonly clubJack: number;
  readonly fox: number;
}

const made = new Map<string, KernelOrder>();

/** The tables of a contract's order, made once. `raised`: as for the core's `cardOrder`, of which they are made. */
export function kernelOrder(contract: Contract, raised: readonly Rank[], nines: boolean): KernelOrder {
  const key = `${contract} ${raised.join('')} ${nines}`;
  const known = made.get(key);
  if (known) return known;
  const order = makeOrder(contract, raised, nines);
  made.set(key, order);
  return order;
}

function makeOrder(contract: Contract, raised: readonly Rank[], nines: boolean): KernelOrder {
  const { groupOf, strengthOf } = cardOrder(contract, raised);
  const numberOf = (card: Card): number => GROUPS.indexOf(groupOf(card));
  const place = (card: Card): number => (numberOf(card) === TRUMP ? GROUPS.length : numberOf(card));
  const cards = [...CARDS].sort((a, b) => place(a) - place(b) || strengthOf(a) - strengthOf(b));
  const bitOf = (card: Card): number => cards.indexOf(card);
  const beats = (card: Card, best: Card): boolean =>
    groupOf(card) === groupOf(best) ? strengthOf(card) > strengthOf(best) : groupOf(card) === 'trump';
  const maskOf = (kinds: readonly Card[]): number =>
    kinds.reduce((mask, card) => mask | (1 << bitOf(card)), 0);
  const beaters = Int32Array.from(cards, (best) => maskOf(cards.filter((card) => beats(card, best))));
  const beatersSecond = Int32Array.from(beaters);
  const dulle = bitOf('HT');
  if (groupOf('HT') === 'trump') beatersSecond[dulle] = (beatersSecond[dulle] ?? 0) | (1 << dulle);
  return {
    cards,
    bitOfPlain: Uint8Array.from(CARDS, bitOf),
    plainOfBit: Uint8Array.from(cards, (card) => plainBit[card]),
    eyes: Uint8Array.from(cards, eyesOf),
    group: Uint8Array.from(cards, numberOf),
    groupMask: Int32Array.from(GROUPS, (group) => maskOf(CARDS.filter((card) => groupOf(card) === group))),
    beaters,
    beatersSecond,
    deck: maskOf(fullDeck(nines)),
    dulle,
    clubQueen: bitOf('CQ'),
    clubJack: bitOf('CJ'),
    fox: bitOf('DA'),
  };
}

/** Translates a set of kinds from plain bits to an order's. */
export function fromPlain(order: KernelOrder, plain: number): number {
  let mask = 0;
  for (let rest = plain; rest !== 0; rest &= rest - 1) {
    mask |= 1 << (order.bitOfPlain[31 - Math.clz32(rest & -rest)] as number);
  }
  return mask;
}
