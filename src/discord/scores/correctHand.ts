import type { ChatInputCommandInteraction } from 'discord.js';
import { proseName } from '../../texts/names.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import type { Visit } from '../visit.ts';
import { correctableHand } from './mayCorrect.ts';
import { openCorrection } from './openCorrection.ts';

/** A hand's id as the books have it. */
const HAND_ID = /^[A-Za-z0-9_-]{1,36}$/;

/** Answers `/score correct`: the panel with the hand's present values, or why there is none. */
export async function correctHand(visit: Visit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { interaction, desk, reader } = visit;
  const { t } = reader;
  if (interaction.guildId === null) return message([t('entry.in-server')]);
  const typed = interaction.options.getString('hand', true).trim();
  if (!HAND_ID.test(typed)) return message([t('entry.no-hand', { hand: proseName(typed) })]);
  const hand = await correctableHand(interaction, desk, typed, t);
  return hand.ok ? openCorrection(visit, hand.value) : message([hand.error]);
}
