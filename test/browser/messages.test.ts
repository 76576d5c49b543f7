import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibit } from './exhibits.ts';
import { newest, openStage, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  page = await stage.open('Anna');
});
afterAll(() => stage.close());

/** Has the bot post one kind of message and waits until the page shows it. */
async function show(what: Exhibit): Promise<Locator> {
  const anna = stage.client.as(stage.ids.Anna!);
  const { response } = await anna.run(stage.channels.doppelkopf!, 'show', { what });
  const message = page.locator(`[data-message-id="${response.messageId}"]`);
  await message.waitFor();
  return message;
}

describe('text', () => {
  let message: Locator;
  beforeAll(async () => {
    message = await show('markdown');
  });

  test.each([
    ['strong', 'bold'],
    ['em', 'italic'],
    ['u', 'underline'],
    ['s', 'strike'],
    ['p code', 'code'],
    ['.heading-1', 'Heading one'],
    ['.heading-2', 'Heading two'],
    ['.subtext', 'small print'],
    ['blockquote', 'quoted text'],
    ['pre code', 'const trump = "♥10";'],
    ['li li', 'nested'],
    ['.mention-me', '@Anna'],
    ['time[data-style="D"]', 'November 14, 2023'],
  ])('%s shows "%s"', async (selector, expected) => {
    expect(await message.locator(selector).first().textContent()).toBe(expected);
  });

  test('a relative time counts down by itself', async () => {
    const time = message.locator('time[data-style="R"]');
    await time.evaluate((element) => {
      element.dataset.seconds = String(Math.floor(Date.now() / 1000) + 30);
    });
    await expect.poll(() => time.textContent(), { timeout: 4000 }).toMatch(/^in (29|28|27) seconds$/);
  });

  test('an emoji of the application is a picture with a name', async () => {
    const emoji = message.getByAltText(':card:');
    expect(await emoji.evaluate((image) => image.naturalWidth)).toBe(64);
  });

  test('the suits stay text for those who copy or search', async () => {
    expect(await message.locator('.suit').allTextContents()).toEqual(['♣', '♠', '♥', '♦']);
  });

  test('links open elsewhere and tell nothing of this page', async () => {
    const links = message.locator('a[target]');
    expect(await links.allTextContents()).toEqual(['masked', 'https://example.org/bare']);
    expect(await links.first().getAttribute('href')).toBe('https://example.org/rules');
    expect(await links.first().getAttribute('rel')).toContain('noopener');
  });

  test('a spoiler is not there for readers until it is pressed, and stays open', async () => {
    const secret = message.getByText('secret', { exact: true });
    expect(await secret.isVisible()).toBe(false);
    await message.getByRole('button', { name: /Spoiler/ }).click();
    expect(await secret.isVisible()).toBe(true);
    await show('files');
    expect(await secret.isVisible()).toBe(true);
  });
});

test('an embed shows its parts; files that it uses do not appear again', async () => {
  const message = await show('embed');
  const embed = message.getByTestId('embed');
  const parts = {
    '.embed-author': 'Table 3',
    '.embed-title': 'Trick 7 of 12',
    '.embed-description': 'Anna leads ♥10, Clara is to move.',
    '.embed-field:last-child .embed-field-value': '♣A ♣K ♣10 ♥10',
    '.embed-footer': 'Hand 4 of 8',
  };
  for (const [selector, expected] of Object.entries(parts)) {
    expect(await embed.locator(selector).textContent()).toBe(expected);
  }
  expect(
    await embed.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).borderLeftColor,
    ),
  ).toBe('rgb(35, 165, 90)');
  expect(await message.locator('img').count()).toBe(2);
  const boxes = await embed
    .locator('.embed-field')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
  expect(new Set(boxes.slice(0, 3)).size).toBe(1);
  expect(boxes[3]).toBeGreaterThan(boxes[0]!);
});

test('attachments: a picture is shown, anything else can be downloaded', async () => {
  const message = await show('files');
  const picture = message.getByAltText('A hand of cards');
  await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBe(300);
  expect(await message.getByTestId('file').getByRole('link').getAttribute('download')).toBe('record.jsonl');
});

test('components of version 2 stand in their order', async () => {
  const message = await show('v2');
  expect(await message.locator('.container').count()).toBe(2);
  expect(await message.locator('.section').first().textContent()).toContain('Anna');
  expect(await message.locator('.section .button').textContent()).toBe('Last trick');
  expect(await message.locator('.separator-line.separator-large').count()).toBe(1);
  expect(await message.getByTestId('gallery').locator('img').count()).toBe(2);
  expect(await message.getByTestId('file').textContent()).toBe('record.jsonl3 bytes');
  await message.getByRole('button', { name: 'In the container' }).click();
  await expect.poll(() => newest(page).textContent()).toContain('Pressed v2');
});

test('an emoji of the application is a picture on a button', async () => {
  const message = await show('v2');
  const emoji = message.getByRole('button', { name: 'In the container' }).getByAltText(':card:');
  await expect.poll(() => emoji.evaluate((image) => image.naturalWidth)).toBe(64);
});

test('what is under a spoiler cannot be reached before it is opened', async () => {
  const message = await show('v2');
  expect(await message.locator('.covered-content[inert]').count()).toBe(2);
  await message.getByRole('button', { name: 'Spoiler' }).last().click();
  await expect.poll(() => message.locator('.covered-content[inert]').count()).toBe(1);
  expect(await message.textContent()).toContain('Hidden container.');
});

test('HTML in texts, embeds, buttons and names is only text', async () => {
  const message = await show('hostile');
  expect(await message.locator('script, b, img').count()).toBe(0);
  expect(await message.textContent()).toContain('<script>window.hacked=1</script>');
  expect(await message.getByRole('button').textContent()).toBe('<b>not bold</b>');
  for (const link of await message.locator('a').all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:/);
    expect(await link.getAttribute('onmouseover')).toBeNull();
  }
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});
