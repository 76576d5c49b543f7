import { describe, expect, test } from 'vitest';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import { newSetName, presetNamed, subjectNamed } from '../../../src/discord/rules/ruleNames.ts';
import { textsFor } from '../../../src/texts/texts.ts';
import { ruleDesk } from '../support/ruleDesk.ts';

const t = textsFor('en');

describe('the name of a new set', () => {
  test.each([
    '',
    ' ',
    '\u200B',
    '\u3164',
    '\u2800',
    '\u{E0041}',
    '\u034F',
    '\u2800\u3164 \u200D',
    'x'.repeat(41),
  ])('is not %j', (typed) => {
    expect(newSetName(typed)).toBeNull();
  });

  test.each([
    [' Our  table ', 'Our table'],
    ['Liga\u200D', 'Liga'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ])('%j is %j', (typed, name) => {
    expect(newSetName(typed)).toBe(name);
  });
});

test.each(['DDV\u200C', 'd\u034Fdv', 'ＤＤＶ', '\u2800ddv'])('%j means the preset', async (typed) => {
  expect(await subjectNamed(ruleDesk().shelf, 'club', typed, t)).toEqual({ of: 'preset', preset: 'ddv' });
  expect(presetNamed(newSetName(typed) ?? '', t)).toBe('ddv');
});

test.each(['liga', 'LIGA\u200D', 'Li\u00ADga'])('%j means what was saved as Liga', async (typed) => {
  const { shelf } = ruleDesk();
  await shelf.add('club', { id: 'k3f9', name: 'Liga', savedBy: 'anna', rules: DDV });
  expect(await subjectNamed(shelf, 'club', typed, t)).toEqual({ of: 'saved', set: 'k3f9' });
});
