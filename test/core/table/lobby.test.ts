import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/core/level.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { TableAction } from '../../../src/core/table/action.ts';
import { lobby, PEOPLE, person, Sitting, START, sealed, typesOf } from './sitting.ts';

const HOUR = 3_600_000;

const open = (rest: Partial<Extract<TableAction, { do: 'open' }>> = {}): TableAction => ({
  do: 'open',
  table: 't',
  place: { guildId: 'g', channelId: 'c' },
  host: person('anna'),
  settings: {
    rules: DDV,
    length: { kind: 'hands', hands: 4 },
    pace: 'live',
    absence: 'computer',
    hints: false,
  },
  chairs: 4,
  computers: 0,
  ...rest,
});

const names = (sitting: Sitting) =>
  sitting.state.chairs.map((chair) =>
    chair === null ? null : chair.kind === 'person' ? chair.person.id : 'computer',
  );

const levels = (sitting: Sitting) =>
  sitting.state.chairs.map((chair) => (chair?.kind === 'computer' ? chair.level : null));

describe('opening a table', () => {
  test('seats the host first, then as many computers as wished', () => {
    const sitting = new Sitting();
    sitting.take(open({ computers: 2 }));
    expect(sitting.state).toMatchObject({ phase: 'lobby', id: 't', host: 'anna', since: START });
    expect(names(sitting)).toEqual(['anna', 'computer', 'computer', null]);
  });

  test('gives every computer a name of its own', () => {
    const sitting = new Sitting();
    sitting.take(open({ computers: 3 }));
    const computers = sitting.state.chairs.flatMap((chair) =>
      chair?.kind === 'computer' ? [chair.name] : [],
    );
    expect(new Set(computers).size).toBe(3);
  });

  test.each([
    [
      'no hand at all',
      {
        settings: {
          rules: DDV,
          length: { kind: 'hands', hands: 0 },
          pace: 'live',
          absence: 'wait',
          hints: false,
        },
      },
    ],
    [
      'half a hand',
      {
        settings: {
          rules: DDV,
          length: { kind: 'hands', hands: 1.5 },
          pace: 'live',
          absence: 'wait',
          hints: false,
        },
      },
    ],
    [
      'more hands than a session may have',
      {
        settings: {
          rules: DDV,
          length: { kind: 'hands', hands: 97 },
          pace: 'live',
          absence: 'wait',
          hints: false,
        },
      },
    ],
    ['four computers', { computers: 4 }],
    ['fewer than no computers', { computers: -1 }],
  ] as const)('is refused with %s', (_case, rest) => {
    expect(new Sitting().refuse(open(rest))).toEqual({ code: 'bad-settings' });
  });

  test('happens once', () => {
    expect(lobby().refuse(open())).toEqual({ code: 'already-open' });
  });

  test('comes before everything else', () => {
    expect(new Sitting().refuse({ do: 'join', by: person('ben') })).toEqual({ code: 'not-open' });
    expect(new Sitting().refuse({ do: 'tick' })).toEqual({ code: 'not-open' });
  });
});

describe('in the lobby', () => {
  test('people sit down in the order in which they join', () => {
    expect(names(lobby({ people: 4 }))).toEqual(PEOPLE.slice(0, 4));
  });

  test('somebody may choose a free chair', () => {
    const sitting = lobby();
    sitting.take({ do: 'join', by: person('ben'), chair: 2 });
    expect(names(sitting)).toEqual(['anna', null, 'ben', null]);
    expect(sitting.refuse({ do: 'join', by: person('cleo'), chair: 2 })).toEqual({ code: 'table-full' });
  });

  test('nobody sits down twice', () => {
    expect(lobby().refuse({ do: 'join', by: person('anna') })).toEqual({ code: 'already-seated', chair: 0 });
  });

  test('a fifth person finds it full', () => {
    expect(lobby({ people: 4 }).refuse({ do: 'join', by: person('emil') })).toEqual({ code: 'table-full' });
  });

  test('a chair that was left is free again', () => {
    const sitting = lobby({ people: 3 });
    sitting.take({ do: 'leave', by: 'ben' });
    expect(names(sitting)).toEqual(['anna', null, 'cleo', null]);
    sitting.take({ do: 'join', by: person('dora') });
    expect(names(sitting)).toEqual(['anna', 'dora', 'cleo', null]);
  });

  test('the host passes on to the next person clockwise', () => {
    const sitting = lobby({ people: 3 });
    expect(typesOf(sitting.take({ do: 'leave', by: 'anna' }))).toEqual(['seat-left', 'host-passed']);
    expect(sitting.state).toMatchObject({ host: 'ben' });
  });

  test('the table ends with its last person, computers or not', () => {
    const sitting = lobby();
    sitting.take({ do: 'add-computer', by: 'anna', level: 'club', seats: 'one' });
    sitting.take({ do: 'leave', by: 'anna' });
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'nobody-left', sheet: [] });
    expect(sitting.refuse({ do: 'join', by: person('ben') })).toEqual({
      code: 'wrong-phase',
      phase: 'ended',
    });
  });

  test('computers come and go', () => {
    const sitting = lobby({ people: 2 });
    sitting.take({ do: 'add-computer', by: 'ben', level: 'club', seats: 'one' });
    sitting.take({ do: 'add-computer', by: 'ben', level: 'club', seats: 'one' });
    expect(sitting.refuse({ do: 'add-computer', by: 'anna', level: 'club', seats: 'one' })).toEqual({
      code: 'table-full',
    });
    sitting.take({ do: 'remove-computer', by: 'anna' });
    expect(names(sitting)).toEqual(['anna', 'ben', 'computer', null]);
    sitting.take({ do: 'remove-computer', by: 'anna' });
    expect(sitting.refuse({ do: 'remove-computer', by: 'anna' })).toEqual({ code: 'no-computer' });
  });

  test('a certain computer goes, once', () => {
    const sitting = lobby();
    for (const level of LEVELS) sitting.take({ do: 'add-computer', by: 'anna', level, seats: 'one' });
    sitting.take({ do: 'remove-computer', by: 'anna', chair: 1 });
    sitting.take({ do: 'remove-computer', by: 'anna', chair: 1 });
    sitting.take({ do: 'remove-computer', by: 'anna', chair: 0 });
    expect(levels(sitting)).toEqual([null, null, 'club', 'expert']);
    expect(names(sitting)[0]).toBe('anna');
  });

  test('a computer plays as well as was chosen, as one of a club where nothing was', () => {
    const sitting = lobby();
    for (const level of LEVELS) sitting.take({ do: 'add-computer', by: 'anna', level, seats: 'one' });
    expect(levels(sitting)).toEqual([null, 'beginner', 'club', 'expert']);
    const opened = (given: Parameters<typeof open>[0]) => {
      const table = new Sitting();
      table.take(open(given));
      return levels(table);
    };
    expect(opened({ computers: 2 })).toEqual([null, 'club', 'club', null]);
    expect(opened({ computers: 2, level: 'expert' })).toEqual([null, 'expert', 'expert', null]);
  });

  test('computers of a level take all free chairs at once, each by its own name', () => {
    const sitting = lobby({ people: 2, chairs: 6 });
    const taken = sitting.take({ do: 'add-computer', by: 'ben', level: 'expert', seats: 'all' });
    expect(typesOf(taken)).toEqual(Array(4).fill('computer-seated'));
    expect(levels(sitting)).toEqual([null, null, ...Array(4).fill('expert')]);
    const names = sitting.state.chairs.map((chair) => chair?.kind === 'computer' && chair.name);
    expect(new Set(names.slice(2)).size).toBe(4);
  });

  test.each<TableAction>([
    { do: 'leave', by: 'emil' },
    { do: 'add-computer', by: 'emil', level: 'club', seats: 'one' },
    { do: 'remove-computer', by: 'emil' },
    { do: 'start', by: 'emil' },
    { do: 'remove', by: 'emil', chair: 0, moderator: false },
  ])('$do is for those who sit at the table', (action) => {
    expect(lobby({ people: 4 }).refuse(action)).toEqual({ code: 'not-seated' });
  });

  test('the host and moderators take people off their chairs, others do not', () => {
    const sitting = lobby({ people: 4 });
    expect(sitting.refuse({ do: 'remove', by: 'ben', chair: 2, moderator: false })).toEqual({
      code: 'not-host',
    });
    sitting.take({ do: 'remove', by: 'anna', chair: 2, moderator: false });
    sitting.take({ do: 'remove', by: 'mod', chair: 3, moderator: true });
    expect(names(sitting)).toEqual(['anna', 'ben', null, null]);
    expect(sitting.refuse({ do: 'remove', by: 'anna', chair: 2, moderator: false })).toEqual({
      code: 'not-a-person',
    });
    expect(sitting.refuse({ do: 'remove', by: 'anna', chair: 0, moderator: false })).toEqual({
      code: 'not-a-person',
    });
  });

  test('it is noted whom direct messages do not reach, once', () => {
    const sitting = lobby();
    const closed: TableAction = { do: 'direct-messages', person: 'anna', open: false };
    expect(typesOf(sitting.take(closed))).toEqual(['direct-messages']);
    expect(sitting.take(closed)).toEqual([]);
    expect(sitting.state.closedInboxes).toEqual(['anna']);
    sitting.take({ ...closed, open: true });
    expect(sitting.state.closedInboxes).toEqual([]);
  });

  test.each<TableAction>([
    { do: 'next-hand', by: 'anna', hand: 1 },
    { do: 'cut', by: 'anna', cut: 3, hand: 1 },
    { do: 'move', by: 'anna', move: { do: 'declare', value: 'healthy' }, token: { hand: 1 } },
    { do: 'return', by: 'anna' },
    { do: 'vote-end', by: 'anna' },
    { do: 'pause', by: 'anna' },
    { do: 'resume', by: 'anna' },
  ])('$do has to wait for the session', (action) => {
    expect(lobby().refuse(action)).toEqual({ code: 'wrong-phase', phase: 'lobby' });
  });

  test('the host and moderators may close it', () => {
    const sitting = lobby({ people: 2 });
    expect(sitting.refuse({ do: 'close', by: 'ben', moderator: false })).toEqual({ code: 'not-host' });
    sitting.take({ do: 'close', by: 'ben', moderator: true });
    expect(sitting.state).toMatchObject({ phase: 'ended', reason: 'closed' });
  });

  test('it closes itself a day after the last person came or went', () => {
    const sitting = lobby();
    sitting.wait(23 * HOUR);
    sitting.take({ do: 'join', by: person('ben') });
    expect(sitting.wait(24 * HOUR - 1)).toEqual([]);
    expect(sitting.wait(1)).toMatchObject([{ type: 'table-ended', reason: 'unused' }]);
  });
});

describe('starting', () => {
  test('needs four chairs taken', () => {
    expect(lobby({ people: 3 }).refuse({ do: 'start', by: 'anna' })).toEqual({
      code: 'chairs-empty',
      empty: 1,
    });
  });

  test('any person at the table may do it, once', () => {
    const sitting = lobby({ people: 4 });
    expect(typesOf(sitting.take({ do: 'start', by: 'cleo' }))).toEqual(['session-started', 'deal-sealed']);
    expect(sitting.refuse({ do: 'start', by: 'cleo' })).toEqual({ code: 'wrong-phase', phase: 'cutting' });
  });

  test.each<TableAction>([
    { do: 'add-computer', by: 'anna', level: 'club', seats: 'one' },
    { do: 'remove-computer', by: 'anna' },
  ])('ends $do', (action) => {
    expect(sealed().refuse(action)).toEqual({ code: 'wrong-phase', phase: 'cutting' });
  });
});
