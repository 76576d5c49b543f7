import { type ShownStats, sharedStats, statsMessage } from '../messages/boards/statsMessage.ts';
import type { MessagePayload } from '../messages/desired.ts';
import type { Reader } from '../messages/reader.ts';
import { type Asker, guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import type { StatsChoice } from './boardClick.ts';
import { rulesPlayedText } from './rulesPlayed.ts';

/** Somebody's statistics, to whoever asks. `name`: what they are called where the books do not know them. */
export const statsFor = async (
  visit: Visit<Asker>,
  choice: StatsChoice,
  name = '',
): Promise<MessagePayload> => statsMessage(await openStats(visit, choice, name, visit.reader), visit.reader);

/** The same to everybody. `by`: who shows it, as a mention. */
export const statsForAll = async (
  visit: Visit<Asker>,
  choice: StatsChoice,
  by: string,
  everybody: Reader,
): Promise<MessagePayload> => sharedStats(await openStats(visit, choice, '', everybody), by, everybody);

async function openStats(
  { interaction, desk }: Visit<Asker>,
  choice: StatsChoice,
  name: string,
  { t }: Reader,
): Promise<ShownStats> {
  const guildId = guildOf(interaction);
  return {
    choice,
    stats: await desk.ledger.stats(guildId, choice.player, choice.rules),
    name,
    isOwn: choice.player === interaction.user.id,
    rules: await rulesPlayedText(guildId, desk, choice.rules, t),
  };
}
