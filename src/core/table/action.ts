import type { Declaration, HandAction, ReservationName } from '../hand/action.ts';
import type { Level } from '../level.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Seat } from '../seat.ts';
import type { Cut, Seal } from '../shuffle.ts';
import type { ChairNumber } from './chairs.ts';
import type { Fixture, FixtureSeat } from './fixture.ts';
import type { Person, PersonId } from './occupant.ts';
import type { Place } from './place.ts';
import type { SessionLength, TableSettings } from './settings.ts';

type WithoutSeat<A> = A extends unknown ? Omit<A, 'seat'> : never;

/** A move as somebody makes it; the table knows the seat. */
export type Move = WithoutSeat<HandAction>;

/** An answer in the inquiry before its turn: kept secret and given when the turn comes. */
export type EarlyAnswer =
  | { readonly do: 'declare'; readonly value: Declaration }
  | { readonly do: 'name'; readonly value: ReservationName };

/**
 * Which decision of the speaker a move was meant for, so that a late or doubled click changes nothing:
 * the hand's number, and for a card how many cards the speaker had played when it was offered.
 */
export interface MoveToken {
  readonly hand: number;
  readonly played?: number;
}

export type TableAction =
  | {
      readonly do: 'open';
      readonly table: string;
      readonly place: Place;
      readonly host: Person;
      readonly settings: TableSettings;
      /** Four to seven. */
      readonly chairs: number;
      /** Computer players seated at once: at most all chairs but the host's. */
      readonly computers: number;
      /** How they play; as computers usually do where it is left out. */
      readonly level?: Level;
      /** A league's table has four chairs: the host sits down where one is kept for them, computers on theirs. */
      readonly fixture?: Fixture;
    }
  /** Takes a free chair in the lobby, or a computer's chair in a session (`chair` chooses which). */
  | { readonly do: 'join'; readonly by: Person; readonly chair?: ChairNumber }
  | { readonly do: 'leave'; readonly by: PersonId }
  /** On one free chair, or on all of them. */
  | {
      readonly do: 'add-computer';
      readonly by: PersonId;
      readonly level: Level;
      readonly seats: 'one' | 'all';
    }
  /** The one that sat down last, or the one on a chair. */
  | { readonly do: 'remove-computer'; readonly by: PersonId; readonly chair?: ChairNumber }
  /** What is played is agreed on in the lobby, by the host or a moderator; the first deal freezes it. */
  | {
      readonly do: 'set-rules';
      readonly by: PersonId;
      readonly rules: RuleSet;
      /** The rules in whose place they come. */
      readonly seen: RuleSet;
      readonly moderator: boolean;
    }
  | {
      readonly do: 'set-length';
      readonly by: PersonId;
      readonly length: SessionLength;
      readonly moderator: boolean;
    }
  | {
      readonly do: 'set-hints';
      readonly by: PersonId;
      readonly hints: boolean;
      readonly moderator: boolean;
    }
  | { readonly do: 'start'; readonly by: PersonId }
  | { readonly do: 'cut'; readonly by: PersonId; readonly cut: Cut; readonly hand: number }
  | { readonly do: 'move'; readonly by: PersonId; readonly move: Move; readonly token: MoveToken }
  | { readonly do: 'computer-move'; readonly seat: Seat; readonly move: Move; readonly token: MoveToken }
  /** Somebody asks the coach what they should do now; what it answers is no part of the table. */
  | { readonly do: 'take-hint'; readonly by: PersonId }
  /** Somebody looks at a hand that is over. */
  | { readonly do: 'look-back'; readonly by: PersonId }
  | { readonly do: 'next-hand'; readonly by: PersonId; readonly hand: number }
  | { readonly do: 'return'; readonly by: PersonId }
  | { readonly do: 'direct-messages'; readonly person: PersonId; readonly open: boolean }
  /** By vote, or at once by the host or a moderator where the person is absent. */
  | { readonly do: 'remove'; readonly by: PersonId; readonly chair: ChairNumber; readonly moderator: boolean }
  | { readonly do: 'vote-end'; readonly by: PersonId }
  | { readonly do: 'pause'; readonly by: PersonId }
  | { readonly do: 'resume'; readonly by: PersonId }
  | { readonly do: 'close'; readonly by: PersonId; readonly moderator: boolean }
  /** The league keeps a chair for somebody else now; whoever sat there gets up. */
  | { readonly do: 'reseat'; readonly chair: ChairNumber; readonly seat: FixtureSeat }
  /** The round is over: what was dealt at a table of a duplicate round is no secret any more. */
  | { readonly do: 'disclose' }
  /** The clock: whatever is due at `Circumstances.at` happens. */
  | { readonly do: 'tick' };

/** Divides evenly among four, five, six and seven chairs. */
export const LOTS = 420;

/** What a decision may need from outside; effects come in as values and pure functions. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A fresh seal, used if this decision seals a deal. */
  readonly seal: Seal;
  /** A fresh random whole number below `LOTS`, used if this decision draws the first dealer. */
  readonly lot: number;
  /** The seal of a deal, from 1, of a round whose tables have the same deals (see `docs/fair-deals.md`). */
  readonly roundSeal: (dealsFrom: string, deal: number) => Seal;
  /** The deck's source for a seed and a cut (see `docs/fair-deals.md`). */
  readonly below: (seed: string, cut: Cut) => (limit: number) => number;
}
