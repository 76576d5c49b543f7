import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import { refuseField } from './form/form.ts';
import { resolveMedia } from './form/media.ts';
import {
  type AllowedMentions,
  checkFlags,
  checkSubstance,
  FLAG,
  isV2,
  type MessageBody,
} from './form/message.ts';
import type { JsonObject } from './json.ts';
import type { UploadedFile } from './rest/call.ts';
import { Refusal } from './rest/refusal.ts';
import type { NextId } from './snowflake.ts';
import { canSee } from './world/access.ts';
import type { Attachment, Channel, Message } from './world/entities.ts';
import { channelPayload, messagePayload } from './world/payload.ts';
import { pictureSize } from './world/picture.ts';
import type { World } from './world/world.ts';

export const MESSAGE_TYPE = { plain: 0, threadCreated: 18, reply: 19, command: 20 } as const;

const MAX_FILE = 10 * 1024 * 1024;
const MAX_FILES = 10;
const NONCE_MS = 5 * 60_000;
const SETTABLE = FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.componentsV2;

interface Manner {
  readonly type?: number;
  /** Who alone sees it. */
  readonly audience?: string | null;
  readonly interaction?: JsonObject | null;
  readonly reference?: JsonObject | null;
  /** Flags that Discord sets, not the request. */
  readonly flags?: number;
}

interface Dependencies {
  readonly world: World;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly changes: Changes;
  readonly url: string;
  readonly dispatch: (event: string, data: object, guildId: string | null) => void;
  /** What mentioning people in a thread does. */
  readonly onMention: (channel: Channel, userIds: readonly string[]) => void;
}

/** Posts, edits and removes the bot's messages: judges the body, keeps the files, tells gateway and page. */
export class Messages {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #nextId: NextId;
  readonly #changes: Changes;
  readonly #url: string;
  readonly #dispatch: Dependencies['dispatch'];
  readonly #onMention: Dependencies['onMention'];
  readonly #nonces = new Map<string, { readonly at: number; readonly messageId: string }>();

  constructor({ world, clock, nextId, changes, url, dispatch, onMention }: Dependencies) {
    this.#world = world;
    this.#clock = clock;
    this.#nextId = nextId;
    this.#changes = changes;
    this.#url = url;
    this.#dispatch = dispatch;
    this.#onMention = onMention;
  }

  /** A message of the same nonce within the last minutes: with `enforce_nonce` it is the answer. */
  byNonce({ nonce, enforce_nonce: enforced }: MessageBody): Message | undefined {
    if (!enforced || nonce === undefined || nonce === null) return undefined;
    const known = this.#nonces.get(String(nonce));
    if (!known || this.#clock.now() - known.at > NONCE_MS) return undefined;
    return this.#world.findMessage(known.messageId)?.message;
  }

  post(channel: Channel, body: MessageBody, files: readonly UploadedFile[], manner: Manner = {}): Message {
    checkFlags(body.flags ?? 0, SETTABLE | (manner.audience ? FLAG.ephemeral : 0));
    const flags = (body.flags ?? 0) | (manner.flags ?? 0);
    const content = body.content ?? '';
    this.#judge(body, [], files, {
      content,
      embeds: body.embeds ?? [],
      components: body.components ?? [],
      flags,
    });
    this.#wake(channel);
    const attachments = this.#store(channel, body, files);
    const message: Message = {
      ...this.#blank(channel, { ...manner, flags }),
      nonce: body.nonce ?? null,
      content,
      attachments,
      ...resolveMedia(body, attachments),
      ...this.#mentions(body),
    };
    this.#world.addMessage(channel, message);
    this.#rememberNonce(message);
    this.#tell('MESSAGE_CREATE', channel, message);
    this.#invite(channel, message);
    return message;
  }

  /** A message that Discord writes itself, such as the note that a thread was made, or "… is thinking". */
  postOwn(channel: Channel, manner: Manner, content = ''): Message {
    const message: Message = { ...this.#blank(channel, manner), content };
    this.#world.addMessage(channel, message);
    this.#tell('MESSAGE_CREATE', channel, message);
    return message;
  }

  edit(channel: Channel, message: Message, body: MessageBody, files: readonly UploadedFile[]): void {
    const flags = flagsAfter(message, body);
    const kept = keptAttachments(message, body);
    const content = body.content === undefined ? message.content : (body.content ?? '');
    const embeds = body.embeds === undefined ? message.embeds : (body.embeds ?? []);
    const components = body.components === undefined ? message.components : (body.components ?? []);
    this.#judge(body, kept, files, { content, embeds, components, flags });
    const attachments = [...kept, ...this.#store(channel, body, files)];
    this.#world.dropFiles(message.attachments.filter(({ id }) => !attachments.some((one) => one.id === id)));
    const wasLoading = (message.flags & FLAG.loading) !== 0;
    message.content = content;
    message.attachments = attachments;
    const cooked = resolveMedia(body, attachments);
    if (body.embeds !== undefined) message.embeds = cooked.embeds;
    if (body.components !== undefined) message.components = cooked.components;
    if (body.content !== undefined || body.components !== undefined || body.allowed_mentions) {
      Object.assign(message, this.#mentions({ ...body, content, components }));
    }
    message.flags = flags & ~FLAG.loading;
    message.editedAt = wasLoading ? null : this.#clock.now();
    this.#tell('MESSAGE_UPDATE', channel, message);
    this.#invite(channel, message);
  }

  remove(channel: Channel, message: Message): void {
    this.#world.removeMessage(channel, message);
    this.#changes.emit(channel.id);
    if (message.audience !== null || !canSee(this.#world, channel, this.#world.bot.id)) return;
    const place = channel.guildId === null ? {} : { guild_id: channel.guildId };
    this.#dispatch('MESSAGE_DELETE', { id: message.id, channel_id: channel.id, ...place }, channel.guildId);
  }

  #blank(channel: Channel, manner: Manner): Message {
    return {
      id: this.#nextId(),
      channelId: channel.id,
      authorId: this.#world.bot.id,
      type: manner.type ?? MESSAGE_TYPE.plain,
      createdAt: this.#clock.now(),
      audience: manner.audience ?? null,
      interaction: manner.interaction ?? null,
      reference: manner.reference ?? null,
      nonce: null,
      position: channel.thread?.messageCount ?? null,
      content: '',
      embeds: [],
      components: [],
      attachments: [],
      mentions: [],
      mentionRoles: [],
      mentionEveryone: false,
      flags: manner.flags ?? 0,
      editedAt: null,
      pinned: false,
      threadId: null,
    };
  }

  #judge(
    body: MessageBody,
    kept: readonly Attachment[],
    files: readonly UploadedFile[],
    after: Omit<Parameters<typeof checkSubstance>[0], 'files'>,
  ): void {
    if (files.length + kept.length > MAX_FILES) {
      refuseField(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
    }
    const known = new Set([...files.map(({ key }) => key), ...kept.map(({ id }) => id)]);
    const foreign = body.attachments?.find(({ id }) => !known.has(String(id)));
    if (foreign) {
      const sentence = `There is no file for the attachment ${foreign.id}.`;
      refuseField(['attachments'], 'SANDBOX_ATTACHMENT_NOT_FOUND', sentence);
    }
    if (files.some(({ bytes }) => bytes.length > MAX_FILE)) throw new Refusal(40005);
    const names = new Set([
      ...kept.map(({ filename }) => filename),
      ...files.map((file) => fileName(file, body)),
    ]);
    checkSubstance({ ...after, files: files.length + kept.length }, body, {
      knowsEmoji: (id) => this.#world.emojis.has(id),
      hasFile: (name) => names.has(name),
    });
  }

  #store(channel: Channel, body: MessageBody, files: readonly UploadedFile[]): readonly Attachment[] {
    return files.map((file) => {
      const id = this.#nextId();
      const filename = fileName(file, body);
      const about = body.attachments?.find((one) => String(one.id) === file.key);
      this.#world.files.set(id, { name: filename, contentType: file.contentType, bytes: file.bytes });
      return {
        id,
        filename,
        size: file.bytes.length,
        url: `${this.#url}/attachments/${channel.id}/${id}/${encodeURIComponent(filename)}`,
        contentType: file.contentType,
        description: about?.description ?? null,
        picture: pictureSize(file.bytes),
      };
    });
  }

  #mentions(
    body: Pick<MessageBody, 'content' | 'components' | 'allowed_mentions'>,
  ): Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'> {
    const text = `${body.content ?? ''} ${textsOf(body.components ?? [])}`;
    const allowed = body.allowed_mentions;
    const ids = (pattern: RegExp): readonly string[] => [
      ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
    ];
    const passes = (kind: 'users' | 'roles', id: string): boolean =>
      !allowed || allows(allowed, kind) || (allowed[kind]?.includes(id) ?? false);
    return {
      mentions: text.includes('<@')
        ? ids(/<@!?(\d{17,19})>/g).filter((id) => this.#world.users.has(id) && passes('users', id))
        : [],
      mentionRoles: text.includes('<@&') ? ids(/<@&(\d{17,19})>/g).filter((id) => passes('roles', id)) : [],
      mentionEveryone:
        /@(everyone|here)/.test(text) && (!allowed || (allowed.parse?.includes('everyone') ?? false)),
    };
  }

  /** A message in an archived thread opens it again. */
  #wake(channel: Channel): void {
    const { thread } = channel;
    if (!thread?.archived) return;
    if (thread.locked) throw new Refusal(160005);
    thread.archived = false;
    thread.archiveAt = new Date(this.#clock.now()).toISOString();
    this.#dispatch('THREAD_UPDATE', channelPayload(this.#world, channel), channel.guildId);
  }

  /** Whom a message in a thread mentions is in the thread from then on, in a private one too. */
  #invite(channel: Channel, { audience, mentions }: Message): void {
    if (channel.thread && audience === null && mentions.length > 0) this.#onMention(channel, mentions);
  }

  #rememberNonce({ nonce, id }: Message): void {
    if (nonce === null) return;
    const now = this.#clock.now();
    // Insertion order is age: stop at the first one that is still young.
    for (const [key, { at }] of this.#nonces) {
      if (now - at <= NONCE_MS) break;
      this.#nonces.delete(key);
    }
    this.#nonces.delete(String(nonce));
    this.#nonces.set(String(nonce), { at: now, messageId: id });
  }

  #tell(event: string, channel: Channel, message: Message): void {
    this.#changes.emit(channel.id);
    if (message.audience !== null || !canSee(this.#world, channel, this.#world.bot.id)) return;
    const place = channel.guildId === null ? {} : { guild_id: channel.guildId };
    this.#dispatch(event, { ...messagePayload(this.#world, message), ...place }, channel.guildId);
  }
}

const allows = ({ parse }: AllowedMentions, kind: 'users' | 'roles'): boolean =>
  parse?.includes(kind) ?? false;

/** Discord keeps letters, digits, `.`, `-` and `_` of a file's name. */
function fileName(file: UploadedFile, body: MessageBody): string {
  const about = body.attachments?.find((one) => String(one.id) === file.key);
  return (about?.filename ?? file.name).replaceAll(/[^\p{L}\p{N}._-]/gu, '_');
}

function flagsAfter(message: Message, body: MessageBody): number {
  if (body.flags === undefined || body.flags === null) return message.flags;
  const own = message.flags & FLAG.ephemeral;
  checkFlags(body.flags, SETTABLE | own);
  if (isV2(message.flags) && !isV2(body.flags)) {
    refuseField(['flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'IS_COMPONENTS_V2 cannot be removed.');
  }
  return (message.flags & ~SETTABLE) | body.flags;
}

function keptAttachments(message: Message, body: MessageBody): readonly Attachment[] {
  const { attachments } = body;
  if (attachments === undefined) return message.attachments;
  return message.attachments.filter(({ id }) => attachments?.some((one) => String(one.id) === id));
}

function textsOf(components: readonly unknown[]): string {
  return components.length === 0 ? '' : JSON.stringify(components).replaceAll('\\n', ' ');
}
