import type { ChatInputCommandInteraction } from 'discord.js';
import type { TableReading } from '../../app/tableReading.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { type Click, whisperAfter } from '../reply.ts';
import { giveHint } from './giveHint.ts';
import type { HintPlace } from './openHints.ts';

/** Answers a click or command with a hint, in place of the person's last one at that table. */
export async function showHint(
  interaction: Click | ChatInputCommandInteraction,
  desk: Pick<Desk, 'tables' | 'hints' | 'openHints' | 'gallery'>,
  { person, tables }: { readonly person: PersonId; readonly tables: () => Promise<readonly TableReading[]> },
  reader: Reader,
): Promise<void> {
  const given: HintPlace[] = [];
  await whisperAfter(interaction, desk, async () => {
    const { payload, place } = await giveHint(desk, await tables(), person, reader);
    if (place) given.push(place);
    return { payload };
  });
  for (const place of given) {
    await desk.openHints.shown({ ...place, remove: () => interaction.deleteReply() });
  }
}
