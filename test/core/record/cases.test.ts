import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { replay, viewRecord } from '../../../src/core/record/replay.ts';
import { comparable, readCases } from '../../support/cases.ts';

describe('an independent program agrees', () => {
  test.each([
    ['ddv', replay],
    ['switches', replay],
    ['house-rules', replay],
    ['views', viewRecord],
  ] as const)('on every line of %s', (file, answer) => {
    const wrong = readCases(file).flatMap(({ record, result }, index) =>
      isDeepStrictEqual(comparable(answer(record)), comparable(result)) ? [] : [`line ${index + 1}`],
    );
    expect(wrong).toEqual([]);
  });

  test('on enough to mean something', () => {
    expect(readCases('ddv').length).toBe(120);
    expect(readCases('views').length).toBe(120);
    expect(readCases('house-rules').length).toBe(20);
    const contracts = new Set(
      [...readCases('ddv'), ...readCases('switches'), ...readCases('house-rules')].map(
        ({ result }) => (result as { contract: string }).contract,
      ),
    );
    expect([...contracts].sort()).toEqual([
      'normal',
      'poverty',
      'silent-wedding',
      'solo-clubs',
      'solo-diamonds',
      'solo-fleischlos',
      'solo-hearts',
      'solo-jacks',
      'solo-kings-jacks',
      'solo-koehler',
      'solo-queens',
      'solo-spades',
      'thrown-in',
      'wedding',
    ]);
  });
});
