import type { HandState } from '../hand/state.ts';
import { type PerSeat, perSeat, type Seat } from '../seat.ts';
import { type ExtraPoint, extraPoints } from './extraPoints.ts';
import { isOneAgainstThree } from './tally.ts';

/** What one seat did in a hand, as statistics count it. All are numbers of times. */
export interface SeatFacts {
  /** Announcements the seat made itself: Re or Kontra and each step it named. */
  readonly announced: number;
  /** Those of them whose party then won. */
  readonly kept: number;
  /** Foxes of the other party in tricks the seat won. */
  readonly foxesCaught: number;
  /** Own foxes in tricks that the other party won. */
  readonly foxesLost: number;
  readonly doppelkoepfe: number;
  /** Karlchen of the seat that won the last trick. */
  readonly karlchen: number;
}

export const NO_FACTS: SeatFacts = {
  announced: 0,
  kept: 0,
  foxesCaught: 0,
  foxesLost: 0,
  doppelkoepfe: 0,
  karlchen: 0,
};

type OverState = Extract<HandState, { phase: 'over' }>;

/** What every seat did in a hand that is over; in solos no extra points count, but announcements do. */
export function seatFacts(hand: OverState): PerSeat<SeatFacts> {
  if (hand.thrownIn) return perSeat(() => NO_FACTS);
  const { parties, winner } = hand.result;
  const extras = isOneAgainstThree(parties) ? [] : extraPoints(hand, parties);
  return perSeat((seat) => {
    const announced = announcementsOf(hand, seat);
    const won = (reason: ExtraPoint['reason']) =>
      extras.filter((extra) => extra.reason === reason && extra.seat === seat).length;
    return {
      announced,
      kept: parties[seat] === winner ? announced : 0,
      foxesCaught: won('fox'),
      foxesLost: extras.filter(({ reason, by }) => reason === 'fox' && by === seat).length,
      doppelkoepfe: won('doppelkopf'),
      karlchen: won('karlchen'),
    };
  });
}

/** A step that was named together with those below it is one announcement. */
const announcementsOf = ({ actions }: OverState, seat: Seat): number =>
  actions.filter((action) => action.do === 'announce' && action.seat === seat).length;
