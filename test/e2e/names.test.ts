import { afterEach, describe, expect, test } from 'vitest';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, choices, pressIt, pressing, Sitting, until } from './support/sitting.ts';

let evening: Evening;
afterEach(() => evening.leave());

const TABLES: readonly (readonly [string, readonly [string, string, string, string]])[] = [
  ['Markdown', ['**bold** _it_', '`code` ```', '[a](http://x.y)', '> # ||spoiler||']],
  [
    'mentions',
    ['@everyone', '<@&1234567890123456>', '<@100000000000000001>', '<t:1:R> <#12345678901234567>'],
  ],
  ['wide characters', ['漢'.repeat(32), '🂡'.repeat(16), 'Ｗ'.repeat(32), '한'.repeat(32)]],
  ['emojis', ['👨‍👩‍👧‍👦'.repeat(2), '🦊'.repeat(16), '🇩🇪'.repeat(8), 'e\u0301'.repeat(16)]],
  ['right to left', ['אבגדה'.repeat(6), '\u202Eevil', 'مرحبا', '\u200B\u200B']],
];

describe('names with', () => {
  test.each(TABLES)('%s neither ping, nor format, nor break a message', async (_what, names) => {
    evening = await openEvening('names', names);
    const { people } = evening;
    const table = await Sitting.dealt(evening, people);
    await table.playTo(5);
    const { channels } = (await people[0]!.view()).guilds[0]!;
    const threads = channels.filter(({ parentId }) => parentId === evening.channelId);
    expect(threads).toHaveLength(1);
    await pressing(people[0]!, 'menu', { table: table.id, in: 'public' });
    for (const remove of await choices(people[0]!, 'ask-remove', { in: 'private' })) {
      await pressing(people[0]!, 'menu', { table: table.id, in: 'public' });
      await pressIt(people[0]!, remove).catch(() => undefined);
    }
    await table.playOut();
    await until('the result', async () =>
      allMessages(await people[0]!.view()).find(({ content }) => content.startsWith('## Hand 1: ')),
    );
    await evening.bot.idle();
    for (const { content, mentions } of allMessages(await people[1]!.view())) {
      // In private people are named, not mentioned: nothing of a name may be read as Markdown or a mention.
      const prose = content.replace(/```[\s\S]*?```/g, '').replace(/<@\d+>/g, (mention) => {
        expect(people.map(({ id }) => `<@${id}>`)).toContain(mention);
        return '';
      });
      expect(prose).not.toMatch(/(?<!\\)@everyone|<@&|<#|<t:1:R>|\]\(http|(?<!\\)\|\|/);
      expect(prose).not.toContain('**bold**');
      expect(prose).not.toContain('\u202E');
      expect(mentions.every(({ id }) => people.some((person) => person.id === id))).toBe(true);
    }
  });
});
