import type { PersonId } from '../core/table/occupant.ts';

/** What one step of a deletion came to. */
export interface DeletedPortion {
  /** People of whom nothing is left in any server now. */
  readonly forgotten: readonly PersonId[];
  /** Whether there is more to be deleted. */
  readonly more: boolean;
}

/** Port: servers that the bot was removed from, and what is still kept of them. */
export interface DepartedServers {
  /** The bot is in these servers and no others. `at` in milliseconds since 1970. */
  present(guildIds: readonly string[], at: number): Promise<void>;
  left(guildId: string, at: number): Promise<void>;
  returned(guildId: string): Promise<void>;
  /** Servers that the bot left at or before `then`. */
  leftBefore(then: number): Promise<readonly string[]>;
  /** Ids of all tables in a server. */
  tables(guildId: string): Promise<readonly string[]>;
  /** Deletes a table with its whole history; gives the people of whom nothing is left in any server now. */
  deleteTable(table: string): Promise<readonly PersonId[]>;
  /** Deletes some of what is left of a server that has no tables any more. */
  deletePortion(guildId: string): Promise<DeletedPortion>;
}
