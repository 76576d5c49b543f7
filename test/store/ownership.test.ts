import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/app/audit.ts';
import { USUAL_HOLDERS } from '../../src/app/rights.ts';
import { openStore, type Store } from '../../src/store/store.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-store-'));
  store = await openStore(join(folder, 'dulle.sqlite'));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const ANNA = { id: 'anna', name: 'Anna' };

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  guildId: 'club',
  at: 1,
  by: ANNA,
  what: 'hand-struck',
  subject: 'k3f9-1',
  before: '+4',
  after: null,
  ...more,
});

describe('the list of corrections', () => {
  test('gives entries as they were noted, the newest first, each server’s alone', async () => {
    const entries = [
      entry({}),
      entry({ what: 'hand-restored', before: null, after: '+4', at: 2 }),
      entry({ what: 'table-closed', by: null, at: 2 }),
    ];
    for (const noted of entries) await store.audit.note(noted);
    await store.audit.note(entry({ guildId: 'other' }));
    expect(await store.audit.list('club', { offset: 0, limit: 10 })).toEqual({
      entries: entries.toReversed(),
      total: 3,
    });
  });

  test('is read in pages', async () => {
    for (let at = 0; at < 5; at++) await store.audit.note(entry({ at }));
    const page = await store.audit.list('club', { offset: 2, limit: 2 });
    expect(page.entries.map(({ at }) => at)).toEqual([2, 1]);
    expect(page.total).toBe(5);
    expect(await store.audit.list('empty', { offset: 0, limit: 2 })).toEqual({ entries: [], total: 0 });
  });
});

describe('a right', () => {
  test('is held as usual until it is given to others', async () => {
    expect(await store.rights.holders('club', 'leagues')).toEqual(USUAL_HOLDERS.leagues);
    const given = { who: 'everybody', role: '42' } as const;
    expect(await store.rights.give('club', 'leagues', given)).toEqual(USUAL_HOLDERS.leagues);
    expect(await store.rights.holders('club', 'leagues')).toEqual(given);
    expect(await store.rights.holders('club', 'rules')).toEqual(USUAL_HOLDERS.rules);
    expect(await store.rights.holders('other', 'leagues')).toEqual(USUAL_HOLDERS.leagues);
  });

  test('is given anew in place of what held before', async () => {
    await store.rights.give('club', 'rules', { who: 'administrator', role: '42' });
    const next = { who: 'manage-events', role: null } as const;
    expect(await store.rights.give('club', 'rules', next)).toEqual({ who: 'administrator', role: '42' });
    expect(await store.rights.holders('club', 'rules')).toEqual(next);
  });
});
