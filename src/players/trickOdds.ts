import type { Card } from '../core/card.ts';
import type { Group } from '../core/rules/cardOrder.ts';
import type { Seat } from '../core/seat.ts';
import { type Played, type Situation, seatsAfter } from './situation.ts';

/** How readily somebody who can take a trick does, 0 to 1: opponents nearly always, friends less. */
const OPPONENT_TAKES = 0.85;
const FRIEND_TAKES = 0.45;

/** Whether `card` beats `best` in a trick; of equal cards the first played wins. */
function beats({ order }: Situation, card: Card, best: Card): boolean {
  if (order.groupOf(card) !== order.groupOf(best)) return order.groupOf(card) === 'trump';
  return order.strengthOf(card) > order.strengthOf(best);
}

/** The best of the cards on the table. */
const bestOf = (situation: Situation, trick: readonly Played[]): Played | undefined =>
  trick.reduce<Played | undefined>(
    (best, one) => (!best || beats(situation, one.card, best.card) ? one : best),
    undefined,
  );

/** Chance that at least one of `wanted` unseen cards lies in a seat's hand. */
function holdsOne({ unseen, held }: Situation, seat: Seat, wanted: number): number {
  if (wanted <= 0 || unseen.length === 0) return 0;
  return 1 - (1 - Math.min(1, wanted / unseen.length)) ** held[seat];
}

/** Chance that a seat can beat `best` in a trick in which `led` must be followed. */
function canBeat(situation: Situation, seat: Seat, led: Group, best: Card): number {
  const { order, unseen, voids } = situation;
  const follows = unseen.filter((card) => order.groupOf(card) === led);
  const beaters = (cards: readonly Card[]): number =>
    cards.filter((card) => beats(situation, card, best)).length;
  const isVoid = voids[seat].has(led);
  const hasLed = isVoid ? 0 : holdsOne(situation, seat, follows.length);
  const byFollowing = isVoid ? 0 : holdsOne(situation, seat, beaters(follows));
  if (led === 'trump' || voids[seat].has('trump')) return byFollowing;
  const trumps = unseen.filter((card) => order.groupOf(card) === 'trump');
  return byFollowing + (1 - hasLed) * holdsOne(situation, seat, beaters(trumps));
}

/** Chances of a trick as it would stand after a card of one's own. */
export interface TrickOdds {
  /** That one's own party takes the trick, 0 to 1. */
  readonly ours: number;
  /** That one's own card takes it, 0 to 1. */
  readonly mine: number;
}

/** What becomes of the trick if `card` is played to it now. */
export function trickOdds(situation: Situation, card: Card): TrickOdds {
  const { me, order, trick, friend } = situation;
  const after = [...trick, { seat: me, card }];
  const best = bestOf(situation, after) ?? { seat: me, card };
  const led = order.groupOf((trick[0] ?? best).card);
  let stands = 1;
  let takenByFriends = 0;
  for (const seat of seatsAfter(situation)) {
    const can = canBeat(situation, seat, led, best.card);
    const byFriend = can * friend[seat] * FRIEND_TAKES;
    const byOpponent = can * (1 - friend[seat]) * OPPONENT_TAKES;
    takenByFriends = takenByFriends * (1 - byOpponent) + stands * byFriend;
    stands *= 1 - byFriend - byOpponent;
  }
  return {
    ours: stands * friend[best.seat] + takenByFriends,
    mine: best.seat === me ? stands : 0,
  };
}
