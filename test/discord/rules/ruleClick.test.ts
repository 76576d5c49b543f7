import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/customId.ts';
import { MENUS, TOPICS } from '../../../src/discord/messages/rules/topics.ts';
import {
  parseSubject,
  type RuleClick,
  type RuleSubject,
  ruleClicks,
  subjectWord,
} from '../../../src/discord/rules/ruleClick.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,36}$/);

const mark = fc.stringMatching(/^[A-Za-z0-9_-]{8}$/);

const subject: fc.Arbitrary<RuleSubject> = fc.oneof(
  fc.record({ of: fc.constant('table' as const), table: name }),
  fc.record({ of: fc.constant('saved' as const), set: name }),
  fc.record({
    of: fc.constant('preset' as const),
    preset: fc.constantFrom('ddv' as const, 'tournament' as const, 'kitchen' as const),
  }),
);

const menu = fc.constantFrom(...TOPICS.flatMap((topic) => MENUS[topic].map((each) => each.name)));

const click: fc.Arbitrary<RuleClick> = fc.oneof(
  fc.record({ do: fc.constantFrom('read', 'browse', 'edit', 'turn', 'start', 'delete'), subject }),
  fc.record({ do: fc.constant('choose'), subject, menu }),
  fc.record({ do: fc.constant('overwrite'), subject, from: subject, asked: mark }),
) as fc.Arbitrary<RuleClick>;

describe('the id of a button or menu about rules', () => {
  test('reads as what it was written from, in at most 100 characters, and is no table’s', () => {
    fc.assert(
      fc.property(click, (made) => {
        const text = ruleClicks.make(made);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(ruleClicks.parse(text)).toEqual(made);
        expect(parseCustomId(text)).toBeNull();
      }),
    );
  });

  test('is read in one way only', () => {
    fc.assert(
      fc.property(click, fc.string({ minLength: 1, maxLength: 3 }), fc.nat(60), (made, piece, at) => {
        const text = ruleClicks.make(made);
        const spoilt = text.slice(0, at) + piece + text.slice(at);
        const read = ruleClicks.parse(spoilt);
        if (read) expect(ruleClicks.make(read)).toBe(spoilt);
      }),
    );
  });

  test.each([
    '',
    'r1:read',
    'r1:read:',
    'r1:read:k3f9',
    'r1:read:x.k3f9',
    'r1:read:s.k3 f9',
    'r1:read:s.a.b',
    'r1:read:s.k3f9:cards',
    'r1:fly:s.k3f9',
    'r0:read:s.k3f9',
    'd1:read:s.k3f9',
    'r1:read:p.jokers',
    'r1:read:p.constructor',
    'r1:choose:s.k3f9',
    'r1:choose:s.k3f9:jokers',
    'r1:choose:s.k3f9:nines:true',
    'r1:overwrite:s.k3f9',
    'r1:overwrite:s.k3f9:p.ddv',
    'r1:overwrite:s.k3f9:p.ddv:abc',
    'r1:overwrite:s.k3f9:p.ddv:abcd1234:x',
    'r1:overwrite:s.k3f9:p.jokers:abcd1234',
    `r1:read:s.${'k'.repeat(37)}`,
  ])('%j is none', (text) => {
    expect(ruleClicks.parse(text)).toBeNull();
  });

  test('cannot carry a name that would spoil it', () => {
    expect(() => ruleClicks.make({ do: 'read', subject: { of: 'saved', set: 'a:b' } })).toThrow('a:b');
  });

  test('names a subject in the words that menus carry', () => {
    expect(subjectWord({ of: 'preset', preset: 'ddv' })).toBe('p.ddv');
    expect(parseSubject('s.abc')).toEqual({ of: 'saved', set: 'abc' });
    expect(parseSubject(undefined)).toBeNull();
  });
});
