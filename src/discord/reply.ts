import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  MessageFlags,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Desk } from './desk.ts';
import type { MessagePayload } from './messages/desired.ts';
import { withoutPictures } from './messages/parts.ts';
import { type Answered, codeOf, namesOf } from './presenting/courier.ts';
import { type Drawn, type Gallery, SLOW } from './presenting/gallery.ts';

export type Click = ButtonInteraction | StringSelectMenuInteraction;
type Answerable = Click | ChatInputCommandInteraction;

/** What answers need of the desk. */
type Drawing = Pick<Desk, 'gallery'>;

/** A file that goes with an answer. */
export type Enclosure = { readonly name: string } & ({ readonly text: string } | { readonly data: Buffer });

/** Only pictures that are drawn already go with an answer that nobody shall wait for. Milliseconds. */
const AT_ONCE = 0;

/**
 * How long a picture may keep an answer waiting that Discord would otherwise announce by "thinking …": not at all
 * where others are drawn first. Milliseconds.
 */
const patienceOf = ({ isBusy }: Gallery): number => (isBusy ? AT_ONCE : SLOW);

/** Where they take longer than this, they are left away. Milliseconds. */
const LONGEST = 1_500;

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

/** Says that an answer comes. Where that got through and its confirmation was lost, the answer is still an edit. */
async function defer(interaction: Answerable, deferral: Promise<unknown>): Promise<void> {
  await once(deferral);
  interaction.deferred = true;
}

/** Where the work before an answer takes longer than this, the person sees that it is being done. Milliseconds. */
const UNHURRIED = 800;

/** Waits for work that may take long, such as drawing a season; Discord is told in time that an answer comes. */
export async function inTime<T>(interaction: Answerable, work: Promise<T>): Promise<T> {
  const isDone = await Promise.race([work.then(() => true), sleep(UNHURRIED, false, { ref: false })]);
  if (!isDone) {
    await defer(
      interaction,
      interaction.isChatInputCommand()
        ? interaction.deferReply({ flags: MessageFlags.Ephemeral })
        : interaction.deferUpdate(),
    );
  }
  return work;
}

/** Whether Discord waits for the first answer to a command. */
const isAwaited = (interaction: Answerable): interaction is ChatInputCommandInteraction =>
  interaction.isChatInputCommand() && interaction.deferred && !interaction.replied;

/** Answers so that only the person sees it; a second answer follows the first. */
export async function whisper(
  interaction: Answerable,
  { gallery }: Drawing,
  payload: MessagePayload,
  enclosures: readonly Enclosure[] = [],
): Promise<void> {
  const soon = await drawn(gallery, payload, patienceOf(gallery));
  if (isAwaited(interaction)) {
    await interaction.editReply(bodyOf(await complete(gallery, payload, soon), enclosures));
  } else if (interaction.deferred || interaction.replied) {
    await interaction.followUp(whispered(await complete(gallery, payload, soon), enclosures));
  } else if (soon.late) {
    await defer(interaction, interaction.deferReply({ flags: MessageFlags.Ephemeral }));
    await interaction.editReply(bodyOf(await complete(gallery, payload, soon), enclosures));
  } else {
    await once(interaction.reply(whispered(soon, enclosures)));
  }
}

/** Answers so that everybody in the channel sees it; what only the person saw stays as it is. */
export async function announce(
  interaction: Answerable,
  { gallery }: Drawing,
  payload: MessagePayload,
): Promise<void> {
  const soon = await drawn(gallery, payload, patienceOf(gallery));
  if (interaction.deferred || interaction.replied) {
    await interaction.followUp(bodyOf(await complete(gallery, payload, soon)));
  } else if (soon.late) {
    await defer(interaction, interaction.deferReply());
    await interaction.editReply(bodyOf(await complete(gallery, payload, soon)));
  } else {
    await once(interaction.reply(bodyOf(soon)));
  }
}

/** What took long to make. */
interface Prepared {
  readonly payload: MessagePayload;
  readonly enclosures?: readonly Enclosure[];
}

/** Acknowledges at once, and answers so that only the person sees it as soon as the answer is made. */
export async function whisperAfter(
  interaction: Answerable,
  { gallery }: Drawing,
  make: () => Promise<Prepared>,
): Promise<void> {
  await defer(interaction, interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  const { payload, enclosures } = await make();
  const soon = await drawn(gallery, payload, AT_ONCE);
  await interaction.editReply(bodyOf(await complete(gallery, payload, soon), enclosures));
}

/** Acknowledges at once, and changes the message that was clicked on as soon as what it says is made. */
export async function updateAfter(
  click: Click,
  { gallery }: Drawing,
  make: () => Promise<MessagePayload>,
): Promise<void> {
  await acknowledge(click);
  const payload = await make();
  const soon = await drawn(gallery, payload, AT_ONCE);
  await click.editReply(renewed(await complete(gallery, payload, soon)));
}

/** Whether the click was made on a message that only the person sees. */
export const isOnWhisper = (click: Click): boolean => click.message.flags.has(MessageFlags.Ephemeral);

/** Says that the click was taken; the message it was made on changes by itself. */
export async function acknowledge(click: Click): Promise<void> {
  await defer(click, click.deferUpdate());
}

/** Says something to everybody where a click was made and has been answered. */
export async function publish(click: Click, { gallery }: Drawing, payload: MessagePayload): Promise<void> {
  const soon = await drawn(gallery, payload, AT_ONCE);
  await click.followUp(bodyOf(await complete(gallery, payload, soon)));
}

/**
 * Answers a click by changing the message it was made on. What has to be drawn first follows the acknowledgement:
 * until then the message stays as it is, so nothing is lost by that. `acknowledged`: an acknowledgement under way.
 */
export async function updateTo(
  click: Click,
  { gallery }: Drawing,
  payload: MessagePayload,
  acknowledged: Promise<void> | null = null,
): Promise<Answered> {
  let shown = await drawn(gallery, payload, AT_ONCE);
  await acknowledged;
  if (shown.late || click.deferred) {
    if (!click.deferred) await acknowledge(click);
    shown = await complete(gallery, payload, shown);
    await click.editReply(renewed(shown));
  } else {
    await once(click.update(renewed(shown)));
  }
  return { shown: namesOf(shown.payload), late: shown.late };
}

/** Replaces a private message that was clicked on; anywhere else answers with a private one. */
export async function turnInto(click: Click, desk: Drawing, payload: MessagePayload): Promise<void> {
  if (isOnWhisper(click)) await updateTo(click, desk, payload);
  else await whisper(click, desk, payload);
}

/** Changes what was answered to a click, or the message that it changed. */
export async function revise(click: Click, { gallery }: Drawing, payload: MessagePayload): Promise<void> {
  const soon = await drawn(gallery, payload, AT_ONCE);
  await click.editReply(renewed(await complete(gallery, payload, soon)));
}

/** A message as it can be shown within so many milliseconds; without pictures while the bot stops. */
async function drawn(gallery: Gallery, payload: MessagePayload, patience: number): Promise<Drawn> {
  try {
    return await gallery.draw(payload, patience);
  } catch {
    return { payload: withoutPictures(payload), files: [], late: null };
  }
}

/**
 * Waits for pictures that were not there soon: for the drawing itself, since the gallery does not wait a second
 * time for a painter that was late.
 */
async function complete(gallery: Gallery, payload: MessagePayload, soon: Drawn): Promise<Drawn> {
  if (!soon.late) return soon;
  await Promise.race([soon.late, sleep(LONGEST, undefined, { ref: false })]);
  return drawn(gallery, payload, AT_ONCE);
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
      ...enclosures.map((file) => ({
        name: file.name,
        attachment: 'data' in file ? file.data : Buffer.from(file.text),
      })),
    ],
    allowedMentions: { parse: [] },
  };
}

/** A body that only one person sees. */
function whispered(shown: Drawn, enclosures: readonly Enclosure[]) {
  const body = bodyOf(shown, enclosures);
  return { ...body, flags: body.flags | MessageFlags.Ephemeral };
}

/** The pictures of before go with what showed them; so does the text of a message that had no components. */
const renewed = (drawn: Drawn) => ({ ...bodyOf(drawn), content: null, embeds: [], attachments: [] });
