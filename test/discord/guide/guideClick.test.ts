import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/customId.ts';
import { GLOSSARY } from '../../../src/discord/guide/glossary.ts';
import { type GuideClick, guideClicks, INTRO_PAGES } from '../../../src/discord/guide/guideClick.ts';
import { CHAPTERS } from '../../../src/discord/messages/guide/chapters.ts';
import { type RuleSubject, ruleClicks } from '../../../src/discord/rules/ruleClick.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,36}$/);

const subject: fc.Arbitrary<RuleSubject> = fc.oneof(
  fc.record({ of: fc.constant('table' as const), table: name }),
  fc.record({ of: fc.constant('saved' as const), set: name }),
  fc.record({
    of: fc.constant('preset' as const),
    preset: fc.constantFrom('ddv' as const, 'short' as const),
  }),
);

const click: fc.Arbitrary<GuideClick> = fc.oneof(
  fc.record({ do: fc.constant('contents' as const), subject }),
  fc.record({ do: fc.constant('chapter' as const), subject, chapter: fc.constantFrom(...CHAPTERS) }),
  fc.record({
    do: fc.constant('term' as const),
    term: fc.constantFrom(...GLOSSARY.map(({ id }) => id)),
  }),
  fc.record({ do: fc.constant('intro' as const), subject, page: fc.constantFrom(...INTRO_PAGES) }),
  fc.constant({ do: 'introduced' as const }),
);

describe('the id of a button or menu of the guide', () => {
  test('reads as what it was written from, in at most 100 characters, and is no other kind’s', () => {
    fc.assert(
      fc.property(click, (made) => {
        const text = guideClicks.make(made);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(guideClicks.parse(text)).toEqual(made);
        expect(parseCustomId(text)).toBeNull();
        expect(ruleClicks.parse(text)).toBeNull();
      }),
    );
  });

  test('is read in one way only', () => {
    fc.assert(
      fc.property(click, fc.string({ minLength: 1, maxLength: 3 }), fc.nat(60), (made, piece, at) => {
        const text = guideClicks.make(made);
        const spoilt = text.slice(0, at) + piece + text.slice(at);
        const read = guideClicks.parse(spoilt);
        if (read) expect(guideClicks.make(read)).toBe(spoilt);
      }),
    );
  });

  test.each([
    '',
    'g1',
    'g1:term',
    'g1:term:',
    'g1:term:constructor',
    'g1:term:fox:more',
    'g1:chapter:p.ddv',
    'g1:chapter:p.ddv:jokers',
    'g1:chapter:game',
    'g1:chapter:p.constructor:game',
    'g1:chapter:p.ddv:game:trumps',
    'g1:contents:p.ddv:game',
    'g1:contents:t.a b',
    'g1:intro:p.ddv:3',
    'g1:introduced:',
    'g1:fly:p.ddv',
    'g0:introduced',
    'r1:introduced',
  ])('%j is none', (text) => {
    expect(guideClicks.parse(text)).toBeNull();
  });
});
