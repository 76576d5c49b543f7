import { circumstances } from '../../src/app/fairDeal.ts';
import type { NewHand } from '../../src/app/ledger.ts';
import type { EventStore, Projection, TableSummary } from '../../src/app/ports.ts';
import { Tables } from '../../src/app/tables.ts';
import type { Level } from '../../src/core/level.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';
import type { TableEvent } from '../../src/core/table/event.ts';
import type { Absence, Pace } from '../../src/core/table/settings.ts';
import type { Log } from '../../src/log.ts';

/** An event store in memory; `failing` makes every call reject, as a store that is gone. */
export class MemoryEvents implements EventStore {
  failing = false;
  /** Hands that were booked, in order. */
  readonly booked: NewHand[] = [];
  /** Events that would happen again by themselves. */
  repeated = 0;
  private readonly histories = new Map<string, TableEvent[]>();
  private readonly projections = new Map<string, Projection>();

  async load(table: string, after = 0, most = Number.POSITIVE_INFINITY): Promise<readonly TableEvent[]> {
    this.check();
    return (this.histories.get(table) ?? []).slice(after, after + most);
  }

  async append(
    table: string,
    expected: number,
    events: readonly TableEvent[],
    projection: Projection,
  ): Promise<boolean> {
    this.check();
    const history = this.histories.get(table) ?? [];
    if (history.length !== expected) return false;
    this.histories.set(table, [...history, ...events]);
    this.projections.set(table, projection);
    if (projection.repeats) this.repeated += events.length;
    this.booked.push(...projection.hands);
    return true;
  }

  async find(): Promise<readonly TableSummary[]> {
    this.check();
    return [...this.projections.values()].map(({ summary }) => summary);
  }

  async openTables(): Promise<readonly TableSummary[]> {
    return (await this.find()).filter(({ ended }) => !ended);
  }

  async due(now: number): Promise<readonly string[]> {
    this.check();
    return this.rows(({ due }) => due !== null && due <= now);
  }

  async nextDue(now: number): Promise<number | null> {
    this.check();
    const times = [...this.projections.values()].flatMap(({ due }) =>
      due !== null && due > now ? [due] : [],
    );
    return times.length > 0 ? Math.min(...times) : null;
  }

  private rows(wanted: (projection: Projection) => boolean): readonly string[] {
    return [...this.projections].filter(([, projection]) => wanted(projection)).map(([table]) => table);
  }

  private check(): void {
    if (this.failing) throw new Error('the store is gone');
  }
}

/** A log that keeps what it is told, as text. */
export function keptLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (details: unknown, message?: string) =>
    void lines.push(`${level}: ${message ?? String(details)}`);
  const log = { error: keep('error'), warn: keep('warn'), info: keep('info'), debug: keep('debug') };
  return { log: log as unknown as Log, lines };
}

interface Given {
  readonly people?: 1 | 2 | 3 | 4;
  readonly pace?: Pace;
  readonly absence?: Absence;
  readonly hands?: number;
  readonly dealer?: 0 | 1 | 2 | 3;
  /** How the computers play. */
  readonly level?: Level;
}

export interface Service {
  readonly events: MemoryEvents;
  readonly tables: Tables;
  /** Opens a table, fills it with people and computers, and starts it. */
  begin(table: string, given?: Given): Promise<void>;
  /** Everything that happened at a table, hands' events by their own names. */
  happened(table: string): Promise<readonly string[]>;
}

/** The table service on a store in memory; `now` comes from the (faked) clock. */
export function tableService(events = new MemoryEvents(), dealer = 0): Service {
  const tables = new Tables(
    events,
    circumstances(Date.now, (count) =>
      count === 2 ? Uint8Array.of(0, dealer) : new Uint8Array(count).fill(42),
    ),
  );
  return {
    events,
    tables,
    begin: async (
      table,
      { people = 1, pace = 'live', absence = 'computer', hands = 1, level = 'club' } = {},
    ) => {
      const act = async (action: Parameters<Tables['act']>[1]) => {
        const acted = await tables.act(table, action);
        if (!acted.ok) throw new Error(`${action.do}: ${acted.error.code}`);
      };
      const length = { kind: 'hands', hands } as const;
      const settings = { rules: DDV, length, pace, absence, hints: false };
      const place = { guildId: 'g', channelId: 'c' };
      const host = { id: 'p0', name: 'P0' };
      await act({ do: 'open', table, place, host, settings, chairs: 4, computers: 4 - people, level });
      for (let seat = 1; seat < people; seat++) {
        await act({ do: 'join', by: { id: `p${seat}`, name: `P${seat}` } });
      }
      await act({ do: 'start', by: 'p0' });
    },
    happened: async (table) =>
      (await events.load(table)).map((event) =>
        event.type === 'hand-event' ? event.event.type : event.type,
      ),
  };
}
