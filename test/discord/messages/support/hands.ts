import { type Card, fullDeck, without } from '../../../../src/core/card.ts';
import type { Seat } from '../../../../src/core/seat.ts';
import { shuffled } from '../../../../src/core/shuffle.ts';
import { type Hands, randomOf } from './testTable.ts';

/** Hands shuffled by seed in which some seats hold certain cards. */
export function handsWith(wanted: Partial<Record<Seat, readonly Card[]>>, seed = 7): Hands {
  const fixed = ([0, 1, 2, 3] as const).map((seat) => wanted[seat] ?? []);
  const rest = [...shuffled(fixed.flat().reduce(without, fullDeck(true)), randomOf(seed))];
  const [a, b, c, d] = fixed.map((cards) => [...cards, ...rest.splice(0, 12 - cards.length)]);
  return [a!, b!, c!, d!];
}

/** Seat 0 holds both queens of clubs. */
export const WEDDING_HANDS = handsWith({ 0: ['CQ', 'CQ', 'HT', 'SQ', 'DJ', 'DA', 'CA', 'CT'] });

/** Seats 0 and 2 hold a queen of clubs each, seat 1 both Dullen. */
export const NORMAL_HANDS = handsWith({ 0: ['CQ', 'DA', 'SA'], 1: ['HT', 'HT', 'CA'], 2: ['CQ', 'HA'] });

/** Seat 1 holds many queens. */
export const SOLO_HANDS = handsWith({ 1: ['CQ', 'SQ', 'SQ', 'HQ', 'HQ', 'DQ', 'CA', 'SA', 'HA', 'DA'] });

/** Seat 0 holds two trumps only; seat 1 can return a trump. */
export const POVERTY_HANDS = handsWith({
  0: ['DA', 'D9', 'C9', 'CA', 'CT', 'CK', 'SA', 'ST', 'SK', 'HA', 'HK', 'H9'],
  1: ['DK', 'S9', 'S9'],
});
