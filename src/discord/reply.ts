import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  MessageFlags,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { codeOf } from './courier.ts';
import type { Desk } from './desk.ts';
import type { Drawn } from './gallery.ts';
import type { MessagePayload } from './messages/desired.ts';

export type Click = ButtonInteraction | StringSelectMenuInteraction;
type Answerable = Click | ChatInputCommandInteraction;

/** What answers need of the desk. */
type Drawing = Pick<Desk, 'gallery'>;

/** A file that goes with an answer. */
export interface Enclosure {
  readonly name: string;
  readonly text: string;
}

/** Where pictures take longer than this, the click is acknowledged first. Milliseconds. */
const PATIENCE = 80;

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
  { gallery }: Drawing,
  payload: MessagePayload,
  enclosures: readonly Enclosure[] = [],
): Promise<void> {
  const drawing = gallery.draw(payload);
  const answered = interaction.deferred || interaction.replied;
  if (!answered && !(await isSoon(drawing))) {
    await once(interaction.deferReply({ flags: MessageFlags.Ephemeral }));
    await interaction.editReply(bodyOf(await drawing, enclosures));
    return;
  }
  const body = bodyOf(await drawing, enclosures);
  const flags = body.flags | MessageFlags.Ephemeral;
  if (answered) await interaction.followUp({ ...body, flags });
  else await once(interaction.reply({ ...body, flags }));
}

/** Whether the click was made on a message that only the person sees. */
export const isOnWhisper = (click: Click): boolean => click.message.flags.has(MessageFlags.Ephemeral);

/** Says that the click was taken; the message it was made on changes by itself. */
export async function acknowledge(click: Click): Promise<void> {
  await once(click.deferUpdate());
}

/** Answers a click by changing the message it was made on; gives the names of the pictures that it then shows. */
export async function updateTo(
  click: Click,
  { gallery }: Drawing,
  payload: MessagePayload,
): Promise<readonly string[]> {
  const drawing = gallery.draw(payload);
  if (await isSoon(drawing)) {
    await once(click.update(renewed(await drawing)));
  } else {
    await acknowledge(click);
    await click.editReply(renewed(await drawing));
  }
  return (await drawing).files.map(({ name }) => name);
}

/** Replaces a private message that was clicked on; anywhere else answers with a private one. */
export async function turnInto(click: Click, desk: Drawing, payload: MessagePayload): Promise<void> {
  if (isOnWhisper(click)) await updateTo(click, desk, payload);
  else await whisper(click, desk, payload);
}

/** Whether something is there within the time that an answer may wait. */
async function isSoon(drawing: Promise<Drawn>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const soon = await Promise.race([drawing.then(() => true), late]);
  clearTimeout(timer);
  return soon;
}

function bodyOf({ payload, files }: Drawn, enclosures: readonly Enclosure[] = []) {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    components: [
      ...payload.components,
      ...enclosures.map(
        ({ name }) => ({ type: ComponentType.File, file: { url: `attachment://${name}` } }) as const,
      ),
    ],
    files: [
      ...files.map(({ name, data }) => ({ name, attachment: data })),
      ...enclosures.map(({ name, text }) => ({ name, attachment: Buffer.from(text) })),
    ],
    allowedMentions: { parse: [] },
  };
}

/** The pictures of before go with what showed them; so does the text of a message that had no components. */
const renewed = (drawn: Drawn) => ({ ...bodyOf(drawn), content: null, embeds: [], attachments: [] });
