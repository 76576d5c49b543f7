import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenEntry } from '../../src/app/entries.ts';
import { PRESETS } from '../../src/core/rules/ruleSet.ts';
import { NEW_DRAFT, withEyes } from '../../src/core/score/draft.ts';
import { openStore, type Store } from '../../src/store/store.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-entries-'));
  store = await openStore(join(folder, 'dulle.sqlite'));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const entry = (given: Partial<OpenEntry> = {}): OpenEntry => ({
  id: 'k3f9',
  guildId: 'club',
  channelId: 'channel',
  owner: 'anna',
  openedAt: 1000,
  rules: PRESETS.rhenish,
  players: [
    { player: 'anna', name: 'Anna' },
    { player: 'ben', name: 'Ben' },
    { player: 'guest', name: 'Guest 3' },
    { player: 'guest', name: 'Guest 4' },
  ],
  draft: NEW_DRAFT,
  replaces: null,
  ...given,
});

const SENT = { key: 'entered', channelId: 'channel', messageId: '1', fingerprint: 'f', transient: false };

describe('an entry', () => {
  test('is kept as it was opened, and changed', async () => {
    await store.entries.open(entry({ replaces: 'old-1' }));
    expect(await store.entries.find('k3f9')).toEqual(entry({ replaces: 'old-1' }));
    const draft = withEyes(NEW_DRAFT, 99);
    await store.entries.change('k3f9', draft);
    expect((await store.entries.find('k3f9'))?.draft).toEqual(draft);
    expect(await store.entries.booked('k3f9')).toBeNull();
  });

  test('forgets people once it is booked, and is changed and discarded no more', async () => {
    await store.entries.open(entry());
    await store.entries.close('k3f9');
    await store.entries.change('k3f9', withEyes(NEW_DRAFT, 99));
    await store.entries.discard('k3f9');
    expect(await store.entries.find('k3f9')).toBeNull();
    const { id, guildId, channelId, rules, draft } = entry();
    expect(await store.entries.booked('k3f9')).toEqual({ id, guildId, channelId, rules, draft });
  });

  test('is gone once it is discarded, or was left for too long', async () => {
    for (const [id, openedAt] of [
      ['old', 1],
      ['new', 3],
      ['booked', 1],
    ] as const) {
      await store.entries.open(entry({ id, openedAt }));
    }
    await store.entries.close('booked');
    await store.entries.sweep(2);
    expect(await store.entries.find('old')).toBeNull();
    expect(await store.entries.find('new')).not.toBeNull();
    expect(await store.entries.booked('booked')).not.toBeNull();
    await store.entries.discard('new');
    expect(await store.entries.find('new')).toBeNull();
  });

  test('is unsettled until it is booked and told of', async () => {
    await store.entries.open(entry());
    expect(await store.entries.unsettled()).toEqual({ open: ['k3f9'], untold: [] });
    await store.entries.close('k3f9');
    expect(await store.entries.unsettled()).toEqual({ open: [], untold: ['k3f9'] });
    await store.entryMessages.put('k3f9', SENT);
    expect(await store.entries.unsettled()).toEqual({ open: [], untold: [] });
  });

  test('remembers the messages that tell of it', async () => {
    await store.entries.open(entry());
    await store.entryMessages.put('k3f9', SENT);
    await store.entryMessages.put('k3f9', { ...SENT, fingerprint: 'g' });
    expect(await store.entryMessages.sent('k3f9')).toEqual([{ ...SENT, fingerprint: 'g' }]);
    await store.entryMessages.remove('k3f9', 'entered');
    expect(await store.entryMessages.sent('k3f9')).toEqual([]);
  });
});
