import { describe, expect, test } from 'vitest';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import { ENGLISH_READERS } from './support/readers.ts';
import { renderMessages } from './support/render.ts';
import { SCENES } from './support/scenes.ts';

/** What a table looks like; `npx vitest run -u test/discord/messages` renews the files after a change. */
describe('the messages of a table', () => {
  test.each(Object.entries(SCENES))('%s', async (name, scene) => {
    const shown = renderMessages(tableMessages(scene().reading, ENGLISH_READERS));
    await expect(shown).toMatchFileSnapshot(`../../golden/messages/${name}.txt`);
  });
});
