import { beforeAll, describe, expect, test } from 'vitest';
import { bookedHands } from '../../src/app/bookedHands.ts';
import { computerKey, type NewHand } from '../../src/app/ledger.ts';
import type { TableEvent } from '../../src/core/table/event.ts';
import { tableOf } from '../../src/core/table/evolve.ts';
import type { TableState } from '../../src/core/table/state.ts';
import { Sittings } from '../support/sitting.ts';
import { MemoryEvents } from './tableService.ts';

describe('what the books take of a sitting', () => {
  let events: readonly TableEvent[];
  let hands: readonly NewHand[];
  let state: TableState | null;

  beforeAll(async () => {
    const store = new MemoryEvents();
    const sittings = new Sittings(store);
    await sittings.begin('t', { people: ['anna', 'ben', 'cleo', 'dora'], computers: 1, hands: 3 });
    while (await sittings.step('t'));
    events = await store.load('t');
    hands = [...bookedHands(null, events)];
    state = tableOf(events);
    expect(store.booked).toEqual(hands);
  });

  test('is every hand of its sheet, with the points that stand there', () => {
    const sheet = state && state.phase !== 'lobby' ? state.sheet : [];
    expect(hands.map(({ id }) => id)).toEqual(sheet.map(({ hand }) => `t-${hand}`));
    for (const [index, hand] of hands.entries()) {
      const row = sheet[index];
      const scores = (row?.scores ?? []).flatMap((score, chair) =>
        score === null ? [] : [[row?.playedBy[chair] ?? computerKey('club'), score]],
      );
      expect(hand.seats.map(({ player, points }) => [player, points])).toEqual(scores);
      expect(hand).toMatchObject({
        table: 't',
        guildId: 'club',
        enteredBy: null,
        league: null,
        concealed: false,
      });
    }
  });

  test('names everybody, computers too', () => {
    for (const { player, name } of hands.flatMap(({ seats }) => seats)) {
      expect(name).toBe(player === computerKey('club') ? 'Lotte' : `Name of ${player}`);
    }
  });

  test('goes by who sat there when the hand ended, not by who left right afterwards', () => {
    const end = events.findIndex(({ type }) => type === 'hand-finished');
    const before = tableOf(events.slice(0, end));
    const leaving: readonly TableEvent[] = [
      ...events.slice(end, end + 1),
      { type: 'seat-left', chair: 2, computer: { name: 'Kunz', level: 'club' }, at: 0 },
    ];
    expect([...bookedHands(before, leaving)]).toEqual(hands.slice(0, 1));
  });

  test('is nothing where a hand was broken off', () => {
    const end = events.findIndex(({ type }) => type === 'hand-finished');
    const brokenOff: TableEvent = { type: 'table-ended', reason: 'closed', at: 0 };
    expect([...bookedHands(null, [...events.slice(0, end), brokenOff])]).toEqual([]);
  });
});
