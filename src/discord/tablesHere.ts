import type { ChatInputCommandInteraction } from 'discord.js';
import type { TableReading } from '../app/tableReading.ts';
import type { Desk } from './desk.ts';

/** How many tables one answer shows. */
const MOST_SHOWN = 5;

/** The channel a table stands in: a thread's parent, else the channel itself. */
function homeChannel({ channel, channelId }: ChatInputCommandInteraction): string {
  return channel?.isThread() ? (channel.parentId ?? channelId) : channelId;
}

/** Tables of the channel or thread where a command was typed, newest first; of a thread only its own. */
export async function tablesHere(
  interaction: ChatInputCommandInteraction,
  desk: Desk,
  openOnly: boolean,
): Promise<readonly TableReading[]> {
  const homes = [...new Set([homeChannel(interaction), interaction.channelId])];
  const found = (
    await Promise.all(homes.map((channelId) => desk.tables.find({ channelId, openOnly })))
  ).flat();
  const inThread = interaction.channel?.isThread() ?? false;
  const here: TableReading[] = [];
  for (const { id, channelId } of found) {
    const elsewhere = inThread && channelId !== interaction.channelId;
    if (elsewhere && (await desk.presenter.threadOf(id)) !== interaction.channelId) continue;
    const reading = await desk.tables.read(id);
    if (reading) here.push(reading);
    if (here.length === MOST_SHOWN) break;
  }
  return here;
}

/** Tables at which the person sits, newest first. */
export async function tablesOf(
  person: string,
  desk: Desk,
  openOnly: boolean,
): Promise<readonly TableReading[]> {
  const found = await desk.tables.find({ person, openOnly });
  const readings = await Promise.all(found.slice(0, MOST_SHOWN).map(({ id }) => desk.tables.read(id)));
  return readings.filter((reading) => reading !== null);
}
