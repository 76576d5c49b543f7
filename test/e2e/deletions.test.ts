import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person, SeenMessage } from '../../src/sandbox/client.ts';
import { type Evening, openEvening } from './support/evening.ts';
import { allMessages, choices, pressing, reading, Sitting, until } from './support/sitting.ts';

let evening: Evening;
let anna: Person;
let ben: Person;
beforeEach(async () => {
  evening = await openEvening('deletions');
  [anna, ben] = evening.people as [Person, Person];
});
// Unknown channel, unknown message, archived thread: Discord says so once for each such thing.
afterEach(() => evening.leave({ refusals: [10003, 10008, 50001, 50083] }));

const remove = ({ channel_id, id }: SeenMessage): Promise<void> =>
  evening.client.deleteMessage(channel_id, id);

const thread = async (): Promise<{ readonly id: string }> =>
  until('the thread', async () =>
    (await anna.view()).guilds[0]?.channels.find(({ parentId }) => parentId === evening.channelId),
  );

test('a thread that archived itself is opened again for the next card', async () => {
  const table = await Sitting.dealt(evening, evening.people);
  await table.playTo(1);
  await reading(anna, /^### Hand 1 · trick 1[\s\S]* · <@/);
  await evening.client.updateChannel((await thread()).id, { archived: true });
  await table.playTo(5);
  await reading(anna, /^### Hand 1 · trick 1[\s\S]*wins the trick/);
  await reading(anna, /^### Hand 1 · trick 2[\s\S]* · <@/);
});

describe('when somebody deletes', () => {
  test('the newest trick, it is posted again with the next card', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(1);
    const trick = await reading(anna, /^### Hand 1 · trick 1[\s\S]* · <@/);
    await remove(trick);
    await table.playTo(2);
    const again = await reading(anna, /^### Hand 1 · trick 1(?:[\s\S]* · <@){2}/);
    expect(again.id).not.toBe(trick.id);
    expect(again.channel_id).toBe(trick.channel_id);
    await table.playTo(5);
  });

  test('a trick that is over, it stays away', async () => {
    const table = await Sitting.dealt(evening, evening.people);
    await table.playTo(5);
    await remove(await reading(anna, /^### Hand 1 · trick 1[\s\S]*wins the trick/));
    await table.playTo(9);
    await reading(anna, '### Hand 1 · trick 2');
    await evening.bot.idle();
    expect(allMessages(await anna.view()).some(({ content }) => content.includes('Hand 1 · trick 1'))).toBe(
      false,
    );
  });

  test('the lobby in the middle of a hand, the hand goes on and the lobby comes back', async () => {
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await table.playTo(2);
    await remove(await reading(anna, '## Doppelkopf'));
    await table.playOut();
    await reading(anna, '▶️ Hand 1 of 4 is over.');
    await pressing(anna, 'next-hand', { table: table.id, in: 'public' });
    await table.cut();
    await table.playTo(1);
  });

  test('a lobby before the start, whoever sits there brings it back with /hand', async () => {
    const table = await Sitting.open(evening, [anna]);
    await remove(await reading(anna, '## Doppelkopf'));
    expect(await choices(ben, 'join')).toEqual([]);
    await anna.run(evening.channelId, 'hand');
    await pressing(ben, 'join', { table: table.id });
    expect((await table.read()).table.chairs[1]).toMatchObject({ kind: 'person' });
  });

  test('a lobby before the start, its host can close the table', async () => {
    const table = await Sitting.open(evening, [anna]);
    await remove(await reading(anna, '## Doppelkopf'));
    await anna.run(evening.channelId, 'table close');
    await pressing(anna, 'close', { table: table.id, in: 'private' });
    expect((await table.read()).table.phase).toBe('ended');
  });

  test('the thread, the table goes on in its channel', async () => {
    const table = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    await table.playTo(5);
    await evening.client.deleteChannel((await thread()).id);
    await table.playTo(6);
    const trick = await reading(anna, '### Hand 1 · trick 2');
    expect(trick.channel_id).toBe(evening.channelId);
    await table.playOut();
    const result = await reading(anna, /^## Hand 1: /);
    expect(result.channel_id).toBe(evening.channelId);
    const hand = await reading(anna, '### Hand 1 of 4');
    expect(hand.content).toContain(`/channels/${evening.guildId}/${evening.channelId}`);
  });

  test('the channel, the hand is played on by direct messages and nobody else notices', async () => {
    const other = await evening.client.createChannel(evening.guildId, { name: 'other' });
    const gone = await Sitting.dealt(evening, [anna, ben], { computers: 2 });
    const safe = await Sitting.dealt(evening, evening.people.slice(2), { computers: 2, channelId: other.id });
    await gone.playTo(2);
    await evening.client.deleteChannel(evening.channelId);
    await gone.playTo(10);
    await safe.playTo(6);
    await reading(evening.people[2]!, '### Hand 1 · trick 2');
    // Nobody tries again and again to write where there is nothing any more.
    expect(evening.logged).toEqual([]);
    await pressing(anna, 'menu', { table: gone.id, in: 'direct' });
    await pressing(anna, 'ask-leave', { table: gone.id });
    await pressing(anna, 'leave', { table: gone.id });
    await pressing(ben, 'menu', { table: gone.id, in: 'direct' });
    await pressing(ben, 'ask-leave', { table: gone.id });
    await pressing(ben, 'leave', { table: gone.id });
    expect((await gone.read()).table.phase).toBe('ended');
  });

  test('the channel before the start, nothing breaks', async () => {
    await Sitting.open(evening, [anna]);
    await evening.client.deleteChannel(evening.channelId);
    const other = await evening.client.createChannel(evening.guildId, { name: 'other' });
    const table = await Sitting.dealt(evening, [anna], { computers: 3, channelId: other.id });
    await table.playTo(1);
  });

  test('the bot from the server, other servers play on', async () => {
    const guild = await evening.client.createGuild({
      name: 'Second',
      memberIds: evening.people.map(({ id }) => id),
    });
    const gone = await Sitting.dealt(evening, [anna], { computers: 3 });
    const safe = await Sitting.dealt(evening, [ben], { computers: 3, channelId: guild.channels[0]!.id });
    const { application } = await evening.client.world();
    await evening.client.updateGuild(evening.guildId, { removeMember: application.botUserId });
    await gone.playTo(4);
    await safe.playTo(4);
    await reading(ben, '### Hand 1 · trick 2');
  });
});
