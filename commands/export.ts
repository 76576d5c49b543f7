import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { EXPORT_FORMATS, EXPORTED } from '../src/app/exports/exportSources.ts';
import { completeTable } from '../src/discord/boards/handCompletion.ts';
import type { Command } from '../src/discord/command.ts';
import { choice, titled, titledBy } from '../src/discord/declaration.ts';
import { completeSeason, exportFor } from '../src/discord/ownership/export.ts';

/** `/export`: a file of a session, a season, or everything that was played in a server. */
export const exporting: Command = {
  declaration: {
    ...titled('export'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-what'),
        choices: EXPORTED.map((what) => choice((t) => t(`exported.${what}`), what)),
        required: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-format'),
        choices: EXPORT_FORMATS.map((format) => choice((t) => t(`exported.${format}`), format)),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...titledBy('option-league', (t) => t('exported.option-league')),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...titledBy('option-table', (t) => t('exported.option-table')),
        autocomplete: true,
      },
    ],
  },
  run: (interaction, desk, reader) => {
    const format = EXPORT_FORMATS.find((known) => known === interaction.options.getString('format'));
    return exportFor({ interaction, desk, reader }, format ?? 'csv');
  },
  complete: (interaction, desk, reader) => {
    const { name } = interaction.options.getFocused(true);
    return (name === 'league' ? completeSeason : completeTable)(interaction, desk, reader);
  },
};
