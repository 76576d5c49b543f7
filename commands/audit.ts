import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { showAudit } from '../src/discord/ownership/audit.ts';

/** `/audit`: what was corrected in a server, by whom, with both values. */
export const audit: Command = {
  declaration: { ...titled('audit'), contexts: [InteractionContextType.Guild] },
  run: (interaction, desk, reader) => showAudit({ interaction, desk, reader }),
};
