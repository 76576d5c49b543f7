import { createHash } from 'node:crypto';
import { handsOf, type RandomBytes } from '../../../src/app/fairDeal.ts';
import type { Card } from '../../../src/core/card.ts';
import { type HandRuleDifferences, withDdvRules } from '../../../src/core/rules/readRules.ts';
import { type ReservationName, reservationsFor } from '../../../src/core/rules/reservation.ts';
import { type PerSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import type { ChairNumber } from '../../../src/core/table/chairs.ts';

/** What a deal has to be like. */
export type WantedDeal = (hands: PerSeat<readonly Card[]>) => boolean;

export interface ChosenDeals {
  readonly nines: boolean;
  /** Who deals first. */
  readonly dealer: ChairNumber;
  /** One after another, left uncut; deals beyond them are any. */
  readonly deals: readonly WantedDeal[];
}

/** Seeds to look through for one deal. */
const MOST_SEEDS = 200_000;

/** Chance for a bot with one table: seeds of which the first ones deal what is wanted. */
export function chosenDeals({ nines, dealer, deals }: ChosenDeals): RandomBytes {
  const wanted = [...deals];
  let tried = 0;
  const next = (): Uint8Array => createHash('sha256').update(`deal ${tried++}`).digest();
  return (count) => {
    // Two bytes draw the first dealer, all others are seeds.
    if (count === 2) return Uint8Array.of(0, dealer);
    const isWanted = wanted.shift() ?? (() => true);
    for (let seeds = 0; seeds < MOST_SEEDS; seeds++) {
      const seed = next();
      if (isWanted(handsOf(Buffer.from(seed).toString('hex'), null, nines))) return seed;
    }
    throw new Error('No seed deals what is wanted');
  };
}

/** A deal in which a seat may name this, and no other seat anything but solos. */
export const onlyOne =
  (seat: Seat, name: ReservationName, rules: HandRuleDifferences): WantedDeal =>
  (hands) =>
    reservationsFor(hands[seat], withDdvRules(rules)).includes(name) && solosOnly(hands, rules, seat);

/** Whether no seat, but the one left out, may name anything but solos. */
export const solosOnly = (
  hands: PerSeat<readonly Card[]>,
  rules: HandRuleDifferences,
  leftOut: Seat | null = null,
): boolean =>
  SEATS.every(
    (seat) =>
      seat === leftOut ||
      reservationsFor(hands[seat], withDdvRules(rules)).every((name) => name.startsWith('solo-')),
  );
