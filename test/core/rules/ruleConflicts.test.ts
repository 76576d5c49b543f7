import { describe, expect, test } from 'vitest';
import { ruleConflicts } from '../../../src/core/rules/ruleConflicts.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN, type ThrowIn } from '../../../src/core/rules/throwIn.ts';

const conflicts = (rules: Partial<RuleSet>) => ruleConflicts({ ...DDV, ...rules });

test.each(Object.entries(PRESETS))('the preset %s can be played', (_name, rules) => {
  expect(ruleConflicts(rules)).toEqual([]);
});

describe('what makes no sense together', () => {
  test.each<[string, Partial<RuleSet>, string[]]>([
    ['Superschweine without Schweine', { superschweine: true }, ['superschweine-need-schweine']],
    ['Superschweine with Schweine', { superschweine: true, schweine: true }, []],
    ['Schweine of suit solos alone', { schweineInSuitSolos: true }, ['suit-solo-schweine-need-schweine']],
    ['Schweine of suit solos too', { schweineInSuitSolos: true, schweine: true }, []],
    ['Schweine alone', { schweine: true }, []],
    [
      'solos to owe where none are played',
      { mandatorySolos: true, solos: [] },
      ['mandatory-solos-need-solos'],
    ],
    ['solos to owe', { mandatorySolos: true, solos: ['koehler'] }, []],
    ['no solos at all', { solos: [] }, []],
    [
      'several at once: all are named',
      { superschweine: true, schweineInSuitSolos: true, mandatorySolos: true, solos: [] },
      ['superschweine-need-schweine', 'suit-solo-schweine-need-schweine', 'mandatory-solos-need-solos'],
    ],
  ])('%s', (_name, rules, codes) => {
    expect(conflicts(rules).map(({ code }) => code)).toEqual(codes);
  });
});

describe('thresholds of a throw-in', () => {
  const refused = (throwIn: Partial<ThrowIn>, nines: boolean) =>
    conflicts({ nines, throwIn: { ...NO_THROW_IN, ...throwIn } });

  test.each<[keyof Omit<ThrowIn, 'noTrumpAbove'>, boolean, number, number]>([
    ['nines', true, 1, 8],
    ['kings', true, 1, 8],
    ['ninesAndKings', true, 1, 12],
    ['fullCards', true, 1, 12],
    // Eight nines and four jacks; eight aces and four tens.
    ['eyesOver', true, 8, 127],
    ['kings', false, 1, 8],
    ['ninesAndKings', false, 1, 8],
    ['fullCards', false, 1, 10],
    // Eight jacks and two queens; eight aces and two tens.
    ['eyesOver', false, 22, 107],
  ])('%s (nines: %s) are from %i to %i', (count, nines, least, most) => {
    expect(refused({ [count]: least }, nines)).toEqual([]);
    expect(refused({ [count]: most }, nines)).toEqual([]);
    const conflict = { code: 'throw-in-threshold', count, least, most };
    expect(refused({ [count]: least - 1 }, nines)).toEqual([conflict]);
    expect(refused({ [count]: most + 1 }, nines)).toEqual([conflict]);
  });

  test('nines cannot be counted where there are none, and the other thresholds are judged all the same', () => {
    expect(refused({ nines: 5 }, false)).toEqual([{ code: 'no-nines-to-throw-in' }]);
    expect(refused({ nines: 5, kings: 9 }, false).map(({ code }) => code)).toEqual([
      'no-nines-to-throw-in',
      'throw-in-threshold',
    ]);
  });
});
