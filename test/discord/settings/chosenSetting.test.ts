import { describe, expect, test } from 'vitest';
import { personChange, serverChange } from '../../../src/discord/settings/chosenSetting.ts';

describe('what somebody chooses', () => {
  test.each([
    ['language', 'hu', { language: 'hu' }],
    ['language', 'own', { language: null }],
    ['pictures', 'large', { pictures: 'large' }],
    ['pictures', 'none', { pictures: 'none' }],
    ['suits', 'four', { suits: 'four' }],
    ['faces', 'german', { faces: 'german' }],
    ['theme', 'light', { theme: 'light' }],
    ['aid', 'on', { aid: true }],
    ['aid', 'off', { aid: false }],
  ] as const)('%s: %s changes that alone', (setting, word, change) => {
    expect(personChange(setting, word)).toEqual(change);
  });

  test.each([
    ['language', 'hr', { language: 'hr' }],
    ['language', 'own', { language: null }],
    ['suits', 'two', { suits: 'two' }],
    ['faces', 'french', { faces: 'french' }],
    ['theme', 'dark', { theme: 'dark' }],
  ] as const)('for a server, %s: %s changes that alone', (setting, word, change) => {
    expect(serverChange(setting, word)).toEqual(change);
  });

  test.each(['', 'fr', 'en-US', 'constructor', 'DARK', 'true'])('%j is not offered', (word) => {
    for (const setting of ['language', 'pictures', 'suits', 'faces', 'theme', 'aid'] as const)
      expect(personChange(setting, word)).toBeNull();
    for (const setting of ['language', 'suits', 'faces', 'theme'] as const)
      expect(serverChange(setting, word)).toBeNull();
  });
});
