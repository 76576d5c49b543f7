import { describe, expect, test } from 'vitest';
import type { TableEvent, TableFact } from '../../../src/core/table/event.ts';
import { evolveTable } from '../../../src/core/table/evolve.ts';
import type { TableState } from '../../../src/core/table/state.ts';
import { dealtOut, lobby, START } from './sitting.ts';

const folded = (state: TableState, ...facts: readonly TableFact[]): TableState =>
  facts.reduce<TableState>((now, fact) => evolveTable(now, { ...fact, at: START } as TableEvent), state);

const declared: TableFact = { type: 'hand-event', event: { type: 'declared', seat: 1, value: 'healthy' } };

describe('a move in time', () => {
  test.each<[string, readonly TableFact[], object]>([
    ['is forgiven what was missed before', [{ type: 'overdue', chair: 1 }], { misses: 0, held: false }],
    [
      'by the computer that stands in is not',
      [{ type: 'move-missed', chair: 1, held: false }],
      { misses: 1 },
    ],
    [
      'by the computer that holds the chair is not',
      [{ type: 'move-missed', chair: 1, held: true }],
      { misses: 1, held: true },
    ],
    [
      'by a computer leaves it one',
      [{ type: 'seat-left', chair: 1, computer: { name: 'Ada', level: 'club' } }],
      { kind: 'computer' },
    ],
  ])('%s', (_name, before, chair) => {
    const { state } = dealtOut();
    const moved = folded(state, ...before, declared);
    expect(moved.chairs[1]).toMatchObject(chair);
    expect(moved.chairs[0]).toEqual(state.chairs[0]);
  });
});

test('whom direct messages reach again is taken off the list, and nobody else', () => {
  const closed = (person: string, open: boolean): TableFact => ({ type: 'direct-messages', person, open });
  const { state } = lobby({ people: 2 });
  const both = folded(state, closed('anna', false), closed('ben', false), closed('ben', false));
  expect(both.closedInboxes).toEqual(['anna', 'ben']);
  expect(folded(both, closed('anna', true)).closedInboxes).toEqual(['ben']);
});

test('a computer that is added has vacated nothing', () => {
  const { state } = lobby();
  const ada = { name: 'Ada', level: 'expert' } as const;
  expect(folded(state, { type: 'computer-seated', chair: 1, ...ada }).chairs[1]).toEqual({
    kind: 'computer',
    ...ada,
    vacated: false,
  });
});

test('a session begins with an empty sheet, and with the chairs that are taken', () => {
  const { state } = lobby({ people: 4, chairs: 6 });
  expect(folded(state, { type: 'session-started', dealer: 2 })).toEqual({
    ...state,
    phase: 'between',
    lookedBack: false,
    chairs: state.chairs.slice(0, 4),
    firstDealer: 2,
    insiders: ['anna', 'ben', 'cleo', 'dora'],
    sheet: [],
    finished: [],
    removalVotes: [],
    endVotes: [],
    paused: null,
    reminded: null,
    since: START,
  });
});
