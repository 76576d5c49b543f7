import { createHash } from 'node:crypto';
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { MessagePayload } from './messages/desired.ts';

/**
 * Why a message did not get through, as far as it is normal business: the person takes no direct messages,
 * the message or channel is gone, the bot may not. `failed`: try again later. `refused`:
 * Discord does not take the message as it is made, which is a bug of ours.
 */
type Obstacle = 'inbox-closed' | 'message-gone' | 'channel-gone' | 'forbidden' | 'failed' | 'refused';

export type Delivery =
  | { readonly ok: true; readonly id: string }
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

/** Sends by REST and stored ids, so that it needs no cache and works the same after a restart. */
export class Courier {
  private readonly rest: REST;

  constructor(rest: REST) {
    this.rest = rest;
  }

  send(channelId: string, payload: MessagePayload, nonce: string): Promise<Delivery> {
    const body = { ...bodyOf(payload), nonce, enforce_nonce: true };
    return this.attempt(() => this.rest.post(Routes.channelMessages(channelId), { body }));
  }

  edit(channelId: string, messageId: string, payload: MessagePayload): Promise<Delivery> {
    const body = bodyOf({ ...payload, pings: [] });
    return this.inOpenThread(channelId, () =>
      this.rest.patch(Routes.channelMessage(channelId, messageId), { body }),
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

/** The body Discord takes: everything named, so that an edit also clears what is no longer there. */
export function bodyOf(payload: MessagePayload) {
  return {
    content: payload.content ?? '',
    embeds: payload.embeds ?? [],
    components: payload.components ?? [],
    allowed_mentions: { parse: [], users: payload.pings ?? [] },
  };
}
