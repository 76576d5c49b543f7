import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { DDV } from '../src/core/rules/ruleSet.ts';
import { MOST_HANDS, PACES, type Pace } from '../src/core/table/settings.ts';
import type { Command } from '../src/discord/command.ts';
import type { Desk } from '../src/discord/desk.ts';
import { confirmPanel, rejectionText } from '../src/discord/messages/panels.ts';
import { missingPermissions } from '../src/discord/permissions.ts';
import { isModerator, personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { homeChannel, tablesHere } from '../src/discord/tablesHere.ts';
import { textsFor } from '../src/texts/texts.ts';

const english = textsFor('en-US');

const DEFAULT_HANDS = 16;

/** `/table create` and `/table close`. */
export const table: Command = {
  declaration: {
    name: 'table',
    description: english('commands.table'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'create',
        description: english('commands.tableCreate'),
        options: [
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'hands',
            description: english('commands.hands', { default: DEFAULT_HANDS }),
            min_value: 1,
            max_value: MOST_HANDS,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'pace',
            description: english('commands.pace'),
            choices: PACES.map((pace) => ({ name: english(`commands.pace_${pace}`), value: pace })),
          },
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'computers',
            description: english('commands.computers'),
            min_value: 0,
            max_value: 3,
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'wait',
            description: english('commands.wait'),
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'close',
        description: english('commands.tableClose'),
      },
    ],
  },
  async run(interaction, desk) {
    await (interaction.options.getSubcommand() === 'create' ? create : close)(interaction, desk);
  },
};

/** Opens a lobby in the channel; what the bot may not do there is said before anything starts. */
async function create(interaction: ChatInputCommandInteraction, desk: Desk): Promise<void> {
  const texts = textsFor(interaction.locale);
  const inThread = interaction.channel?.isThread() ?? false;
  const missing = missingPermissions(interaction.appPermissions, inThread);
  if (missing.length > 0) {
    const names = missing.map((name) => `**${texts(`permissions.${name}`)}**`).join(', ');
    return whisper(interaction, { content: texts('errors.missingPermissions', { names }) });
  }
  const { options } = interaction;
  const id = desk.newTable();
  const opened = await desk.tables.act(id, {
    do: 'open',
    table: id,
    place: { guildId: interaction.guildId ?? '', channelId: interaction.channelId },
    host: personOf(interaction),
    settings: {
      rules: DDV,
      hands: options.getInteger('hands') ?? DEFAULT_HANDS,
      pace: (options.getString('pace') as Pace | null) ?? 'live',
      absence: options.getBoolean('wait') ? 'wait' : 'computer',
    },
    computers: options.getInteger('computers') ?? 0,
  });
  if (!opened.ok) throw new Error(`A new table was refused: ${opened.error.code}`);
  await whisper(interaction, { content: texts('commands.tableCreated') });
}

/** Asks before it closes; where several tables could be meant, for each of them. */
async function close(interaction: ChatInputCommandInteraction, desk: Desk): Promise<void> {
  const texts = textsFor(interaction.locale);
  const { id: person } = personOf(interaction);
  const here = await tablesHere(interaction, desk, true);
  const closable = here.filter(({ table: { host } }) => host === person || isModerator(interaction));
  if (closable.length > 0) {
    for (const reading of closable) {
      await whisper(interaction, confirmPanel(reading, person, { do: 'ask-close', table: reading.table.id }));
    }
    return;
  }
  const [open] = here;
  const content = open
    ? rejectionText({ code: 'not-host' }, open, person)
    : texts('errors.noTableHere', { channel: `<#${homeChannel(interaction)}>` });
  await whisper(interaction, { content });
}
