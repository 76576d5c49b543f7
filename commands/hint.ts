import { InteractionContextType } from 'discord.js';
import { chairOf } from '../src/core/table/seating.ts';
import { giveHint } from '../src/discord/coach/giveHint.ts';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { personOf } from '../src/discord/person.ts';
import { whisperAfter } from '../src/discord/reply.ts';
import { tablesHere, tablesOf } from '../src/discord/tablesHere.ts';

/** `/hint`: what the coach would do in one's place, at the table here or another where one sits. */
export const hint: Command = {
  declaration: {
    ...titled('hint'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk, reader) {
    const { id } = personOf(interaction);
    await whisperAfter(interaction, desk, async () => {
      const here = await tablesHere(interaction, desk, true);
      const seated = here.filter(({ table }) => chairOf(table.chairs, id) !== null);
      const elsewhere = await tablesOf(id, desk, true);
      const theirs = [...seated, ...elsewhere];
      return { payload: await giveHint(desk, theirs.length > 0 ? theirs : here, id, reader) };
    });
  },
};
