import type { LeagueAction, LeagueCircumstances } from '../../core/league/action.ts';
import { decideLeague } from '../../core/league/decide.ts';
import type { DrawnDay, DrawRequest } from '../../core/league/draw.ts';
import type { LeagueEvent } from '../../core/league/event.ts';
import { evolveLeague, leagueOf } from '../../core/league/evolve.ts';
import { fixtureOf } from '../../core/league/fixtureOf.ts';
import type { TablePlace } from '../../core/league/leagueTable.ts';
import type { LeagueRejection } from '../../core/league/rejection.ts';
import { seasonResults, type TableResult } from '../../core/league/results.ts';
import type { LeagueSettings } from '../../core/league/settings.ts';
import { type Standing, standings } from '../../core/league/standings.ts';
import type { LeagueState } from '../../core/league/state.ts';
import { tableIn } from '../../core/league/tableIn.ts';
import { type LeagueView, leagueView } from '../../core/league/view.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Fixture, NOTHING_BEFORE } from '../../core/table/fixture.ts';
import type { Log } from '../../log.ts';
import type { AuditLog } from '../audit.ts';
import type { Ledger } from '../ledger.ts';
import { SerialQueue } from '../serialQueue.ts';
import type { Tables } from '../tables.ts';
import { leagueCorrection, writtenResult } from './leagueAudit.ts';
import { leagueHands } from './leagueHands.ts';
import type { LeagueQuery, LeagueStore, LeagueSummary } from './leagueStore.ts';

/** Leagues of a server that are not closed: they fit into one menu of Discord's. */
export const MOST_OPEN_LEAGUES = 20;

/** Somebody else may append between load and append this often before an action is given up as a bug. */
const MOST_CONFLICTS = 5;

/** A season at one version. */
export interface LeagueReading {
  /** Number of events folded. */
  readonly version: number;
  /** Grows with whatever changes what can be told of it: events, corrected hands, people who are forgotten. */
  readonly edition: number;
  readonly league: LeagueView;
}

/** What happened to an action: the season as it stands now, and what was appended. */
export interface LeagueActed {
  readonly reading: LeagueReading;
  readonly events: readonly LeagueEvent[];
}

/** Told after every change, once it is stored; must return at once and work later. */
export interface LeagueObserver {
  changed(league: string): void;
}

/** A season's results and standings, as far as they may be told. */
export interface Season {
  readonly reading: LeagueReading;
  readonly results: readonly TableResult[];
  readonly standings: readonly Standing[];
}

/** What somebody may do in a league that is there; tables are opened by `openTable`. */
export type LeagueMove = Exclude<
  LeagueAction,
  { readonly do: 'open' | 'open-table' | 'table-played' | 'table-dropped' }
>;

export type TableEnd = Extract<LeagueAction, { readonly do: 'table-played' | 'table-dropped' }>;

interface TableId {
  readonly dulleTable: string;
}

export type NewLeague = Omit<Extract<LeagueAction, { readonly do: 'open' }>, 'do' | 'season'>;

interface Parts {
  readonly store: LeagueStore;
  readonly tables: Pick<Tables, 'played'>;
  readonly hands: Pick<Ledger, 'hands' | 'reveal'>;
  readonly audit: Pick<AuditLog, 'note'>;
  /** Draws beside the event loop. */
  readonly draw: (request: DrawRequest) => Promise<readonly DrawnDay[]>;
  readonly circumstances: () => Omit<LeagueCircumstances, 'draw'>;
  readonly log: Log;
}

interface Loaded {
  readonly state: LeagueState | null;
  readonly version: number;
}

/** The league service: loads, decides, appends, and tells the observers. Nothing of a season lives only here. */
export class Leagues {
  private readonly queue = new SerialQueue();
  private readonly observers: LeagueObserver[] = [];
  /** By season, since the process began. */
  private readonly retellings = new Map<string, number>();
  private readonly opening = new Set<string>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  observe(observer: LeagueObserver): void {
    this.observers.push(observer);
  }

  /** Opens the next season of a league of that name, or its first one. */
  open(wanted: NewLeague): Promise<Result<LeagueActed, LeagueRejection>> {
    const { guildId, name } = wanted;
    return this.queue.run(`server ${guildId}`, () =>
      this.trying(`Opening a league in ${guildId}`, async () => {
        const here = await this.find({ guildId });
        const seasons = await this.find({ guildId, name: name.trim() });
        const open = seasons.find(({ phase }) => phase !== 'closed');
        if (open) return err({ code: 'name-in-use', league: open.id, season: open.season });
        if (here.filter(({ phase }) => phase !== 'closed').length >= MOST_OPEN_LEAGUES) {
          return err({ code: 'too-many-leagues', most: MOST_OPEN_LEAGUES });
        }
        const season = Math.max(0, ...seasons.map((each) => each.season)) + 1;
        return this.once(wanted.league, { do: 'open', season, ...wanted });
      }),
    );
  }

  /** Takes an action, once it is stored; a rejection says why nothing changed. */
  act(league: string, action: LeagueMove): Promise<Result<LeagueActed, LeagueRejection>> {
    return this.take(league, action);
  }

  /**
   * Opens a table of a match day: notes in the league that `dulleTable` is to be it, and calls `open` with what that
   * table needs to know. Where `open` fails, another may be opened. A table that ended early is gone on with.
   */
  async openTable<E>(
    league: string,
    wanted: Omit<Extract<LeagueAction, { readonly do: 'open-table' }>, 'do'>,
    open: (fixture: Fixture, settings: LeagueSettings) => Promise<Result<unknown, E>>,
  ): Promise<Result<LeagueActed, LeagueRejection | E>> {
    this.opening.add(wanted.dulleTable);
    try {
      return await this.openNoted(league, wanted, open);
    } finally {
      this.opening.delete(wanted.dulleTable);
    }
  }

  /** Whether a table that is noted in its league is just being opened, so that it may not be there yet. */
  isOpening(dulleTable: string): boolean {
    return this.opening.has(dulleTable);
  }

  private async openNoted<E>(
    league: string,
    wanted: Omit<Extract<LeagueAction, { readonly do: 'open-table' }>, 'do'>,
    open: (fixture: Fixture, settings: LeagueSettings) => Promise<Result<unknown, E>>,
  ): Promise<Result<LeagueActed, LeagueRejection | E>> {
    const noted = await this.take(league, { do: 'open-table', ...wanted });
    if (!noted.ok) return noted;
    const { state } = await this.load(league);
    const earlier = state && tableIn(state.rounds, wanted)?.earlier.at(-1);
    const before = earlier ? await this.parts.tables.played(earlier) : null;
    const altogether = before?.altogether ?? NOTHING_BEFORE;
    const fixture = state && fixtureOf(state, wanted, altogether);
    if (!fixture) throw new Error('A table was opened that is none of its league');
    try {
      const opened = await open(fixture, state.settings);
      if (opened.ok) return noted;
      await this.drop(league, wanted);
      return err(opened.error);
    } catch (error) {
      await this.drop(league, wanted);
      throw error;
    }
  }

  /** A table of a league has ended: after play, or without. Told twice, it changes nothing. */
  async tableEnded(league: string, end: TableEnd): Promise<void> {
    await this.take(league, end);
  }

  /** The season as it stands; null where there is none. */
  async read(league: string): Promise<LeagueReading | null> {
    const { state, version } = await this.load(league);
    return state && this.reading(state, version);
  }

  find(wanted: LeagueQuery): Promise<readonly LeagueSummary[]> {
    return this.parts.store.find(wanted);
  }

  /** The season with everything that may be told of its results; null where there is none. */
  async season(league: string): Promise<Season | null> {
    const reading = await this.read(league);
    if (!reading) return null;
    const results = seasonResults(reading.league, await leagueHands(reading.league, this.parts));
    return { reading, results, standings: standings(reading.league, results) };
  }

  /** Opens the hands of all duplicate rounds that are over: after a crash some may have stayed secret. */
  async revealAll(league: string): Promise<void> {
    const { state } = await this.load(league);
    if (state) await this.reveal(state, null);
  }

  /**
   * Lets `change` put other words into a season's stored history, without moving its version: nobody does anything in
   * the league meanwhile.
   */
  async rewrite(league: string, change: () => Promise<void>): Promise<void> {
    await this.queue.run(league, change);
    this.retold(league);
  }

  /** What is told of a season is to follow, though nothing happened in it: hands that it counts were corrected. */
  retold(league: string): void {
    this.retellings.set(league, (this.retellings.get(league) ?? 0) + 1);
    for (const observer of this.observers) observer.changed(league);
  }

  /** Settles when everything asked for so far is done. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  private reading(state: LeagueState, version: number): LeagueReading {
    const edition = version + (this.retellings.get(state.id) ?? 0);
    return { version, edition, league: leagueView(state) };
  }

  private drop(league: string, { round, table, dulleTable }: TablePlace & TableId): Promise<void> {
    return this.tableEnded(league, { do: 'table-dropped', round, table, dulleTable });
  }

  private take(league: string, action: LeagueAction): Promise<Result<LeagueActed, LeagueRejection>> {
    return this.queue.run(league, () =>
      this.trying(`${action.do} in league ${league}`, () => this.once(league, action)),
    );
  }

  private async trying(
    what: string,
    attempt: () => Promise<Result<LeagueActed, LeagueRejection> | 'outrun'>,
  ): Promise<Result<LeagueActed, LeagueRejection>> {
    for (let attempts = 0; attempts < MOST_CONFLICTS; attempts++) {
      const outcome = await attempt();
      if (outcome !== 'outrun') return outcome;
    }
    throw new Error(`${what}: somebody was faster every time`);
  }

  private async once(
    league: string,
    action: LeagueAction,
  ): Promise<Result<LeagueActed, LeagueRejection> | 'outrun'> {
    const { store } = this.parts;
    const before = await this.load(league);
    const decided = await this.decide(before.state, action);
    if (!decided.ok) return decided;
    const events = decided.value;
    const after = leagueOf(events, before.state);
    if (!after) throw new Error('Events without a league');
    const version = before.version + events.length;
    const acted = ok({ reading: this.reading(after, version), events });
    if (events.length === 0) return acted;
    if (!(await store.append(league, before.version, events, summaryOf(after)))) return 'outrun';
    await this.stored(before.state, after, events, action);
    return acted;
  }

  /** The first decision says what there is to draw, if anything: that takes its time beside the event loop. */
  private async decide(
    state: LeagueState | null,
    action: LeagueAction,
  ): Promise<Result<readonly LeagueEvent[], LeagueRejection>> {
    const circumstances = this.parts.circumstances();
    let request: DrawRequest | null = null;
    const asking = decideLeague(state, action, {
      ...circumstances,
      draw: (wanted) => {
        request = wanted;
        return [];
      },
    });
    if (!request) return asking;
    const days = await this.parts.draw(request);
    return decideLeague(state, action, { ...circumstances, draw: () => days });
  }

  /** What follows from a change once it is stored. */
  private async stored(
    before: LeagueState | null,
    after: LeagueState,
    events: readonly LeagueEvent[],
    action: LeagueAction,
  ): Promise<void> {
    const { audit, log } = this.parts;
    try {
      for (const event of events) {
        const played = await this.playedAt(before ?? after, event);
        const entry = leagueCorrection(before ?? after, event, action, played);
        if (entry) await audit.note(entry);
      }
      await this.reveal(after, before);
    } catch (error) {
      // What was asked for stands: whoever asked is told so. Hands stay secret until the next start.
      log.error({ err: error, league: after.id }, 'could not note what follows from a change in a league');
    }
    for (const observer of this.observers) observer.changed(after.id);
  }

  /** What a table whose result is entered or removed by hand has brought without it. */
  private async playedAt(before: LeagueState, event: LeagueEvent): Promise<string | null> {
    if (event.type !== 'result-entered' && event.type !== 'result-removed') return null;
    const { round, table } = event;
    const removed: LeagueEvent = { type: 'result-removed', round, table, by: event.by, at: event.at };
    const view = leagueView(evolveLeague(before, removed));
    return writtenResult(view, seasonResults(view, await leagueHands(view, this.parts)), event);
  }

  /** Opens the hands of duplicate rounds that are over and were not `before`. */
  private async reveal(after: LeagueState, before: LeagueState | null): Promise<void> {
    if (after.settings.kind !== 'duplicate') return;
    const wasOpen = (number: number): boolean =>
      before?.phase === 'closed' || (before?.rounds.find((round) => round.number === number)?.over ?? false);
    for (const { number, over } of after.rounds) {
      if ((over || after.phase === 'closed') && !wasOpen(number)) {
        await this.parts.hands.reveal(after.id, number);
      }
    }
  }

  private async load(league: string): Promise<Loaded> {
    const events = await this.parts.store.load(league);
    return { state: leagueOf(events), version: events.length };
  }
}

const summaryOf = (state: LeagueState): LeagueSummary => ({
  id: state.id,
  guildId: state.guildId,
  name: state.name,
  season: state.season,
  kind: state.settings.kind,
  phase: state.phase,
  openedAt: state.openedAt,
  closedAt: state.closedAt,
});
