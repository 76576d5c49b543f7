import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

const NAME = '"><img src=x onerror=x=1>';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ extraNames: [NAME] });
});
afterAll(() => stage.close());

test('names of people, servers and channels are only text', async () => {
  await stage.client.createGuild({
    name: '<b>club</b>',
    channels: ['<i>room</i>'],
    memberIds: Object.values(stage.ids),
  });
  await stage.client.as(stage.ids[NAME]!).run(stage.channels.doppelkopf!, 'show', { what: 'markdown' });
  const page = await stage.open('guest4');
  await page.getByTestId('you-are').click();
  await page.getByRole('button', { name: '<b>club</b>' }).click();
  await page.getByRole('heading', { name: '<i>room</i>', exact: true }).waitFor();
  expect(await page.locator('img[src="x"], b, i:not(.dots i)').count()).toBe(0);
  expect(await page.getByTestId('you-are').textContent()).toContain(NAME);
});
