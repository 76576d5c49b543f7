import { describe, expect, test } from 'vitest';
import { lengthsBeside, lengthWord, parseLength } from '../../../src/discord/messages/rules/lengths.ts';

describe('a length as a menu’s value', () => {
  test.each([
    ['hands-16', { kind: 'hands', hands: 16 }],
    ['hands-96', { kind: 'hands', hands: 96 }],
    ['target-30', { kind: 'target', points: 30 }],
    ['open', { kind: 'open' }],
  ] as const)('%s is read and written', (word, length) => {
    expect(parseLength(word)).toEqual(length);
    expect(lengthWord(length)).toBe(word);
  });

  test.each([
    '',
    'hands',
    'hands-0',
    'hands-97',
    'hands-016',
    'target-1001',
    'target--3',
    'open-1',
    'hands-1e1',
  ])('%j is none', (word) => {
    expect(parseLength(word)).toBeNull();
  });

  test('that is not among the usual ones is offered first, and none is offered twice', () => {
    expect(lengthsBeside({ kind: 'hands', hands: 12 })[0]).toEqual({ kind: 'hands', hands: 12 });
    const words = lengthsBeside({ kind: 'hands', hands: 24 }).map(lengthWord);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(['hands-16', 'hands-20', 'hands-24', 'hands-48', 'target-30', 'target-50', 'open']);
  });
});
