import { once } from 'node:events';
import { ChannelType, Events, type Guild, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, openScene, row, type Scene } from './fixture.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
  await scene.client.application.commands.set([
    new SlashCommandBuilder().setName('ping').setDescription('Ping'),
  ]);
});
afterEach(() => scene.end());

const remove = async (): Promise<readonly Guild[]> => {
  const gone = once(scene.client, Events.GuildDelete);
  await scene.control.removeBot(scene.guild.id);
  return gone;
};

describe('a bot that is removed from a server', () => {
  test('is told so, and not of an outage', async () => {
    const outages: Guild[] = [];
    scene.client.on(Events.GuildUnavailable, (guild) => outages.push(guild));
    const [left] = await remove();
    expect(left?.id).toBe(scene.guild.id);
    expect(outages).toEqual([]);
    expect(scene.client.guilds.cache.has(scene.guild.id)).toBe(false);
    expect((await scene.control.world()).guilds[0]).toMatchObject({ hasBot: false });
  });

  test('has no access there any more', async () => {
    const { body: message } = await scene.request('POST', `/channels/${scene.channelId}/messages`, {
      content: 'x',
    });
    await remove();
    const channel = `/channels/${scene.channelId}`;
    const codes = async (method: string, path: string, body?: unknown) => {
      const answer = await scene.request(method, path, body);
      return [answer.status, answer.body.code];
    };
    expect(await codes('GET', channel)).toEqual([403, 50001]);
    expect(await codes('POST', `${channel}/messages`, { content: 'x' })).toEqual([403, 50001]);
    expect(await codes('PATCH', `${channel}/messages/${message.id}`, { content: 'y' })).toEqual([403, 50001]);
    expect(await codes('GET', `/guilds/${scene.guild.id}`)).toEqual([404, 10004]);
    expect(await codes('GET', `/guilds/${scene.guild.id}/members/${scene.ann.id}`)).toEqual([404, 10004]);
    const { id } = await scene.client.rest
      .post('/users/@me/channels', { body: { recipient_id: scene.ann.id } })
      .then((direct) => direct as { readonly id: string });
    expect(await codes('POST', `/channels/${id}/messages`, { content: 'x' })).toEqual([403, 50278]);
  });

  test('is out of reach for those who stay, whose messages stay', async () => {
    const { body: message } = await scene.request('POST', `/channels/${scene.channelId}/messages`, {
      content: 'A table',
      components: [row(button('join'))],
    });
    await remove();
    expect(await scene.control.commands(scene.guild.id)).toEqual([]);
    await expect(scene.ann.run(scene.channelId, 'ping')).rejects.toMatchObject({ code: 'no-such-command' });
    expect((await scene.ann.messagesIn(scene.channelId)).map(({ content }) => content)).toEqual(['A table']);
    await expect(scene.ann.click({ messageId: message.id, customId: 'join' })).rejects.toMatchObject({
      status: 504,
      code: 'interaction-failed',
    });
  });

  test('can be invited again, and is in no private thread then', async () => {
    const before = (await scene.client.channels.fetch(scene.channelId)) as TextChannel;
    const thread = await before.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
    await remove();
    const back = once(scene.client, Events.GuildCreate);
    await scene.control.inviteBot(scene.guild.id);
    expect((await back)[0]?.id).toBe(scene.guild.id);
    const channel = (await scene.client.channels.fetch(scene.channelId)) as TextChannel;
    await channel.send('Back');
    expect((await scene.bob.messagesIn(scene.channelId)).map(({ content }) => content)).toEqual(['Back']);
    expect((await scene.request('GET', `/channels/${thread.id}`)).body.code).toBe(50001);
    expect((await scene.control.commands(scene.guild.id)).map(({ name }) => name)).toEqual(['ping']);
  });
});
