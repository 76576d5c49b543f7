import { circumstances } from '../../src/app/fairDeal.ts';
import type { EventStore } from '../../src/app/ports.ts';
import { Tables } from '../../src/app/tables.ts';
import { DDV, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import type { TableAction } from '../../src/core/table/action.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import { NOON } from './bookHands.ts';
import { seededRandom } from './random.ts';

interface Given {
  readonly people: readonly string[];
  readonly computers?: number;
  readonly hands?: number;
  readonly rules?: RuleSet;
}

/** Plays sittings on a store by whatever is legal, a second for each move. */
export class Sittings {
  readonly tables: Tables;
  private now = NOON;
  private lots = 0;
  private readonly random = seededRandom(5);

  constructor(events: EventStore) {
    this.tables = new Tables(
      events,
      circumstances(
        () => this.now,
        (count) => new Uint8Array(count).fill(++this.lots % 251),
      ),
    );
  }

  async begin(table: string, { people, computers = 0, hands = 1, rules = DDV }: Given): Promise<void> {
    const [host = '', ...others] = people;
    await this.act(table, {
      do: 'open',
      table,
      place: { guildId: 'club', channelId: 'c' },
      host: { id: host, name: `Name of ${host}` },
      settings: { rules, length: { kind: 'hands', hands }, pace: 'none', absence: 'wait', hints: false },
      chairs: people.length + computers,
      computers,
    });
    for (const id of others) await this.act(table, { do: 'join', by: { id, name: `Name of ${id}` } });
    await this.act(table, { do: 'start', by: host });
  }

  /** One step further; false: the table is over. */
  async step(table: string): Promise<boolean> {
    const reading = await this.tables.read(table);
    if (!reading || reading.table.phase === 'ended') return false;
    const { phase, waiting, sheet } = reading.table;
    const people = reading.players();
    if (phase === 'between') {
      await this.act(table, { do: 'next-hand', by: people[0]?.person ?? '', hand: sheet.length + 1 });
    } else if (phase === 'cutting') {
      this.now += 2 * 60_000;
      await this.act(table, { do: 'tick' });
    } else {
      const computer = reading.computerTurn();
      const mover = people.find(({ seat }) => seat === waiting?.seat);
      const view = computer?.view ?? mover?.hand;
      const move = view && randomPlayer(view, this.random);
      if (!move) throw new Error('Nobody can move');
      await this.act(
        table,
        computer
          ? { do: 'computer-move', seat: computer.seat, move, token: computer.token }
          : { do: 'move', by: mover?.person ?? '', move, token: mover?.token ?? { hand: 0 } },
      );
    }
    return true;
  }

  async act(table: string, action: TableAction): Promise<void> {
    this.now += 1_000;
    const acted = await this.tables.act(table, action);
    if (!acted.ok) throw new Error(`${action.do}: ${acted.error.code}`);
  }
}
