import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { beginHand, openTable, playCard } from './playing.ts';
import { type SandboxProcess, startSandbox } from './sandboxProcess.ts';

let sandbox: SandboxProcess;
let browser: Browser;

beforeAll(async () => {
  sandbox = await startSandbox(20);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sandbox?.stop();
});

test('a person alone types a command, fills the table, and clicks to the end of a hand', {
  timeout: 120_000,
}, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${sandbox.address}/?user=anna`);
  await openTable(page);
  await beginHand(page);
  let cards = 0;
  while (await playCard(page)) cards++;
  expect(cards).toBe(12);
  const thread = page.getByTestId('main-pane');
  const result = async () => (await thread.getByTestId('message').last().textContent()) ?? '';
  await expect.poll(result, { timeout: 10_000 }).toContain('Next hand');
  expect(await result()).toMatch(/Re \d+ · Kontra \d+|\d+ card points/);
});
