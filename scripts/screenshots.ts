import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { LANGUAGES } from '../src/texts/languages.ts';
import { launchBrowser } from '../test/browser/browser.ts';
import { difficultNames } from './screenshots/difficultNames.ts';
import { galleryPage } from './screenshots/gallery.ts';
import { tour } from './screenshots/tour.ts';

/**
 * Plays evenings in the sandbox, photographs every kind of message into docs/screenshots, and writes the page
 * that shows them. Some minutes.
 *
 * Usage: npm run screenshots [-- SET...], with Debian's chromium or the one CHROMIUM names; a set is a language
 * such as `de`, or `names`.
 */
const DOCS = resolve(import.meta.dirname, '../docs');

const wanted = process.argv.slice(2);
const isWanted = (set: string): boolean => wanted.length === 0 || wanted.includes(set);
const folderOf = (set: string): string => join(DOCS, 'screenshots', set);

const browser = await launchBrowser();
try {
  for (const language of LANGUAGES) if (isWanted(language)) await tour(browser, folderOf(language), language);
  if (isWanted('names')) await difficultNames(browser, folderOf('names'));
} finally {
  await browser.close();
}
writeFileSync(join(DOCS, 'screenshots.md'), galleryPage());
