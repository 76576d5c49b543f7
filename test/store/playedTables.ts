import { circumstances } from '../../src/app/fairDeal.ts';
import { Tables } from '../../src/app/tables.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { TableAction } from '../../src/core/table/action.ts';
import type { Person } from '../../src/core/table/occupant.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import type { Store } from '../../src/store/store.ts';
import { seededRandom } from '../support/random.ts';

/** Where something is played: a server and a channel of it. */
export interface Played {
  readonly table: string;
  readonly guildId: string;
  readonly people: readonly Person[];
  readonly hands: number;
}

/** Tables at which people and computers play at random, on a store. */
export class PlayedTables {
  readonly tables: Tables;
  private readonly random: () => number;
  private time = Date.UTC(2026, 10, 1);

  constructor(store: Store, seed: number) {
    this.random = seededRandom(seed);
    const bytes = (count: number) =>
      Uint8Array.from({ length: count }, () => Math.floor(this.random() * 256));
    this.tables = new Tables(
      store.events,
      circumstances(() => (this.time += 1_000), bytes),
    );
  }

  async act(table: string, action: TableAction): Promise<void> {
    const acted = await this.tables.act(table, action);
    if (!acted.ok) throw new Error(`${action.do}: ${acted.error.code}`);
  }

  /** Opens a table with people and computers, and starts it. */
  async begin({ table, guildId, people, hands }: Played): Promise<void> {
    const [host, ...others] = people;
    if (!host) throw new Error('A table needs a host');
    await this.act(table, {
      do: 'open',
      table,
      place: { guildId, channelId: 'channel' },
      host,
      settings: {
        rules: DDV,
        length: { kind: 'hands', hands },
        pace: 'none',
        absence: 'computer',
        hints: false,
      },
      chairs: 4,
      computers: 4 - people.length,
    });
    for (const by of others) await this.act(table, { do: 'join', by });
    await this.act(table, { do: 'start', by: host.id });
  }

  /** Does whatever is next at a table; false: it has ended. */
  async step(table: string): Promise<boolean> {
    const reading = await this.tables.read(table);
    if (!reading || reading.table.phase === 'ended') return false;
    const { chairs, present, phase, host, sheet } = reading.table;
    const turn = reading.computerTurn();
    if (phase === 'between') {
      await this.act(table, { do: 'next-hand', by: host, hand: sheet.length + 1 });
    } else if (phase === 'cutting' && present) {
      const cutter = chairs[present.deal.cutter];
      const by = cutter?.kind === 'person' ? cutter.person.id : '';
      await this.act(table, { do: 'cut', by, cut: null, hand: present.deal.number });
    } else if (turn) {
      const move = randomPlayer(turn.view, this.random);
      if (!move) throw new Error('No move');
      await this.act(table, { do: 'computer-move', seat: turn.seat, move, token: turn.token });
    } else {
      for (const { person, hand, token } of reading.players()) {
        const move = randomPlayer(hand, this.random);
        if (move) return this.act(table, { do: 'move', by: person, move, token }).then(() => true);
      }
      throw new Error(`Nobody can go on at ${table}`);
    }
    return true;
  }

  /** Plays a whole session. */
  async play(played: Played): Promise<void> {
    await this.begin(played);
    while (await this.step(played.table));
  }
}
