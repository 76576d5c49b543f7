import { ActionRowBuilder, ButtonBuilder, ButtonStyle, MessageFlags, SlashCommandBuilder } from 'discord.js';
import { expect, test } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { openScene } from './fixture.ts';

test('the whole way with discord.js as it is: login, command, message, click', async () => {
  const scene = await openScene();
  const { client, guild, channelId, ann, bob } = scene;
  expect(client.guilds.cache.get(guild.id)?.members.me?.id).toBe(client.user.id);
  await client.application.commands.set([
    new SlashCommandBuilder()
      .setName('table')
      .setDescription('Tables')
      .addSubcommand((sub) => sub.setName('create').setDescription('Opens a table')),
  ]);
  scene.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const join = new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Primary);
      const row = new ActionRowBuilder<ButtonBuilder>().addComponents(join);
      await interaction.reply({ content: 'A table', components: [row] });
    } else if (interaction.isButton()) {
      await interaction.reply({ content: 'You sit.', flags: MessageFlags.Ephemeral });
    }
  });
  const { response } = await ann.run(channelId, 'table create');
  expect(response.type).toBe(4);
  const [message] = await bob.messagesIn(channelId);
  await bob.click({ messageId: message!.id, label: 'Join' });
  const contents = async (who: typeof ann) => (await who.messagesIn(channelId)).map(({ content }) => content);
  expect(await contents(bob)).toEqual(['A table', 'You sit.']);
  expect(await contents(ann)).toEqual(['A table']);
  await scene.end();
});

test('a port that is taken, and a description that cannot be read, are named', async () => {
  const first = await createSandbox();
  const port = Number(new URL(first.url).port);
  await expect(createSandbox({ port })).rejects.toThrow(/EADDRINUSE/);
  await first.close();
  await expect(createSandbox({ openapiFile: '/nowhere.json' })).rejects.toThrow(/cannot be read: \/nowhere/);
});
