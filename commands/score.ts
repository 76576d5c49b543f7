import {
  type APIApplicationCommandUserOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { ALL_EYES } from '../src/core/score/entry.ts';
import { completeCorrected } from '../src/discord/boards/handCompletion.ts';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { scorePanel } from '../src/discord/messages/panels.ts';
import { message } from '../src/discord/messages/parts.ts';
import { troubleText } from '../src/discord/messages/troubleText.ts';
import { whisper } from '../src/discord/reply.ts';
import { completeSet } from '../src/discord/rules/ruleNames.ts';
import { correctHand } from '../src/discord/scores/correctHand.ts';
import { enterHand } from '../src/discord/scores/enterHand.ts';
import { tablesHere, tablesOf } from '../src/discord/tablesHere.ts';
import type { Visit } from '../src/discord/visit.ts';

const player = (number: 1 | 2 | 3 | 4): APIApplicationCommandUserOption => ({
  type: ApplicationCommandOptionType.User,
  ...titled(`option-player${number}`),
});

/** `/score`: the sheet of a session; hands of real tables entered; booked ones corrected. */
export const score: Command = {
  declaration: {
    ...titled('score'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      { type: ApplicationCommandOptionType.Subcommand, ...titled('score-show') },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...titled('score-enter'),
        options: [
          ...([1, 2, 3, 4] as const).map(player),
          {
            type: ApplicationCommandOptionType.Integer,
            ...titled('option-eyes'),
            min_value: 0,
            max_value: ALL_EYES,
          },
          { type: ApplicationCommandOptionType.String, ...titled('option-rules'), autocomplete: true },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...titled('score-correct'),
        options: [
          {
            type: ApplicationCommandOptionType.String,
            ...titled('option-corrected'),
            required: true,
            autocomplete: true,
          },
        ],
      },
    ],
  },
  async run(interaction, desk, reader) {
    const visit = { interaction, desk, reader };
    switch (interaction.options.getSubcommand()) {
      case 'enter':
        return whisper(interaction, desk, await enterHand(visit));
      case 'correct':
        return whisper(interaction, desk, await correctHand(visit));
      default:
        return show(visit);
    }
  },
  complete: (interaction, desk, reader) =>
    interaction.options.getSubcommand() === 'correct'
      ? completeCorrected(interaction, desk, reader)
      : completeSet(interaction, desk, reader),
};

/** The sheet of the session here, of the last one here, or of one's own. */
async function show({ interaction, desk, reader }: Visit<ChatInputCommandInteraction>): Promise<void> {
  const open = interaction.guildId ? await tablesHere(interaction, desk, true) : [];
  const own = open.length > 0 ? open : await tablesOf(interaction.user.id, desk, true);
  const past = own.length > 0 || !interaction.guildId ? own : await tablesHere(interaction, desk, false);
  const shown = past.length > 0 && own.length === 0 ? past.slice(0, 1) : own;
  if (shown.length === 0) {
    await whisper(interaction, desk, message([troubleText('no-table-here', reader.t)]));
    return;
  }
  for (const reading of shown)
    await whisper(interaction, desk, scorePanel(reading, interaction.user.id, reader));
}
