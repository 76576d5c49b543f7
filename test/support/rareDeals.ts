import { type Card, fullDeck, rankOf, suitOf, withoutAll } from '../../src/core/card.ts';
import { trumpsIn } from '../../src/core/rules/reservation.ts';
import { type PerSeat, perSeat, type Seat } from '../../src/core/seat.ts';
import { shuffled } from '../../src/core/shuffle.ts';

type Random = () => number;
type Gift = (deck: readonly Card[], random: Random) => readonly Card[];

const mixed = (deck: readonly Card[], random: Random) =>
  shuffled(deck, (limit) => Math.floor(random() * limit));

const some = (deck: readonly Card[], ranks: string, random: Random) =>
  mixed(deck, random).filter((card) => ranks.includes(rankOf(card)));

const sizeOf = (deck: readonly Card[]): number => deck.length / 4;

/** What a rare hand begins with, by what makes it rare. */
const GIFTS: readonly Gift[] = [
  // Poverty: whatever else comes, at most three trumps.
  (deck, random) => mixed(withoutAll(deck, trumpsIn(deck)), random).slice(0, sizeOf(deck) - 3),
  // Schweine and Superschweine.
  (deck, random) => {
    const suit = random() < 0.5 ? 'D' : suitOf(mixed(deck, random)[0] as Card);
    const ranks = sizeOf(deck) === 12 ? 'A9' : 'AK';
    return deck.filter((card) => suitOf(card) === suit && ranks.includes(rankOf(card)));
  },
  // A wedding, silent or not.
  () => ['CQ', 'CQ'],
  // Something to throw in.
  (deck, random) => some(deck, random() < 0.5 ? '9K' : 'AT', random).slice(0, 7),
];

/** A deal in which one seat holds what chance alone would deal it too seldom to be tested by. */
export function rareDeal(nines: boolean, random: Random): PerSeat<readonly Card[]> {
  const deck = fullDeck(nines);
  const gift = (GIFTS[Math.floor(random() * GIFTS.length)] as Gift)(deck, random);
  const lucky = Math.floor(random() * 4) as Seat;
  const rest = [...mixed(withoutAll(deck, gift), random)];
  return perSeat((seat) => {
    const given = seat === lucky ? gift : [];
    return [...given, ...rest.splice(0, sizeOf(deck) - given.length)];
  });
}
