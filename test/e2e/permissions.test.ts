import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, answerTo, choices, reading, Sitting, until } from './support/sitting.ts';

const { AttachFiles, SendMessages, CreatePublicThreads, SendMessagesInThreads, ReadMessageHistory } =
  PermissionFlagsBits;

let evening: Evening;
let anna: Person;
let refusals: readonly number[] = [];
beforeEach(async () => {
  evening = await openEvening('permissions');
  anna = evening.people[0]!;
  refusals = [];
});
afterEach(() => evening.leave({ refusals }));

const deny = (...permissions: readonly bigint[]): Promise<unknown> =>
  evening.client.updateChannel(evening.channelId, {
    denyBot: permissions.reduce((all, one) => all | one, 0n).toString(),
  });

const threads = async () =>
  (await anna.view()).guilds[0]!.channels.filter(({ parentId }) => parentId === evening.channelId);

describe('a permission that the bot lacks', () => {
  test.each([
    [[SendMessages], '**Send Messages**'],
    [[ReadMessageHistory], '**Read Message History**'],
    [[SendMessages, ReadMessageHistory], '**Send Messages**, **Read Message History**'],
  ])('%s is named before anything starts', async (permissions, names) => {
    await deny(...permissions);
    const answer = await answerTo(anna, await anna.run(evening.channelId, 'table create'));
    expect(answer?.content).toBe(`I cannot open a table here. In this channel I still need: ${names}.`);
    expect(await evening.bot.tables.openTables()).toEqual([]);
    expect(allMessages(await evening.people[1]!.view())).toEqual([]);
  });

  test('to attach files: the table opens, and its host is told that there are no pictures', async () => {
    await deny(AttachFiles);
    const answer = await answerTo(anna, await anna.run(evening.channelId, 'table create'));
    expect(answer?.content).toBe(
      'Your table is open. The others join with its buttons; so can computers.\n' +
        'Without the permission **Attach Files** I show only text in this channel, no pictures.',
    );
    expect(await evening.bot.tables.openTables()).toHaveLength(1);
  });

  test.each([
    ['make threads', [CreatePublicThreads]],
    ['write in threads', [SendMessagesInThreads]],
  ])('to %s: the table is played in its channel', async (_what, permissions) => {
    refusals = [50013];
    await deny(...permissions);
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(5);
    const trick = await reading(anna, '### Hand 1 · trick 2');
    expect(trick.channel_id).toBe(evening.channelId);
    const hand = await reading(anna, '### Hand 1 of 4');
    expect(hand.content).toContain(`/channels/${evening.guildId}/${evening.channelId}`);
    expect(
      allMessages(await anna.view()).filter(({ content }) => content.includes('## Hand 1 of 4\n')),
    ).toHaveLength(1);
  });

  test('taken away in the middle of a hand: people play on by direct message, and the rest is posted later', async () => {
    refusals = [50013, 50001];
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await reading(anna, '### Hand 1 · trick 1');
    await deny(SendMessages, SendMessagesInThreads);
    await table.playTo(10);
    expect(allMessages(await anna.view()).some(({ content }) => content.includes('trick 3'))).toBe(false);
    await deny();
    await table.playTo(11);
    for (const trick of [1, 2, 3]) await reading(anna, `### Hand 1 · trick ${trick}`);
    const once = (await until('posts', async () => allMessages(await anna.view()))).filter(({ content }) =>
      content.startsWith('### Hand 1 · trick'),
    );
    expect(once).toHaveLength(3);
    expect((await choices(anna, 'my-hand', { in: 'public' })).at(-1)?.message.content).toContain('trick 3');
    // A refused request counts towards a ban: not more than one for each change of the table.
    const { entries } = await evening.client.journal(0, { refusals: true });
    expect(entries.filter(({ kind }) => kind === 'refusal').length).toBeLessThan(25);
  });

  test('taken away altogether: the channel is invisible to the bot, and the hand goes on', async () => {
    refusals = [50013, 50001];
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    await deny(PermissionFlagsBits.ViewChannel);
    await table.playTo(6);
    await deny();
    await table.playTo(7);
    await reading(anna, '### Hand 1 · trick 2');
    expect((await threads()).length).toBe(1);
  });
});
