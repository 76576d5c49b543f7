import { err, ok, type Result } from '../core/result.ts';
import type { Circumstances, TableAction } from '../core/table/action.ts';
import { deadlineOf } from '../core/table/clock.ts';
import { decideTable } from '../core/table/decide.ts';
import type { TableEvent } from '../core/table/event.ts';
import { tableOf } from '../core/table/evolve.ts';
import { type PlayedAt, playedAt } from '../core/table/playedAt.ts';
import type { TableRejection } from '../core/table/rejection.ts';
import { peopleAt } from '../core/table/seating.ts';
import type { TableState } from '../core/table/state.ts';
import { bookedHands } from './bookedHands.ts';
import type { EventStore, Projection, TableObserver, TableQuery, TableSummary } from './ports.ts';
import { SerialQueue } from './serialQueue.ts';
import { StateCache } from './stateCache.ts';
import { readTable, type TableReading } from './tableReading.ts';

/** What happened to an action: the table as it stands now, and what was appended. */
export interface Acted {
  readonly reading: TableReading;
  readonly events: readonly TableEvent[];
}

/** Somebody else may append between load and append this often before an action is given up as a bug. */
const MOST_CONFLICTS = 5;

/**
 * The table service: loads, decides, appends, and tells the observers. Nothing of a game lives only here;
 * the cache of folded states is checked by the version at every append.
 */
export class Tables {
  private readonly queue = new SerialQueue();
  private readonly cache = new StateCache();
  private readonly observers: TableObserver[] = [];
  private readonly store: EventStore;
  private readonly circumstances: () => Circumstances;

  constructor(store: EventStore, circumstances: () => Circumstances) {
    this.store = store;
    this.circumstances = circumstances;
  }

  observe(observer: TableObserver): void {
    this.observers.push(observer);
  }

  /** Takes an action, once it is stored; a rejection says why nothing changed. */
  act(table: string, action: TableAction): Promise<Result<Acted, TableRejection>> {
    return this.queue.run(table, async () => {
      for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
        const loaded = await this.load(table);
        const decided = decideTable(loaded.state, action, this.circumstances());
        if (!decided.ok) return err(decided.error);
        if (decided.value.length === 0) return ok({ reading: read(loaded), events: [] });
        const state = tableOf(decided.value, loaded.state);
        if (!state) throw new Error('Events without a table');
        const version = loaded.version + decided.value.length;
        const stored = await this.store.append(table, loaded.version, decided.value, {
          ...whereabouts(state),
          repeats: isRepeated(action, decided.value),
          hands: finishes(decided.value) ? [...bookedHands(loaded.state, decided.value)] : [],
        });
        if (stored) {
          this.cache.put(table, { state, version });
          for (const observer of this.observers) observer.changed(table);
          return ok({ reading: readTable(state, version), events: decided.value });
        }
        this.cache.drop(table);
      }
      throw new Error(`Table ${table} kept changing under ${action.do}`);
    });
  }

  /** The table as it stands; null where there is none. */
  async read(table: string): Promise<TableReading | null> {
    const { state, version } = await this.load(table);
    return state && readTable(state, version);
  }

  /** What was played at a table so far, whether it may be told or not: leagues go by it. Null where there is none. */
  async played(table: string): Promise<PlayedAt | null> {
    const { state } = await this.load(table);
    return state && playedAt(state);
  }

  /**
   * Lets `change` put other words into a table's stored history, without moving its version: nobody acts at the table
   * meanwhile, and everything is read anew afterwards. Messages that were posted stay as they are.
   */
  rewrite(table: string, change: () => Promise<void>): Promise<void> {
    return this.queue.run(table, async () => {
      try {
        await change();
      } finally {
        this.cache.drop(table);
      }
    });
  }

  find(wanted: TableQuery): Promise<readonly TableSummary[]> {
    return this.store.find(wanted);
  }

  openTables(): Promise<readonly TableSummary[]> {
    return this.store.openTables();
  }

  private async load(table: string): Promise<Loaded> {
    const cached = this.cache.get(table);
    // Another process may have gone on with the table: what is kept here is only a head start.
    const events = await this.store.load(table, cached?.version);
    if (cached && events.length === 0) return cached;
    const state = tableOf(events, cached?.state);
    const version = (cached?.version ?? 0) + events.length;
    if (state) this.cache.put(table, { state, version });
    return { state, version };
  }
}

interface Loaded {
  readonly state: TableState | null;
  readonly version: number;
}

function read({ state, version }: Loaded): TableReading {
  if (!state) throw new Error('An action without events needs a table');
  return readTable(state, version);
}

/**
 * A computer decides the same again: only what is booked and shown at the end of a hand has to be kept at once, and
 * what people did before it.
 */
const isRepeated = (action: TableAction, events: readonly TableEvent[]): boolean =>
  action.do === 'computer-move' && events.every(({ type }) => type === 'hand-event');

/** Few actions finish a hand: nothing is folded a second time for the others. */
const finishes = (events: readonly TableEvent[]): boolean =>
  events.some(({ type }) => type === 'hand-finished');

function whereabouts(state: TableState): Omit<Projection, 'hands' | 'repeats'> {
  return {
    summary: {
      id: state.id,
      guildId: state.place.guildId,
      channelId: state.place.channelId,
      ended: state.phase === 'ended',
      people: peopleAt(state.chairs).map(({ person }) => person.id),
    },
    due: deadlineOf(state)?.at ?? null,
  };
}
