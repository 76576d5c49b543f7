import { type Card, countOf, eyesIn, rankOf } from '../card.ts';
import { NORMAL_ORDER } from './cardOrder.ts';
import type { SoloContract } from './contract.ts';
import type { RuleSet } from './ruleSet.ts';
import { COUNTED_RANKS, COUNTS_OF_CARDS, type ThrowIn } from './throwIn.ts';

export const DECLARATIONS = ['healthy', 'reservation'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export type ReservationName = SoloContract | 'throw-in' | 'poverty' | 'wedding';

/** Trumps, in the order of the normal game, with which poverty may still be named. */
export const MOST_TRUMPS_IN_POVERTY = 3;

export const trumpsIn = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => NORMAL_ORDER.groupOf(card) === 'trump');

/** The trumps that make a hand too good for a poverty, and that its player has to pass. */
export const povertyTrumps = (
  cards: readonly Card[],
  { povertyFoxesCount }: Pick<RuleSet, 'povertyFoxesCount'>,
): readonly Card[] => trumpsIn(cards).filter((card) => povertyFoxesCount || card !== 'DA');

const countIn = (cards: readonly Card[], ranks: readonly string[]): number =>
  cards.filter((card) => ranks.includes(rankOf(card))).length;

/** By the order of the normal game, Schweine not considered; a hand without trumps has none above. */
function hasTrumpAbove(cards: readonly Card[], limit: Card): boolean {
  const { groupOf, strengthOf } = NORMAL_ORDER;
  return cards.some((card) => groupOf(card) === 'trump' && strengthOf(card) > strengthOf(limit));
}

/** Whether a hand as dealt may be thrown in. */
function mayThrowIn(cards: readonly Card[], { eyesOver, noTrumpAbove, ...reasons }: ThrowIn): boolean {
  if (eyesOver !== null && eyesIn(cards) > eyesOver) return true;
  if (noTrumpAbove !== null && !hasTrumpAbove(cards, noTrumpAbove)) return true;
  return COUNTS_OF_CARDS.some((count) => {
    const least = reasons[count];
    return least !== null && countIn(cards, COUNTED_RANKS[count]) >= least;
  });
}

/** What a seat with these cards may name (rules.md §4). */
export function reservationsFor(
  cards: readonly Card[],
  rules: RuleSet,
  forced = false,
): readonly ReservationName[] {
  const solos = rules.solos.map((solo): SoloContract => `solo-${solo}`);
  if (forced) return solos;
  const names: ReservationName[] = [...solos];
  if (mayThrowIn(cards, rules.throwIn)) names.push('throw-in');
  if (rules.poverty && povertyTrumps(cards, rules).length <= MOST_TRUMPS_IN_POVERTY) names.push('poverty');
  if (countOf(cards, 'CQ') === 2) names.push('wedding');
  return names;
}

/** Rank of a reservation; the higher is played, of equals the earlier seat's. */
export function rankOfReservation(name: ReservationName, owesSolo: boolean): number {
  switch (name) {
    case 'wedding':
      return 1;
    case 'poverty':
      return 2;
    case 'throw-in':
      return 3;
    default:
      return owesSolo ? 5 : 4;
  }
}

/** The highest rank that anybody could name, as far as the table can know. */
export function highestPossibleRank(rules: RuleSet, owesSolo: boolean): number {
  if (rules.solos.length > 0) return owesSolo ? 5 : 4;
  if (Object.values(rules.throwIn).some((threshold) => threshold !== null)) return 3;
  return rules.poverty ? 2 : 1;
}
