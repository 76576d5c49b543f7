import { describe, expect, test } from 'vitest';
import type { BockRule } from '../../../src/core/rules/bock.ts';
import {
  type BadRule,
  handRuleDifferences,
  parseRuleSet,
  parseRules,
  ruleDifferences,
  withDdvRules,
} from '../../../src/core/rules/readRules.ts';
import { DDV, PRESETS } from '../../../src/core/rules/ruleSet.ts';

describe('the rules of a record', () => {
  test('are what differs from the DDV', () => {
    expect(parseRules({})).toEqual({ ok: true, value: DDV });
    expect(ruleDifferences(DDV)).toEqual({});
  });

  test.each(Object.entries(PRESETS))('of the preset %s are read back from what differs', (_name, rules) => {
    expect(parseRuleSet(ruleDifferences(rules))).toEqual({ ok: true, value: rules });
    expect(withDdvRules(ruleDifferences(rules))).toEqual(rules);
  });

  test.each([
    { nines: false },
    { secondDulleWins: 'always' },
    { schweine: true, poverty: true },
    { solos: [] },
    { solos: ['queens', 'jacks'] },
    { karlchen: false },
    { throwIn: { nines: 5 } },
    { schweine: true, superschweine: true, schweineInSuitSolos: true, schweineShown: 'at-start' },
    { poverty: 'redeal' },
    { poverty: true, povertyFoxesCount: false },
    { weddingDecidedBy: 'trump' },
    { throwIn: { ninesAndKings: 8, fullCards: 7, eyesOver: 80, noTrumpAbove: 'DJ' } },
    { solos: ['kings', 'koehler'], soloLead: 'soloist' },
    { announceAt30: true },
    { karlchenCaught: true, foxLastTrick: true, heartsTrick: true, dulleCaught: true },
    { announcements: 'double' },
  ])('%o are read and written back', (written) => {
    const rules = parseRules(written);
    expect(rules.ok && handRuleDifferences(rules.value)).toEqual(written);
  });

  test.each([
    ['no object', null],
    ['a list', []],
    ['a preset’s name', 'ddv'],
    ['an unknown key', { jokers: 2 }],
    ['a key of every object', { constructor: true }],
    ['a rule of the session', { mandatorySolos: true }],
    ['Superschweine without Schweine', { superschweine: true }],
    ['Schweine in suit solos without Schweine', { schweineInSuitSolos: true }],
    ['nines to throw in without nines', { nines: false, throwIn: { nines: 5 } }],
    ['more kings than there are', { throwIn: { kings: 9 } }],
    ['more full cards than a hand holds', { nines: false, throwIn: { fullCards: 11 } }],
    ['more eyes than a hand can have', { throwIn: { eyesOver: 128 } }],
    ['eyes that every hand has', { throwIn: { eyesOver: 7 } }],
    ['an unknown card to have no trump above', { throwIn: { noTrumpAbove: 'HT' } }],
    ['a Bock round without a reason', { bock: { on: [] } }],
    ['an unknown reason for a Bock round', { bock: { on: ['full-moon'] } }],
    ['a Bock round of no hands', { bock: { on: ['schwarz'], hands: 0 } }],
    ['a Bock round that triples', { bock: { on: ['schwarz'], effect: 'triple' } }],
    ['a wrong type', { nines: 'no' }],
    ['null for a switch', { schweine: null }],
    ['an unknown value', { secondDulleWins: 'sometimes' }],
    ['an unknown solo', { solos: ['clubs', 'trumps'] }],
    ['a solo twice', { solos: ['clubs', 'clubs'] }],
    ['solos by their contract', { solos: ['solo-clubs'] }],
    ['an unknown threshold beside a known one', { throwIn: { nines: 5, aces: 5 } }],
    ['an unknown threshold', { throwIn: { aces: 5 } }],
    ['a threshold of no number', { throwIn: { nines: '5' } }],
    ['a broken threshold', { throwIn: { kings: 4.5 } }],
    ['a threshold of nothing', { throwIn: { kings: 0 } }],
  ])('%s is refused', (_name, written) => {
    expect(parseRules(written).ok).toBe(false);
  });
});

test('a rule set may be written whole, the DDV’s own values included', () => {
  expect(parseRuleSet(DDV)).toEqual({ ok: true, value: DDV });
});

describe('a Bock round', () => {
  test.each<[string, object | null, BockRule | null]>([
    ['is not played', null, null],
    [
      'is four hands that double, and waits for its turn, unless said otherwise',
      { on: ['schwarz'] },
      { on: ['schwarz'], hands: 4, effect: 'double', overlap: 'append' },
    ],
    [
      'as it is written',
      { on: ['120-120', 'solo-lost'], hands: 28, effect: 'double', overlap: 'stack' },
      { on: ['120-120', 'solo-lost'], hands: 28, effect: 'double', overlap: 'stack' },
    ],
  ])('%s', (_name, written, bock) => {
    expect(parseRuleSet({ bock: written })).toEqual({ ok: true, value: { ...DDV, bock } });
  });

  test.each<[string, unknown]>([
    ['in words', 'double'],
    ['as a list', ['schwarz']],
    ['without a reason', {}],
    ['with no reason', { on: [] }],
    ['of 29 hands', { on: ['schwarz'], hands: 29 }],
    ['of half a hand', { on: ['schwarz'], hands: 0.5 }],
    ['that overlaps somehow', { on: ['schwarz'], overlap: 'somehow' }],
    ['with a key of its own', { on: ['schwarz'], cards: 4 }],
  ])('%s is refused', (_name, bock) => {
    expect(parseRuleSet({ bock })).toEqual({ ok: false, error: { key: 'bock' } });
  });
});

describe('what is refused is named', () => {
  test.each<[string, unknown, BadRule]>([
    ['the whole, where it is no object', 'ddv', { key: '' }],
    ['an unknown key', { nines: false, jokers: 2 }, { key: 'jokers' }],
    [
      'a key with a value it cannot have',
      { secondDulleWins: 'maybe', nines: false },
      { key: 'secondDulleWins' },
    ],
    [
      'what makes no sense together',
      { superschweine: true },
      { key: '', conflict: { code: 'superschweine-need-schweine' } },
    ],
  ])('%s', (_name, written, error) => {
    expect(parseRuleSet(written)).toEqual({ ok: false, error });
  });
});
