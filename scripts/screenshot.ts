import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { launchBrowser } from '../test/browser/browser.ts';
import { askedForCard, beginHand, openTable, playCard } from '../test/browser/playing.ts';
import { startSandbox } from '../test/browser/sandboxProcess.ts';

/**
 * Makes the README's picture: starts the sandbox, plays some tricks as Anna by clicking on its page, and
 * takes a screenshot. Usage: npm run screenshot [-- FILE], with Debian's chromium or the one CHROMIUM names.
 */
const FILE = process.argv[2] ?? 'docs/screenshots/hand.png';
const TRICKS = 3;
/** Until the last answer is drawn. Milliseconds. */
const SETTLING = 1_000;

const sandbox = await startSandbox(300);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.goto(`${sandbox.address}/?user=anna`);
  await openTable(page);
  await beginHand(page);
  for (let trick = 0; trick < TRICKS; trick++) await playCard(page);
  await askedForCard(page);
  await page.waitForTimeout(SETTLING);
  mkdirSync(dirname(FILE), { recursive: true });
  await page.screenshot({ path: FILE });
  process.stdout.write(`${FILE}\n`);
} finally {
  await browser.close();
  await sandbox.stop();
}
