import type { Contract, Party } from '../rules/contract.ts';
import { nextSeat, type PerSeat, type Seat } from '../seat.ts';
import type { HandEvent } from './event.ts';
import { schweineHolders } from './schweine.ts';
import type { HandState } from './state.ts';

/** The seat left of the dealer leads, speaks and is asked first. */
export const forehandOf = (dealer: Seat): Seat => nextSeat(dealer);

/** What the inquiry, or a poverty's exchange, led to. */
interface Settled {
  readonly contract: Contract;
  readonly soloist: Seat | null;
  readonly parties: PerSeat<Party | null>;
  readonly leader: Seat;
}

/** The first lead is due, with the cards as the seats hold them now. */
export const playBegins = ({ rules, cards }: HandState, settled: Settled): HandEvent => ({
  type: 'play-began',
  ...settled,
  ...schweineHolders(rules, settled.contract, cards),
});
