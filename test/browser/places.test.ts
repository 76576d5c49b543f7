import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NARROW, newest, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const run = (name: string, command: string, options = {}) =>
  stage.client.as(stage.ids[name]!).run(stage.channels.doppelkopf!, command, options);

describe('direct messages', () => {
  test('wide: they stand beside the channel, and a link leads to the message it names', async () => {
    const page = await stage.open('Anna');
    await run('Ben', 'many', { count: 40 });
    await expect.poll(() => newest(page).textContent()).toContain('Message 40');
    await run('Anna', 'letter');
    const letter = newest(page, 'direct-pane');
    await expect.poll(() => letter.textContent()).toContain('Your hand');
    await run('Ben', 'many', { count: 40 });
    await letter.getByRole('link', { name: 'Go to #doppelkopf' }).click();
    await page.locator('.message.flash').waitFor();
    expect(await page.locator('.message.flash').textContent()).toContain('Message 40');
  });

  test('narrow: a number tells of them until they are read', async () => {
    const page = await stage.open('Clara', { size: NARROW });
    const toMessages = page.getByTestId('switch');
    await expect.poll(() => toMessages.textContent()).toBe('Messages');
    await run('Clara', 'letter');
    await expect.poll(() => toMessages.locator('.badge').allTextContents()).toEqual(['1']);
    await page.getByTestId('drawer').click();
    await expect.poll(() => page.getByTestId('direct-badge').allTextContents()).toEqual(['1']);
    await page.getByTestId('direct').click();
    await expect.poll(() => newest(page).textContent()).toContain('Your hand');
    await expect.poll(() => page.locator('.badge').count()).toBe(0);
    await toMessages.click();
    await page.getByRole('heading', { name: 'doppelkopf', exact: true }).waitFor();
  });

  test('one pane: the badge is in the channel list and in the window’s title', async () => {
    const page = await stage.open('David');
    await page.getByTestId('two-panes').click();
    await run('David', 'letter');
    await expect.poll(() => page.getByTestId('direct-badge').allTextContents()).toEqual(['1']);
    await expect.poll(() => page.title()).toBe('(1) David · #doppelkopf');
  });
});

test('somebody else sees with their own eyes', async () => {
  await run('Anna', 'whisper');
  const page = await stage.open('Anna');
  await expect.poll(() => newest(page).textContent()).toContain('For your eyes only.');
  await page.getByTestId('be-ben').click();
  await expect.poll(() => page.getByTestId('you-are').textContent()).toContain('You are: Ben');
  await expect.poll(() => newest(page).textContent()).not.toContain('For your eyes only.');
  expect(new URL(page.url()).searchParams.get('user')).toBe('ben');
  await page.reload();
  await expect.poll(() => page.getByTestId('you-are').textContent()).toContain('Ben');
});

test('an unread channel is marked until it is opened', async () => {
  const page = await stage.open('Ben');
  await stage.client.as(stage.ids.Anna!).run(stage.channels['table-2']!, 'table create');
  const channel = page.getByRole('button', { name: 'Channel table-2, unread' });
  await channel.click();
  await page.getByRole('button', { name: 'Channel table-2', exact: true }).waitFor();
});

test('reading further up, nothing that comes moves the text away', async () => {
  await run('Anna', 'many', { count: 60 });
  const page = await stage.open('Anna');
  const scroller = page.getByTestId('main-pane').locator('.scroller');
  await scroller.evaluate((element) => {
    element.scrollTop = 300;
  });
  const before = await scroller.evaluate((element) => element.scrollTop);
  await run('Ben', 'many', { count: 5 });
  await expect.poll(() => newest(page).textContent()).toContain('Message 5');
  expect(Math.abs((await scroller.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Jump to present' }).click();
  await expect
    .poll(() =>
      scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight),
    )
    .toBeLessThan(2);
});

describe('the sandbox’s strip', () => {
  test('drops the bot, which comes back', async () => {
    const page = await stage.open('Anna');
    await page.getByTestId('drop').click();
    await expect
      .poll(() => page.getByTestId('bot-status').textContent(), { timeout: 15_000 })
      .toBe('Bot online');
    await expect
      .poll(
        () =>
          run('Anna', 'whisper').then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
  });

  test('removes the bot from the server in view, and invites it again', async () => {
    const page = await stage.open('Anna');
    const button = page.getByTestId('bot-member');
    const hasBot = async () => (await stage.client.world()).guilds[0]?.hasBot;
    await expect.poll(() => button.textContent()).toBe('Remove bot');
    await button.click();
    await expect.poll(hasBot).toBe(false);
    await expect.poll(() => button.textContent()).toBe('Invite bot');
    await button.click();
    await expect.poll(hasBot).toBe(true);
  });

  test('closes and opens direct messages, and changes the language', async () => {
    await run('David', 'many', { count: 1 });
    const page = await stage.open('David');
    const david = async () => (await stage.client.world()).users.find(({ id }) => id === stage.ids.David);
    await page.getByTestId('close-dms').click();
    await expect.poll(async () => (await david())?.dmClosed).toBe(true);
    await expect.poll(() => page.getByTestId('close-dms').textContent()).toBe('Open direct messages');
    await page.getByTestId('close-dms').click();
    await expect.poll(async () => (await david())?.dmClosed).toBe(false);
    await page.getByTestId('locale').selectOption('de');
    await expect.poll(async () => (await david())?.locale).toBe('de');
    const inGerman = () =>
      page.locator('time.message-time').evaluateAll(
        (times) =>
          times.length > 0 &&
          times.every((time) => {
            const date = new Date(time.getAttribute('datetime') ?? '');
            const german = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeStyle: 'short' });
            return time.getAttribute('title') === german.format(date);
          }),
      );
    await expect.poll(inGerman).toBe(true);
  });
});

test('nothing sticks out sideways on a phone', async () => {
  for (const what of ['markdown', 'embed', 'buttons', 'menus', 'v2', 'hostile', 'files'])
    await run('Anna', 'show', { what });
  const page = await stage.open('Ben', { size: NARROW });
  const overflowing = await page
    .locator('.pane *')
    .evaluateAll(
      (elements, width) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .map((element) => element.className),
      NARROW.width,
    );
  expect(overflowing).toEqual([]);
});
