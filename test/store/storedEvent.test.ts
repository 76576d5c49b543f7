import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/core/record/replay.ts';
import { writeRecord } from '../../src/core/record/write.ts';
import { DDV, type RuleSet } from '../../src/core/rules/ruleSet.ts';
import { waitingFor } from '../../src/core/table/clock.ts';
import { decideTable } from '../../src/core/table/decide.ts';
import type { TableEvent } from '../../src/core/table/event.ts';
import { tableOf } from '../../src/core/table/evolve.ts';
import { tableView } from '../../src/core/view/tableView.ts';
import { readEvent, storedEvent } from '../../src/store/storedEvent.ts';
import { mixedRules } from '../support/rules.ts';

/** A session stored when tables had four seats only, in its second hand: people came, missed a move, left and voted. */
const STORED = readFileSync(new URL('older/four-seats.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('a session stored when tables had four seats', () => {
  const events = STORED.map(readEvent);
  const state = tableOf(events);
  if (state?.phase !== 'playing') throw new Error('It stands in its second hand');

  test('stands where it stood', () => {
    expect(tableView(state)).toMatchObject({
      phase: 'playing',
      host: 'anna',
      settings: { rules: DDV, length: { kind: 'hands', hands: 2 }, hints: false },
      chairs: [
        { person: { id: 'anna' } },
        { person: { id: 'emil' } },
        { person: { id: 'cleo' } },
        { kind: 'computer', level: 'beginner' },
      ],
      present: { deal: { number: 2, dealer: 2, lineup: [0, 1, 2, 3], sittingOut: [] } },
      sheet: [{ hand: 1, solo: null, multiplier: 1, bock: [] }],
      removals: [{ chair: 1, votes: 1 }],
    });
  });

  test('replays its finished hand to the score that was booked', () => {
    const [first] = state.finished;
    const replayed = first && replay(JSON.parse(JSON.stringify(writeRecord(first.hand))));
    expect(replayed).toMatchObject({ status: 'finished', scores: state.sheet[0]?.scores });
  });

  test('goes on', () => {
    const action = { do: 'leave', by: 'cleo' } as const;
    const seal = { seed: '', commitment: '' };
    const circumstances = { at: 0, seal, lot: 0, roundSeal: () => seal, below: () => () => 0 };
    expect(decideTable(state, action, circumstances)).toMatchObject({
      ok: true,
      value: [{ type: 'seat-left', chair: 2 }],
    });
    expect(waitingFor(state)?.seat).toBe(state.hand.phase === 'play' ? waitingFor(state)?.chair : null);
  });
});

describe('an event of that time', () => {
  test.each(['reminded', 'move-missed', 'overdue', 'returned'])('%s named a chair by its seat', (type) => {
    expect(readEvent(JSON.stringify({ type, seat: 2, at: 1 }))).toEqual({ type, chair: 2, at: 1 });
  });

  test.each([
    [
      'that seated a computer',
      { type: 'computer-seated', seat: 1, name: 'Hinz' },
      { type: 'computer-seated', chair: 1, name: 'Hinz', level: 'beginner' },
    ],
    [
      'that let a computer play on',
      { type: 'seat-left', chair: 1, computer: 'Hinz' },
      { type: 'seat-left', chair: 1, computer: { name: 'Hinz', level: 'beginner' } },
    ],
    [
      'that freed a chair',
      { type: 'seat-left', chair: 1, computer: null },
      { type: 'seat-left', chair: 1, computer: null },
    ],
  ])('%s knew no levels', (_case, stored, read) => {
    expect(readEvent(JSON.stringify({ ...stored, at: 1 }))).toEqual({ ...read, at: 1 });
  });

  test('that began play knew no Superschweine', () => {
    const event = { type: 'play-began', schweine: 1 };
    expect(readEvent(JSON.stringify({ type: 'hand-event', event, at: 1 }))).toMatchObject({
      event: { schweine: 1, superschweine: null },
    });
  });
});

describe('a deal', () => {
  const dealt = (rules: RuleSet): TableEvent => ({
    type: 'hand-event',
    event: {
      type: 'dealt',
      rules,
      dealer: 0,
      hands: [['CA'], ['CT'], ['CK'], ['CQ']],
      owesSolo: [],
      forcedSolo: null,
      multiplier: 1,
    },
    at: 1,
  });

  test('is stored with what differs from the DDV’s rules, and read with all of them', () => {
    fc.assert(
      fc.property(mixedRules, (rules) => {
        expect(readEvent(storedEvent(dealt(rules)))).toEqual(dealt(rules));
      }),
    );
    const written = JSON.parse(storedEvent(dealt({ ...DDV, nines: false }))) as { event: { rules: unknown } };
    expect(written.event.rules).toEqual({ nines: false });
  });
});

test('a table stored before there were leagues has no place in one', () => {
  const state = tableOf(STORED.map(readEvent));
  expect(state).toMatchObject({ fixture: null, named: [], disclosed: false });
  expect(state && tableView(state)).toMatchObject({ fixture: null, concealed: false });
});

test('an event of today stays as it is', () => {
  const today: readonly TableEvent[] = [
    { type: 'seat-taken', chair: 6, person: { id: 'a', name: 'A' }, at: 1 },
    { type: 'deal-sealed', hand: 1, dealer: 4, lineup: [0, 1, 2, 3], seed: '', commitment: '', at: 1 },
    { type: 'rules-set', rules: DDV, at: 1 },
    { type: 'computer-seated', chair: 1, name: 'Hinz', level: 'expert', at: 1 },
    { type: 'seat-left', chair: 1, computer: { name: 'Hinz', level: 'club' }, at: 1 },
  ];
  expect(today.map((event) => readEvent(storedEvent(event)))).toEqual(today);
});
