import type { Card } from '../../src/core/card.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { PerSeat } from '../../src/core/seat.ts';
import { Position, type Terms } from '../../src/players/kernel/position.ts';
import { setHands, World } from '../../src/players/kernel/world.ts';

/** A normal game by the rules of the DDV, led by seat 0. */
export const NORMAL_GAME: Terms = {
  rules: DDV,
  contract: 'normal',
  soloist: null,
  partner: null,
  leader: 0,
  multiplier: 1,
};

/** The number that a kind of card has in a position. */
export const bitOf = (position: Position, card: Card): number => position.order.cards.indexOf(card);

/** A hand in play with these cards, after some of them were played. */
export function positionAfter(
  terms: Terms,
  hands: PerSeat<readonly Card[]>,
  plays: readonly Card[] = [],
): Position {
  const world = new World();
  setHands(world, hands);
  const position = new Position(terms);
  position.begin(world);
  for (const card of plays) position.play(bitOf(position, card));
  return position;
}
