import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * Makes the README's picture: starts the sandbox, plays some tricks as Anna by clicking on its page, and
 * takes a screenshot. Usage: node scripts/screenshot.ts [FILE], with Debian's chromium or CHROMIUM.
 */
const FILE = process.argv[2] ?? 'docs/screenshots/hand.png';
const TRICKS = 3;

const sandbox = spawn(process.execPath, ['src/sandbox/main.ts'], {
  env: { ...process.env, SANDBOX_PORT: '0', COMPUTER_DELAY: '300' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let browser: Browser | null = null;
try {
  const [line] = (await once(sandbox.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0];
  if (!address) throw new Error(`The sandbox gave no address: ${line}`);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.goto(`${address}/?user=anna`);
  await openTable(page);
  for (let trick = 0; trick < TRICKS; trick++) await playCard(page);
  await page.getByText('Your turn').last().waitFor();
  await page.waitForTimeout(1_000);
  mkdirSync('docs/screenshots', { recursive: true });
  await page.screenshot({ path: FILE });
  process.stdout.write(`${FILE}\n`);
} finally {
  await browser?.close();
  sandbox.kill();
}

async function openTable(page: Page): Promise<void> {
  const composer = page.getByTestId('main-pane').getByTestId('composer');
  await composer.click();
  await composer.pressSequentially('/table create');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  for (let computers = 0; computers < 3; computers++) {
    await page.getByRole('button', { name: 'Add computer', exact: true }).last().click();
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).last().click();
  await page.waitForTimeout(1_500);
  // The thread of the table, where the tricks are.
  await page
    .getByText(/^Doppelkopf: /)
    .first()
    .click();
  const healthy = page.getByRole('button', { name: 'Healthy', exact: true }).last();
  const uncut = page.getByRole('button', { name: "Don't cut" }).last();
  await healthy.or(uncut).first().waitFor();
  if (await uncut.isVisible()) await uncut.click();
  await healthy.click();
}

/** Plays the first card that may be played. */
async function playCard(page: Page): Promise<void> {
  const card = page.locator('[data-custom-id*=":play:"]:not([disabled])').first();
  await card.waitFor({ timeout: 30_000 });
  await card.click();
  await page.waitForTimeout(500);
}
