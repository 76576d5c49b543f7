import { describe, expect, test } from 'vitest';
import { DDV, PRESETS, parseRules, ruleDifferences } from '../../../src/core/rules/ruleSet.ts';

describe('the rules of a record', () => {
  test('are what differs from the DDV', () => {
    expect(parseRules({})).toEqual({ ok: true, value: DDV });
    expect(ruleDifferences(DDV)).toEqual({});
  });

  test.each(Object.entries(PRESETS))('of the preset %s are read back from what differs', (_name, rules) => {
    expect(parseRules(ruleDifferences(rules))).toEqual({ ok: true, value: rules });
  });

  test.each([
    { nines: false },
    { secondDulleWins: 'always' },
    { schweine: true, poverty: true },
    { solos: [] },
    { solos: ['queens', 'jacks'] },
    { karlchen: false },
    { throwIn: { nines: 5, kings: null } },
    { announcements: 'double' },
  ])('%o are read and written back', (written) => {
    const rules = parseRules(written);
    expect(rules.ok && ruleDifferences(rules.value)).toEqual(written);
  });

  test.each([
    ['no object', null],
    ['a list', []],
    ['a preset’s name', 'ddv'],
    ['an unknown key', { jokers: 2 }],
    ['a key of every object', { constructor: true }],
    ['a house rule not played yet', { superschweine: true }],
    ['a wrong type', { nines: 'no' }],
    ['null for a switch', { schweine: null }],
    ['an unknown value', { secondDulleWins: 'sometimes' }],
    ['an unknown solo', { solos: ['clubs', 'trumps'] }],
    ['a solo twice', { solos: ['clubs', 'clubs'] }],
    ['solos by their contract', { solos: ['solo-clubs'] }],
    ['an unknown threshold', { throwIn: { aces: 5 } }],
    ['a threshold of no number', { throwIn: { nines: '5' } }],
    ['a broken threshold', { throwIn: { kings: 4.5 } }],
    ['a threshold of nothing', { throwIn: { kings: 0 } }],
  ])('%s is refused', (_name, written) => {
    expect(parseRules(written).ok).toBe(false);
  });
});
