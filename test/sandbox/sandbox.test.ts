import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type SandboxClient } from '../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';

let sandbox: Sandbox;
let control: SandboxClient;
let client: Client;

beforeEach(async () => {
  sandbox = await createSandbox({ checkAnswers: true });
  control = connect(sandbox.url);
  client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiUrl } });
});

afterEach(async () => {
  await client.destroy();
  await sandbox.close();
});

test('login, command, message, click', async () => {
  const ann = await control.createUser({ username: 'ann' });
  const guild = await control.createGuild({ name: 'Club', memberIds: [ann.id] });
  const channelId = guild.channels[0]!.id;
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.botToken);
  await ready;
  await client.application!.commands.set([
    new SlashCommandBuilder()
      .setName('table')
      .setDescription('Tables')
      .addSubcommand((sub) => sub.setName('create').setDescription('Opens a table')),
  ]);
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
        new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Primary),
      );
      await interaction.reply({ content: 'A table', components: [row] });
    } else if (interaction.isButton()) {
      await interaction.reply({ content: 'You sit.', flags: MessageFlags.Ephemeral });
    }
  });
  const ran = await control.as(ann.id).run(channelId, 'table create');
  expect(ran.response.type).toBe(4);
  const [message] = await control.as(ann.id).messagesIn(channelId);
  expect(message?.content).toBe('A table');
  await control.as(ann.id).click({ messageId: message!.id, label: 'Join' });
  expect((await control.as(ann.id).messagesIn(channelId)).map((one) => one.content)).toEqual([
    'A table',
    'You sit.',
  ]);
  expect(client.guilds.cache.get(guild.id)?.members.me?.id).toBe(client.user!.id);
});
