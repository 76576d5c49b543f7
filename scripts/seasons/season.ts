import type { SeenMessage } from '../../src/sandbox/client.ts';
import { newest, type PressableOf, pressables } from '../../test/e2e/support/buttons.ts';
import type { KnownSeason, KnownTable } from '../../test/support/recount/standings.ts';
import type { House } from './house.ts';
import type { SeasonPlayer } from './player.ts';
import { playTable } from './tablePlay.ts';
import { answerOf, buttonIn, isOutdated, leagueIn, press, run, until } from './talk.ts';

/** What is agreed on, in words of `/league create`. */
export interface SeasonPlan {
  readonly name: string;
  readonly rules: 'DDV' | 'Tournament';
  readonly rounds: number;
  readonly hands: number;
  readonly duplicate: boolean;
}

/** Where a table of a season is. */
export interface Spot {
  readonly round: number;
  /** From 1. */
  readonly table: number;
}

interface Table {
  players: readonly SeasonPlayer[];
  /** By the name of who was drawn: who plays for them; null: a computer. */
  readonly substitutes: Map<string, SeasonPlayer | null>;
  entered: readonly number[] | null;
}

/** A season as those know it who play it: they read what the bot says, and remember what they did. */
export class Season {
  readonly plan: SeasonPlan;
  readonly league: string;
  private readonly house: House;
  private readonly players: readonly SeasonPlayer[];
  private readonly leader: SeasonPlayer;
  private readonly days: Table[][] = [];
  private readonly played: string[] = [];

  private constructor(parts: {
    house: House;
    plan: SeasonPlan;
    league: string;
    players: readonly SeasonPlayer[];
  }) {
    this.house = parts.house;
    this.plan = parts.plan;
    this.league = parts.league;
    this.players = parts.players;
    const [leader] = parts.players;
    if (!leader) throw new Error('A season needs somebody');
    this.leader = leader;
  }

  /** Opens a season, lets everybody join, half of them by its message, and draws the match days. */
  static async start(
    house: House,
    plan: SeasonPlan,
    leader: SeasonPlayer,
    players: readonly SeasonPlayer[],
  ): Promise<Season> {
    const { channelId } = house;
    const { name, rules, rounds, hands, duplicate } = plan;
    await run(leader.person, channelId, 'league create', { name, rules, rounds, hands, duplicate });
    const opened = await until('the message of the season', async () =>
      (await leader.person.messagesIn(channelId, 20)).findLast(
        (message) => message.content.includes(name) && buttonIn(message, 'l1:join') !== undefined,
      ),
    );
    const league = leagueIn(opened) ?? '';
    for (const [index, { person }] of players.entries()) {
      if (index % 2 === 0) await run(person, channelId, 'league join', { league: name });
      else await press(person, opened, 'l1:join');
    }
    const asked = await run(leader.person, channelId, 'league start', { league: name });
    if (buttonIn(asked, 'l1:start')) await press(leader.person, asked, 'l1:start');
    const season = new Season({
      house,
      plan,
      league,
      players: [leader, ...players.filter((one) => one !== leader)],
    });
    for (let round = 1; round <= rounds; round++) season.days.push(await season.readDay(round));
    return season;
  }

  /** What the season's players know of it. */
  get known(): KnownSeason {
    return {
      league: this.league,
      kind: this.plan.duplicate ? 'duplicate' : 'points',
      people: this.players.map(({ person }) => person.id),
      rounds: this.days.map((tables) => tables.map(knownTable)),
    };
  }

  /** The first hand of each table that was played, by its id in the books. */
  get handsPlayed(): readonly string[] {
    return this.played;
  }

  tablesOn(round: number): readonly Spot[] {
    return (this.days[round - 1] ?? []).map((_, index) => ({ round, table: index + 1 }));
  }

  /** Who was drawn for a table, in order of chairs. */
  drawnFor(spot: Spot): readonly SeasonPlayer[] {
    return this.at(spot).players;
  }

  /** Plays every table of a match day that has no result yet, all at once. */
  async playDay(round: number): Promise<void> {
    const spots = this.tablesOn(round).filter((spot) => !this.at(spot).entered);
    await Promise.all(spots.map((spot) => this.playAt(spot)));
  }

  /** Lets somebody, or a computer, play for somebody at one table. */
  async substitute(spot: Spot, out: SeasonPlayer, by: SeasonPlayer | null): Promise<void> {
    const { round, table } = spot;
    await run(this.leader.person, this.house.channelId, 'league substitute', {
      league: this.plan.name,
      round,
      table,
      out: out.person.id,
      ...(by ? { in: by.person.id } : {}),
    });
    this.at(spot).substitutes.set(out.name, by);
  }

  /** Enters a result in place of play, in order of chairs. */
  async enterResult(spot: Spot, points: readonly [number, number, number, number]): Promise<void> {
    const { round, table } = spot;
    const [points1, points2, points3, points4] = points;
    await run(this.leader.person, this.house.channelId, 'league result', {
      league: this.plan.name,
      round,
      table,
      points1,
      points2,
      points3,
      points4,
    });
    this.at(spot).entered = points;
  }

  /** Ends the season, and gives what everybody reads of its champion. */
  async close(): Promise<SeenMessage> {
    const { channelId } = this.house;
    const asked = await run(this.leader.person, channelId, 'league close', { league: this.plan.name });
    if (buttonIn(asked, 'l1:close')) await press(this.leader.person, asked, 'l1:close');
    return until('the champion is told', async () =>
      (await this.leader.person.messagesIn(channelId, 40)).findLast(
        ({ content }) => content.includes('🏆') && content.includes(this.plan.name),
      ),
    );
  }

  /** The places of the standings as somebody reads them, page by page: rank, name, tables, points. */
  async readStandings(): Promise<readonly StandingLine[]> {
    const { person } = this.leader;
    const { channelId } = this.house;
    let page = await run(person, channelId, 'league standings', { league: this.plan.name });
    const lines = [...standingLines(page)];
    for (let next = 1; ; next++) {
      const turn = `l1:turn-standings:${this.league}:${next}`;
      if (!buttonIn(page, turn)) return lines;
      page = await press(person, page, turn);
      lines.push(...standingLines(page));
    }
  }

  private at({ round, table }: Spot): Table {
    const found = this.days[round - 1]?.[table - 1];
    if (!found) throw new Error(`There is no table ${table} on match day ${round}`);
    return found;
  }

  private async readDay(round: number): Promise<Table[]> {
    const shown = await run(this.leader.person, this.house.channelId, 'league schedule', {
      league: this.plan.name,
      round,
    });
    return shown.content.split('\n').flatMap((line): Table[] => {
      const [, list] = /^\*\*\d+\*\* \S+ (.*)$/u.exec(line) ?? [];
      if (list === undefined) return [];
      const players = list.split(' · ').map((name) => this.called(name));
      return [{ players, substitutes: new Map(), entered: null }];
    });
  }

  /** Who is meant by a name or a mention, formatted or not. */
  private called(text: string): SeasonPlayer {
    const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
    const found = this.players.find(({ name, person }) => name === plain || person.id === plain);
    if (!found) throw new Error(`Nobody here is called ${text}`);
    return found;
  }

  private async playAt(spot: Spot): Promise<void> {
    const sitting = this.at(spot).players.flatMap((player) => {
      const substitute = this.at(spot).substitutes.get(player.name);
      return substitute === null ? [] : [substitute ?? player];
    });
    const [witness] = sitting;
    if (!witness) return;
    const { name: league } = this.plan;
    await run(witness.person, this.house.channelId, 'league table', { league, round: spot.round });
    const lobby = await until(`the lobby of table ${spot.table}`, () => this.lobbyOf(spot, witness));
    const { table } = lobby.id;
    for (const player of sitting) await this.insist(player, lobby.message.channel_id, table, 'join');
    await this.insist(witness, lobby.message.channel_id, table, 'start');
    const threadId = await until(`the thread of ${table}`, () => this.threadOf(table, witness));
    this.played.push(`${table}-1`);
    await playTable({ table, threadId, players: sitting, changes: this.house.changes });
  }

  /** The lobby of a table of this season that is open. */
  private async lobbyOf(
    { round, table }: Spot,
    { person }: SeasonPlayer,
  ): Promise<PressableOf<'join' | 'start'> | undefined> {
    const messages = await person.messagesIn(this.house.channelId, 40);
    const place = `match day ${round} · table ${table}`;
    return messages
      .filter(({ content }) => content.includes(place) && content.includes(this.plan.name))
      .flatMap(pressables)
      .findLast(
        (found): found is PressableOf<'join' | 'start'> => found.id.do === 'join' || found.id.do === 'start',
      );
  }

  /** Presses a button of a lobby until it is gone, or nothing is left to be done with it. */
  private async insist(
    { person }: SeasonPlayer,
    channelId: string,
    table: string,
    kind: 'join' | 'start',
  ): Promise<void> {
    await until(`${person.id} presses ${kind}`, async () => {
      const messages = await person.messagesIn(channelId, 40);
      const button = newest(
        messages.filter((message) => pressables(message).some(({ id }) => id.table === table)),
        kind,
      );
      if (!button) return kind === 'join' ? true : undefined;
      try {
        const { response } = await person.click({ messageId: button.message.id, customId: button.customId });
        if (response.messageId !== undefined && response.messageId !== button.message.id) {
          const { content } = await answerOf(person, response.messageId);
          if (kind === 'start') throw new Error(`The table cannot start: ${content}`);
        }
        return true;
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return undefined;
      }
    });
  }

  private async threadOf(table: string, { person }: SeasonPlayer): Promise<string | undefined> {
    const { guilds } = await person.view(undefined, 3);
    return guilds
      .flatMap(({ channels }) => channels)
      .filter(({ parentId }) => parentId !== undefined)
      .find(({ messages }) => messages.flatMap(pressables).some(({ id }) => id.table === table))?.id;
  }
}

/** A line of the standings as it is read. */
export interface StandingLine {
  readonly rank: number;
  readonly name: string;
  readonly tables: number;
  readonly points: number;
}

const standingLines = ({ content }: SeenMessage): readonly StandingLine[] =>
  content.split('\n').flatMap((line): StandingLine[] => {
    const [, rank, name, tables, points] = /^\s*(\d+)\.\s+(\S+)\s+(\d+)\s+([+−±]?[\d.]+)$/u.exec(line) ?? [];
    if (rank === undefined || name === undefined || points === undefined) return [];
    return [{ rank: Number(rank), name, tables: Number(tables), points: numberIn(points) }];
  });

/** A figure as people read it: `+13`, `−4.5`, `±0`. */
const numberIn = (text: string): number => Number(text.replace('−', '-').replace(/^[+±]/, ''));

const knownTable = ({ players, substitutes, entered }: Table): KnownTable => ({
  players: players.map(({ person }) => person.id),
  replaced: players.filter(({ name }) => substitutes.has(name)).map(({ person }) => person.id),
  entered,
});
