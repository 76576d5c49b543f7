/** A bot that posts one of everything: what the page's tests look at and click on. */
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import { EXHIBITS, isExhibit, type Place } from './exhibits.ts';
import { png } from './picture.ts';

const { DISCORD_TOKEN: token, DISCORD_API: api } = process.env;
if (!token || !api) throw new Error('DISCORD_TOKEN and DISCORD_API must be set.');

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('show')
    .setDescription('Posts one kind of message')
    .addStringOption((option) =>
      option
        .setName('what')
        .setDescription('Which kind')
        .setRequired(true)
        .addChoices(Object.keys(EXHIBITS).map((name) => ({ name, value: name }))),
    ),
  new SlashCommandBuilder()
    .setName('fill')
    .setDescription('Says what was filled in')
    .addIntegerOption((option) =>
      option
        .setName('hands')
        .setDescription('How many hands')
        .setRequired(true)
        .setMinValue(1)
        .setMaxValue(48),
    )
    .addStringOption((option) => option.setName('note').setDescription('Any text'))
    .addBooleanOption((option) => option.setName('wait').setDescription('Wait for people'))
    .addUserOption((option) => option.setName('partner').setDescription('A person'))
    .addRoleOption((option) => option.setName('team').setDescription('A role'))
    .addChannelOption((option) => option.setName('place').setDescription('A channel'))
    .addStringOption((option) =>
      option.setName('city').setDescription('Suggested by the bot').setAutocomplete(true),
    ),
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('Tables')
    .addSubcommand((command) => command.setName('create').setDescription('Opens a table'))
    .addSubcommand((command) => command.setName('close').setDescription('Closes a table')),
  new SlashCommandBuilder().setName('whisper').setDescription('Answers only you'),
  new SlashCommandBuilder().setName('letter').setDescription('Writes you a direct message'),
  new SlashCommandBuilder()
    .setName('many')
    .setDescription('Posts many messages')
    .addIntegerOption((option) => option.setName('count').setDescription('How many').setRequired(true)),
].map((command) => command.toJSON());

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
let emoji = '';

client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set(COMMANDS);
  const made = await ready.application.emojis.create({
    attachment: png(64, 64, [240, 178, 50]),
    name: 'card',
  });
  emoji = `<:${made.name}:${made.id}>`;
  process.send?.('ready');
});

client.on(Events.InteractionCreate, (interaction) => {
  answer(interaction).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
});

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await command(interaction);
  else if (interaction.isButton()) await press(interaction);
  else if (interaction.isAnySelectMenu())
    await interaction.reply({ content: `Chosen: ${interaction.values.join(', ')}` });
  else if (interaction.isAutocomplete()) {
    const cities = ['Altenburg', 'Berlin', 'Bremen'];
    const typed = interaction.options.getFocused().toLowerCase();
    const fitting = cities.filter((city) => city.toLowerCase().startsWith(typed));
    await interaction.respond(fitting.map((name) => ({ name, value: name.toLowerCase() })));
  }
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.commandName) {
    case 'show': {
      const what = interaction.options.getString('what', true);
      if (isExhibit(what)) await interaction.reply({ ...EXHIBITS[what](await place(interaction)) });
      return;
    }
    case 'fill': {
      const { data } = interaction.options;
      await interaction.reply(data.map(({ name, value }) => `${name}=${value}`).join('\n'));
      return;
    }
    case 'whisper':
      await interaction.reply({ content: 'For your eyes only.', flags: MessageFlags.Ephemeral });
      return;
    case 'letter':
      await interaction.user.send(`Your hand, see ${await link(interaction)}`);
      await interaction.reply({ content: 'Sent.', flags: MessageFlags.Ephemeral });
      return;
    case 'many': {
      await interaction.reply('Here they come.');
      for (let index = 1; index <= interaction.options.getInteger('count', true); index += 1) {
        await interaction.followUp(`Message ${index}`);
      }
      return;
    }
    default:
      await interaction.reply(`/${interaction.commandName} ${interaction.options.getSubcommand()}`);
  }
}

async function press(interaction: ButtonInteraction): Promise<void> {
  switch (interaction.customId) {
    case 'count': {
      const count = Number(/\d+/.exec(interaction.message.content)?.[0]) + 1;
      await interaction.update({ content: `Clicked ${count} times.` });
      return;
    }
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 800));
      await interaction.deferUpdate();
      return;
    case 'think':
      await interaction.deferReply();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await interaction.editReply('Thought about it.');
      return;
    case 'thread': {
      const { channel } = interaction;
      if (channel && 'threads' in channel)
        await channel.threads.create({ name: 'Table 1', autoArchiveDuration: 60 });
      await interaction.deferUpdate();
      return;
    }
    case 'silent':
      return;
    default:
      await interaction.reply({ content: `Pressed ${interaction.customId}`, flags: MessageFlags.Ephemeral });
  }
}

async function place(interaction: ChatInputCommandInteraction): Promise<Place> {
  return {
    guildId: interaction.guildId ?? '',
    channelId: interaction.channelId,
    userId: interaction.user.id,
    emoji,
    messageLink: await link(interaction),
  };
}

/** The address of the newest message of the channel. */
async function link({ channel, guildId }: ChatInputCommandInteraction): Promise<string> {
  const newest = await channel?.messages.fetch({ limit: 1 });
  return `https://discord.com/channels/${guildId ?? '@me'}/${channel?.id}/${newest?.first()?.id ?? channel?.id}`;
}

await client.login(token);
