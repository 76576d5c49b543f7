import { Fixtures } from '../../../src/app/leagues/fixtures.ts';
import type { LeagueQuery, LeagueStore, LeagueSummary } from '../../../src/app/leagues/leagueStore.ts';
import { Leagues } from '../../../src/app/leagues/leagues.ts';
import { LeagueTables } from '../../../src/app/leagues/leagueTables.ts';
import { foldedName } from '../../../src/app/ruleShelf.ts';
import type { LeagueEvent } from '../../../src/core/league/event.ts';
import type { LeagueKind } from '../../../src/core/league/settings.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { Chair, Person } from '../../../src/core/table/occupant.ts';
import { randomPlayer } from '../../../src/players/randomPlayer.ts';
import { keptLog, type Service, tableService } from '../tableService.ts';

/** Leagues in memory. */
export class MemoryLeagues implements LeagueStore {
  private readonly histories = new Map<string, LeagueEvent[]>();
  private readonly summaries = new Map<string, LeagueSummary>();

  async load(league: string): Promise<readonly LeagueEvent[]> {
    return [...(this.histories.get(league) ?? [])];
  }

  async append(
    league: string,
    expected: number,
    events: readonly LeagueEvent[],
    summary: LeagueSummary,
  ): Promise<boolean> {
    const history = this.histories.get(league) ?? [];
    if (history.length !== expected) return false;
    this.histories.set(league, [...history, ...events]);
    this.summaries.set(league, summary);
    return true;
  }

  async find({ guildId, name, phases }: LeagueQuery): Promise<readonly LeagueSummary[]> {
    return [...this.summaries.values()].filter(
      (summary) =>
        (guildId === undefined || summary.guildId === guildId) &&
        (name === undefined || foldedName(summary.name) === foldedName(name)) &&
        (phases?.includes(summary.phase) ?? true),
    );
  }
}

export const LEADER: Person = { id: 'leader', name: 'LEADER' };
export const entrant = (index: number): Person => ({ id: `p${index}`, name: `P${index}` });

const idOn = (chair: Chair | undefined): string => (chair?.kind === 'person' ? chair.person.id : '');

export interface LeagueService extends Omit<Service, 'begin'> {
  readonly leagues: Leagues;
  readonly fixtures: Fixtures;
  /** The league's id. */
  readonly league: string;
  /** Opens a table of the first match day as its leader; its id. */
  openTable(table: number): Promise<string>;
  /** Everybody for whom a chair is kept sits down, and the first one starts. */
  begin(dulleTable: string): Promise<void>;
  /** Plays a hand to its end; people sit on all chairs. */
  playHand(dulleTable: string): Promise<void>;
  /** Settles when leagues and tables have followed one another. */
  settle(): Promise<void>;
}

/**
 * A season of eight players that has started: on its first day `p0` to `p3` play at table 1, the others at table 2.
 * `deaf`: its tables do not hear of what happens in it, as where the process died at that moment.
 */
export async function leagueService(
  kind: LeagueKind = 'points',
  given: { readonly deaf?: boolean; readonly hands?: number } = {},
): Promise<LeagueService> {
  const service = tableService();
  const { tables } = service;
  const { log } = keptLog();
  const leagues = new Leagues({
    store: new MemoryLeagues(),
    tables,
    hands: { hands: async function* () {}, reveal: async () => {} },
    audit: { note: async () => {} },
    draw: async ({ days }) =>
      Array.from({ length: days }, () => ({
        tables: [
          [0, 1, 2, 3],
          [4, 5, 6, 7],
        ],
        rests: [],
      })),
    circumstances: () => ({ at: Date.now(), seed: 1, secret: () => 'd5'.repeat(32) }),
    log,
  });
  let ids = 0;
  const fixtures = new Fixtures({ leagues, tables, newId: () => `t${++ids}`, log });
  const watch = new LeagueTables({ leagues, tables, log });
  tables.observe(watch.tables);
  leagues.observe(watch.leagues);
  if (!given.deaf) leagues.observe(fixtures);

  const league = 'l1';
  const leader = { by: LEADER, manages: true };
  const settings = { kind, rules: DDV, rounds: 1, hands: given.hands ?? 1 };
  await leagues.open({ ...leader, league, guildId: 'g', channelId: 'c', name: 'Kneipenliga', settings });
  for (let index = 0; index < 8; index++) {
    await leagues.act(league, { do: 'enter', person: entrant(index), ...leader });
  }
  await leagues.act(league, { do: 'start', ...leader });

  const settle = async (): Promise<void> => {
    await watch.idle();
    await fixtures.idle();
    await watch.idle();
  };
  return {
    events: service.events,
    tables,
    happened: service.happened,
    leagues,
    fixtures,
    league,
    settle,
    openTable: async (table) => {
      const place = { guildId: 'g', channelId: 'c' };
      const wanted = { league, round: 1, table, place, pace: 'live', absence: 'computer' } as const;
      const opened = await fixtures.open({ ...wanted, ...leader });
      if (!opened.ok) throw new Error(opened.error.code);
      await settle();
      return opened.value.table;
    },
    begin: async (dulleTable) => {
      const seats = (await tables.read(dulleTable))?.table.fixture?.seats ?? [];
      for (const seat of seats) {
        if (seat.kind === 'person') await tables.act(dulleTable, { do: 'join', by: seat.person });
      }
      const first = seats.find(({ kind }) => kind === 'person');
      const by = first?.kind === 'person' ? first.person.id : '';
      await tables.act(dulleTable, { do: 'start', by });
    },
    playHand: async (dulleTable) => {
      for (let moves = 0; moves < 200; moves++) {
        const reading = await tables.read(dulleTable);
        if (reading?.table.phase === 'cutting') {
          const { number, cutter } = reading.table.present?.deal ?? { number: 1, cutter: 0 };
          const by = idOn(reading.table.chairs[cutter]);
          await tables.act(dulleTable, { do: 'cut', by, cut: null, hand: number });
        } else if (reading?.table.phase === 'playing') {
          const player = reading.players().find(({ hand, seat }) => hand.turn === seat);
          const move = player && randomPlayer(player.hand, () => 0);
          if (!player || !move) throw new Error('Nobody can move');
          await tables.act(dulleTable, { do: 'move', by: player.person, move, token: player.token });
        } else break;
      }
      await settle();
    },
  };
}
