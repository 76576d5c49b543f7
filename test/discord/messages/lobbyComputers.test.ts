import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/core/level.ts';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { faultsOf } from './support/limits.ts';
import { readersIn } from './support/readers.ts';
import { ANNA, TestTable } from './support/testTable.ts';

/** The lobby of a table of seven with these computers. */
function lobbyWith(levels: readonly Level[], language: (typeof LANGUAGES)[number] = 'en') {
  const table = new TestTable(3).open({ hints: true }, 0, ANNA, 7);
  for (const level of levels) table.act({ do: 'add-computer', by: ANNA.id, level, seats: 'one' });
  const lobby = tableMessages(table.reading, readersIn(language)).find(({ key }) => key === 'lobby');
  if (!lobby) throw new Error('There is a lobby');
  return lobby.payload;
}

const offersToChoose = (levels: readonly Level[]): boolean =>
  JSON.stringify(lobbyWith(levels)).includes('unseat-computer');

describe('a lobby lets one choose which computer goes', () => {
  test.each<[string, readonly Level[], boolean]>([
    ['no computers', [], false],
    ['one', ['club'], false],
    ['several that play alike', ['club', 'club', 'club'], false],
    ['an expert among beginners', ['beginner', 'expert', 'beginner'], true],
  ])('where they play differently well: %s', (_case, levels, offered) => {
    expect(offersToChoose(levels)).toBe(offered);
  });

  test.each(LANGUAGES)('within the limits of a message, in %s', (language) => {
    expect(faultsOf(lobbyWith([...LEVELS, ...LEVELS], language))).toEqual([]);
  });
});
