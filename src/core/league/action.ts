import type { Person, PersonId } from '../table/occupant.ts';
import type { DrawnDay, DrawRequest } from './draw.ts';
import type { PerPlayer, TablePlace } from './leagueTable.ts';
import type { LeagueSettings } from './settings.ts';

/** Who acts, and whether they may manage the server's leagues: what follows from it is decided here. */
interface Actor {
  readonly by: Person;
  readonly manages: boolean;
}

export type LeagueAction =
  | ({
      readonly do: 'open';
      readonly league: string;
      readonly guildId: string;
      /** Where its public messages stand. */
      readonly channelId: string;
      readonly name: string;
      readonly season: number;
      readonly settings: LeagueSettings;
    } & Actor)
  /** Oneself before the season starts; others, or later (for the next draw), by who manages. */
  | ({ readonly do: 'enter'; readonly person: Person } & Actor)
  /** Oneself, or by who manages. In a running season their tables stay until they are drawn anew. */
  | ({ readonly do: 'leave'; readonly person: PersonId } & Actor)
  /** Draws all match days. */
  | ({ readonly do: 'start' } & Actor)
  /** Draws the match days after the last one that has begun anew. */
  | ({ readonly do: 'redraw' } & Actor)
  /** Somebody plays for somebody at one table; by whom it concerns, or by who manages. */
  | ({
      readonly do: 'substitute';
      readonly for: PersonId;
      /** Null: a computer; `for` themselves: they play after all. */
      readonly substitute: Person | null;
    } & TablePlace &
      Actor)
  /** Points in order of the table's chairs. */
  | ({ readonly do: 'enter-result'; readonly points: PerPlayer<number> } & TablePlace & Actor)
  | ({ readonly do: 'remove-result' } & TablePlace & Actor)
  | ({ readonly do: 'close' } & Actor)
  /** Dulle's table of that id is to be it; by who plays there, or by who manages. */
  | ({ readonly do: 'open-table'; readonly dulleTable: string } & TablePlace & Actor)
  /** The service: that table has ended, after play or without. */
  | ({ readonly do: 'table-played'; readonly dulleTable: string; readonly complete: boolean } & TablePlace)
  | ({ readonly do: 'table-dropped'; readonly dulleTable: string } & TablePlace);

/** What a decision may need from outside. */
export interface LeagueCircumstances {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Any whole number of 32 bits: the draw follows from it. */
  readonly seed: number;
  /** Draws match days; the same ones for the same request. */
  readonly draw: (request: DrawRequest) => readonly DrawnDay[];
  /** A fresh secret from which the deals of a duplicate round follow: 64 hexadecimal digits. */
  readonly secret: () => string;
}
