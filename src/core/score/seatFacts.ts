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
