import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibit } from './exhibits.ts';
import { newest, openStage, type Stage } from './stage.ts';

let stage: Stage;
let anna: Page;
let ben: Page;

beforeAll(async () => {
  stage = await openStage();
  anna = await stage.open('Anna');
  ben = await stage.open('Ben');
});
afterAll(() => stage.close());

async function show(what: Exhibit, page = anna): Promise<Locator> {
  const { response } = await stage.client
    .as(stage.ids.Anna!)
    .run(stage.channels.doppelkopf!, 'show', { what });
  const message = page.locator(`[data-message-id="${response.messageId}"]`);
  await message.waitFor();
  return message;
}

const options = (page: Page): Locator => page.getByTestId('select-popover').getByRole('option');

describe('buttons', () => {
  test('a click changes the message, for everybody and marked as edited', async () => {
    const message = await show('buttons');
    const id = await message.getAttribute('data-message-id');
    await message.getByRole('button', { name: 'Count' }).click();
    for (const page of [anna, ben]) {
      const seen = page.locator(`[data-message-id="${id}"]`);
      await expect.poll(() => seen.textContent()).toContain('Clicked 1 times.');
      expect(await seen.getByTestId('edited').count()).toBe(1);
    }
  });

  test('the keyboard’s focus survives the edit that it caused', async () => {
    const message = await show('buttons');
    await message.getByRole('button', { name: 'Count' }).focus();
    for (const count of [1, 2]) {
      await anna.keyboard.press('Enter');
      await expect.poll(() => message.textContent()).toContain(`Clicked ${count} times.`);
    }
  });

  test('while one is under way it shows so, and the others wait', async () => {
    const message = await show('buttons');
    const slow = message.locator('[data-custom-id="slow"]');
    await slow.click();
    await expect.poll(() => slow.getAttribute('aria-busy')).toBe('true');
    expect(await message.locator('[data-custom-id="count"]').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => slow.getAttribute('aria-busy')).toBeNull();
    expect(await message.getByTestId('failure').count()).toBe(0);
  });

  test('without an answer the interaction has failed, and the message says so to this person only', async () => {
    const message = await show('buttons');
    const id = await message.getAttribute('data-message-id');
    await message.getByRole('button', { name: 'Silent' }).click();
    await expect
      .poll(() => message.getByTestId('failure').allTextContents(), { timeout: 6000 })
      .toEqual(['This interaction failed']);
    expect(await ben.locator(`[data-message-id="${id}"]`).getByTestId('failure').count()).toBe(0);
  });

  test('a disabled one cannot be pressed; styles and links are told apart', async () => {
    const message = await show('buttons');
    expect(await message.getByRole('button', { name: 'Disabled' }).isDisabled()).toBe(true);
    expect(await message.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe(
      'https://example.org/',
    );
    for (const style of ['primary', 'secondary', 'success', 'danger', 'link']) {
      expect(await message.locator(`.button-${style}`).count()).toBeGreaterThan(0);
    }
  });

  test('thinking is shown until there is an answer', async () => {
    const message = await show('buttons');
    await message.getByRole('button', { name: 'Think' }).click();
    await expect.poll(() => newest(anna).textContent()).toContain('sandbox-bot is thinking…');
    await expect.poll(() => newest(anna).textContent()).toContain('Thought about it.');
  });

  test('an ephemeral answer is seen by one person, who can dismiss it', async () => {
    const message = await show('buttons');
    await message.getByRole('button', { name: 'Only me' }).click();
    const answer = newest(anna);
    await expect.poll(() => answer.textContent()).toContain('Only you can see this');
    const id = await answer.getAttribute('data-message-id');
    expect(await ben.locator(`[data-message-id="${id}"]`).count()).toBe(0);
    await answer.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => anna.locator(`[data-message-id="${id}"]`).count()).toBe(0);
  });

  test('a thread appears below its channel and opens', async () => {
    const message = await show('buttons');
    await message.getByRole('button', { name: 'Thread' }).click();
    await anna
      .getByTestId('sidebar')
      .getByRole('button', { name: /^Thread Table 1/ })
      .first()
      .click();
    await anna.getByTestId('main-pane').getByRole('heading', { name: 'Table 1', level: 2 }).waitFor();
    await anna
      .getByTestId('sidebar')
      .getByRole('button', { name: /^Channel doppelkopf/ })
      .click();
  });
});

describe('menus', () => {
  test('one choice: the list closes, the bot is told, the menu shows it', async () => {
    const message = await show('menus');
    const menu = message.getByRole('combobox', { name: 'Name a contract' });
    await menu.click();
    await options(anna).filter({ hasText: 'Queen solo' }).click();
    await expect.poll(() => newest(anna).textContent()).toContain('Chosen: queens');
    expect(await menu.textContent()).toBe('♠Queen solo');
  });

  test('an emoji of the application is a picture in the list, and where it is chosen', async () => {
    const menu = (await show('menus')).getByRole('combobox', { name: 'Name a contract' });
    await menu.click();
    const option = options(anna).filter({ hasText: 'Wedding' });
    const width = (image: Locator) => image.evaluate((element) => element.naturalWidth);
    await expect.poll(() => width(option.getByAltText(':card:'))).toBe(64);
    await option.click();
    await expect.poll(() => width(menu.getByAltText(':card:'))).toBe(64);
  });

  test('by keyboard', async () => {
    const message = await show('menus');
    await message.getByRole('combobox', { name: 'Name a contract' }).press('Enter');
    await anna.keyboard.press('ArrowDown');
    await anna.keyboard.press('Enter');
    await expect.poll(() => newest(anna).textContent()).toContain('Chosen: wedding');
  });

  test('several choices are sent when the list is closed, and no more than allowed', async () => {
    const message = await show('menus');
    await message.getByRole('combobox', { name: 'Pass three cards' }).click();
    for (const card of ['♣A', '♠10', '♦J']) await options(anna).filter({ hasText: card }).click();
    expect(await options(anna).filter({ hasText: '♥9' }).getAttribute('aria-disabled')).toBe('true');
    await message.getByText('Menus.').click();
    await expect.poll(() => newest(anna).textContent()).toContain('Chosen: ♣A, ♠10, ♦J');
  });

  test('too few choices are not sent', async () => {
    const message = await show('menus');
    await message.getByRole('combobox', { name: 'Pass three cards' }).click();
    await options(anna).first().click();
    await anna.keyboard.press('Escape');
    await expect.poll(() => anna.getByTestId('select-popover').count()).toBe(0);
    expect(await message.getAttribute('data-message-id')).toBe(
      await newest(anna).getAttribute('data-message-id'),
    );
  });

  test.each([
    ['Who?', 'Clara', () => stage.ids.Clara!],
    ['Where?', 'table-2', () => stage.channels['table-2']!],
    ['Which role?', '@everyone', () => stage.guildId],
  ])('%s finds %s', async (name, label, id) => {
    const message = await show('menus');
    await message.getByRole('combobox', { name }).click();
    await anna.getByRole('textbox', { name: 'Search' }).fill(label);
    await anna.keyboard.press('Enter');
    await expect.poll(() => newest(anna).textContent()).toContain(`Chosen: ${id()}`);
  });

  test('an open list stays open while other messages come', async () => {
    const message = await show('menus');
    await message.getByRole('combobox', { name: 'Name a contract' }).click();
    await stage.client.as(stage.ids.Ben!).run(stage.channels.doppelkopf!, 'many', { count: 3 });
    await expect.poll(() => newest(anna).textContent()).toContain('Message 3');
    expect(await options(anna).count()).toBe(3);
    await anna.keyboard.press('Escape');
  });
});

test('a click that comes too late is told why', async () => {
  const message = await show('buttons', ben);
  const id = await message.getAttribute('data-message-id');
  // The page has not heard of the deletion yet.
  await ben.route('**/control/users/*/view', (route) => route.abort());
  await stage.client.deleteMessage(stage.channels.doppelkopf!, id!);
  await message.getByRole('button', { name: 'Count' }).click();
  await expect
    .poll(() => message.getByTestId('failure').textContent())
    .toContain(`There is no message ${id}.`);
  await ben.unroute('**/control/users/*/view');
});
