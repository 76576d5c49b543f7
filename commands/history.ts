import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { isTableId } from '../src/discord/boards/boardClick.ts';
import { completeTable } from '../src/discord/boards/handCompletion.ts';
import { historyFor } from '../src/discord/boards/showHistory.ts';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { message } from '../src/discord/messages/parts.ts';
import { personIn } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { proseName } from '../src/texts/names.ts';

/** `/history`: hands that are over, of the server, or in direct messages one's own. */
export const history: Command = {
  declaration: {
    ...titled('history'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      { type: ApplicationCommandOptionType.User, ...titled('option-player-or-all') },
      { type: ApplicationCommandOptionType.String, ...titled('option-table'), autocomplete: true },
    ],
  },
  async run(interaction, desk, reader) {
    const typed = interaction.options.getString('table');
    const table = typed?.trim().toLowerCase() ?? null;
    if (typed !== null && !isTableId(table ?? '')) {
      return whisper(interaction, desk, message([reader.t('board.no-table', { table: proseName(typed) })]));
    }
    const player = personIn(interaction, 'player');
    const choice = { player: player?.id ?? null, table, page: 1 };
    await whisper(interaction, desk, await historyFor({ interaction, desk, reader }, choice, player?.name));
  },
  complete: completeTable,
};
