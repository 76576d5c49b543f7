import type { Card } from '../card.ts';
import type { CardOrder } from '../rules/cardOrder.ts';
import type { WeddingDecidedBy } from '../rules/ruleSet.ts';
import { perSeat, type Seat } from '../seat.ts';
import type { HandEvent } from './event.ts';
import type { PlayState } from './state.ts';

/** Tricks in which a wedding can find its partner (rules.md §4). */
const WEDDING_TRICKS = 3;

/** Whether a trick may decide a wedding, by what was led to it. */
export function mayDecide({ groupOf }: CardOrder, led: Card, decidedBy: WeddingDecidedBy): boolean {
  return decidedBy === 'any' || (groupOf(led) === 'trump') === (decidedBy === 'trump');
}

/**
 * Whether the trick that `winner` has just won (number from 1) decides a wedding: the first of the first
 * three that may decide it and that another seat wins makes that seat the partner; if there is none, the
 * third makes it a solo.
 */
export function decidingTrick(
  state: PlayState,
  winner: Seat,
  trick: number,
): Extract<HandEvent, { type: 'wedding-decided' }> | null {
  const { soloist, order, rules } = state;
  const led = state.trick.cards[0];
  if (soloist === null || led === undefined) return null;
  const partner = winner !== soloist && mayDecide(order, led, rules.weddingDecidedBy) ? winner : null;
  if (partner === null && trick < WEDDING_TRICKS) return null;
  return {
    type: 'wedding-decided',
    partner,
    trick,
    parties: perSeat((seat) => (seat === soloist || seat === partner ? 're' : 'kontra')),
  };
}
