import { AttachmentBuilder, ChannelType, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../browser/picture.ts';
import { button, movableClock, openScene, row, type Scene } from './fixture.ts';

/** The smallest picture there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const clock = movableClock();
let scene: Scene;
let channel: TextChannel;

beforeEach(async () => {
  scene = await openScene({ clock });
  channel = (await scene.client.channels.fetch(scene.channelId)) as TextChannel;
});

afterEach(() => scene.end());

const seen = () => scene.ann.messagesIn(scene.channelId);

describe('in a channel', () => {
  test('a message is posted, edited and deleted', async () => {
    const message = await channel.send('One');
    await message.edit({ content: 'Two' });
    const [shown] = await seen();
    expect(shown).toMatchObject({ id: message.id, content: 'Two' });
    expect(shown!.edited_timestamp).not.toBeNull();
    await message.delete();
    expect(await seen()).toEqual([]);
  });

  test('an edit leaves alone what it does not name', async () => {
    const message = await channel.send({ content: 'One', components: [row(button('a'))] as never });
    await scene.request('PATCH', `/channels/${channel.id}/messages/${message.id}`, { content: 'Two' });
    expect((await seen())[0]).toMatchObject({
      content: 'Two',
      components: [{ components: [{ label: 'a' }] }],
    });
  });

  test('a list comes newest first, page by page', async () => {
    for (const content of ['1', '2', '3', '4', '5']) await channel.send(content);
    const contents = async (query: string) => {
      const { body } = await scene.request('GET', `/channels/${channel.id}/messages?${query}`);
      return body.map((one: { content: string }) => one.content);
    };
    const all = await seen();
    expect(await contents('limit=2')).toEqual(['5', '4']);
    expect(await contents(`before=${all[3]!.id}&limit=2`)).toEqual(['3', '2']);
    expect(await contents(`after=${all[1]!.id}&limit=2`)).toEqual(['4', '3']);
  });

  test('with an enforced nonce, what is sent twice is there once', async () => {
    const first = await channel.send({ content: 'Once', nonce: 'n1', enforceNonce: true });
    const second = await channel.send({ content: 'Once', nonce: 'n1', enforceNonce: true });
    expect(second.id).toBe(first.id);
    expect(await seen()).toHaveLength(1);
    clock.move(6 * 60_000);
    await channel.send({ content: 'Once', nonce: 'n1', enforceNonce: true });
    expect(await seen()).toHaveLength(2);
  });

  test('files are kept, served, and shown where they are named', async () => {
    const file = new AttachmentBuilder(PIXEL, { name: 'my hand.png', description: 'Twelve cards' });
    await channel.send({
      files: [file],
      embeds: [{ title: 'Hand', image: { url: 'attachment://my_hand.png' } }],
    });
    const [message] = await seen();
    const [attachment] = message!.attachments;
    expect(attachment).toMatchObject({
      filename: 'my_hand.png',
      description: 'Twelve cards',
      width: 1,
      height: 1,
    });
    expect(message!.embeds[0]!.image!.url).toBe(attachment!.url);
    const served = await fetch(attachment!.url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PIXEL);
    await channel.messages.edit(message!.id, { attachments: [], embeds: [], content: 'No picture' });
    expect((await seen())[0]!.attachments).toEqual([]);
    expect((await fetch(attachment!.url)).status).toBe(404);
  });

  test('mentions name those whom the message may call', async () => {
    const content = `<@${scene.ann.id}> and <@${scene.bob.id}>`;
    await channel.send({ content, allowedMentions: { users: [scene.bob.id] } });
    await channel.send({ content, allowedMentions: { parse: [] } });
    await channel.send({ content });
    const ids = (await seen()).map(({ mentions }) => mentions.map(({ id }) => id));
    expect(ids).toEqual([[scene.bob.id], [], [scene.ann.id, scene.bob.id]]);
  });

  test('Components V2 come back numbered, with the addresses of their pictures', async () => {
    const components = [
      {
        type: 17,
        accent_color: 0x00ff00,
        components: [
          { type: 10, content: '# Trick 1' },
          { type: 12, items: [{ media: { url: 'attachment://trick.png' } }] },
          { type: 9, components: [{ type: 10, content: 'Ann leads' }], accessory: button('hand') },
          { type: 14 },
          row(button('last', 'Last trick')),
        ],
      },
    ];
    const message = await channel.send({
      components: components as never,
      files: [new AttachmentBuilder(PIXEL, { name: 'trick.png' })],
      flags: 1 << 15,
    });
    const [shown] = await seen();
    expect(shown!.flags).toBe(1 << 15);
    const [container] = shown!.components;
    expect(container!.components!.map(({ id }) => id)).toEqual([2, 3, 4, 7, 8]);
    expect(container!.components![1]!.items![0]!.media.url).toBe(shown!.attachments[0]!.url);
    const edited = await message.edit({ components: [{ type: 10, content: 'Over' }] as never });
    expect(edited.flags.has('IsComponentsV2')).toBe(true);
    scene.answer(async (interaction) => interaction.isButton() && interaction.deferUpdate());
    await expect(scene.ann.click({ messageId: message.id, customId: 'hand' })).rejects.toThrow();
  });

  test('what stands in a section or container can be clicked', async () => {
    const section = { type: 9, components: [{ type: 10, content: 'Ann' }], accessory: button('hand') };
    const message = await channel.send({ components: [section] as never, flags: 1 << 15 });
    scene.answer(async (interaction) => interaction.isButton() && interaction.deferUpdate());
    expect((await scene.ann.click({ messageId: message.id, customId: 'hand' })).response.type).toBe(6);
  });

  test('pins', async () => {
    await scene.control.updateGuild(scene.guild.id, { botPermissions: String((1n << 51n) + 309237763072n) });
    const message = await channel.send('Rules');
    await message.pin();
    expect((await seen())[0]!.pinned).toBe(true);
    const { items } = await channel.messages.fetchPins();
    expect(items.map(({ message: pinned }) => pinned.id)).toEqual([message.id]);
    await message.unpin();
    expect((await seen())[0]!.pinned).toBe(false);
  });

  test('files reach Discord with an answer to an interaction too', async () => {
    await channel.send({ content: 'Hand?', components: [row(button('hand'))] as never });
    scene.answer(async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.reply({ files: [new AttachmentBuilder(PIXEL, { name: 'hand.png' })], flags: 64 });
    });
    const [asked] = await seen();
    await scene.ann.click({ messageId: asked!.id, customId: 'hand' });
    expect((await seen())[1]!.attachments[0]!.filename).toBe('hand.png');
    expect(await scene.bob.messagesIn(channel.id)).toHaveLength(1);
    const { entries } = await scene.control.journal();
    expect(entries.at(-1)!.request.files).toMatchObject([{ name: 'hand.png', size: PIXEL.length }]);
  });
});

describe('in a direct message', () => {
  test('it is always the same one, and only its person sees it', async () => {
    const user = await scene.client.users.fetch(scene.ann.id);
    await user.send('Your cards');
    const { body: opened } = await scene.request('POST', '/users/@me/channels', { recipient_id: user.id });
    const [direct] = (await scene.ann.view()).directMessages;
    expect(direct).toMatchObject({ channelId: opened.id, messages: [{ content: 'Your cards' }] });
    expect((await scene.bob.view()).directMessages).toEqual([]);
    const { entries } = await scene.control.journal();
    expect(entries.at(-1)).toMatchObject({ kind: 'create', audience: scene.ann.id });
  });

  test('a closed one takes no message, but edits; opened again, it takes them', async () => {
    const user = await scene.client.users.fetch(scene.ann.id);
    const message = await user.send('Before');
    await scene.ann.closeDirectMessages();
    await expect(user.send('Behind a closed door')).rejects.toMatchObject({ code: 50007, status: 403 });
    await message.edit('Edited');
    await scene.ann.openDirectMessages();
    await user.send('After');
    const contents = (await scene.ann.directMessages()).map(({ content }) => content);
    expect(contents).toEqual(['Edited', 'After']);
  });

  test('without a common server there is none', async () => {
    const user = await scene.client.users.fetch(scene.ann.id);
    await scene.control.updateGuild(scene.guild.id, { removeMember: scene.ann.id });
    await expect(user.send('Hello?')).rejects.toMatchObject({ code: 50278 });
  });

  test('its buttons are clicked there, without a server', async () => {
    const user = await scene.client.users.fetch(scene.ann.id);
    const message = await user.send({ content: 'Play', components: [row(button('c9'))] as never });
    scene.answer(async (interaction) => {
      if (interaction.isButton()) await interaction.update({ content: `Played, ${interaction.inGuild()}` });
    });
    await scene.ann.click({ messageId: message.id, customId: 'c9' });
    expect((await scene.ann.directMessages())[0]!.content).toBe('Played, false');
    await expect(scene.bob.click({ messageId: message.id, customId: 'c9' })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('in a thread', () => {
  test('that starts at a message, it has the id of that message', async () => {
    const message = await channel.send('A table');
    const thread = await message.startThread({ name: 'Table 1' });
    expect(thread.id).toBe(message.id);
    await thread.send('First trick');
    expect((await scene.bob.messagesIn(thread.id)).map(({ content }) => content)).toEqual(['First trick']);
    expect((await seen())[0]!.thread).toMatchObject({ id: thread.id, name: 'Table 1' });
    await expect(message.startThread({ name: 'Again' })).rejects.toMatchObject({ code: 160004 });
  });

  test('that is private, only its members see it', async () => {
    const thread = await channel.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
    await thread.members.add(scene.ann.id);
    await thread.send('Psst');
    expect(await scene.ann.messagesIn(thread.id)).toHaveLength(1);
    expect(await scene.bob.messagesIn(thread.id)).toHaveLength(0);
    expect((await thread.members.fetch()).size).toBe(2);
  });

  test('that is archived, a new message opens it again, and an edit does not pass', async () => {
    const thread = await channel.threads.create({ name: 'Table', type: ChannelType.PublicThread });
    const message = await thread.send('One');
    await scene.control.updateChannel(thread.id, { archived: true });
    await expect(message.edit('Two')).rejects.toMatchObject({ code: 50083 });
    await thread.send('Three');
    const view = await scene.ann.view(thread.id);
    expect(view.guilds[0]!.channels[0]).toMatchObject({ archived: false, parentId: channel.id });
    await message.edit('Two');
  });

  test('that the bot may not make, it cannot', async () => {
    await scene.control.updateGuild(scene.guild.id, { botPermissions: '117760' });
    const message = await channel.send('A table');
    await expect(message.startThread({ name: 'Table' })).rejects.toMatchObject({ code: 50013 });
  });
});

describe('emojis of the application', () => {
  const dataUri = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;
  const image = dataUri(PIXEL);

  test('are made, listed, renamed, served, used and deleted', async () => {
    const emoji = await scene.client.application.emojis.create({ attachment: PIXEL, name: 'dulle' });
    await emoji.edit({ name: 'c10' });
    expect((await scene.client.application.emojis.fetch()).map(({ name }) => name)).toEqual(['c10']);
    const served = await fetch(`${scene.sandbox.url}/emojis/${emoji.id}.png`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PIXEL);
    const face = button('x', 'x', { emoji: { id: emoji.id, name: 'c10' } });
    await channel.send({ content: 'x', components: [row(face)] as never });
    await emoji.delete();
    const { body } = await scene.request('POST', `/channels/${channel.id}/messages`, {
      content: 'x',
      components: [row(face)],
    });
    expect(body.errors.components[0].components[0].emoji._errors[0].code).toBe('COMPONENT_INVALID_EMOJI');
  });

  test.each([
    ['a name of one letter', { name: 'a', image }],
    ['a name with a dash', { name: 'a-b', image }],
    ['no picture', { name: 'ab', image: 'data:text/plain;base64,AAAA' }],
    ['a picture over 256 KiB', { name: 'ab', image: `data:image/png;base64,${'A'.repeat(350_000)}` }],
    ['a picture over 128 pixels', { name: 'ab', image: dataUri(png(129, 128, [0, 0, 0])) }],
  ])('%s is refused', async (_what, body) => {
    const answer = await scene.request('POST', `/applications/${scene.client.application.id}/emojis`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 50035]);
  });

  test('a name that is taken is refused, for a new one and for another one', async () => {
    const { emojis } = scene.client.application;
    const taken = await emojis.create({ attachment: PIXEL, name: 'taken' });
    const other = await emojis.create({ attachment: PIXEL, name: 'other' });
    await expect(emojis.create({ attachment: PIXEL, name: 'taken' })).rejects.toMatchObject({ code: 50035 });
    await expect(other.edit({ name: 'taken' })).rejects.toMatchObject({ code: 50035 });
    await Promise.all([taken.delete(), other.delete()]);
    await expect(taken.delete()).rejects.toMatchObject({ code: 10014 });
  });
});
