import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { circumstances } from '../src/app/fairDeal.ts';
import { Tables } from '../src/app/tables.ts';
import { DDV } from '../src/core/rules/ruleSet.ts';
import type { Move } from '../src/core/table/action.ts';
import type { PlayerView } from '../src/core/view/tableView.ts';
import { openStore } from '../src/store/store.ts';

export interface StorageFigures {
  /** Bytes of the database for each stored hand with its events and books, sent messages not counted. */
  readonly databaseBytesPerHand: number;
  /** The same once its table is archived, a day after its end. */
  readonly archivedBytesPerHand: number;
  /** Loaded, decided, appended and read again; each append reaches the disk. */
  readonly actsPerSecond: number;
}

const PEOPLE = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}` }));

/** Plays a session of so many hands through the table service alone. */
export async function benchStorage(hands: number): Promise<StorageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-bench-'));
  const file = join(folder, 'bench.sqlite');
  let acts = 0;
  const store = await openStore(file);
  // Many small tables take room before anything stands in them.
  const empty = sizeOf(file);
  const tables = new Tables(store.events, circumstances(Date.now));
  const act: Tables['act'] = (table, action) => {
    acts++;
    return tables.act(table, action);
  };
  const [host, ...others] = PEOPLE;
  if (!host) throw new Error('Nobody plays');
  const place = { guildId: '1', channelId: '2' };
  const length = { kind: 'hands', hands } as const;
  const settings = { rules: DDV, length, pace: 'none', absence: 'wait', hints: false } as const;
  const begin = performance.now();
  await act('bench', { do: 'open', table: 'bench', place, host, settings, chairs: 4, computers: 0 });
  for (const by of others) await act('bench', { do: 'join', by });
  await act('bench', { do: 'start', by: host.id });
  for (;;) {
    const reading = await tables.read('bench');
    if (!reading || reading.table.phase === 'ended') break;
    const hand = reading.table.present?.deal.number ?? reading.table.sheet.length + 1;
    const mover = reading.players().find(({ hand: view }) => view.turn === view.seat);
    if (reading.table.phase === 'cutting') {
      for (const { id } of PEOPLE) await act('bench', { do: 'cut', by: id, cut: null, hand });
    } else if (mover && reading.table.phase === 'playing') {
      await act('bench', { do: 'move', by: mover.person, move: firstMove(mover), token: mover.token });
    } else {
      await act('bench', { do: 'next-hand', by: host.id, hand });
    }
  }
  const actsPerSecond = Math.round((acts * 1_000) / (performance.now() - begin));
  const databaseBytesPerHand = Math.round((sizeOf(file) - empty) / hands);
  await store.archive.archive('bench');
  const archivedBytesPerHand = Math.round((sizeOf(file) - empty) / hands);
  await store.close();
  rmSync(folder, { recursive: true });
  return { databaseBytesPerHand, archivedBytesPerHand, actsPerSecond };
}

/** Bytes of a database without what was deleted in it. */
function sizeOf(file: string): number {
  const packed = `${file}-packed`;
  const database = new Database(file);
  database.prepare('vacuum into ?').run(packed);
  database.close();
  const { size } = statSync(packed);
  rmSync(packed);
  return size;
}

function firstMove({ hand: { legal } }: PlayerView): Move {
  const action = legal.find(({ do: kind }) => kind !== 'announce');
  if (!action || action.do === 'pass') throw new Error('Nothing is legal');
  return action;
}
