import type { LeagueHand } from '../../../../src/core/league/leagueHand.ts';
import { seasonResults } from '../../../../src/core/league/results.ts';
import type { LeagueSettings } from '../../../../src/core/league/settings.ts';
import { standings } from '../../../../src/core/league/standings.ts';
import type { Person } from '../../../../src/core/table/occupant.ts';
import type { ShownSeason } from '../../../../src/discord/messages/leagues/leagueScene.ts';
import { leads, SeasonScript } from '../../../core/league/season.ts';

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Finn', 'Gerd', 'Hanna', 'Ida'];

export const entrant = (number: number, name = NAMES[number] ?? `P${number}`): Person => ({
  id: String(100_000_000_000_000_001n + BigInt(number)),
  name,
});

/** A season, and the hands that were played in it. */
export class ShownScript extends SeasonScript {
  private readonly hands: LeagueHand[] = [];

  /** Opens a season and lets people enter it. */
  static of(people: readonly Person[], settings: Partial<LeagueSettings> = {}, name?: string): ShownScript {
    const script = new ShownScript();
    script.openNamed(name ?? 'Winter cup', settings);
    for (const person of people) script.must({ do: 'enter', person, by: person, manages: false });
    return script;
  }

  get season(): ShownSeason {
    const league = this.view;
    const results = seasonResults(league, this.hands);
    return { league, results, standings: standings(league, results) };
  }

  private openNamed(name: string, settings: Partial<LeagueSettings>): void {
    this.open(settings);
    const [opened] = this.events;
    if (opened?.type === 'league-opened') this.events[0] = { ...opened, name, season: 3 };
  }

  /** Plays one hand at a table, by points in order of chairs; the last chair is a soloist where that is said. */
  playHand(round: number, table: number, points: readonly number[], solo = false): this {
    const dulleTable = `t${round}-${table}`;
    this.openTable(round, table, dulleTable);
    const players = this.playersAt(round, table);
    const seat = (chair: number) => ({
      player: players[chair] ?? '',
      party: ((points[chair] ?? 0) > 0 ? 're' : 'kontra') as 're' | 'kontra',
      points: points[chair] ?? 0,
    });
    this.hands.push({
      league: { round, table },
      number: 1,
      contract: solo ? 'solo-queens' : 'normal',
      soloist: solo ? 3 : null,
      soloKind: solo ? 'voluntary' : null,
      winner: 're',
      seats: [seat(0), seat(1), seat(2), seat(3)],
      struck: null,
    });
    return this.must({ do: 'table-played', round, table, dulleTable, complete: true });
  }

  substitute(round: number, table: number, chair: number, substitute: Person | null): this {
    const player = this.playersAt(round, table)[chair] ?? '';
    return this.must({ do: 'substitute', round, table, for: player, substitute, ...leads });
  }

  enterResult(round: number, table: number, points: readonly [number, number, number, number]): this {
    return this.must({ do: 'enter-result', round, table, points, ...leads });
  }

  close(): this {
    return this.must({ do: 'close', ...leads });
  }
}

const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, number) => entrant(number));

/** Where seasons can be, by name. */
export const SEASONS: Readonly<Record<string, () => ShownScript>> = {
  'nobody has joined': () => ShownScript.of([]),
  'two have joined': () => ShownScript.of(people(2), { rounds: 1, hands: 1 }),
  'nine have joined': () => ShownScript.of(people(9), { kind: 'duplicate' }),
  'just started': () => ShownScript.of(people(9)).start(),
  'on the first match day': () =>
    ShownScript.of(people(9))
      .start()
      .substitute(1, 1, 0, entrant(20, 'Kunz*'))
      .substitute(1, 2, 3, null)
      .playHand(1, 1, [3, -3, 3, -3])
      .openTable(1, 2) as ShownScript,
  'on the second match day': () =>
    ShownScript.of(people(8))
      .start()
      .playHand(1, 1, [3, -3, 3, -3])
      .playHand(1, 2, [-2, -2, -2, 6], true)
      .enterResult(2, 1, [12, 4, -6, -10]),
  'of duplicate before a match day is over': () =>
    ShownScript.of(people(8), { kind: 'duplicate' }).start().playHand(1, 1, [3, -3, 3, -3]),
  'of duplicate after a match day': () =>
    ShownScript.of(people(8), { kind: 'duplicate' })
      .start()
      .playHand(1, 1, [3, -3, 3, -3])
      .playHand(1, 2, [-2, -2, -2, 6], true),
  'closed with a champion': () =>
    ShownScript.of(people(8), { rounds: 2 })
      .start()
      .playHand(1, 1, [3, -3, 3, -3])
      .playHand(1, 2, [-2, -2, -2, 6], true)
      .playHand(2, 1, [1, 1, -1, -1])
      .close(),
  'closed with two champions': () =>
    ShownScript.of(people(4), { rounds: 1 }).start().enterResult(1, 1, [5, 5, -4, -6]).close(),
  'closed with nothing played': () => ShownScript.of(people(4), { rounds: 1 }).start().close(),
  'closed before it started': () => ShownScript.of(people(4)).close(),
};
