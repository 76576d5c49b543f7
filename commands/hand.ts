import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { handPanel } from '../src/discord/messages/panels.ts';
import { personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { welcomeBack } from '../src/discord/router.ts';
import { tablesOf } from '../src/discord/tablesHere.ts';
import { textsFor } from '../src/texts/texts.ts';

const english = textsFor('en-US');

/** `/hand`: one's own hand, at every table where one sits. */
export const hand: Command = {
  declaration: {
    name: 'hand',
    description: english('commands.hand'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk) {
    const { id } = personOf(interaction);
    const readings = await tablesOf(id, desk, true);
    if (readings.length === 0) {
      await whisper(interaction, { content: textsFor(interaction.locale)('errors.noTableOfYours') });
      return;
    }
    for (const [index, reading] of readings.entries()) {
      await welcomeBack(desk, reading, id);
      const panel = handPanel(reading, id);
      await whisper(interaction, panel);
      // Only the first answer can be kept up to date with the interaction's token.
      if (index === 0 && reading.player(id)) {
        desk.hands.shown(reading.table.id, id, interaction.token, panel);
      }
    }
  },
};
