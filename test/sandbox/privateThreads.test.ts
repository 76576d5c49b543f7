import { ChannelType, type PrivateThreadChannel, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, openScene, row, type Scene } from './fixture.ts';

const ORDINARY = 309237763072n;
const CREATE_PRIVATE = 1n << 36n;
const MANAGE_THREADS = 1n << 34n;

let scene: Scene;
let channel: TextChannel;
beforeEach(async () => {
  scene = await openScene();
  channel = (await scene.client.channels.fetch(scene.channelId)) as TextChannel;
});
afterEach(() => scene.end());

const grant = (permissions: bigint) =>
  scene.control.updateGuild(scene.guild.id, { botPermissions: permissions.toString() });
const create = async (invitable = false): Promise<PrivateThreadChannel> => {
  await grant(ORDINARY | CREATE_PRIVATE);
  const options = { name: 'Table 1', type: ChannelType.PrivateThread, invitable } as const;
  return (await channel.threads.create(options)) as PrivateThreadChannel;
};
const channelsOf = async (who: 'ann' | 'bob'): Promise<readonly string[]> =>
  (await scene[who].view()).guilds[0]!.channels.map(({ name }) => name);
const membersOf = async (id: string): Promise<readonly string[]> =>
  (await scene.control.world()).guilds[0]!.channels.find((one) => one.id === id)!.threadMemberIds!;

describe('a private thread', () => {
  test('needs a permission of its own', async () => {
    await grant(ORDINARY);
    const body = { name: 'Table 1', type: ChannelType.PrivateThread };
    const refused = await scene.request('POST', `/channels/${channel.id}/threads`, body);
    expect([refused.status, refused.body.code]).toEqual([403, 50013]);
  });

  test('leaves no note in its channel, and is what it was asked to be', async () => {
    const thread = await create(false);
    expect(await scene.bob.messagesIn(channel.id)).toEqual([]);
    expect(thread.type).toBe(ChannelType.PrivateThread);
    expect(thread.invitable).toBe(false);
    expect(await membersOf(thread.id)).toEqual([scene.client.user.id]);
  });

  test('is shown to nobody but its members', async () => {
    const thread = await create();
    await thread.members.add(scene.ann.id);
    await thread.send('Psst');
    expect(await channelsOf('ann')).toEqual(['general', 'Table 1']);
    expect(await channelsOf('bob')).toEqual(['general']);
    expect(await scene.bob.messagesIn(thread.id)).toEqual([]);
  });

  test('takes no click and no command of a stranger', async () => {
    await scene.client.application.commands.set([
      new SlashCommandBuilder().setName('ping').setDescription('Ping'),
    ]);
    const thread = await create();
    const message = await thread.send({ content: 'Cards', components: [row(button('play'))] as never });
    const click = scene.bob.click({ messageId: message.id, customId: 'play' });
    await expect(click).rejects.toMatchObject({ status: 403, code: 'message-not-visible' });
    await expect(scene.bob.run(thread.id, 'ping')).rejects.toMatchObject({
      status: 403,
      code: 'channel-not-visible',
    });
  });

  test('is open to those who keep order in the server', async () => {
    const thread = await create();
    await thread.send('Psst');
    await scene.control.updateGuild(scene.guild.id, { adminIds: [scene.bob.id] });
    expect(await scene.bob.messagesIn(thread.id)).toHaveLength(1);
  });

  test('is closed to a member who is sent away by the one who made it, or who leaves', async () => {
    const thread = await create();
    await thread.members.add(scene.ann.id);
    await thread.members.add(scene.bob.id);
    await thread.members.remove(scene.ann.id);
    expect(await channelsOf('ann')).toEqual(['general']);
    await scene.control.updateChannel(thread.id, { removeMember: scene.bob.id });
    expect(await channelsOf('bob')).toEqual(['general']);
  });

  test('stays closed to somebody who left the server and came back', async () => {
    const thread = await create();
    await thread.members.add(scene.ann.id);
    await scene.control.updateGuild(scene.guild.id, { removeMember: scene.ann.id });
    await scene.control.updateGuild(scene.guild.id, { addMember: scene.ann.id });
    expect(await channelsOf('ann')).toEqual(['general']);
  });

  test('opens to whom a message in it mentions', async () => {
    const thread = await create();
    await thread.send({ content: `<@${scene.ann.id}>`, allowedMentions: { parse: [] } });
    expect(await channelsOf('ann')).toEqual(['general']);
    const message = await thread.send('Who plays?');
    await message.edit(`<@${scene.ann.id}> plays`);
    expect(await channelsOf('ann')).toEqual(['general', 'Table 1']);
    expect(await channelsOf('bob')).toEqual(['general']);
  });

  test('takes nobody who is not in the server, and nobody while it is archived', async () => {
    const thread = await create();
    const stranger = await scene.control.createUser({ username: 'stranger' });
    const add = (id: string) => scene.request('PUT', `/channels/${thread.id}/thread-members/${id}`);
    expect((await add(stranger.id)).body.code).toBe(10013);
    await thread.setArchived(true);
    expect((await add(scene.ann.id)).body.code).toBe(50083);
    await thread.setArchived(false);
    expect((await add(scene.ann.id)).status).toBe(204);
  });

  test('is lost to a bot that leaves it, unless it keeps order', async () => {
    const thread = await create();
    const read = () => scene.request('GET', `/channels/${thread.id}/messages`);
    await thread.leave();
    const refused = await read();
    expect([refused.status, refused.body.code]).toEqual([403, 50001]);
    expect((await scene.request('GET', `/guilds/${scene.guild.id}/threads/active`)).body.threads).toEqual([]);
    await grant(ORDINARY | MANAGE_THREADS);
    expect((await read()).status).toBe(200);
  });

  test('that is archived is found among those the bot is in', async () => {
    const thread = await create();
    await thread.setArchived(true);
    const { threads } = await channel.threads.fetchArchived({ type: 'private' });
    expect(threads.map(({ id }) => id)).toEqual([thread.id]);
    const all = await scene.request('GET', `/channels/${channel.id}/threads/archived/private`);
    expect(all.body.code).toBe(50013);
  });

  test('that a moderator locked is not opened by those who cannot manage threads', async () => {
    const thread = await create();
    await scene.control.updateChannel(thread.id, { archived: true, locked: true });
    const open = () => scene.request('PATCH', `/channels/${thread.id}`, { archived: false });
    expect((await open()).body.code).toBe(50013);
    const post = await scene.request('POST', `/channels/${thread.id}/messages`, { content: 'x' });
    expect(post.body.code).toBe(160005);
    await grant(ORDINARY | MANAGE_THREADS);
    expect((await open()).status).toBe(200);
  });
});

test('a bot hears of its own coming and going, not of others', async () => {
  const thread = await create();
  const heard: (readonly string[])[] = [];
  scene.client.on('threadMembersUpdate', (added, removed) => {
    heard.push([...added.keys(), ...removed.keys()]);
  });
  await thread.members.add(scene.ann.id);
  await thread.leave();
  await expect.poll(() => heard).toEqual([[scene.client.user.id]]);
});
