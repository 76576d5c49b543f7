import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newest, openStage, type Stage, typeCommand } from './stage.ts';

let stage: Stage;
let page: Page;
let pane: Locator;

beforeAll(async () => {
  stage = await openStage();
  page = await stage.open('Anna');
  pane = page.getByTestId('main-pane');
});
afterAll(() => stage.close());
afterEach(async () => {
  await pane.getByTestId('composer').focus();
  await page.keyboard.press('Escape');
});

const suggestions = (): Locator => pane.getByTestId('suggestions').getByRole('option');
const marked = (): Locator => pane.getByTestId('suggestions').locator('[aria-selected="true"]');
const answer = async (): Promise<string> => (await newest(page).locator('.markdown').textContent()) ?? '';

describe('finding a command', () => {
  test('a slash lists every command and subcommand', async () => {
    await typeCommand(page, '/');
    await expect
      .poll(() => suggestions().evaluateAll((rows) => rows.map((row) => row.dataset.key)))
      .toEqual(['fill', 'letter', 'many', 'show', 'table close', 'table create', 'whisper']);
  });

  test('typing narrows, arrows choose, Enter picks and Enter sends', async () => {
    await typeCommand(page, '/tab');
    await expect.poll(() => suggestions().count()).toBe(2);
    await page.keyboard.press('ArrowDown');
    expect(await marked().getAttribute('data-key')).toBe('table create');
    await page.keyboard.press('Enter');
    expect(await pane.getByTestId('command-name').textContent()).toBe('/table create');
    await page.keyboard.press('Enter');
    await expect.poll(answer).toBe('/table create');
    expect(await newest(page).textContent()).toContain('Anna used /table create');
  });

  test('whoever types faster than the commands come means them all the same', async () => {
    const quick = await stage.open('Anna');
    let asked = 0;
    await quick.route('**/control/commands**', async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await quick.getByTestId('main-pane').getByTestId('composer').click();
    await quick.keyboard.type('/table close');
    await quick.keyboard.press('Enter');
    await quick.keyboard.press('Enter');
    await expect
      .poll(async () => newest(quick).locator('.markdown').textContent(), { timeout: 10_000 })
      .toBe('/table close');
    expect(asked).toBeGreaterThan(0);
    await quick.close();
  });

  test('a subcommand is found by its own name', async () => {
    await typeCommand(page, '/close');
    await expect.poll(() => suggestions().first().getAttribute('data-key')).toBe('table close');
  });

  test('text that is no command is explained, not sent', async () => {
    await typeCommand(page, 'hello');
    await page.keyboard.press('Enter');
    expect(await pane.getByTestId('composer-hint').textContent()).toContain('Only commands work here');
  });

  test('the button does the same for those without a keyboard', async () => {
    await pane.getByRole('button', { name: 'Show the commands' }).click();
    await suggestions().filter({ hasText: '/whisper' }).click();
    await pane.getByRole('button', { name: 'Send the command' }).click();
    await expect.poll(answer).toBe('For your eyes only.');
  });
});

describe('filling options', () => {
  test('choices are picked with Tab', async () => {
    await typeCommand(page, '/show ');
    await expect.poll(() => suggestions().count()).toBeGreaterThan(5);
    await page.keyboard.type('butt');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(answer).toContain('Clicked 0 times.');
  });

  test('every kind, by keyboard alone', async () => {
    const referees = await stage.client.createRole(stage.guildId, { name: 'Referees' });
    await typeCommand(page, '/fill ');
    await page.keyboard.type('8');
    await page.keyboard.press('Tab');
    for (const [name, value] of [
      ['note', 'two words'],
      ['wait', 'Tr'],
      ['partner', 'Cla'],
      ['team', 'Ref'],
      ['place', 'table'],
    ] as const) {
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(answer)
      .toBe(
        [
          'hands=8',
          'note=two words',
          'wait=true',
          `partner=${stage.ids.Clara}`,
          `team=${referees.id}`,
          `place=${stage.channels['table-2']}`,
        ].join('\n'),
      );
  });

  test('the bot’s own suggestions are asked for', async () => {
    await typeCommand(page, '/fill ');
    await page.keyboard.type('8');
    await page.keyboard.press('Tab');
    await page.keyboard.type('city');
    await page.keyboard.press('Tab');
    await page.keyboard.type('B');
    await expect.poll(() => suggestions().allTextContents()).toEqual(['Berlin', 'Bremen']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(answer).toBe('hands=8\ncity=bremen');
  });

  test.each([
    ['', 'hands: This option is required.'],
    ['49', 'hands: From 1 to 48'],
    ['two', 'hands: A number is needed.'],
    ['2.5', 'hands: A whole number is needed.'],
  ])('"%s" as a number of hands is refused before it is sent', async (typed, reason) => {
    await typeCommand(page, '/fill ');
    await page.getByTestId('option-hands').waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    expect(await pane.getByTestId('composer-hint').textContent()).toBe(reason);
    expect(await page.getByTestId('option-hands').getAttribute('class')).toContain('invalid');
  });

  test('a whole command can be pasted', async () => {
    await pane.getByTestId('composer').fill('/fill hands:3 note:"well played"');
    await pane.getByTestId('command-name').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(answer).toBe('hands=3\nnote=well played');
  });

  test('Backspace takes back fields, then the command', async () => {
    await typeCommand(page, '/fill hands:3');
    await page.getByTestId('option-hands').waitFor();
    for (const _ of 'hands:3') await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => pane.getByTestId('composer').inputValue()).toBe('/fill');
  });
});

test('what is being typed survives messages that come meanwhile', async () => {
  await typeCommand(page, '/fill ');
  await page.keyboard.type('12');
  await stage.client.as(stage.ids.Ben!).run(stage.channels.doppelkopf!, 'many', { count: 2 });
  await expect.poll(() => newest(page).textContent()).toContain('Message 2');
  expect(await page.getByTestId('option-hands').locator('input').inputValue()).toBe('12');
  await page.keyboard.press('Enter');
  await expect.poll(answer).toBe('hands=12');
});
