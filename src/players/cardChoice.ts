import { type Card, countOf, eyesOf, rankOf } from '../core/card.ts';
import { mayDecide } from '../core/hand/wedding.ts';
import type { Random } from './player.ts';
import { type Situation, seatsAfter } from './situation.ts';
import { trickOdds } from './trickOdds.ts';

/** All figures are in eyes: what a trick or a card kept for later is worth. */
const WORTH = {
  /** Eyes that a seat still to play is expected to add to a trick. */
  laterCard: 5,
  /** A highest trump kept for later; lower ones fall off steeply. */
  topTrump: 11,
  /** A side ace that still stands. */
  sideAce: 6,
  /** A fox lost or caught, beyond its eyes. */
  fox: 10,
  /** The last trick taken with the jack of clubs. */
  karlchen: 10,
  /** Leading the next trick. */
  lead: 1.5,
  /** Becoming the wedding player's partner. */
  partnership: 14,
  /** A side suit of which nothing is left in hand afterwards: trump can be played to it. */
  freshVoid: 1.5,
} as const;

/** What a card is worth beyond its eyes if it is kept. */
function keepingWorth({ order, unseen, tricksPlayed, cards }: Situation, card: Card): number {
  const last = cards.length === 1;
  if (last) return 0;
  if (order.groupOf(card) === 'trump') {
    const above = unseen.filter(
      (other) => order.groupOf(other) === 'trump' && order.strengthOf(other) > order.strengthOf(card),
    ).length;
    return WORTH.topTrump * 0.86 ** above;
  }
  // A side ace is worth keeping only while its suit is likely to go round.
  return rankOf(card) === 'A' && tricksPlayed < 4 ? WORTH.sideAce : 0;
}

/** Expected gain of playing `card`, in eyes; higher is better. */
function gainOf(situation: Situation, card: Card): number {
  const { trick, cards, order, extras, rules, seeksPartner } = situation;
  const { ours, mine } = trickOdds(situation, card);
  const swing = 2 * ours - 1;
  const onTable = trick.reduce((sum, one) => sum + eyesOf(one.card), 0) + eyesOf(card);
  let gain = swing * (onTable + seatsAfter(situation).length * WORTH.laterCard);
  gain += mine * WORTH.lead - keepingWorth(situation, card);
  if (extras && card === 'DA' && order.groupOf(card) === 'trump') gain -= (1 - ours) * WORTH.fox;
  if (extras && trick.some((one) => one.card === 'DA' && situation.friend[one.seat] < 0.5)) {
    gain += ours * WORTH.fox;
  }
  if (extras && rules.karlchen && card === 'CJ') {
    // Kept for the last trick as long as it costs little, and played there to win it.
    if (cards.length === 1) gain += mine * WORTH.karlchen;
    else if (cards.length <= 3) gain -= WORTH.karlchen / 4;
  }
  const led = trick[0]?.card ?? card;
  if (seeksPartner && mayDecide(order, led, rules.weddingDecidedBy)) gain += mine * WORTH.partnership;
  const group = order.groupOf(card);
  const alone = cards.filter((other) => order.groupOf(other) === group).length === 1;
  if (group !== 'trump' && alone && order.trumps.length > 0) gain += WORTH.freshVoid;
  return gain;
}

/** The legal card with the best expected gain; `random` decides between equals. */
export function chooseCard(situation: Situation, legal: readonly Card[], random: Random): Card | undefined {
  const kinds = legal.filter((card, at) => legal.indexOf(card) === at);
  const rated = kinds.map((card) => ({
    card,
    gain: gainOf(situation, card) + countOf(situation.cards, card) * 0.01 + random() * 0.001,
  }));
  rated.sort((a, b) => b.gain - a.gain);
  return rated[0]?.card;
}
