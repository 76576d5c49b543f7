import type { HandEvent } from '../hand/event.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { Seat } from '../seat.ts';
import type { Cut } from '../shuffle.ts';
import type { EarlyAnswer } from './action.ts';
import type { ChairNumber, Lineup } from './chairs.ts';
import type { Fixture, FixtureSeat } from './fixture.ts';
import type { Computer, Person, PersonId } from './occupant.ts';
import type { Place } from './place.ts';
import type { SessionLength, TableSettings } from './settings.ts';
import type { SheetRow } from './sheet.ts';

const END_REASONS = ['played-out', 'voted', 'closed', 'nobody-left', 'unused'] as const;
/**
 * `played-out`: all hands were played, or the target was reached; `voted`: ended early by vote; `closed`: by the host or a moderator;
 * `nobody-left`: the last person left; `unused`: nobody touched the table for too long.
 */
export type EndReason = (typeof END_REASONS)[number];

type Body =
  | {
      readonly type: 'table-opened';
      readonly table: string;
      readonly place: Place;
      readonly host: Person;
      readonly settings: TableSettings;
      readonly chairs: number;
      /** Null: no league's table. */
      readonly fixture: Fixture | null;
    }
  | { readonly type: 'seat-taken'; readonly chair: ChairNumber; readonly person: Person }
  | ({ readonly type: 'computer-seated'; readonly chair: ChairNumber } & Computer)
  /** In the lobby the chair is empty afterwards; in a session the named computer plays on. */
  | { readonly type: 'seat-left'; readonly chair: ChairNumber; readonly computer: Computer | null }
  | { readonly type: 'host-passed'; readonly host: PersonId }
  | { readonly type: 'rules-set'; readonly rules: RuleSet }
  | { readonly type: 'length-set'; readonly length: SessionLength }
  | { readonly type: 'hints-set'; readonly hints: boolean }
  /** Empty chairs are taken away and the others move up; `dealer` counts what is left. */
  | { readonly type: 'session-started'; readonly dealer: ChairNumber }
  | {
      readonly type: 'deal-sealed';
      readonly hand: number;
      readonly dealer: ChairNumber;
      readonly lineup: Lineup;
      readonly commitment: string;
      readonly seed: string;
    }
  | { readonly type: 'deck-cut'; readonly cut: Cut }
  | { readonly type: 'answered-early'; readonly seat: Seat; readonly answer: EarlyAnswer }
  | { readonly type: 'hand-event'; readonly event: HandEvent }
  /** Somebody asked the coach about this seat's decision at this point of the hand. */
  | { readonly type: 'hint-taken'; readonly seat: Seat }
  | { readonly type: 'hand-finished'; readonly row: SheetRow }
  /** The only person at the table looks at a hand that is over: the next one waits until it is asked for. */
  | { readonly type: 'looked-back' }
  | { readonly type: 'reminded'; readonly chair: ChairNumber }
  | { readonly type: 'move-missed'; readonly chair: ChairNumber; readonly held: boolean }
  /** A move is awaited so long that the person counts as absent; nobody plays for them. */
  | { readonly type: 'overdue'; readonly chair: ChairNumber }
  | { readonly type: 'returned'; readonly chair: ChairNumber }
  | { readonly type: 'direct-messages'; readonly person: PersonId; readonly open: boolean }
  | { readonly type: 'removal-voted'; readonly by: PersonId; readonly chair: ChairNumber }
  | { readonly type: 'end-voted'; readonly by: PersonId }
  /** `by` null: nobody present any more. */
  | { readonly type: 'paused'; readonly by: PersonId | null }
  | { readonly type: 'resumed'; readonly by: PersonId | null }
  | { readonly type: 'table-ended'; readonly reason: EndReason }
  /** The league keeps a chair for somebody else. */
  | { readonly type: 'reseated'; readonly chair: ChairNumber; readonly seat: FixtureSeat }
  /** What was dealt is no secret any more: the round is over at all its tables. */
  | { readonly type: 'disclosed' };

/** What happened at a table; `at` in milliseconds since 1970. The rules in force are part of
 * `table-opened` and `rules-set`. */
export type TableEvent = Body & { readonly at: number };

/** An event without its time, as decisions make it. */
export type TableFact = Body;
