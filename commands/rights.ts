import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import { HOLDERS, type Holders, RIGHTS, type Right } from '../src/app/rights.ts';
import type { Command } from '../src/discord/command.ts';
import { choice, titled } from '../src/discord/declaration.ts';
import type { Desk } from '../src/discord/desk.ts';
import { message } from '../src/discord/messages/parts.ts';
import { holdersNote, rightsPanel } from '../src/discord/ownership/rightsPanel.ts';
import { managesServer, personOf } from '../src/discord/person.ts';
import { whisper } from '../src/discord/reply.ts';
import { guildOf } from '../src/discord/rules/heldSet.ts';

/** `/rights`: who may do what for others in a server; who may manage the server gives rights to others. */
export const rights: Command = {
  declaration: {
    ...titled('rights'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-right'),
        choices: RIGHTS.map((right) => choice((t) => t(`rights.${right}`), right)),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...titled('option-who'),
        choices: HOLDERS.map((who) => choice((t) => t(`rights.${who}`), who)),
      },
      { type: ApplicationCommandOptionType.Role, ...titled('option-role') },
    ],
  },
  async run(interaction, desk, { t }) {
    const { options } = interaction;
    const right = RIGHTS.find((known) => known === options.getString('right'));
    const who = HOLDERS.find((known) => known === options.getString('who'));
    const role = options.getRole('role')?.id;
    const gives = who !== undefined || role !== undefined;
    if (gives && !managesServer(interaction)) {
      return whisper(interaction, desk, message([t('rights.not-manager')]));
    }
    if (gives && !right) return whisper(interaction, desk, message([t('rights.which-right')]));
    if (gives && right) await give(interaction, desk, right, { who, role });
    const notice = gives ? t('rights.changed') : null;
    await whisper(interaction, desk, rightsPanel(await holdersHere(interaction, desk), t, notice));
  },
};

/** What is given anew; a right that is given to others without a role is no role's any more. */
interface Given {
  readonly who: Holders['who'] | undefined;
  readonly role: string | undefined;
}

async function give(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  right: Right,
  { who, role }: Given,
): Promise<void> {
  const guildId = guildOf(interaction);
  const holders = { who: who ?? (await desk.rights.holders(guildId, right)).who, role: role ?? null };
  const before = await desk.rights.give(guildId, right, holders);
  await desk.audit.note({
    guildId,
    at: desk.now(),
    by: personOf(interaction),
    what: 'rights-changed',
    subject: right,
    before: holdersNote(before),
    after: holdersNote(holders),
  });
}

async function holdersHere(
  interaction: ChatInputCommandInteraction,
  { rights: held }: Desk,
): Promise<Readonly<Record<Right, Holders>>> {
  const guildId = guildOf(interaction);
  const [leagues, rules, tables, scores] = await Promise.all([
    held.holders(guildId, 'leagues'),
    held.holders(guildId, 'rules'),
    held.holders(guildId, 'tables'),
    held.holders(guildId, 'scores'),
  ]);
  return { leagues, rules, tables, scores };
}
