import { handsLeftAt } from '../../core/league/fixtureOf.ts';
import { tableStatus } from '../../core/league/leagueTable.ts';
import type { LeagueSettings } from '../../core/league/settings.ts';
import type { LeagueView } from '../../core/league/view.ts';
import type { PlayedAt } from '../../core/table/playedAt.ts';
import type { Log } from '../../log.ts';
import type { TableObserver } from '../ports.ts';
import type { Tables } from '../tables.ts';
import type { LeagueObserver, Leagues } from './leagues.ts';

interface Parts {
  readonly leagues: Pick<Leagues, 'read' | 'find' | 'tableEnded' | 'revealAll' | 'isOpening'>;
  readonly tables: Pick<Tables, 'played'>;
  readonly log: Log;
}

interface Place {
  readonly league: string;
  readonly settings: LeagueSettings;
  readonly round: number;
  readonly table: number;
}

/**
 * Watches the tables that are open for leagues, and tells the league when one has ended. What it knows follows from
 * the leagues: after a crash `start` finds what was missed.
 */
export class LeagueTables {
  private readonly places = new Map<string, Place>();
  private readonly working = new Set<Promise<void>>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** To be told of tables that change. */
  readonly tables: TableObserver = {
    changed: (dulleTable) => {
      const place = this.places.get(dulleTable);
      if (place) this.begin(() => this.look(dulleTable, place));
    },
  };

  /** To be told of leagues that change: they open tables. */
  readonly leagues: LeagueObserver = {
    changed: (league) => {
      this.begin(async () => {
        const reading = await this.parts.leagues.read(league);
        if (reading) this.watch(reading.league);
      });
    },
  };

  /** Takes up what an earlier process left: tables that are open, and hands that may be open by now. */
  async start(): Promise<void> {
    for (const { id, kind, phase } of await this.parts.leagues.find({})) {
      if (phase === 'running') {
        const reading = await this.parts.leagues.read(id);
        if (!reading) continue;
        this.watch(reading.league);
        for (const [dulleTable, place] of this.places) {
          if (place.league === id) await this.look(dulleTable, place);
        }
      }
      if (kind === 'duplicate' && phase !== 'joining') await this.parts.leagues.revealAll(id);
    }
  }

  /** Settles when everything noticed so far is done. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working);
  }

  private watch({ id, rounds, settings }: LeagueView): void {
    for (const round of rounds) {
      for (const table of round.tables) {
        if (table.dulleTable === null) continue;
        if (tableStatus(table) === 'playing') {
          this.places.set(table.dulleTable, {
            league: id,
            settings,
            round: round.number,
            table: table.number,
          });
        } else {
          this.places.delete(table.dulleTable);
        }
      }
    }
  }

  private async look(dulleTable: string, { league, settings, round, table }: Place): Promise<void> {
    const played = await this.parts.tables.played(dulleTable);
    if (played && !played.ended) return;
    if (!played && this.parts.leagues.isOpening(dulleTable)) return;
    const place = { round, table, dulleTable };
    // There is none where the process died between noting the table and opening it.
    await this.parts.leagues.tableEnded(
      league,
      played && hasPlayed(played, settings)
        ? { do: 'table-played', ...place, complete: handsLeftAt(settings, played.altogether) === 0 }
        : { do: 'table-dropped', ...place },
    );
    this.places.delete(dulleTable);
  }

  private begin(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => {
        this.parts.log.error({ err: error }, 'could not follow a table of a league');
      })
      .finally(() => this.working.delete(running));
    this.working.add(running);
  }
}

/**
 * Whether anything was played at one of Dulle's tables that its league goes by: where other tables have the same
 * cards, a deal that somebody saw is as good as played.
 */
export const hasPlayed = (
  { deals, hands }: Pick<PlayedAt, 'deals' | 'hands'>,
  { kind }: Pick<LeagueSettings, 'kind'>,
): boolean => (kind === 'duplicate' ? deals > 0 : hands > 0);
