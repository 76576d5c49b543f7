import { CARDS, type Card, eyesOf, withoutAll } from '../../core/card.ts';
import { PASSED_CARDS } from '../../core/hand/poverty.ts';
import { NORMAL_ORDER } from '../../core/rules/cardOrder.ts';
import { povertyTrumps } from '../../core/rules/reservation.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { nextSeat, perSeat, type Seat } from '../../core/seat.ts';
import { setHands, type World } from '../kernel/world.ts';
import { normalStrength } from '../strength.ts';

/** Strength of a hand, in tricks, from which it is expected to take the cards of a poverty. */
const TAKES_FROM = 4.5;

/** The cards a seat holds in a world. */
function cardsIn(world: World, seat: number): readonly Card[] {
  const cards: Card[] = [];
  for (const held of [world.one[seat] as number, world.two[seat] as number]) {
    for (let rest = held; rest !== 0; rest &= rest - 1) {
      cards.push(CARDS[31 - Math.clz32(rest & -rest)] as Card);
    }
  }
  return cards;
}

/** Cards move from one seat to another. */
export function move(world: World, from: Seat, to: Seat, cards: readonly Card[]): void {
  const hands = perSeat((seat) => cardsIn(world, seat));
  setHands(
    world,
    perSeat((seat) =>
      seat === from ? withoutAll(hands[from], cards) : seat === to ? [...hands[to], ...cards] : hands[seat],
    ),
  );
}

/** Who of the seats asked from `first` on takes the cards of a poverty, by the strength of their hands; null: nobody. */
export function expectedTaker(world: World, first: Seat, poor: Seat): Seat | null {
  for (let seat = first; seat !== poor; seat = nextSeat(seat)) {
    if (normalStrength(cardsIn(world, seat)) >= TAKES_FROM) return seat;
  }
  return null;
}

/** Both pass what a player would without much thought. */
export function exchange(world: World, poor: Seat, partner: Seat, rules: HandRules): void {
  const given = cardsIn(world, poor);
  move(world, poor, partner, leastUseful(given, povertyTrumps(given, rules)));
  giveBack(world, poor, partner);
}

export function giveBack(world: World, poor: Seat, partner: Seat): void {
  move(world, partner, poor, leastUseful(cardsIn(world, partner), []));
}

/** What must go, and then the cards that help least: short side suits, so that they can be trumped. */
function leastUseful(cards: readonly Card[], must: readonly Card[]): readonly Card[] {
  const rest = [...withoutAll(cards, must)].sort((a, b) => usefulness(a, cards) - usefulness(b, cards));
  return [...must, ...rest.slice(0, PASSED_CARDS - must.length)];
}

/** Aces and trumps stay, long suits too. */
export function usefulness(card: Card, cards: readonly Card[]): number {
  const { groupOf, strengthOf } = NORMAL_ORDER;
  const group = groupOf(card);
  if (group === 'trump') return 100 + strengthOf(card);
  const length = cards.filter((other) => groupOf(other) === group).length;
  return length * 10 + (eyesOf(card) === 11 ? 25 : eyesOf(card) / 2);
}
