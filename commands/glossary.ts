import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { completeTerm, termNamed } from '../src/discord/guide/glossarySearch.ts';
import { termMessage, unknownTermMessage } from '../src/discord/messages/guide/termMessage.ts';
import { whisper } from '../src/discord/reply.ts';

/** `/glossary`: what a word of the game means, found by its name in any language. */
export const glossary: Command = {
  declaration: {
    ...titled('glossary'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-term'),
        required: true,
        autocomplete: true,
      },
    ],
  },
  async run(interaction, desk, reader) {
    const typed = interaction.options.getString('term', true);
    const term = termNamed(typed);
    await whisper(interaction, desk, term ? termMessage(term, reader) : unknownTermMessage(typed, reader));
  },
  async complete(interaction, _desk, { t }) {
    await interaction.respond([...completeTerm(interaction.options.getFocused(), t)]);
  },
};
