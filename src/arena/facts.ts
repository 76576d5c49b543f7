import type { HandEvent } from '../core/hand/event.ts';
import type { Announcement } from '../core/rules/announcement.ts';
import { type Party, type ResultContract, type SoloContract, soloOf } from '../core/rules/contract.ts';
import type { PerSeat, Seat } from '../core/seat.ts';
import type { OverState, PlayedGame } from './game.ts';

/** Why a solo is played: of one's own will, because one still owed it (and chose the deal), or by force. */
export type SoloReason = 'voluntary' | 'mandatory' | 'forced';

/** What statistics count of one game: little enough to keep for every game of a run. */
export interface GameFacts {
  readonly contract: ResultContract;
  readonly scores: PerSeat<number>;
  readonly winner: Party | null;
  /** Null where the hand was thrown in. */
  readonly parties: PerSeat<Party> | null;
  readonly announcements: readonly {
    readonly seat: Seat;
    readonly value: Announcement;
    readonly late: boolean;
  }[];
  /** Solos that were named, whether or not they were played. */
  readonly named: readonly {
    readonly seat: Seat;
    readonly solo: SoloContract;
    readonly reason: SoloReason;
  }[];
  /** Who played the solo or wedding (a silent one's too) or was poor; null in a normal game. */
  readonly soloist: Seat | null;
  /** The seat that was poor, and who took its cards (null: nobody); null where no poverty came to be asked for. */
  readonly poverty: { readonly poor: Seat; readonly taker: Seat | null } | null;
}

/** A deal and its games, one a seating, in the order of `PLACES`. */
export interface DealFacts {
  readonly deal: number;
  readonly dealer: Seat;
  readonly games: readonly GameFacts[];
}

export function factsOf({ over, events }: PlayedGame): GameFacts {
  return {
    contract: over.result.contract,
    scores: over.result.scores,
    winner: over.result.winner,
    parties: over.thrownIn ? null : over.result.parties,
    announcements: events.flatMap((event) =>
      event.type === 'announced' ? [{ seat: event.seat, value: event.value, late: event.late }] : [],
    ),
    named: events.flatMap((event) =>
      event.type === 'named' && soloOf(event.value) !== null
        ? [{ seat: event.seat, solo: event.value as SoloContract, reason: reasonOf(over, event.seat) }]
        : [],
    ),
    soloist: over.thrownIn ? null : over.soloist,
    poverty: povertyIn(events),
  };
}

const reasonOf = ({ forcedSolo, owesSolo }: OverState, seat: Seat): SoloReason =>
  forcedSolo === seat ? 'forced' : owesSolo.includes(seat) ? 'mandatory' : 'voluntary';

function povertyIn(events: readonly HandEvent[]): GameFacts['poverty'] {
  const stands = events.find((event) => event.type === 'poverty-stands');
  if (!stands) return null;
  const took = events.find((event) => event.type === 'took' && event.value);
  return { poor: stands.poor, taker: took?.type === 'took' ? took.seat : null };
}
