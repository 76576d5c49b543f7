import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PersonId } from '../core/table/occupant.ts';
import type { Log } from '../log.ts';
import { systemTimer } from './clockwork.ts';
import type { DepartedServers } from './departedServers.ts';
import type { After } from './ports.ts';
import type { Preferences } from './preferences.ts';
import type { Tables } from './tables.ts';

/** One day, in milliseconds: so often it is looked whether something is to be deleted. */
const DAY = 24 * 60 * 60 * 1000;

/** So long everything of a server is kept after the bot was removed from it, in milliseconds. */
export const KEPT_AFTER_REMOVAL = 30 * DAY;

interface Parts {
  readonly servers: DepartedServers;
  readonly tables: Pick<Tables, 'rewrite'>;
  readonly preferences: Pick<Preferences, 'forget' | 'forgetServer'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The timer that goes with `now`; the computer's own if absent. */
  readonly after?: After;
  readonly log: Log;
}

/** Deletes what is kept of servers that the bot was removed from, once it is due; bit by bit, while others play. */
export class Retention {
  private readonly parts: Parts;
  private callOff: (() => void) | undefined;
  private running: Promise<void> | null = null;
  private stopped = true;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Begins to look every day; `guildIds` are the servers in which the bot is. */
  async start(guildIds: readonly string[]): Promise<void> {
    this.stopped = false;
    await this.parts.servers.present(guildIds, this.parts.now());
    this.look();
  }

  /** The bot was removed from a server. */
  left(guildId: string): Promise<void> {
    return this.noted(guildId, () => this.parts.servers.left(guildId, this.parts.now()));
  }

  /** The bot is in a server, again or for the first time. */
  returned(guildId: string): Promise<void> {
    return this.noted(guildId, () => this.parts.servers.returned(guildId));
  }

  /** Settles when nothing is being deleted any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff?.();
    await this.running;
  }

  /** Settles when everything that is due has been deleted. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async noted(guildId: string, note: () => Promise<void>): Promise<void> {
    try {
      await note();
    } catch (error) {
      this.parts.log.error({ err: error, guild: guildId }, 'could not note that the bot came or went');
    }
  }

  private look(): void {
    if (this.stopped) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      const { after = systemTimer } = this.parts;
      if (!this.stopped) this.callOff = after(DAY, () => this.look());
    });
  }

  private async run(): Promise<void> {
    try {
      for (const guildId of await this.due()) await this.deleteServer(guildId);
    } catch (error) {
      this.parts.log.error({ err: error }, 'servers could not be deleted; trying again tomorrow');
    }
  }

  private due(): Promise<readonly string[]> {
    const { servers, now } = this.parts;
    return servers.leftBefore(now() - KEPT_AFTER_REMOVAL);
  }

  /** Stops where it stands once the bot is invited again. */
  private async deleteServer(guildId: string): Promise<void> {
    const { servers, tables, preferences, log } = this.parts;
    const goesOn = async (): Promise<boolean> => {
      await othersTurn();
      return !this.stopped && (await this.due()).includes(guildId);
    };
    for (const table of await servers.tables(guildId)) {
      if (!(await goesOn())) return;
      let forgotten: readonly PersonId[] = [];
      await tables.rewrite(table, async () => {
        forgotten = await servers.deleteTable(table);
      });
      await this.forget(forgotten);
    }
    for (let more = true; more; ) {
      if (!(await goesOn())) return;
      const portion = await servers.deletePortion(guildId);
      await this.forget(portion.forgotten);
      ({ more } = portion);
    }
    await preferences.forgetServer(guildId);
    log.info({ guild: guildId }, 'everything of a server that the bot had left was deleted');
  }

  private async forget(people: readonly PersonId[]): Promise<void> {
    for (const person of people) await this.parts.preferences.forget(person);
  }
}
