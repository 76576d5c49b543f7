import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { handPanel } from '../src/discord/messages/panels.ts';
import { message } from '../src/discord/messages/parts.ts';
import { troubleText } from '../src/discord/messages/troubleText.ts';
import { personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { welcomeBack } from '../src/discord/router.ts';
import { tablesOf } from '../src/discord/tablesHere.ts';

/** `/hand`: one's own hand, at every table where one sits; brings back what was deleted of its messages. */
export const hand: Command = {
  declaration: {
    ...titled('hand'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk, reader) {
    const { id } = personOf(interaction);
    const readings = await tablesOf(id, desk, true);
    if (readings.length === 0) {
      await whisper(interaction, desk, message([troubleText('no-table-here', reader.t)]));
      return;
    }
    for (const [index, found] of readings.entries()) {
      const reading = await welcomeBack(desk, found, id);
      const where = await desk.presenter.whereabouts(reading.table.id);
      const panel = handPanel(reading, id, reader, where);
      await whisper(interaction, desk, panel);
      await desk.presenter.revisit(reading.table.id);
      // Only the first answer can be kept up to date with the interaction's token.
      if (index === 0 && reading.player(id)) {
        desk.hands.shown({ table: reading.table.id, person: id, token: interaction.token }, panel);
      }
    }
  },
};
