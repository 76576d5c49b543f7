import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/core/card.ts';
import { ANNOUNCEMENTS } from '../../src/core/rules/announcement.ts';
import { SOLOS } from '../../src/core/rules/ruleSet.ts';
import {
  type ButtonMove,
  type CustomId,
  makeCustomId,
  parseCustomId,
  parseCut,
  parsePassedCards,
  passValue,
  questionOf,
} from '../../src/discord/customId.ts';

const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
const count = fc.nat(99_999);
const token = fc.record({ hand: count, played: count });

const move: fc.Arbitrary<ButtonMove> = fc.oneof(
  fc.record({ do: fc.constant('play' as const), card: fc.constantFrom(...CARDS) }),
  fc.record({ do: fc.constant('announce' as const), value: fc.constantFrom(...ANNOUNCEMENTS) }),
  fc.record({ do: fc.constant('declare' as const), value: fc.constantFrom('healthy', 'reservation') }),
  fc.record({ do: fc.constant('take' as const), value: fc.boolean() }),
  fc.record({
    do: fc.constant('name' as const),
    value: fc.constantFrom('throw-in', 'poverty', 'wedding', ...SOLOS.map((solo) => `solo-${solo}` as const)),
  }),
);

const customId: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({
    table,
    do: fc.constantFrom('join', 'leave', 'add-computer', 'start', 'my-hand', 'menu', 'ask-leave', 'return'),
  }),
  fc.record({ table, do: fc.constantFrom('cut', 'leave-uncut', 'next-hand'), hand: count }),
  fc.record({
    table,
    do: fc.constantFrom('take-seat', 'remove', 'ask-remove', 'seat-computer', 'unseat-computer'),
    chair: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  }),
  fc.record({
    table,
    do: fc.constant('review'),
    hand: count,
    page: fc.oneof(count, fc.constant('overview')),
  }),
  fc.record({ table, do: fc.constant('move'), token, move }),
  fc.record({ table, do: fc.constant('pass'), token }),
) as fc.Arbitrary<CustomId>;

describe('a custom id', () => {
  test('reads as what it was written from, in at most 100 characters', () => {
    fc.assert(
      fc.property(customId, (id) => {
        const text = makeCustomId(id);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(text)).toEqual(id);
      }),
    );
  });

  test('is read in one way only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const id = parseCustomId(text);
        if (id) expect(makeCustomId(id)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(customId, fc.string({ minLength: 1, maxLength: 3 }), fc.nat(60), (id, piece, at) => {
        const text = makeCustomId(id);
        const spoilt = text.slice(0, at) + piece + text.slice(at);
        const read = parseCustomId(spoilt);
        if (read) expect(makeCustomId(read)).toBe(spoilt);
      }),
    );
  });

  test.each([
    '',
    'join',
    'd0:join:k3f9',
    'd1:fly:k3f9',
    'd1:join',
    'd1:join:',
    'd1:join:k3f9:1',
    'd1:join:k 3',
    'd1:cut:k3f9',
    'd1:cut:k3f9:-1',
    'd1:cut:k3f9:01',
    'd1:cut:k3f9:1e3',
    'd1:remove:k3f9:7',
    'd1:play:k3f9:1:0:XX',
    'd1:play:k3f9:1:HT',
    'd1:declare:k3f9:1:0:maybe',
    'd1:name:k3f9:1:0:solo-trumps',
    'd1:take:k3f9:1:0:yes',
    'd1:move:k3f9:1:0:HT',
    'd1:review:k3f9:1:last',
    `d1:join:${'k'.repeat(41)}`,
    `d1:join:k3f9${':'.repeat(100)}`,
  ])('%j is none', (text) => {
    expect(parseCustomId(text)).toBeNull();
  });

  test('cannot carry a table whose name would spoil it', () => {
    expect(() => makeCustomId({ do: 'join', table: 'a:b' })).toThrow('a:b');
  });

  test('that asks says what it asks for', () => {
    expect(questionOf({ do: 'ask-remove', table: 'k', chair: 2 })).toEqual({ do: 'remove', chair: 2 });
    expect(questionOf({ do: 'ask-vote-end', table: 'k' })).toEqual({ do: 'vote-end' });
    expect(questionOf({ do: 'leave', table: 'k' })).toBeNull();
  });
});

describe('values of menus', () => {
  test.each([
    [['7'], 7],
    [['25'], 25],
    [[], undefined],
    [['7', '8'], undefined],
    [['x'], undefined],
  ])('a cut of %j is %s', (values, cut) => {
    expect(parseCut(values)).toBe(cut);
  });

  test('equal cards of a pass differ as values and read as the same card', () => {
    const values = [passValue('D9', 0), passValue('D9', 1), passValue('HT', 0)];
    expect(new Set(values).size).toBe(3);
    expect(parsePassedCards(values)).toEqual(['D9', 'D9', 'HT']);
    expect(parsePassedCards(['D9', 'nonsense'])).toBeNull();
  });
});
