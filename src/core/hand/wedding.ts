import { perSeat, type Seat } from '../seat.ts';
import type { HandEvent } from './event.ts';
import type { PlayState } from './state.ts';

/** Tricks in which a wedding can find its partner (rules.md §4). */
const WEDDING_TRICKS = 3;

/**
 * Whether the trick that `winner` has just won (number from 1) decides a wedding: the first of the first
 * three that another seat wins makes that seat the partner; if the wedding player wins all three, the third
 * makes it a solo.
 */
export function decidingTrick(
  state: PlayState,
  winner: Seat,
  trick: number,
): Extract<HandEvent, { type: 'wedding-decided' }> | null {
  const { soloist } = state;
  if (soloist === null || trick > WEDDING_TRICKS) return null;
  const partner = winner === soloist ? null : winner;
  if (partner === null && trick < WEDDING_TRICKS) return null;
  return {
    type: 'wedding-decided',
    partner,
    trick,
    parties: perSeat((seat) => (seat === soloist || seat === partner ? 're' : 'kontra')),
  };
}
