import { describe, expect, test } from 'vitest';
import { readerIn } from '../../../src/discord/messages/reader.ts';
import { tableMessages, threadName } from '../../../src/discord/messages/tableMessages.ts';
import { LANGUAGES, type Language } from '../../../src/texts/languages.ts';
import { faultsOf } from './support/limits.ts';
import { panelsOf } from './support/panels.ts';
import { readersIn } from './support/readers.ts';
import { SCENES } from './support/scenes.ts';
import { PEOPLE, TestTable } from './support/testTable.ts';

const OUTSIDER = '100000000000000009';

/** Faults of everything that could be shown now, in one language, with where they are. */
function faultsAt(table: TestTable, language: Language): readonly string[] {
  const { reading } = table;
  const reader = readerIn(language);
  const messages = tableMessages(reading, readersIn(language));
  const shown = [
    ...messages.map(({ key, payload }) => [key, payload] as const),
    ...[...PEOPLE.map(({ id }) => id), OUTSIDER].flatMap((id) =>
      Object.entries(panelsOf(reading, id, reader)),
    ),
  ];
  const keys = messages.map(({ key }) => key);
  const doubled = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...shown.flatMap(([key, payload]) => faultsOf(payload).map((fault) => `${key}: ${fault}`)),
    ...doubled.map((key) => `${key} twice`),
    ...(threadName(reading, reader).length <= 100 ? [] : ['the name of the thread']),
  ];
}

/** Faults in any language. */
const faultsIn = (table: TestTable): readonly string[] =>
  LANGUAGES.flatMap((language) => faultsAt(table, language).map((fault) => `${language}: ${fault}`));

/** Names at their worst: all to be escaped, wide, from right to left, of many code points. */
const AWKWARD = [
  '*_`|~<@#>[]('.repeat(4),
  '日本語の名前'.repeat(8),
  'שלום '.repeat(9),
  '👨‍👩‍👧‍👦'.repeat(20),
];

const awkwardly = PEOPLE.map(({ id }, seat) => ({ id, name: AWKWARD[seat] ?? '' }));

function awkwardTable(seed: number, hands: number): TestTable {
  const [host, ...others] = awkwardly;
  return new TestTable(seed)
    .open({ length: { kind: 'hands', hands }, pace: seed % 2 ? 'slow' : 'live' }, 0, host)
    .join(...others);
}

describe('everything that is shown', () => {
  test.each(Object.entries(SCENES))('keeps to the limits in the scene %s', (_name, scene) => {
    expect(faultsIn(scene())).toEqual([]);
  });

  test.each(Array.from({ length: 6 }, (_, seed) => seed))('keeps to the limits in random play %i', (seed) => {
    const table = awkwardTable(seed, 2);
    const language = LANGUAGES[seed % LANGUAGES.length] ?? 'en';
    for (let step = 0; step < 150 && table.step(); step++) {
      if (step % 6 === 0) expect(faultsAt(table, language)).toEqual([]);
    }
    expect(table.state.phase).not.toBe('lobby');
  });

  test('keeps to the limits after 48 hands', () => {
    const table = awkwardTable(5, 48).start();
    while (table.state.phase !== 'ended') {
      if (table.state.phase === 'cutting') table.cut();
      else if (table.state.phase === 'between') table.nextHand();
      else table.healthy().playOut();
      if (table.state.phase === 'between' && table.state.sheet.length === 47) {
        table.act({ do: 'leave', by: PEOPLE[3].id }).act({ do: 'vote-end', by: PEOPLE[0].id });
        expect(faultsIn(table)).toEqual([]);
      }
    }
    expect(table.state.sheet).toHaveLength(48);
    expect(faultsIn(table)).toEqual([]);
  });
});
