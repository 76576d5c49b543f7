import type { LeagueAction } from '../../../src/core/league/action.ts';
import { decideLeague } from '../../../src/core/league/decide.ts';
import type { DrawnDay, DrawRequest, drawDays } from '../../../src/core/league/draw.ts';
import type { LeagueEvent } from '../../../src/core/league/event.ts';
import { leagueOf } from '../../../src/core/league/evolve.ts';
import type { LeagueRejection } from '../../../src/core/league/rejection.ts';
import type { LeagueSettings } from '../../../src/core/league/settings.ts';
import type { LeagueState } from '../../../src/core/league/state.ts';
import { type LeagueView, leagueView } from '../../../src/core/league/view.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { Person } from '../../../src/core/table/occupant.ts';

/** Everybody in turn: for seasons in which it does not matter who meets whom. */
export const inTurn = ({ players, days }: DrawRequest): readonly DrawnDay[] =>
  Array.from({ length: days }, (_, day) => {
    const order = Array.from({ length: players }, (_entrant, place) => (place + day) % players);
    const tables = Array.from({ length: Math.floor(players / 4) }, (_table, table) => {
      const [a = 0, b = 0, c = 0, d = 0] = order.slice(4 * table, 4 * table + 4);
      return [a, b, c, d] as const;
    });
    return { tables, rests: order.slice(4 * tables.length) };
  });

export const person = (number: number): Person => ({ id: `p${number}`, name: `P${number}` });
export const LEADER: Person = { id: 'leader', name: 'Leader' };
export const leads = { by: LEADER, manages: true } as const;
export const himself = (by: Person) => ({ by, manages: false }) as const;

export const SETTINGS: LeagueSettings = { kind: 'points', rules: DDV, rounds: 3, hands: 24 };

/** A league whose history is kept; time moves on by a second with every action. */
export class SeasonScript {
  readonly events: LeagueEvent[] = [];
  /** What was to be drawn last. */
  request: DrawRequest | null = null;
  at = 1_000;
  private secrets = 0;
  private readonly draw: typeof drawDays;

  constructor(draw: typeof drawDays = inTurn) {
    this.draw = draw;
  }

  get state(): LeagueState {
    const state = leagueOf(this.events);
    if (!state) throw new Error('Nobody opened the league');
    return state;
  }

  get view(): LeagueView {
    return leagueView(this.state);
  }

  /** What an action leads to; it happens. */
  take(action: LeagueAction): readonly LeagueEvent[] | LeagueRejection {
    this.at += 1_000;
    const decided = decideLeague(leagueOf(this.events), action, {
      at: this.at,
      seed: 3,
      draw: (request) => {
        this.request = request;
        return this.draw(request);
      },
      secret: () => `${++this.secrets}`.padStart(64, '0'),
    });
    if (!decided.ok) return decided.error;
    this.events.push(...decided.value);
    return decided.value;
  }

  /** Takes an action that has to be taken. */
  must(action: LeagueAction): this {
    const outcome = this.take(action);
    if ('code' in outcome) throw new Error(`${action.do}: ${outcome.code}`);
    return this;
  }

  open(settings: Partial<LeagueSettings> = {}): this {
    return this.must({
      do: 'open',
      league: 'l',
      guildId: 'g',
      channelId: 'c',
      name: 'Kneipenliga',
      season: 1,
      settings: { ...SETTINGS, ...settings },
      ...leads,
    });
  }

  enter(count: number): this {
    for (let number = 0; number < count; number++) {
      this.must({ do: 'enter', person: person(number), ...himself(person(number)) });
    }
    return this;
  }

  start(): this {
    return this.must({ do: 'start', ...leads });
  }

  openTable(round: number, table: number, dulleTable = `t${round}${table}`): this {
    return this.must({ do: 'open-table', round, table, dulleTable, ...leads });
  }

  play(round: number, table: number, complete = true, dulleTable = `t${round}${table}`): this {
    this.openTable(round, table, dulleTable);
    return this.must({ do: 'table-played', round, table, dulleTable, complete });
  }

  /** The data of somebody are deleted: in all that happened a former player takes their place. */
  forget(id: string, former: string): this {
    const told = JSON.stringify(this.events).replaceAll(`"${id}"`, `"${former}"`);
    this.events.splice(0, this.events.length, ...(JSON.parse(told) as LeagueEvent[]));
    return this;
  }

  playersAt(round: number, table: number): readonly string[] {
    return this.state.rounds[round - 1]?.tables[table - 1]?.players ?? [];
  }
}

/** A season of so many players that has started. */
export const running = (players: number, settings: Partial<LeagueSettings> = {}): SeasonScript =>
  new SeasonScript().open(settings).enter(players).start();
