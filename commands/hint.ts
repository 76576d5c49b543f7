import { InteractionContextType } from 'discord.js';
import { chairOf } from '../src/core/table/seating.ts';
import { showHint } from '../src/discord/coach/showHint.ts';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { personOf } from '../src/discord/person.ts';
import { tablesHere, tablesOf } from '../src/discord/tablesHere.ts';

/** `/hint`: what the coach would do in one's place, at the table here or another where one sits. */
export const hint: Command = {
  declaration: {
    ...titled('hint'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk, reader) {
    const { id } = personOf(interaction);
    const tables = async () => {
      const here = await tablesHere(interaction, desk, true);
      const seated = here.filter(({ table }) => chairOf(table.chairs, id) !== null);
      const elsewhere = await tablesOf(id, desk, true);
      const theirs = [...seated, ...elsewhere];
      return theirs.length > 0 ? theirs : here;
    };
    await showHint(interaction, desk, { person: id, tables }, reader);
  },
};
