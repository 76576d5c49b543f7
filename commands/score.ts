import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { scorePanel } from '../src/discord/messages/panels.ts';
import { message } from '../src/discord/messages/parts.ts';
import { troubleText } from '../src/discord/messages/troubleText.ts';
import { whisper } from '../src/discord/reply.ts';
import { tablesHere, tablesOf } from '../src/discord/tablesHere.ts';

/** `/score`: the sheet of the session here, of the last one here, or of one's own. */
export const score: Command = {
  declaration: {
    ...titled('score'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk, reader) {
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
  },
};
