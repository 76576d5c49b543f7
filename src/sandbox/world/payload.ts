/** How the world's things look on the wire. */
import { canSee } from './access.ts';
import type { Attachment, Channel, Emoji, Guild, Member, Message, Role, User } from './entities.ts';
import type { World } from './world.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const userPayload = (user: User): object => ({
  id: user.id,
  username: user.username,
  discriminator: '0',
  global_name: user.globalName,
  avatar: null,
  public_flags: 0,
  flags: 0,
  bot: user.bot,
  banner: null,
  accent_color: null,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
});

export const memberPayload = (member: Member): object => ({
  roles: [...member.roleIds],
  joined_at: member.joinedAt,
  nick: null,
  avatar: null,
  banner: null,
  premium_since: null,
  communication_disabled_until: null,
  pending: false,
  deaf: false,
  mute: false,
  flags: 0,
});

export function memberWithUser(world: World, member: Member): object {
  const user = world.users.get(member.userId);
  return { ...memberPayload(member), ...(user && { user: userPayload(user) }) };
}

export const rolePayload = (role: Role): object => ({
  id: role.id,
  name: role.name,
  description: null,
  permissions: role.permissions.toString(),
  position: role.position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: role.botId !== null,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
  ...(role.botId !== null && { tags: { bot_id: role.botId } }),
});

const overwritesPayload = (channel: Channel): readonly object[] =>
  [...channel.overwrites].map(([id, { type, allow, deny }]) => ({
    id,
    type,
    allow: allow.toString(),
    deny: deny.toString(),
  }));

export function channelPayload(world: World, channel: Channel): object {
  const head = { id: channel.id, type: channel.type, last_message_id: channel.lastMessageId, flags: 0 };
  if (channel.recipientId !== null) {
    const recipient = world.users.get(channel.recipientId);
    return { ...head, recipients: recipient ? [userPayload(recipient)] : [] };
  }
  const named = { ...head, guild_id: channel.guildId, name: channel.name, parent_id: channel.parentId };
  const { thread } = channel;
  if (!thread) {
    return {
      ...named,
      topic: channel.topic,
      position: channel.position,
      nsfw: false,
      rate_limit_per_user: 0,
      permission_overwrites: overwritesPayload(channel),
    };
  }
  return {
    ...named,
    owner_id: thread.ownerId,
    rate_limit_per_user: 0,
    message_count: thread.messageCount,
    member_count: thread.members.size,
    total_message_sent: thread.messageCount,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: thread.archiveAt,
      create_timestamp: thread.createdAt,
      invitable: thread.invitable,
    },
  };
}

export const threadMemberPayload = (channel: Channel, userId: string): object => ({
  id: channel.id,
  user_id: userId,
  join_timestamp: channel.thread?.members.get(userId),
  flags: 1,
});

const attachmentPayload = (attachment: Attachment): object => ({
  id: attachment.id,
  filename: attachment.filename,
  size: attachment.size,
  url: attachment.url,
  proxy_url: attachment.url,
  content_type: attachment.contentType,
  ...(attachment.description !== null && { description: attachment.description }),
  ...attachment.picture,
});

export const emojiPayload = (world: World, emoji: Emoji): object => ({
  id: emoji.id,
  name: emoji.name,
  roles: [],
  user: userPayload(world.bot),
  require_colons: true,
  managed: false,
  animated: emoji.animated,
  available: true,
});

export function messagePayload(world: World, message: Message): object {
  const author = world.users.get(message.authorId);
  const thread = message.threadId === null ? undefined : world.channels.get(message.threadId);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: author && userPayload(author),
    content: message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: false,
    mention_everyone: message.mentionEveryone,
    mentions: message.mentions.flatMap((id) => {
      const user = world.users.get(id);
      return user ? [userPayload(user)] : [];
    }),
    mention_roles: message.mentionRoles,
    attachments: message.attachments.map(attachmentPayload),
    embeds: message.embeds,
    components: message.components,
    pinned: message.pinned,
    flags: message.flags,
    ...(message.interaction && {
      interaction_metadata: message.interaction,
      application_id: world.bot.id,
      webhook_id: world.bot.id,
    }),
    ...(message.reference && { message_reference: message.reference }),
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.position !== null && { position: message.position }),
    ...(thread && { thread: channelPayload(world, thread) }),
  };
}

/** A server as GUILD_CREATE and `GET /guilds/:id` give it; the former has `guildContents` besides. */
export const guildPayload = (guild: Guild): object => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  owner_id: guild.ownerId,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  roles: [...guild.roles.values()].map(rolePayload),
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: guild.locale,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  premium_progress_bar_enabled_user_updated_at: null,
  nsfw: false,
  nsfw_level: 0,
  emojis: [],
  stickers: [],
  features: [],
  incidents_data: null,
});

export function guildContents(world: World, guild: Guild): object {
  const own = guild.members.get(world.bot.id);
  return {
    joined_at: own?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: own ? [memberWithUser(world, own)] : [],
    channels: world.textChannelsOf(guild).map((channel) => channelPayload(world, channel)),
    threads: world
      .threadsOf(guild)
      .filter((channel) => channel.thread?.archived === false && canSee(world, channel, world.bot.id))
      .map((channel) => channelPayload(world, channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
