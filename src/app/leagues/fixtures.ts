import { seatsOf } from '../../core/league/fixtureOf.ts';
import { type LeagueTable, type TablePlace, tableStatus } from '../../core/league/leagueTable.ts';
import type { LeagueRejection } from '../../core/league/rejection.ts';
import type { LeagueView, RoundView } from '../../core/league/view.ts';
import { ok, type Result } from '../../core/result.ts';
import { SEATS } from '../../core/seat.ts';
import { isSameSeat } from '../../core/table/fixture.ts';
import type { Person } from '../../core/table/occupant.ts';
import type { Place } from '../../core/table/place.ts';
import type { TableRejection } from '../../core/table/rejection.ts';
import type { Absence, Pace } from '../../core/table/settings.ts';
import type { Log } from '../../log.ts';
import type { Tables } from '../tables.ts';
import type { LeagueObserver, Leagues } from './leagues.ts';
import { hasPlayed } from './leagueTables.ts';

/** A table of a match day that somebody opens. */
export interface FixtureWanted extends TablePlace {
  readonly league: string;
  readonly by: Person;
  /** Whether they may manage the server's leagues. */
  readonly manages: boolean;
  /** Where it is to stand; a duplicate round needs a text channel in which the bot may open private threads. */
  readonly place: Place;
  readonly pace: Pace;
  readonly absence: Absence;
}

/** Dulle's table for a place in a league; `isNew`: it was opened just now. */
export interface FixtureOpened {
  readonly table: string;
  readonly isNew: boolean;
}

interface Parts {
  readonly leagues: Pick<Leagues, 'read' | 'find' | 'openTable'>;
  readonly tables: Pick<Tables, 'act' | 'read' | 'played'>;
  readonly newId: () => string;
  readonly log: Log;
}

/**
 * Opens the tables of leagues, and lets them follow what happens in their league: who plays for whom, whether their
 * result was entered by hand, and when what was dealt in a duplicate round is no secret any more.
 */
export class Fixtures implements LeagueObserver {
  private readonly working = new Set<Promise<void>>();
  /** Rounds with nothing left to be disclosed; forgotten with the process. */
  private readonly disclosed = new Set<string>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Opens a table, unless it is open: then it is the one that is there. */
  async open(wanted: FixtureWanted): Promise<Result<FixtureOpened, LeagueRejection | TableRejection>> {
    const { leagues, tables, newId } = this.parts;
    const { league, round, table, by, manages, place, pace, absence } = wanted;
    const dulleTable = newId();
    const noted = { round, table, dulleTable, by, manages };
    const opened = await leagues.openTable<TableRejection>(league, noted, (fixture, { rules, hands }) =>
      tables.act(dulleTable, {
        do: 'open',
        table: dulleTable,
        place,
        host: by,
        settings: { rules, length: { kind: 'hands', hands }, pace, absence, hints: false },
        chairs: fixture.seats.length,
        computers: 0,
        fixture,
      }),
    );
    // Who plays may have changed while the table was being opened.
    if (opened.ok) this.changed(league);
    if (opened.ok) return ok({ table: dulleTable, isNew: true });
    const { error } = opened;
    return error.code === 'table-open' ? ok({ table: error.dulleTable, isNew: false }) : opened;
  }

  /** Told after every change of a league. */
  changed(league: string): void {
    const running = this.follow(league)
      .catch((error: unknown) => {
        this.parts.log.error({ err: error, league }, 'the tables of a league could not follow it');
      })
      .finally(() => this.working.delete(running));
    this.working.add(running);
  }

  /** Takes up what an earlier process may have left undone. */
  async start(): Promise<void> {
    for (const { id } of await this.parts.leagues.find({ phases: ['running', 'closed'] }))
      await this.follow(id);
  }

  /** Settles when all tables have followed. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working);
  }

  private async follow(id: string): Promise<void> {
    const reading = await this.parts.leagues.read(id);
    if (!reading) return;
    const { league } = reading;
    for (const table of league.rounds.flatMap(({ tables }) => tables)) {
      if (tableStatus(table) !== 'playing') continue;
      await this.closeUnplayed(league, table);
      await this.reseat(league, table);
    }
    for (const round of league.rounds) if (isPublic(league, round)) await this.disclose(id, round);
  }

  /** Nobody need sit down where a result was entered by hand and nothing has been played yet. */
  private async closeUnplayed({ settings }: LeagueView, { dulleTable, entered }: LeagueTable): Promise<void> {
    if (dulleTable === null || entered === null) return;
    const { tables } = this.parts;
    const played = await tables.played(dulleTable);
    if (!played || played.ended || hasPlayed(played, settings)) return;
    await tables.act(dulleTable, { do: 'close', by: entered.by, moderator: true });
  }

  private async reseat(league: LeagueView, table: LeagueTable): Promise<void> {
    const { tables } = this.parts;
    const dulleTable = table.dulleTable ?? '';
    const seats = seatsOf(league, table);
    const now = (await tables.read(dulleTable))?.table;
    if (!now?.fixture || now.phase === 'ended') return;
    const { fixture } = now;
    const others = SEATS.filter((chair) => !isSameSeat(seats[chair], fixture.seats[chair]));
    // Twice, since two who change chairs stand in each other's way the first time.
    for (const chair of [...others, ...others]) {
      await tables.act(dulleTable, { do: 'reseat', chair, seat: seats[chair] });
    }
  }

  /** In order: where the last table is disclosed already, nothing has been left undone. */
  private async disclose(league: string, round: RoundView): Promise<void> {
    const { tables } = this.parts;
    const key = `${league} ${round.number}`;
    const ids = round.tables.flatMap(dulleTablesOf);
    const last = this.disclosed.has(key) ? undefined : ids.at(-1);
    const isLeft = last !== undefined && (await tables.read(last))?.table.concealed;
    for (const id of isLeft ? ids : []) await tables.act(id, { do: 'disclose' });
    this.disclosed.add(key);
  }
}

/** All of Dulle's tables that were opened for a table of a league, in order. */
const dulleTablesOf = ({ dulleTable, earlier }: LeagueTable): readonly string[] =>
  dulleTable === null ? earlier : [...earlier, dulleTable];

/** Nobody will play the deals of a round any more: it is over, or the season is. */
const isPublic = ({ settings, phase }: LeagueView, { over }: RoundView): boolean =>
  settings.kind === 'duplicate' && (over || phase === 'closed');
