import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dulle-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secretIn = async (name: string): Promise<string> => {
  const store = await openStore(join(folder, name));
  const asked = await Promise.all([store.secrets.of('decisions'), store.secrets.of('decisions')]);
  await store.close();
  expect(asked[0]).toBe(asked[1]);
  return asked[0];
};

test('a bot has a secret of its own, and keeps it', async () => {
  const secret = await secretIn('one');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await secretIn('one')).toBe(secret);
  expect(await secretIn('another')).not.toBe(secret);
});
