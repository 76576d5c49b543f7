import { refuseField } from '../../form/form.ts';
import { FLAG } from '../../form/message.ts';
import {
  boolean,
  choice,
  integer,
  list,
  nullable,
  object,
  parse,
  required,
  snowflake,
  type TypeOf,
  text,
} from '../../form/shape.ts';
import { MESSAGE_TYPE } from '../../messages.ts';
import type { Platform } from '../../platform.ts';
import { addToThread, removeFromThread } from '../../threads.ts';
import { canSee } from '../../world/access.ts';
import { CHANNEL, type Channel, type Message, type Overwrite, type Thread } from '../../world/entities.ts';
import { channelPayload, threadMemberPayload } from '../../world/payload.ts';
import { ALL_PERMISSIONS, PERMISSION } from '../../world/permission.ts';
import { ownGuild, requirePermission, visibleChannel, visibleMessage } from '../access.ts';
import { type Answer, type Call, created, noContent, ok } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { type Route, route } from '../router.ts';

const bits = text({}, /^\d+$/);
const overwrite = object({
  id: snowflake,
  type: required(choice(0, 1)),
  allow: nullable(bits),
  deny: nullable(bits),
});
const archiveMinutes = choice(60, 1440, 4320, 10_080);
const newThread = object({
  name: required(text({ min: 1, max: 100 })),
  auto_archive_duration: nullable(archiveMinutes),
  type: nullable(choice(CHANNEL.publicThread, CHANNEL.privateThread)),
  invitable: nullable(boolean),
  rate_limit_per_user: nullable(integer({ min: 0, max: 21_600 })),
});
const channelEdit = object({
  name: text({ min: 1, max: 100 }),
  topic: nullable(text({ max: 1024 })),
  permission_overwrites: nullable(list(overwrite)),
});
const threadEdit = object({
  name: text({ min: 1, max: 100 }),
  archived: boolean,
  locked: boolean,
  invitable: boolean,
  auto_archive_duration: archiveMinutes,
});

/** Channels, their overwrites, and threads. */
export function channelRoutes(platform: Platform): readonly Route[] {
  const { world, messages, gateway, changes, clock } = platform;
  const now = (): string => new Date(clock.now()).toISOString();

  const announce = (event: string, channel: Channel): object => {
    const payload = channelPayload(world, channel);
    gateway.dispatch(event, payload, channel.guildId);
    changes.emit(channel.id);
    return payload;
  };

  const threadOf = (call: Call): { readonly channel: Channel; readonly thread: Thread } => {
    const channel = visibleChannel(platform, call.id('channel'));
    if (!channel.thread) throw new Refusal(50024);
    return { channel, thread: channel.thread };
  };

  const openThread = (parent: Channel, body: TypeOf<typeof newThread>, start?: Message): Answer => {
    if (parent.type !== CHANNEL.text) throw new Refusal(50024);
    const isPrivate = !start && (body.type ?? CHANNEL.privateThread) === CHANNEL.privateThread;
    const { createPrivateThreads, createPublicThreads } = PERMISSION;
    requirePermission(platform, parent, isPrivate ? createPrivateThreads : createPublicThreads);
    const moment = now();
    const channel = world.addChannel({
      ...(start && { id: start.id }),
      type: isPrivate ? CHANNEL.privateThread : CHANNEL.publicThread,
      name: body.name,
      parentId: parent.id,
      ...(parent.guildId !== null && { guildId: parent.guildId }),
      thread: {
        createdAt: moment,
        ownerId: world.bot.id,
        members: new Map([[world.bot.id, moment]]),
        archived: false,
        locked: false,
        autoArchiveMinutes: body.auto_archive_duration ?? 1440,
        archiveAt: moment,
        invitable: body.invitable ?? true,
        messageCount: 0,
      },
    });
    if (start) {
      start.threadId = channel.id;
      start.flags |= FLAG.hasThread;
    } else if (!isPrivate) {
      const reference = { type: 0, channel_id: channel.id, guild_id: parent.guildId };
      messages.postOwn(parent, { type: MESSAGE_TYPE.threadCreated, reference }, body.name);
    }
    const member = threadMemberPayload(channel, world.bot.id);
    const payload = channelPayload(world, channel);
    gateway.dispatch('THREAD_CREATE', { ...payload, newly_created: true, member }, channel.guildId);
    changes.emit(channel.id);
    return created({ ...payload, member });
  };

  const editThread = (channel: Channel, thread: Thread, body: TypeOf<typeof threadEdit>): Answer => {
    const own = thread.ownerId === world.bot.id;
    const unlocks = thread.locked && body.archived === false;
    if (!own || unlocks || body.locked !== undefined) {
      requirePermission(platform, channel, PERMISSION.manageThreads);
    }
    if (thread.archived && body.archived !== false) throw new Refusal(50083);
    if (body.name !== undefined) channel.name = body.name;
    if (body.archived !== undefined && body.archived !== thread.archived) {
      thread.archived = body.archived;
      thread.archiveAt = now();
    }
    thread.locked = body.locked ?? thread.locked;
    thread.invitable = body.invitable ?? thread.invitable;
    thread.autoArchiveMinutes = body.auto_archive_duration ?? thread.autoArchiveMinutes;
    return ok(announce('THREAD_UPDATE', channel));
  };

  const openThreadOf = (call: Call): { readonly channel: Channel; readonly thread: Thread } => {
    const found = threadOf(call);
    if (found.thread.archived) throw new Refusal(50083);
    return found;
  };

  const addMember = (call: Call, userId: string): Answer => {
    const { channel, thread } = openThreadOf(call);
    requirePermission(platform, channel, PERMISSION.sendMessagesInThreads);
    const isForeign = thread.ownerId !== world.bot.id && userId !== world.bot.id;
    if (channel.type === CHANNEL.privateThread && !thread.invitable && isForeign) {
      requirePermission(platform, channel, PERMISSION.manageThreads);
    }
    if (!world.guildOf(channel)?.members.has(userId)) throw new Refusal(10013);
    if (!canSee(world, world.ruling(channel), userId)) throw new Refusal(50001);
    addToThread(platform, channel, [userId]);
    return noContent;
  };

  const removeMember = (call: Call, userId: string): Answer => {
    const { channel, thread } = openThreadOf(call);
    const ownPrivate = channel.type === CHANNEL.privateThread && thread.ownerId === world.bot.id;
    if (userId !== world.bot.id && !ownPrivate) {
      requirePermission(platform, channel, PERMISSION.manageThreads);
    }
    removeFromThread(platform, channel, userId);
    return noContent;
  };

  const archivedBelow = (call: Call, type: number): readonly Channel[] => {
    call.allowQuery('limit', 'before');
    const parent = visibleChannel(platform, call.id('channel'));
    requirePermission(platform, parent, PERMISSION.readMessageHistory);
    const guild = world.guildOf(parent);
    return (guild ? world.threadsOf(guild) : []).filter(
      (one) => one.parentId === parent.id && one.thread?.archived && one.type === type,
    );
  };

  const threadList = (threads: readonly Channel[]): object => ({
    threads: threads.map((one) => channelPayload(world, one)),
    members: threads
      .filter(({ thread }) => thread?.members.has(world.bot.id))
      .map((one) => threadMemberPayload(one, world.bot.id)),
    has_more: false,
  });

  const setOverwrite = (channel: Channel, id: string, value: Overwrite | undefined): void => {
    if (value) channel.overwrites.set(id, value);
    else channel.overwrites.delete(id);
    announce('CHANNEL_UPDATE', channel);
  };

  return [
    route('GET', '/channels/:channel', (call) =>
      ok(channelPayload(world, visibleChannel(platform, call.id('channel')))),
    ),
    route('PATCH', '/channels/:channel', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      if (channel.type === CHANNEL.direct) throw new Refusal(50003);
      if (channel.thread) return editThread(channel, channel.thread, parse(threadEdit, call.body));
      const body = parse(channelEdit, call.body);
      requirePermission(platform, channel, PERMISSION.manageChannels);
      if (body.name !== undefined) channel.name = body.name;
      if (body.topic !== undefined) channel.topic = body.topic;
      if (body.permission_overwrites) {
        channel.overwrites.clear();
        for (const { id = '', ...one } of body.permission_overwrites)
          channel.overwrites.set(id, toOverwrite(one));
      }
      return ok(announce('CHANNEL_UPDATE', channel));
    }),
    route('DELETE', '/channels/:channel', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      // Deleting a direct message only closes it; it is the same one when it is opened again.
      if (channel.type === CHANNEL.direct) return ok(channelPayload(world, channel));
      const { manageChannels, manageThreads } = PERMISSION;
      requirePermission(platform, channel, channel.thread ? manageThreads : manageChannels);
      const payload = channelPayload(world, channel);
      deleteChannel(platform, channel);
      return ok(payload);
    }),

    route('PUT', '/channels/:channel/permissions/:overwrite', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      if (channel.guildId === null || channel.thread) throw new Refusal(50024);
      requirePermission(platform, channel, PERMISSION.manageRoles);
      setOverwrite(channel, call.id('overwrite'), toOverwrite(parse(overwrite, call.body)));
      return noContent;
    }),
    route('DELETE', '/channels/:channel/permissions/:overwrite', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      requirePermission(platform, channel, PERMISSION.manageRoles);
      if (!channel.overwrites.has(call.id('overwrite'))) throw new Refusal(10009);
      setOverwrite(channel, call.id('overwrite'), undefined);
      return noContent;
    }),

    route('POST', '/channels/:channel/messages/:message/threads', (call) => {
      const channel = visibleChannel(platform, call.id('channel'));
      const message = visibleMessage(channel, call.id('message'));
      const body = parse(newThread, call.body);
      if (body.type === CHANNEL.privateThread) {
        refuseField(['type'], 'BASE_TYPE_CHOICES', 'A thread from a message is public.');
      }
      if (message.threadId !== null || world.channels.has(message.id)) throw new Refusal(160004);
      const answer = openThread(channel, body, message);
      changes.emit(channel.id);
      return answer;
    }),
    route('POST', '/channels/:channel/threads', (call) =>
      openThread(visibleChannel(platform, call.id('channel')), parse(newThread, call.body)),
    ),

    route('GET', '/channels/:channel/thread-members', (call) => {
      call.allowQuery('limit', 'after', 'with_member');
      const { channel, thread } = threadOf(call);
      return ok([...thread.members.keys()].map((id) => threadMemberPayload(channel, id)));
    }),
    route('GET', '/channels/:channel/thread-members/:user', (call) => {
      const { channel, thread } = threadOf(call);
      const id = call.text('user') === '@me' ? world.bot.id : call.id('user');
      if (!thread.members.has(id)) throw new Refusal(10007);
      return ok(threadMemberPayload(channel, id));
    }),
    route('PUT', '/channels/:channel/thread-members/@me', (call) => addMember(call, world.bot.id)),
    route('DELETE', '/channels/:channel/thread-members/@me', (call) => removeMember(call, world.bot.id)),
    route('PUT', '/channels/:channel/thread-members/:user', (call) => addMember(call, call.id('user'))),
    route('DELETE', '/channels/:channel/thread-members/:user', (call) => removeMember(call, call.id('user'))),

    route('GET', '/channels/:channel/threads/archived/public', (call) =>
      ok(threadList(archivedBelow(call, CHANNEL.publicThread))),
    ),
    route('GET', '/channels/:channel/threads/archived/private', (call) => {
      const found = archivedBelow(call, CHANNEL.privateThread);
      requirePermission(platform, visibleChannel(platform, call.id('channel')), PERMISSION.manageThreads);
      return ok(threadList(found));
    }),
    route('GET', '/channels/:channel/users/@me/threads/archived/private', (call) => {
      const found = archivedBelow(call, CHANNEL.privateThread);
      const own = found.filter(({ thread }) => thread?.members.has(world.bot.id));
      return ok(threadList(own));
    }),
    route('GET', '/guilds/:guild/threads/active', (call) => {
      const active = world
        .threadsOf(ownGuild(platform, call.id('guild')))
        .filter((one) => !one.thread?.archived && canSee(world, one, world.bot.id));
      return ok(threadList(active));
    }),
  ];
}

const toOverwrite = ({ type, allow, deny }: Omit<TypeOf<typeof overwrite>, 'id'>): Overwrite => ({
  type,
  allow: BigInt(allow ?? 0) & ALL_PERMISSIONS,
  deny: BigInt(deny ?? 0) & ALL_PERMISSIONS,
});

/** Removes a channel and the threads below it, and tells the bot. */
export function deleteChannel({ world, gateway, changes }: Platform, channel: Channel): void {
  const guild = world.guildOf(channel);
  for (const thread of guild ? world.threadsOf(guild) : []) {
    if (thread.parentId === channel.id) world.removeChannel(thread);
  }
  const { id, guildId, parentId, type } = channel;
  world.removeChannel(channel);
  const gone = { id, guild_id: guildId, parent_id: parentId, type };
  if (channel.thread) gateway.dispatch('THREAD_DELETE', gone, guildId);
  else gateway.dispatch('CHANNEL_DELETE', { ...channelPayload(world, channel), ...gone }, guildId);
  changes.emit(id);
}
