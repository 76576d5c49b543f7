import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { computerKey } from '../src/app/ledger.ts';
import { isLevel, LEVELS } from '../src/core/level.ts';
import { rulesKeyNamed } from '../src/discord/boards/rulesPlayed.ts';
import { statsFor } from '../src/discord/boards/showStats.ts';
import type { Command } from '../src/discord/command.ts';
import { choice, titled } from '../src/discord/declaration.ts';
import { message } from '../src/discord/messages/parts.ts';
import { personIn, personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { completeSet } from '../src/discord/rules/ruleNames.ts';

/** `/stats`: how somebody has played in a server, to whoever asks; they may show it to all. */
export const stats: Command = {
  declaration: {
    ...titled('stats'),
    contexts: [InteractionContextType.Guild],
    options: [
      { type: ApplicationCommandOptionType.User, ...titled('option-player') },
      { type: ApplicationCommandOptionType.String, ...titled('option-played-rules'), autocomplete: true },
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-computers-of'),
        choices: LEVELS.map((level) => choice((t) => t(`computer.${level}`), level)),
      },
    ],
  },
  async run(interaction, desk, reader) {
    const { options } = interaction;
    const rules = await rulesKeyNamed(interaction, desk, options.getString('rules'), reader);
    if (!rules.ok) return whisper(interaction, desk, message([rules.error]));
    const { id, name } = personIn(interaction, 'player') ?? personOf(interaction);
    // Before the commands are registered anew, Discord still sends yes or no.
    const level = options.get('computers')?.value;
    const player = isLevel(level) ? computerKey(level) : id;
    const payload = await statsFor({ interaction, desk, reader }, { player, rules: rules.value }, name);
    await whisper(interaction, desk, payload);
  },
  complete: completeSet,
};
