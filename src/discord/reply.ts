import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  MessageFlags,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { codeOf } from './courier.ts';
import type { MessagePayload } from './messages/desired.ts';

export type Click = ButtonInteraction | StringSelectMenuInteraction;
type Answerable = Click | ChatInputCommandInteraction;

/** A file that goes with an answer. */
export interface Enclosure {
  readonly name: string;
  readonly text: string;
}

/**
 * Discord repeats no answer to a click: where one got through and its confirmation was lost, the next attempt
 * is refused. Nobody else answers our clicks, so that refusal means that all is well.
 */
async function once(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (codeOf(error) !== RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) throw error;
  }
}

/** Answers so that only the person sees it; a second answer follows the first. */
export async function whisper(
  interaction: Answerable,
  payload: MessagePayload,
  enclosures: readonly Enclosure[] = [],
): Promise<void> {
  const files = enclosures.map(({ name, text }) => ({ name, attachment: Buffer.from(text) }));
  const answer: InteractionReplyOptions = { ...shown(payload), files, flags: MessageFlags.Ephemeral };
  if (interaction.deferred || interaction.replied) await interaction.followUp(answer);
  else await once(interaction.reply(answer));
}

/** Whether the click was made on a message that only the person sees. */
export const isOnWhisper = (click: Click): boolean => click.message.flags.has(MessageFlags.Ephemeral);

/** Says that the click was taken; the message it was made on changes by itself. */
export async function acknowledge(click: Click): Promise<void> {
  await once(click.deferUpdate());
}

/** Answers a click by changing the message it was made on. */
export async function updateTo(click: Click, payload: MessagePayload): Promise<void> {
  await once(click.update(shown(payload)));
}

/** Replaces a private message that was clicked on; anywhere else answers with a private one. */
export async function turnInto(click: Click, payload: MessagePayload): Promise<void> {
  if (isOnWhisper(click)) await updateTo(click, payload);
  else await whisper(click, payload);
}

function shown({ content, embeds, components }: MessagePayload) {
  return {
    content: content ?? '',
    embeds: [...(embeds ?? [])],
    components: [...(components ?? [])],
    allowedMentions: { parse: [] },
  };
}
