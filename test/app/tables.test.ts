import { beforeEach, describe, expect, test } from 'vitest';
import { verifyDeal } from '../../src/app/fairDeal.ts';
import { replay } from '../../src/core/record/replay.ts';
import { randomPlayer } from '../../src/players/randomPlayer.ts';
import { MemoryEvents, type Service, tableService } from './tableService.ts';

/** Makes the move that a table waits for, whoever's it is. */
async function step({ tables }: Service, table = 't'): Promise<boolean> {
  const reading = await tables.read(table);
  const waiting = reading?.table.waiting;
  if (!reading || !waiting) return false;
  const computer = reading.computerTurn();
  const seat = reading.players().find((player) => player.seat === waiting.seat);
  const view = computer?.view ?? seat?.hand;
  const move = view && randomPlayer(view, () => 0);
  if (!view || !move) throw new Error('Nobody can move');
  const acted = await tables.act(
    table,
    computer
      ? { do: 'computer-move', seat: computer.seat, move, token: computer.token }
      : { do: 'move', by: seat?.person ?? '', move, token: seat?.token ?? { hand: 0 } },
  );
  return acted.ok;
}

describe('the table service', () => {
  let service: Service;
  let told: string[];

  beforeEach(() => {
    service = tableService();
    told = [];
    service.tables.observe({ changed: (table) => void told.push(table) });
  });

  test('knows no table that nobody opened', async () => {
    expect(await service.tables.read('t')).toBeNull();
    const acted = await service.tables.act('t', { do: 'vote-end', by: 'p0' });
    expect(acted).toEqual({ ok: false, error: { code: 'not-open' } });
    expect(told).toEqual([]);
  });

  test('tells its observers of what is stored, and of nothing else', async () => {
    await service.begin('t');
    expect(told).toEqual(['t', 't']);
    await service.tables.act('t', { do: 'start', by: 'p0' });
    await service.tables.act('t', { do: 'tick' });
    expect(told).toEqual(['t', 't']);
  });

  test('changes nothing where the store fails', async () => {
    await service.begin('t', { people: 4 });
    const before = await service.happened('t');
    service.events.failing = true;
    await expect(service.tables.act('t', { do: 'leave', by: 'p0' })).rejects.toThrow('the store is gone');
    service.events.failing = false;
    expect(await service.happened('t')).toEqual(before);
    expect((await service.tables.read('t'))?.table.chairs[0]).toMatchObject({ kind: 'person' });
  });

  test('takes actions on one table one after another', async () => {
    await service.begin('t', { people: 4 });
    const votes = ['p0', 'p1', 'p2', 'p3'].map((by) => service.tables.act('t', { do: 'vote-end', by }));
    const outcomes = (await Promise.all(votes)).map((acted) => (acted.ok ? 'ok' : acted.error.code));
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'wrong-phase']);
  });

  test('decides again where another process was faster', async () => {
    await service.begin('t', { people: 4 });
    const rival = tableService(service.events);
    await service.tables.read('t');
    expect((await rival.tables.act('t', { do: 'pause', by: 'p1' })).ok).toBe(true);
    // What this process keeps of the table is older than the pause.
    expect(await service.tables.act('t', { do: 'cut', by: 'p3', cut: 1, hand: 1 })).toEqual({
      ok: false,
      error: { code: 'paused' },
    });
    expect((await service.tables.act('t', { do: 'resume', by: 'p0' })).ok).toBe(true);
    expect((await service.events.load('t')).length).toBe((await service.tables.read('t'))?.version);
  });

  test('gives up on a table that changes under every attempt', async () => {
    await service.begin('t', { people: 4 });
    const restless = Object.assign(new MemoryEvents(), {
      load: (table: string) => service.events.load(table),
    });
    const stuck = tableService(Object.assign(restless, { append: async () => false }));
    await expect(stuck.tables.act('t', { do: 'pause', by: 'p0' })).rejects.toThrow(/kept changing/);
  });

  test('serves a hand that two processes play in turns', async () => {
    await service.begin('t');
    const rival = tableService(service.events);
    for (let moves = 0; moves < 52; moves++) expect(await step(moves % 2 === 0 ? service : rival)).toBe(true);
    expect((await tableService(service.events).tables.read('t'))?.table).toMatchObject({
      phase: 'ended',
      endReason: 'played-out',
    });
  });

  test('keeps of every finished hand a record that replays it and a deal that verifies', async () => {
    await service.begin('t', { hands: 2 });
    for (let moves = 0; moves < 130; moves++) {
      if (await step(service)) continue;
      await service.tables.act('t', { do: 'next-hand', by: 'p0', hand: 2 });
      await service.tables.act('t', { do: 'cut', by: 'p0', cut: 9, hand: 2 });
    }
    const reading = await service.tables.read('t');
    const records = reading?.records() ?? [];
    expect(records.map(({ number }) => number)).toEqual([1, 2]);
    for (const [index, { record, seed, commitment, cut }] of records.entries()) {
      const { scores, value } = reading?.table.sheet[index] ?? {};
      expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ status: 'finished', scores, value });
      expect(verifyDeal({ seed, commitment, cut, nines: true, hands: record.hands })).toBeNull();
    }
  });

  test('says of what computers do in a hand, and of nothing else, that it would happen again', async () => {
    await service.begin('t');
    for (let more = true; more; ) {
      const { events } = service;
      const [before, waiting] = [events.repeated, (await service.tables.read('t'))?.table.waiting?.by];
      const happened = (await service.happened('t')).length;
      more = await step(service);
      const added = (await service.happened('t')).slice(happened);
      const repeats = waiting === 'computer' && !added.includes('hand-finished');
      expect(events.repeated - before).toBe(repeats ? added.length : 0);
    }
  });

  test('offers a computer’s decision only while one is to be made', async () => {
    await service.begin('t', { people: 4 });
    expect((await service.tables.read('t'))?.computerTurn()).toBeNull();
    await service.tables.act('t', { do: 'cut', by: 'p3', cut: null, hand: 1 });
    expect((await service.tables.read('t'))?.computerTurn()).toBeNull();
    await service.tables.act('t', { do: 'leave', by: 'p1' });
    expect((await service.tables.read('t'))?.computerTurn()).toMatchObject({
      seat: 1,
      token: { hand: 1, played: 0 },
    });
  });

  test('finds what the store finds', async () => {
    await service.begin('t');
    await service.tables.act('t', { do: 'close', by: 'mod', moderator: true });
    await service.begin('u');
    expect((await service.tables.openTables()).map(({ id }) => id)).toEqual(['u']);
    expect((await service.tables.find({})).map(({ id, ended }) => [id, ended])).toEqual([
      ['t', true],
      ['u', false],
    ]);
  });
});
