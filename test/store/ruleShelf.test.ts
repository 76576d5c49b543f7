import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { defaultRules } from '../../src/app/ruleShelf.ts';
import { DDV, PRESETS } from '../../src/core/rules/ruleSet.ts';
import { openStore } from '../../src/store/store.ts';
import { ruleShelfContract } from './ruleShelfContract.ts';

ruleShelfContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-shelf-'));
  return {
    open: () => openStore(join(folder, 'dulle.sqlite')),
    dispose: async () => rmSync(folder, { recursive: true }),
  };
});

test.each([
  ['a rule that this version does not know', '{"jokers":true}'],
  ['a value it does not know', '{"secondDulleWins":"sometimes"}'],
  ['rules that make no sense together', '{"superschweine":true}'],
  ['no JSON', 'nines'],
])('%s spoils one set, not the list', async (_case, json) => {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-shelf-'));
  const file = join(folder, 'dulle.sqlite');
  const store = await openStore(file);
  for (const id of ['old', 'fine'])
    await store.shelf.add('club', { id, name: id, savedBy: 'anna', rules: PRESETS.kitchen });
  await store.shelf.setDefault('club', { of: 'saved', set: 'old' });
  const database = new Database(file);
  database.prepare(`update rule_sets set rules = ? where id = 'old'`).run(json);
  database.close();

  const sets = await store.shelf.list('club');
  expect(sets.map(({ name, rules }) => [name, rules])).toEqual([
    ['fine', PRESETS.kitchen],
    ['old', null],
  ]);
  expect(await defaultRules(store.shelf, 'club')).toEqual(DDV);
  expect(await store.shelf.change('club', { id: 'old', version: 0 }, PRESETS.short)).toBe(true);
  expect(await defaultRules(store.shelf, 'club')).toEqual(PRESETS.short);
  await store.close();
  rmSync(folder, { recursive: true });
});
