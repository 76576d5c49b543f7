import { createHash } from 'node:crypto';
import {
  ChannelType,
  DiscordAPIError,
  MessageFlags,
  type REST,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import type { MessagePayload } from '../messages/desired.ts';
import { withoutPictures } from '../messages/parts.ts';
import { canBeMentioned } from '../messages/scene.ts';
import type { Drawn, Gallery, PictureFile } from './gallery.ts';

/**
 * Why a message did not get through, as far as it is normal business: the person takes no direct messages,
 * the message or channel is gone, the bot may not. `failed`: try again later. `refused`:
 * Discord does not take the message as it is made, which is a bug of ours.
 */
export type Obstacle = 'inbox-closed' | 'message-gone' | 'channel-gone' | 'forbidden' | 'failed' | 'refused';

/** What became of a message's pictures. */
export interface Answered {
  /** The names of those that the message shows now. */
  readonly shown: readonly string[];
  /** Where it was sent without pictures that were not there in time: whether they are, once that is known. */
  readonly late: Promise<boolean> | null;
}

export type Delivery =
  | ({ readonly ok: true; readonly id: string } & Partial<Answered>)
  | { readonly ok: false; readonly obstacle: Obstacle; readonly cause: unknown };

const OBSTACLES: Readonly<Partial<Record<number | string, Obstacle>>> = {
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'inbox-closed',
  // No server in common with the person.
  50278: 'inbox-closed',
  [RESTJSONErrorCodes.UnknownMessage]: 'message-gone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channel-gone',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: 'failed',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'failed',
};

const THREAD_IS_ARCHIVED = 50083;

function obstacleOf(cause: unknown): Obstacle {
  const known = OBSTACLES[codeOf(cause) ?? ''];
  if (known) return known;
  const ours = cause instanceof DiscordAPIError && cause.status >= 400 && cause.status < 500;
  return ours ? 'refused' : 'failed';
}

/** Discord repeats the message it has where a nonce comes again, so a lost answer never doubles a message. */
export function nonceOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

/** A message waits so long for its pictures; they follow when they are there. Milliseconds. */
const PATIENCE = 300;

/** Where files were refused, they are tried again after so long. Milliseconds. */
const BARRED = 10 * 60_000;

/** The names of the pictures in a message. */
export const namesOf = ({ pictures = [] }: MessagePayload): readonly string[] =>
  pictures.map(({ name }) => name);

/** Sends by REST and stored ids, so that it needs no cache and works the same after a restart. */
export class Courier {
  private readonly rest: REST;
  private readonly gallery: Gallery;
  /** Channels in which files were refused, and until when none are tried; milliseconds of this process. */
  private readonly barred = new Map<string, number>();

  constructor(rest: REST, gallery: Gallery) {
    this.rest = rest;
    this.gallery = gallery;
  }

  async send(channelId: string, payload: MessagePayload, nonce: string): Promise<Delivery> {
    return this.withPictures(channelId, payload, ({ payload: shown, files }) => {
      const body = { ...bodyOf(shown), nonce, enforce_nonce: true };
      return this.attempt(() =>
        this.rest.post(Routes.channelMessages(channelId), { body, files: [...files] }),
      );
    });
  }

  /** `shown`: the names of the pictures that the message has; they are not sent again. */
  async edit(
    channelId: string,
    messageId: string,
    payload: MessagePayload,
    shown: readonly string[] = [],
  ): Promise<Delivery> {
    const wanted = namesOf(payload);
    if (wanted.length > 0 && wanted.join() === shown.join()) {
      const kept = await this.patch(channelId, messageId, editOf(payload), []);
      if (kept.ok) return { ...kept, shown };
      if (kept.obstacle !== 'refused') return kept;
    }
    return this.withPictures(channelId, payload, (drawn) =>
      this.patch(channelId, messageId, renewalOf(drawn), drawn.files),
    );
  }

  /** Sends a message with its pictures, or without them where they are late or may not be attached. */
  private async withPictures(
    channelId: string,
    payload: MessagePayload,
    request: (drawn: Drawn) => Promise<Delivery>,
  ): Promise<Delivery> {
    const text: Drawn = { payload: withoutPictures(payload), files: [], late: null };
    if (this.mayNotAttach(channelId)) return request(text);
    let drawn: Drawn;
    try {
      drawn = await this.gallery.draw(payload, PATIENCE);
    } catch (cause) {
      return { ok: false, obstacle: 'failed', cause };
    }
    const sent = await request(drawn);
    if (sent.ok) return { ...sent, shown: namesOf(drawn.payload), late: drawn.late };
    if (sent.obstacle !== 'forbidden' || drawn.files.length === 0) return sent;
    this.barred.set(channelId, performance.now() + BARRED);
    return request(text);
  }

  /** Whether Discord has lately refused files in a channel: a bot that asks too often in vain is banned. */
  private mayNotAttach(channelId: string): boolean {
    const until = this.barred.get(channelId);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.barred.delete(channelId);
    return false;
  }

  private patch(
    channelId: string,
    messageId: string,
    body: object,
    files: readonly PictureFile[],
  ): Promise<Delivery> {
    return this.inOpenThread(channelId, () =>
      this.rest.patch(Routes.channelMessage(channelId, messageId), { body, files: [...files] }),
    );
  }

  async delete(channelId: string, messageId: string): Promise<Delivery> {
    return this.inOpenThread(channelId, async () => {
      await this.rest.delete(Routes.channelMessage(channelId, messageId));
      return { id: messageId };
    });
  }

  /** The channel of a person's direct messages; the same one every time. */
  openInbox(person: string): Promise<Delivery> {
    return this.attempt(() => this.rest.post(Routes.userChannels(), { body: { recipient_id: person } }));
  }

  /** The thread of a message; it has the message's id, so asking twice makes one. */
  async openThread(channelId: string, messageId: string, name: string): Promise<Delivery> {
    const body = { name, auto_archive_duration: 1440 };
    const opened = await this.attempt(() => this.rest.post(Routes.threads(channelId, messageId), { body }));
    return !opened.ok && codeOf(opened.cause) === 160004 ? { ok: true, id: messageId } : opened;
  }

  /** A thread that only its members see. Asked twice, Discord makes two. */
  openPrivateThread(channelId: string, name: string): Promise<Delivery> {
    const body = { name, type: ChannelType.PrivateThread, invitable: false, auto_archive_duration: 1440 };
    return this.attempt(() => this.rest.post(Routes.threads(channelId), { body }));
  }

  /** Lets somebody see a private thread; they hear of it by Discord. */
  addMember(threadId: string, person: string): Promise<Delivery> {
    return this.inOpenThread(threadId, async () => {
      await this.rest.put(Routes.threadMembers(threadId, person));
      return { id: threadId };
    });
  }

  /** A thread archives itself when nobody posts for a day; new messages open it again, changes do not. */
  private async inOpenThread(channelId: string, request: () => Promise<unknown>): Promise<Delivery> {
    const attempted = await this.attempt(request);
    if (attempted.ok || codeOf(attempted.cause) !== THREAD_IS_ARCHIVED) return attempted;
    const body = { archived: false };
    const opened = await this.attempt(() => this.rest.patch(Routes.channel(channelId), { body }));
    return opened.ok ? this.attempt(request) : opened;
  }

  private async attempt(request: () => Promise<unknown>): Promise<Delivery> {
    try {
      const { id } = (await request()) as { readonly id: string };
      return { ok: true, id };
    } catch (cause) {
      return { ok: false, obstacle: obstacleOf(cause), cause };
    }
  }
}

/** Discord's own code of an error it answered; null for anything else. */
export function codeOf(error: unknown): number | null {
  return error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;
}

/** The body of a new message as Discord takes it. */
const bodyOf = ({ components, pings = [] }: MessagePayload) => ({
  flags: MessageFlags.IsComponentsV2,
  components,
  // One id that is none of Discord's, and it refuses the whole message.
  allowed_mentions: { parse: [], users: pings.filter(canBeMentioned) },
});

/** A change pings nobody; a message from before it had components loses its text. */
const editOf = (payload: MessagePayload) => ({
  ...bodyOf({ ...payload, pings: [] }),
  content: null,
  embeds: [],
});

/** A change of the pictures too: those that are not named go. */
export const renewalOf = ({ payload, files }: Pick<Drawn, 'payload' | 'files'>) => ({
  ...editOf(payload),
  attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
});
