import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { settingsPanel } from '../src/discord/messages/settingsPanel.ts';
import { whisper } from '../src/discord/reply.ts';
import { settingsOf } from '../src/discord/settings/settingClicks.ts';

/** `/settings`: how cards look to somebody, and in which language they read; for who manages the server also the server's. */
export const settings: Command = {
  declaration: {
    ...titled('settings'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  async run(interaction, desk, { t }) {
    await whisper(interaction, desk, settingsPanel(await settingsOf(interaction, desk), 'me', t));
  },
};
