import { type MessageBody, messageEdit, newMessage } from '../../form/message.ts';
import { list, object, parse, required, snowflake } from '../../form/shape.ts';
import { audienceOf, type JournalKind } from '../../journal.ts';
import { MESSAGE_TYPE } from '../../messages.ts';
import type { Platform } from '../../platform.ts';
import { permissionsIn } from '../../world/access.ts';
import type { Channel, Message } from '../../world/entities.ts';
import { messagePayload } from '../../world/payload.ts';
import { may, PERMISSION } from '../../world/permission.ts';
import { requirePermission, requirePosting, visibleChannel, visibleMessage } from '../access.ts';
import { type Call, noContent, ok, type UploadedFile } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { type Route, route } from '../router.ts';

const HOUR_MS = 3_600_000;
const EDITS_OF_OLD = { count: 3, withinMs: 6000 } as const;
const MAX_PINS = 50;

const bulkDelete = object({ messages: required(list(snowflake, { min: 2, max: 100 })) });

/** Messages by the bot's token. */
export function messageRoutes(platform: Platform): readonly Route[] {
  const { world, messages, journal, clock } = platform;
  const oldEdits = new Map<string, number[]>();

  const record = (kind: JournalKind, call: Call, channel: Channel, message: Message): void =>
    journal.record({
      kind,
      channelId: channel.id,
      messageId: message.id,
      audience: audienceOf(channel, message),
      request: call.request,
    });

  const requireMeans = (channel: Channel, body: MessageBody, files: readonly UploadedFile[]): void => {
    if (body.embeds?.length) requirePermission(platform, channel, PERMISSION.embedLinks);
    if (files.length > 0) requirePermission(platform, channel, PERMISSION.attachFiles);
  };

  /** Messages older than an hour take three edits in six seconds and channel. */
  const countOldEdit = (channel: Channel, message: Message): void => {
    const now = clock.now();
    if (now - message.createdAt < HOUR_MS) return;
    const recent = (oldEdits.get(channel.id) ?? []).filter((at) => now - at < EDITS_OF_OLD.withinMs);
    if (recent.length >= EDITS_OF_OLD.count) throw new Refusal(30046);
    oldEdits.set(channel.id, [...recent, now]);
  };

  const setPinned = (call: Call, pinned: boolean): typeof noContent => {
    const channel = visibleChannel(platform, call.id('channel'));
    const message = visibleMessage(channel, call.id('message'));
    if (channel.guildId !== null) requirePermission(platform, channel, PERMISSION.pinMessages);
    if (pinned && channel.pins.size >= MAX_PINS) throw new Refusal(30003);
    message.pinned = pinned;
    if (pinned) channel.pins.set(message.id, new Date(clock.now()).toISOString());
    else channel.pins.delete(message.id);
    const place = channel.guildId === null ? {} : { guild_id: channel.guildId };
    const { gateway } = platform;
    gateway.dispatch('CHANNEL_PINS_UPDATE', { channel_id: channel.id, ...place }, channel.guildId);
    platform.changes.emit(channel.id);
    return noContent;
  };

  return [
    route('GET', '/channels/:channel/messages', (call) => {
      call.allowQuery('limit', 'before', 'after');
      const channel = visibleChannel(platform, call.id('channel'));
      const before = call.query.get('before');
      const after = call.query.get('after');
      const granted = permissionsIn(world, channel, world.bot.id);
      if (!may(granted, PERMISSION.readMessageHistory)) return ok([]);
      const page = channel.messages.page({
        limit: call.limit(50, 100),
        ...(before !== null && { before }),
        ...(after !== null && { after }),
        visible: ({ audience }) => audience === null,
      });
      return ok(page.map((message) => messagePayload(world, message)).reverse());
    }),

    route('GET', '/channels/:channel/messages/:message', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      requirePermission(platform, channel, PERMISSION.readMessageHistory);
      return ok(messagePayload(world, visibleMessage(channel, call.id('message'))));
    }),

    route('POST', '/channels/:channel/messages', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      requirePosting(platform, channel);
      const body = parse(newMessage, call.body);
      const twin = messages.byNonce(body);
      if (twin) return ok(messagePayload(world, twin));
      requireMeans(channel, body, call.files);
      const target = body.message_reference ?? null;
      if (target) requirePermission(platform, channel, PERMISSION.readMessageHistory);
      const known = target && channel.messages.get(target.message_id);
      if (target && !known && target.fail_if_not_exists !== false) {
        throw new Refusal(50035, {
          errors: {
            message_reference: {
              _errors: [{ code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }],
            },
          },
        });
      }
      const place = channel.guildId === null ? {} : { guild_id: channel.guildId };
      const reference = known ? { type: 0, message_id: known.id, channel_id: channel.id, ...place } : null;
      const message = messages.post(channel, body, call.files, {
        type: reference ? MESSAGE_TYPE.reply : MESSAGE_TYPE.plain,
        reference,
      });
      record('create', call, channel, message);
      return ok(messagePayload(world, message));
    }),

    route('PATCH', '/channels/:channel/messages/:message', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      const message = visibleMessage(channel, call.id('message'));
      if (message.authorId !== world.bot.id) throw new Refusal(50005);
      if (message.type === MESSAGE_TYPE.threadCreated) throw new Refusal(50021);
      if (channel.thread?.archived) throw new Refusal(50083);
      const body = parse(messageEdit, call.body);
      requireMeans(channel, body, call.files);
      countOldEdit(channel, message);
      messages.edit(channel, message, body, call.files);
      record('edit', call, channel, message);
      return ok(messagePayload(world, message));
    }),

    route('DELETE', '/channels/:channel/messages/:message', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      const message = visibleMessage(channel, call.id('message'));
      if (message.authorId !== world.bot.id) {
        requirePermission(platform, channel, PERMISSION.manageMessages);
      }
      record('delete', call, channel, message);
      messages.remove(channel, message);
      return noContent;
    }),

    route('POST', '/channels/:channel/messages/bulk-delete', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      if (channel.guildId === null) throw new Refusal(50003);
      requirePermission(platform, channel, PERMISSION.manageMessages);
      for (const id of parse(bulkDelete, call.body).messages) {
        const message = channel.messages.get(id);
        if (!message || message.audience !== null) continue;
        record('delete', call, channel, message);
        messages.remove(channel, message);
      }
      return noContent;
    }),

    route('POST', '/channels/:channel/typing', (call) => {
      requirePosting(platform, visibleChannel(platform, call.id('channel')));
      return noContent;
    }),

    route('PUT', '/channels/:channel/pins/:message', (call) => setPinned(call, true)),
    route('DELETE', '/channels/:channel/pins/:message', (call) => setPinned(call, false)),
    route('PUT', '/channels/:channel/messages/pins/:message', (call) => setPinned(call, true)),
    route('DELETE', '/channels/:channel/messages/pins/:message', (call) => setPinned(call, false)),
    route('GET', '/channels/:channel/messages/pins', (call) => {
      call.allowQuery('limit', 'before');
      const channel = visibleChannel(platform, call.id('channel'));
      const items = [...channel.pins].flatMap(([id, pinned_at]) => {
        const message = channel.messages.get(id);
        return message ? [{ pinned_at, message: messagePayload(world, message) }] : [];
      });
      return ok({ items: items.reverse(), has_more: false });
    }),
  ];
}
