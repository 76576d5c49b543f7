import type { SeatView } from '../../core/view/seatView.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Expired, PlayerMove } from '../player.ts';
import { chooseReservation } from './inquiry.ts';
import { choosePassed, takesPoverty } from './poverty.ts';

/** How much a player thinks before it says something in the inquiry or the exchange of a poverty. */
export interface BiddingEffort {
  /** Deals on which the best options are compared; those that fall behind are tried on fewer. */
  readonly deals: number;
}

/**
 * What a seat says or passes before play, in its turn; null where the view is in no such phase, or nothing came of
 * thinking about it. The work is bounded by the effort; where time is up, the answer so far.
 */
export function chooseBid(
  view: SeatView,
  effort: BiddingEffort,
  rng: Rng,
  expired: Expired,
): PlayerMove | null {
  const [only] = view.legal;
  switch (view.phase) {
    case 'declare': {
      if (view.legal.length === 1 && only?.do === 'declare') return only;
      const reserves = chooseReservation(view, effort.deals, rng, expired) !== null;
      return { do: 'declare', value: reserves ? 'reservation' : 'healthy' };
    }
    case 'name': {
      const value = chooseReservation(view, effort.deals, rng, expired);
      return value && { do: 'name', value };
    }
    case 'take':
      return { do: 'take', value: takesPoverty(view, effort.deals, rng, expired) };
    case 'pass':
      return only?.do === 'pass'
        ? { do: 'pass', cards: choosePassed(view, only, effort.deals, rng, expired) }
        : null;
    default:
      return null;
  }
}
