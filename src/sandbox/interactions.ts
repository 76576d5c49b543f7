import { createHash } from 'node:crypto';
import type { Clock } from './clock.ts';
import { refuseField } from './form/form.ts';
import { checkLocaleKey } from './form/locale.ts';
import { FLAG, followUp, type MessageBody } from './form/message.ts';
import {
  anything,
  choice,
  dictionary,
  integer,
  list,
  nullable,
  number,
  object,
  parse,
  required,
  type Shape,
  text,
} from './form/shape.ts';
import type { JsonObject } from './json.ts';
import { MESSAGE_TYPE, type Messages } from './messages.ts';
import type { UploadedFile } from './rest/call.ts';
import { Refusal } from './rest/refusal.ts';
import { isSnowflake, type NextId, snowflakeTime } from './snowflake.ts';
import type { Channel, Message, User } from './world/entities.ts';
import { userPayload } from './world/payload.ts';
import type { World } from './world/world.ts';

export const INTERACTION = { command: 2, component: 3, autocomplete: 4 } as const;
export const RESPONSE = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

const FIRST_ANSWER_MS = 3000;
const TOKEN_MS = 15 * 60_000;

/** What the bot's first answer was. */
export interface FirstAnswer {
  readonly type: number;
  /** Milliseconds from the interaction to this answer. */
  readonly afterMs: number;
  readonly messageId?: string;
  readonly ephemeral?: boolean;
  readonly choices?: readonly unknown[];
}

/** Something that a person did, and that the bot has to answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: number;
  readonly user: User;
  readonly channel: Channel;
  readonly createdAt: number;
  /** The message whose component was used. */
  readonly source: Message | null;
  readonly metadata: JsonObject;
  answer: FirstAnswer | undefined;
  /** What `@original` stands for. */
  originalId: string | null;
  /** A deferred answer is still "thinking": the next message fills it. */
  pending: boolean;
  onAnswer: ((answer: FirstAnswer) => void) | undefined;
}

const response = object({ type: required(choice(4, 5, 6, 7, 8)), data: anything });
const deferral = object({ flags: nullable(integer({ min: 0 })) });
const choiceValue: Shape<string | number> = {
  check: (value, form) =>
    (typeof value === 'number' ? number() : text({ min: 1, max: 100 })).check(value, form),
};
const choices = object({
  choices: required(
    list(
      object({
        name: required(text({ min: 1, max: 100 })),
        name_localizations: nullable(dictionary(checkLocaleKey, text({ min: 1, max: 100 }))),
        value: required(choiceValue),
      }),
      { max: 25 },
    ),
  ),
});

interface Dependencies {
  readonly world: World;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly messages: Messages;
}

/** The interactions of the last quarter of an hour, and what Discord lets the bot do with each. */
export class Interactions {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #nextId: NextId;
  readonly #messages: Messages;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();

  constructor({ world, clock, nextId, messages }: Dependencies) {
    this.#world = world;
    this.#clock = clock;
    this.#nextId = nextId;
    this.#messages = messages;
  }

  /** `command`: what was typed behind the slash, which Discord writes above the answer. */
  open(kind: number, user: User, channel: Channel, source: Message | null, command?: string): Interaction {
    this.#forget();
    const id = this.#nextId();
    const secret = createHash('sha256').update(`${id} ${user.id}`).digest('base64url');
    const interaction: Interaction = {
      id,
      token: Buffer.from(`interaction:${id}:${secret}`).toString('base64url'),
      kind,
      user,
      channel,
      createdAt: this.#clock.now(),
      source,
      metadata: {
        id,
        type: kind,
        user: userPayload(user),
        authorizing_integration_owners: channel.guildId === null ? {} : { 0: channel.guildId },
        ...(source && { interacted_message_id: source.id }),
        ...(command !== undefined && { name: command }),
      },
      answer: undefined,
      originalId: null,
      pending: false,
      onAnswer: undefined,
    };
    this.#byId.set(id, interaction);
    this.#byToken.set(interaction.token, interaction);
    return interaction;
  }

  /** Carries out `POST /interactions/:id/:token/callback` and returns the interaction, now answered. */
  respond(id: string, token: string, body: unknown, files: readonly UploadedFile[]): Interaction {
    const interaction = this.#byId.get(id);
    if (!interaction || interaction.token !== token) throw new Refusal(10062);
    if (interaction.answer) throw new Refusal(40060);
    const afterMs = this.#clock.now() - interaction.createdAt;
    if (afterMs >= FIRST_ANSWER_MS) throw new Refusal(10062);
    const { type, data } = parse(response, body);
    checkKind(interaction, type);
    if (!this.#world.channels.has(interaction.channel.id)) throw new Refusal(10003);
    const outcome = this.#answer(interaction, type, data, files);
    interaction.answer = { type, afterMs, ...outcome };
    interaction.onAnswer?.(interaction.answer);
    return interaction;
  }

  /** The interaction of a webhook's path. @throws Refusal 10015 or, after a quarter of an hour, 50027 */
  byToken(applicationId: string, token: string): Interaction {
    if (applicationId !== this.#world.bot.id) throw new Refusal(10015);
    const interaction = this.#byToken.get(token);
    const madeAt = interaction?.createdAt ?? tokenTime(token);
    if (madeAt === undefined) throw new Refusal(50027);
    if (this.#clock.now() - madeAt >= TOKEN_MS) throw new Refusal(50027);
    // Before the first answer there is no webhook.
    if (!interaction?.answer) throw new Refusal(10015);
    if (!this.#world.channels.has(interaction.channel.id)) throw new Refusal(10003);
    return interaction;
  }

  /** A follow-up. The first one after a deferral takes the place of "thinking", with that one's visibility. */
  follow(interaction: Interaction, body: unknown, files: readonly UploadedFile[]): Message {
    const data = parse(followUp, body);
    const original = this.#original(interaction);
    if (interaction.pending && original) {
      const { flags = 0, ...rest } = data;
      const settable = (flags ?? 0) & ~FLAG.ephemeral;
      this.edit(interaction, original, { ...rest, ...(settable !== 0 && { flags: settable }) }, files);
      return original;
    }
    const message = this.#post(interaction, data, files, MESSAGE_TYPE.reply);
    return message;
  }

  /** `@original` or an id, as far as this interaction's token reaches. @throws Refusal 10008 */
  message(interaction: Interaction, reference: string): Message {
    if (reference !== '@original' && !isSnowflake(reference)) {
      refuseField(['message_id'], 'NUMBER_TYPE_COERCE', `Value "${reference}" is not snowflake.`);
    }
    const id = reference === '@original' ? interaction.originalId : reference;
    const message = id === null ? undefined : this.#world.findMessage(id)?.message;
    const own = message?.interaction?.id === interaction.id || message?.id === interaction.originalId;
    if (!message || !own) throw new Refusal(10008);
    return message;
  }

  edit(interaction: Interaction, message: Message, body: MessageBody, files: readonly UploadedFile[]): void {
    this.#messages.edit(interaction.channel, message, body, files);
    if (message.id === interaction.originalId) interaction.pending = false;
  }

  remove(interaction: Interaction, message: Message): void {
    this.#messages.remove(interaction.channel, message);
    if (message.id === interaction.originalId) interaction.pending = false;
  }

  #answer(
    interaction: Interaction,
    type: number,
    data: unknown,
    files: readonly UploadedFile[],
  ): Omit<FirstAnswer, 'type' | 'afterMs'> {
    if (type === RESPONSE.choices) return { choices: parse(choices, data ?? {}).choices };
    if (type === RESPONSE.message) {
      const style = interaction.source ? MESSAGE_TYPE.reply : MESSAGE_TYPE.command;
      const message = this.#post(interaction, parse(followUp, data ?? {}), files, style);
      interaction.originalId = message.id;
      return { messageId: message.id, ephemeral: message.audience !== null };
    }
    if (type === RESPONSE.deferredMessage) {
      const flags = parse(deferral, data ?? {}).flags ?? 0;
      if ((flags & ~FLAG.ephemeral) !== 0) {
        refuseField(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferral takes the flag EPHEMERAL only.');
      }
      const audience = flags === FLAG.ephemeral ? interaction.user.id : null;
      const message = this.#messages.postOwn(interaction.channel, {
        type: interaction.source ? MESSAGE_TYPE.reply : MESSAGE_TYPE.command,
        audience,
        interaction: interaction.metadata,
        reference: referenceTo(interaction.source, interaction.channel),
        flags: flags | FLAG.loading,
      });
      interaction.originalId = message.id;
      interaction.pending = true;
      return { messageId: message.id, ephemeral: audience !== null };
    }
    const { source } = interaction;
    if (!source || !this.#world.findMessage(source.id)) throw new Refusal(10008);
    interaction.originalId = source.id;
    if (type === RESPONSE.update) {
      this.#messages.edit(interaction.channel, source, parse(followUp, data ?? {}), files);
    }
    return { messageId: source.id, ephemeral: source.audience !== null };
  }

  #post(interaction: Interaction, body: MessageBody, files: readonly UploadedFile[], type: number): Message {
    const ephemeral = ((body.flags ?? 0) & FLAG.ephemeral) !== 0;
    return this.#messages.post(interaction.channel, body, files, {
      type,
      audience: ephemeral ? interaction.user.id : null,
      interaction: interaction.metadata,
      reference: referenceTo(this.#original(interaction) ?? interaction.source, interaction.channel),
    });
  }

  #original({ originalId }: Interaction): Message | undefined {
    return originalId === null ? undefined : this.#world.findMessage(originalId)?.message;
  }

  /** Insertion order is age: everything up to the first one that still counts is over. */
  #forget(): void {
    const limit = this.#clock.now() - TOKEN_MS;
    for (const interaction of this.#byId.values()) {
      if (interaction.createdAt > limit) return;
      this.#byId.delete(interaction.id);
      this.#byToken.delete(interaction.token);
    }
  }
}

function checkKind({ kind, source }: Interaction, type: number): void {
  const possible: readonly number[] =
    kind === INTERACTION.autocomplete
      ? [RESPONSE.choices]
      : source
        ? [RESPONSE.message, RESPONSE.deferredMessage, RESPONSE.deferredUpdate, RESPONSE.update]
        : [RESPONSE.message, RESPONSE.deferredMessage];
  if (possible.includes(type)) return;
  refuseField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${possible.join(', ')}}.`);
}

const referenceTo = (message: Message | null, channel: Channel): JsonObject | null =>
  message && {
    type: 0,
    message_id: message.id,
    channel_id: channel.id,
    ...(channel.guildId !== null && { guild_id: channel.guildId }),
  };

/** The moment that an interaction's token was made, which is written in it. */
function tokenTime(token: string): number | undefined {
  const id = Buffer.from(token, 'base64url').toString().split(':')[1];
  return isSnowflake(id) ? snowflakeTime(id) : undefined;
}
