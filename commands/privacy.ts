import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { showPrivacy } from '../src/discord/ownership/privacy.ts';

/** `/privacy`: what is kept of somebody, to see, to get and to have deleted. */
export const privacy: Command = {
  declaration: {
    ...titled('privacy'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  run: (interaction, desk, reader) => showPrivacy({ interaction, desk, reader }),
};
