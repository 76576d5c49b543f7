import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { completeHand } from '../src/discord/boards/handCompletion.ts';
import { handFor } from '../src/discord/boards/showHand.ts';
import type { Command } from '../src/discord/command.ts';
import { titled } from '../src/discord/declaration.ts';
import { message } from '../src/discord/messages/parts.ts';
import { whisper } from '../src/discord/reply.ts';

/** `/replay`: a hand that is over, trick by trick; without saying which, one's own last. */
export const replay: Command = {
  declaration: {
    ...titled('replay'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [{ type: ApplicationCommandOptionType.String, ...titled('option-hand'), autocomplete: true }],
  },
  async run(interaction, desk, reader) {
    const { guildId, user, options } = interaction;
    const typed = options.getString('hand')?.trim().toLowerCase();
    const [last] = typed ? [] : (await desk.ledger.history({ guildId, player: user.id, limit: 1 })).hands;
    const hand = typed || last?.id;
    await whisper(
      interaction,
      desk,
      hand ? await handFor({ interaction, desk, reader }, hand) : message([reader.t('board.no-hand-yet')]),
    );
  },
  complete: completeHand,
};
