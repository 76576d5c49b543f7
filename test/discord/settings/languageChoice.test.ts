import { describe, expect, test } from 'vitest';
import { languageOfPerson, languageOfServer } from '../../../src/discord/settings/languageChoice.ts';

const nothing = { language: null, locale: null };

describe('the language of a server', () => {
  test.each([
    ['is what a moderator chose', { language: 'hr', locale: 'de' }, 'hr', 'chosen'],
    ['is its own where nobody chose', { language: null, locale: 'hu' }, 'hu', 'own'],
    ['is its own whichever country it is of', { language: null, locale: 'en-GB' }, 'en', 'own'],
    ['is English where I do not speak its own', { language: null, locale: 'fr' }, 'en', 'usual'],
    ['is English where nothing is known', nothing, 'en', 'usual'],
    ['is its own where a later version stored a choice', { language: 'nds', locale: 'de' }, 'de', 'own'],
  ] as const)('%s', (_case, server, language, because) => {
    expect(languageOfServer(server)).toEqual({ language, because });
  });
});

describe('the language of a person', () => {
  const german = { language: null, locale: 'de' };
  const croatian = { language: 'hr', locale: 'de' };
  test.each([
    ['is what they chose', { language: 'hu', locale: 'de' }, croatian, 'hu', 'chosen'],
    ['is that of their Discord', { language: null, locale: 'hu' }, croatian, 'hu', 'discord'],
    ['is English where their Discord is', { language: null, locale: 'en-US' }, german, 'en', 'discord'],
    ['is the server’s choice where theirs is unknown', nothing, croatian, 'hr', 'server'],
    ['is the server’s own where I do not speak theirs', { ...nothing, locale: 'fr' }, german, 'de', 'server'],
    [
      'is English where I speak neither',
      { ...nothing, locale: 'fr' },
      { ...nothing, locale: 'ja' },
      'en',
      'usual',
    ],
    [
      'is English in no server where I do not speak theirs',
      { ...nothing, locale: 'fr' },
      null,
      'en',
      'usual',
    ],
  ] as const)('%s', (_case, person, server, language, because) => {
    expect(languageOfPerson(person, server)).toEqual({ language, because });
  });
});
