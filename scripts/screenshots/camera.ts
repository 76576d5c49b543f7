import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';

export type Theme = 'dark' | 'light';

/** A phone of usual size, in CSS pixels. */
const PHONE = { width: 390, height: 844 };
/** What the page needs above and below a message that is higher than a phone. CSS pixels. */
const AROUND = 240;
/** Pixels of a picture per CSS pixel: sharp enough to read, small enough for a repository. */
const SHARPNESS = 1.25;
/** Of WebP, 0 to 100. */
const QUALITY = 50;

/** Times of day would make every picture another one. */
const TIMELESS = '.message-time, .message-clock { visibility: hidden } .toasts { display: none }';

/** Where somebody looks: who, in which channel (or `dm`), in which theme of the page. */
export interface Look {
  readonly as: string;
  readonly channel: string;
  readonly theme: Theme;
}

/** Takes pictures of the sandbox's page as WebP. */
export class Camera {
  private readonly browser: Browser;
  private readonly url: string;
  /** The bot's time, which may have been moved on. */
  private readonly now: () => number;
  /** One for each person and theme, opened once. */
  private readonly pages = new Map<string, Page>();

  constructor(browser: Browser, url: string, now: () => number) {
    this.browser = browser;
    this.url = url;
    this.now = now;
  }

  /** One message, as a person sees it. */
  async message(file: string, id: string, look: Look): Promise<void> {
    await this.on(look, async (page) => {
      const seen = page.locator(`article[data-message-id="${id}"]`);
      await seen.waitFor();
      await drawn(page);
      const height = (await seen.boundingBox())?.height ?? 0;
      await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, Math.ceil(height) + AROUND) });
      await develop(file, await seen.screenshot({ style: TIMELESS }));
    });
  }

  /** The whole page, once something was done on it. */
  async page(file: string, look: Look, act: (page: Page) => Promise<void>): Promise<void> {
    await this.on(look, async (page) => {
      await act(page);
      await drawn(page);
      await develop(file, await page.screenshot({ style: TIMELESS }));
    });
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await page.close();
  }

  private async on({ as, channel, theme }: Look, look: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.pageOf(as, theme);
    await page.setViewportSize(PHONE);
    await page.clock.setFixedTime(this.now());
    await page.goto('about:blank');
    await page.goto(`${this.url}/?user=${as}#${channel}`);
    await page.getByTestId('composer').first().waitFor();
    await look(page);
  }

  private async pageOf(person: string, theme: Theme): Promise<Page> {
    const key = `${person} ${theme}`;
    const known = this.pages.get(key);
    if (known) return known;
    const options = {
      viewport: PHONE,
      colorScheme: theme,
      deviceScaleFactor: SHARPNESS,
      // What is waited for below is evaluated in the page, which forbids that.
      bypassCSP: true,
    } as const;
    const page = await this.browser.newPage(options);
    this.pages.set(key, page);
    return page;
  }
}

/** Until every picture on the page has arrived. */
const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
};

async function develop(file: string, png: Buffer): Promise<void> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await canvas.encode('webp', QUALITY));
}
