import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser/browser.ts';
import { askedForCard, beginHand, openTable, playCard } from '../test/browser/playing.ts';
import { startSandbox } from '../test/browser/sandboxProcess.ts';

/**
 * Makes the README's picture: starts the sandbox, plays some tricks as Anna by clicking on its page, and shows
 * her table and her hand on two phones. Usage: npm run screenshot [-- FILE], with Debian's chromium or the one
 * CHROMIUM names.
 */
const FILE = process.argv[2] ?? 'docs/screenshots/hand.png';
const TRICKS = 3;
/** Until the last answer is drawn. Milliseconds. */
const SETTLING = 3_000;
/** CSS pixels, and pixels of the picture for each. */
const PHONE = { width: 390, height: 780 };
const SHARPNESS = 1.5;
const GAP = 24;

const onPhone = async (browser: Browser, url: string): Promise<Buffer> => {
  const options = { viewport: PHONE, colorScheme: 'dark', deviceScaleFactor: SHARPNESS } as const;
  const page = await browser.newPage(options);
  await page.goto(url);
  await page.getByTestId('message').last().waitFor();
  await page.waitForTimeout(SETTLING);
  return page.screenshot();
};

async function besideEachOther(pictures: readonly Buffer[]): Promise<Buffer> {
  const images = await Promise.all(pictures.map((picture) => loadImage(picture)));
  const [width, height] = [PHONE.width * SHARPNESS, PHONE.height * SHARPNESS];
  const canvas = createCanvas(images.length * (width + GAP) - GAP, height);
  const context = canvas.getContext('2d');
  for (const [index, image] of images.entries()) context.drawImage(image, index * (width + GAP), 0);
  return canvas.encode('png');
}

const sandbox = await startSandbox(300);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${sandbox.address}/?user=anna`);
  await openTable(page);
  await beginHand(page);
  for (let trick = 0; trick < TRICKS; trick++) await playCard(page);
  await askedForCard(page);
  const table = page.url();
  const direct = table.replace(/#.*$/, '#dm');
  const phones = [await onPhone(browser, table), await onPhone(browser, direct)];
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, await besideEachOther(phones));
  process.stdout.write(`${FILE}\n`);
} finally {
  await browser.close();
  await sandbox.stop();
}
