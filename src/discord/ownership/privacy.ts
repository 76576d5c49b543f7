import type { ChatInputCommandInteraction } from 'discord.js';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import { type Click, turnInto, updateAfter, whisper, whisperAfter } from '../reply.ts';
import type { Visit } from '../visit.ts';
import type { PrivacyClick } from './privacyClick.ts';
import { deletionQuestion, obstaclesMessage, privacyPanel } from './privacyPanel.ts';

/** Answers `/privacy`. */
export const showPrivacy = async (visit: Visit<ChatInputCommandInteraction>): Promise<void> =>
  whisper(visit.interaction, visit.desk, await panelFor(visit));

/** Answers the buttons under `/privacy`. */
export async function answerPrivacyClick(visit: Visit<Click>, click: PrivacyClick): Promise<void> {
  const { interaction, desk, reader } = visit;
  switch (click.do) {
    case 'show':
      return turnInto(interaction, desk, await panelFor(visit));
    case 'ask':
      return turnInto(interaction, desk, await question(visit));
    case 'download':
      return download(visit);
    case 'delete':
      return updateAfter(interaction, desk, async () => {
        const erased = await desk.privacy.erase(interaction.user.id);
        return erased.ok ? message([reader.t('privacy.deleted')]) : obstaclesMessage(erased.error, reader.t);
      });
  }
}

async function panelFor({
  interaction,
  desk,
  reader,
}: Visit<Click | ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { guilds } = interaction.client;
  const kept = await desk.privacy.kept(interaction.user.id);
  return privacyPanel(kept, (guildId) => guilds.cache.get(guildId)?.name ?? null, reader.t);
}

/** Who has to leave something first is told so before they are asked. */
async function question({ interaction, desk, reader }: Visit<Click>): Promise<MessagePayload> {
  const obstacles = await desk.privacy.obstacles(interaction.user.id);
  return obstacles.length > 0 ? obstaclesMessage(obstacles, reader.t) : deletionQuestion(reader.t);
}

async function download({ interaction, desk, reader }: Visit<Click>): Promise<void> {
  const { t } = reader;
  await whisperAfter(interaction, desk, async () => {
    const file = await desk.exports.personalFile(interaction.user.id);
    if (!file) return { payload: message([t('exported.too-large')]) };
    const name = `dulle-${interaction.user.id}.json${file.gzipped ? '.gz' : ''}`;
    const payload = message([t(file.gzipped ? 'privacy.file-gzip' : 'privacy.file')]);
    return { payload, enclosures: [{ name, data: file.data }] };
  });
}
