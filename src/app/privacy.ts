import { setImmediate as turn } from 'node:timers/promises';
import { leagueOf } from '../core/league/evolve.ts';
import { hasRoundBegun, type LeagueTable } from '../core/league/leagueTable.ts';
import type { LeagueState, Round } from '../core/league/state.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { PersonId } from '../core/table/occupant.ts';
import { chairOf } from '../core/table/seating.ts';
import type { Log } from '../log.ts';
import type { AuditLog } from './audit.ts';
import { mentioned } from './audit.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import type { LeagueStore } from './leagues/leagueStore.ts';
import type { Leagues } from './leagues/leagues.ts';
import type { Erasure, Kept, PersonalData } from './personalData.ts';
import type { Preferences } from './preferences.ts';
import { SerialQueue } from './serialQueue.ts';
import type { Tables } from './tables.ts';

/** What somebody has to leave before their data can be deleted. */
export interface Obstacle {
  /**
   * `seated`: they sit at an open table; `witness`: they left it, and have seen cards of the hand that is played;
   * `entered`: they take part in a season that is not over; `match-day`: they do not any more, or never did, but play
   * on a match day that is going on.
   */
  readonly what: 'seated' | 'witness' | 'entered' | 'match-day';
  readonly guildId: string;
  readonly channelId: string;
  /** Of the league, as it was typed: untrusted; null for a table. */
  readonly name: string | null;
}

interface Parts {
  readonly data: PersonalData;
  readonly tables: Pick<Tables, 'find' | 'read' | 'rewrite'>;
  readonly seasons: Pick<LeagueStore, 'find' | 'load'>;
  readonly leagues: Pick<Leagues, 'rewrite'>;
  readonly preferences: Pick<Preferences, 'forget'>;
  /** While tables of earlier versions are still being booked, they are booked as they were read. */
  readonly books: Pick<Bookkeeping, 'idle'>;
  readonly audit: AuditLog;
  /** How a former player is called in a server from then on. */
  readonly formerName: (guildId: string, number: number) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * What people may have done with what is kept of them. A deletion keeps all sums: a former player, whom nothing leads
 * back to the person, takes their place in everything that was played.
 */
export class Privacy {
  private readonly parts: Parts;
  private readonly queue = new SerialQueue();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  kept(person: PersonId): Promise<Kept> {
    return this.parts.data.kept(person);
  }

  /** What somebody has to leave first; empty: their data can be deleted. */
  async obstacles(person: PersonId): Promise<readonly Obstacle[]> {
    const { tables } = this.parts;
    const obstacles: Obstacle[] = [];
    for (const { id } of await tables.find({ appearing: person, openOnly: true })) {
      const table = (await tables.read(id))?.table;
      if (!table) continue;
      const isSeated = chairOf(table.chairs, person) !== null;
      if (isSeated || table.departed.includes(person)) {
        obstacles.push({ what: isSeated ? 'seated' : 'witness', ...table.place, name: null });
      }
    }
    return [...obstacles, ...(await this.seasonsOf(person))];
  }

  private async seasonsOf(person: PersonId): Promise<readonly Obstacle[]> {
    const { seasons } = this.parts;
    const obstacles: Obstacle[] = [];
    for (const { id } of await seasons.find({ person, phases: ['joining', 'running'] })) {
      const league = leagueOf(await seasons.load(id));
      const what = league && placeIn(league, person);
      if (!what) continue;
      const { guildId, channelId, name } = league;
      obstacles.push({ what, guildId, channelId, name });
    }
    return obstacles;
  }

  /** Deletes everything that is kept of somebody; refused where they have to leave something first. */
  erase(person: PersonId): Promise<Result<null, readonly Obstacle[]>> {
    return this.queue.run(person, async () => {
      const obstacles = await this.obstacles(person);
      if (obstacles.length > 0) return err(obstacles);
      await this.parts.data.begin(person, this.parts.now());
      await this.goOn(person);
      return ok(null);
    });
  }

  /**
   * Goes on with what an earlier process could not finish. Whoever sat down again meanwhile, after a failure, keeps
   * their seat: that waits for the next time.
   */
  async resume(): Promise<void> {
    const people = new Set((await this.parts.data.erasures()).map(({ person }) => person));
    for (const person of people) {
      await this.queue.run(person, async () => {
        if ((await this.obstacles(person)).length === 0) await this.goOn(person);
      });
    }
  }

  private async goOn(person: PersonId): Promise<void> {
    const { data, preferences, books } = this.parts;
    // First: once the last server is done, nothing would be left to say that this is still to be done.
    await preferences.forget(person);
    await books.idle();
    for (const erasure of (await data.erasures()).filter((begun) => begun.person === person)) {
      await this.eraseIn(erasure);
    }
  }

  private async eraseIn(erasure: Erasure): Promise<void> {
    const { data, tables, leagues, audit, formerName, now, log } = this.parts;
    const { guildId, former } = erasure;
    const name = await formerName(guildId, Number(former.split(':')[1]));
    const histories = await data.histories(erasure);
    for (const table of histories.tables) {
      await tables.rewrite(table, () => data.eraseTable(erasure, name, table));
      await turn();
    }
    for (const league of histories.leagues) {
      await leagues.rewrite(league, () => data.eraseLeague(erasure, name, league));
      await turn();
    }
    await data.finish(erasure, name);
    await audit.note({
      guildId,
      at: now(),
      by: null,
      what: 'data-deleted',
      subject: mentioned(former),
      before: null,
      after: null,
    });
    log.info({ guild: guildId, tables: histories.tables.length }, 'data of a person were deleted');
  }
}

/** What somebody has to do with a season that is not over; null: nothing that keeps them. */
function placeIn({ entrants, rounds }: LeagueState, person: PersonId): 'entered' | 'match-day' | null {
  if (entrants.some((entrant) => entrant.person.id === person && !entrant.left)) return 'entered';
  const plays = ({ players, substitutions }: LeagueTable): boolean =>
    players.includes(person) || substitutions.some(({ by }) => by?.id === person);
  // Whoever has seen the deals of a duplicate round must not come back to it as somebody else.
  const hasSeen = ({ replaced }: LeagueTable): boolean => replaced.includes(person);
  const going = rounds.filter((round) => hasRoundBegun(round) && !round.over);
  const isIn = ({ tables, dealsFrom }: Round): boolean =>
    tables.some((table) => plays(table) || (dealsFrom !== null && hasSeen(table)));
  return going.some(isIn) ? 'match-day' : null;
}
