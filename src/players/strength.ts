import { type Card, RANKS, rankOf, type Suit, suitOf, withoutAll } from '../core/card.ts';
import { type CardOrder, cardOrder, NORMAL_ORDER } from '../core/rules/cardOrder.ts';
import type { SoloContract } from '../core/rules/contract.ts';

/** Sides of a hand that are not trump, with their cards. */
function sideSuits(cards: readonly Card[], order: CardOrder): ReadonlyMap<Suit, readonly Card[]> {
  const suits = new Map<Suit, Card[]>();
  for (const card of cards) {
    if (order.groupOf(card) === 'trump') continue;
    suits.set(suitOf(card), [...(suits.get(suitOf(card)) ?? []), card]);
  }
  return suits;
}

/**
 * How many tricks a hand may count on in the normal order, roughly: high trumps, length in trump, side
 * aces that are likely to go round, and missing suits.
 */
export function normalStrength(cards: readonly Card[]): number {
  const order = NORMAL_ORDER;
  const trumps = cards.filter((card) => order.groupOf(card) === 'trump');
  const high = trumps.reduce((sum, card) => sum + trumpWorth(card), 0);
  const sides = sideSuits(cards, order);
  const aces = [...sides.values()].reduce((sum, suit) => sum + aceWorth(suit), 0);
  const missing = (['C', 'S', 'H'] as const).filter((suit) => !sides.has(suit)).length;
  return high + aces + missing * 0.5 * Math.min(1, trumps.length / 6);
}

function trumpWorth(card: Card): number {
  if (card === 'HT') return 1;
  if (rankOf(card) === 'Q') return { C: 0.85, S: 0.7, H: 0.6, D: 0.55 }[suitOf(card)];
  return rankOf(card) === 'J' ? 0.4 : 0.25;
}

/** A short suit's ace goes round; of a long suit somebody is void. */
function aceWorth(suit: readonly Card[]): number {
  if (!suit.some((card) => rankOf(card) === 'A')) return 0;
  return suit.length <= 2 ? 0.75 : suit.length === 3 ? 0.5 : 0.2;
}

/**
 * Tricks that a soloist loses, roughly: every card that the others can beat, in trump and on the side.
 * The lower, the better the solo.
 */
export function soloLosers(cards: readonly Card[], contract: SoloContract): number {
  const order = cardOrder(contract);
  const mine = cards.filter((card) => order.groupOf(card) === 'trump');
  const trumpLosers = losersIn(mine, trumpPack(order), order);
  let side = 0;
  for (const suit of sideSuits(cards, order).values()) {
    side += losersIn(suit, sidePack(suit[0] as Card, order), order);
  }
  return trumpLosers + side;
}

const twice = (cards: readonly Card[]): readonly Card[] => cards.flatMap((card) => [card, card]);

const trumpPack = (order: CardOrder): readonly Card[] => twice(order.trumps);

const sidePack = (card: Card, order: CardOrder): readonly Card[] =>
  twice(RANKS.map((rank): Card => `${suitOf(card)}${rank}`)).filter((one) => order.groupOf(one) !== 'trump');

/** Led from the top: a card loses if an unbeaten higher one is out, and costs them that card. */
function losersIn(mine: readonly Card[], pack: readonly Card[], order: CardOrder): number {
  const strongFirst = (a: Card, b: Card): number => order.strengthOf(b) - order.strengthOf(a);
  const out = [...withoutAll(pack, mine)].sort(strongFirst);
  let losers = 0;
  for (const card of [...mine].sort(strongFirst)) {
    const top = out[0];
    if (top === undefined) break;
    if (order.strengthOf(top) > order.strengthOf(card)) {
      losers += 1;
      out.shift();
    } else {
      // Each of the three plays a low card to it.
      out.splice(Math.max(0, out.length - 3), 3);
    }
  }
  return losers;
}
