import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERSON_DEFAULTS, SERVER_DEFAULTS } from '../../src/app/preferences.ts';
import { PRESETS } from '../../src/core/rules/ruleSet.ts';
import { openStore } from '../../src/store/store.ts';
import { preferencesContract } from './preferencesContract.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-preferences-'));
  file = join(folder, 'dulle.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

preferencesContract('SQLite', async () => ({
  open: () => openStore(file),
  dispose: async () => {},
}));

const raw = (sql: string) => {
  const database = new Database(file);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
};

/** Tables of the migrations before that of preferences. */
const EARLIER = ['tables', 'events', 'seatings', 'deadlines', 'messages', 'rule_sets', 'rule_defaults'];

/** Makes the database what it was before there were preferences. */
function dropPreferencesAndLater(): void {
  const database = new Database(file);
  try {
    database.pragma('foreign_keys = off');
    const made = database.prepare<[], { readonly name: string }>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
    );
    for (const { name } of made.all()) {
      if (!name.startsWith('kysely') && !EARLIER.includes(name)) database.exec(`drop table ${name}`);
    }
    database.exec(`delete from kysely_migration where name >= '0003-preferences'`);
  } finally {
    database.close();
  }
}

test.each(['pictures', 'suits', 'faces', 'theme'] as const)(
  'a choice of %s that this version does not know reads as the usual one',
  async (part) => {
    const store = await openStore(file);
    await store.preferences.setPerson('anna', { language: 'de', pictures: 'large', suits: 'four' });
    await store.preferences.setServer('club', { language: 'de', suits: 'four' });
    raw(`update people set ${part} = 'hologram'`);
    expect(await store.preferences.ofPerson('anna')).toEqual({
      ...PERSON_DEFAULTS,
      language: 'de',
      pictures: 'large',
      suits: 'four',
      [part]: PERSON_DEFAULTS[part],
    });
    if (part !== 'pictures') {
      raw(`update servers set ${part} = 'hologram'`);
      expect(await store.preferences.ofServer('club')).toEqual({
        ...SERVER_DEFAULTS,
        language: 'de',
        suits: 'four',
        [part]: SERVER_DEFAULTS[part],
      });
    }
    await store.close();
  },
);

test('a database from before there were preferences keeps what it holds, and takes them', async () => {
  const older = await openStore(file);
  await older.shelf.add('club', { id: 'a', name: 'Ours', savedBy: 'anna', rules: PRESETS.kitchen });
  await older.close();
  dropPreferencesAndLater();
  const store = await openStore(file);
  expect((await store.shelf.list('club')).map(({ name }) => name)).toEqual(['Ours']);
  expect(await store.preferences.ofPerson('anna')).toEqual(PERSON_DEFAULTS);
  await store.preferences.setPerson('anna', { aid: true });
  expect((await store.preferences.ofPerson('anna')).aid).toBe(true);
  await store.close();
});
