import type { Platform } from '../platform.ts';
import { canSee, isFor } from '../world/access.ts';
import { CHANNEL, type Channel, type Guild, type Role, type User } from '../world/entities.ts';
import { messagePayload, userPayload } from '../world/payload.ts';

export const MOST_MESSAGES = 200;
/** Stands for the channel of a person's direct messages. */
const DIRECT = 'dm';

interface Scope {
  /** Only this channel's messages, or `dm`: only direct messages. The others are left away. */
  readonly channelId: string | null;
  /** How many of the newest messages of each channel, 200 at most. */
  readonly limit: number;
}

/** What Discord shows to one person: the channels that they can see, and the messages meant for them. */
export function viewOf({ world }: Platform, user: User, { channelId, limit }: Scope): object {
  const wanted = ({ id, type }: Channel): boolean =>
    channelId === null || id === channelId || (channelId === DIRECT && type === CHANNEL.direct);
  const messages = (channel: Channel): readonly object[] =>
    channel.messages
      .page({ limit, visible: (message) => isFor(message, user.id) })
      .map((message) => messagePayload(world, message));
  const channels = (guild: Guild): readonly object[] =>
    [...world.textChannelsOf(guild), ...world.threadsOf(guild)]
      .filter((channel) => wanted(channel) && canSee(world, channel, user.id))
      .map((channel) => ({
        id: channel.id,
        name: channel.name,
        type: channel.type,
        ...(channel.parentId !== null && { parentId: channel.parentId }),
        ...(channel.thread && { archived: channel.thread.archived }),
        messages: messages(channel),
      }));
  const direct = world.findDirectChannel(user.id);
  return {
    user: { ...userPayload(user), locale: user.locale, dmClosed: user.dmClosed },
    guilds: [...world.guilds.values()]
      .filter(({ members }) => members.has(user.id))
      .map((guild) => ({ id: guild.id, name: guild.name, channels: channels(guild) })),
    directMessages:
      direct && wanted(direct)
        ? [{ channelId: direct.id, recipientId: world.bot.id, messages: messages(direct) }]
        : [],
  };
}

/** Everything that exists, in short. */
export const worldOf = ({ world, gateway }: Platform): object => ({
  application: {
    id: world.bot.id,
    botUserId: world.bot.id,
    name: world.bot.username,
    online: gateway.online,
  },
  users: [...world.users.values()].filter(({ bot, hidden }) => !bot && !hidden).map(userSummary),
  guilds: [...world.guilds.values()].map((guild) => guildSummary({ world }, guild)),
});

export const userSummary = ({ id, username, globalName, locale, dmClosed }: User): object => ({
  id,
  username,
  globalName,
  locale,
  dmClosed,
});

export const guildSummary = ({ world }: Pick<Platform, 'world'>, guild: Guild): object => ({
  id: guild.id,
  name: guild.name,
  locale: guild.locale,
  channels: [...world.textChannelsOf(guild), ...world.threadsOf(guild)].map(channelSummary),
  memberIds: [...guild.members.keys()].filter((id) => {
    const user = world.users.get(id);
    return user && !user.bot && !user.hidden;
  }),
  hasBot: guild.members.has(world.bot.id),
  roles: [...guild.roles.values()].map((role) => roleSummary(guild, role)),
});

/** `@everyone` names no members: everybody has it. */
export const roleSummary = (guild: Guild, { id, name }: Role): object => ({
  id,
  name,
  memberIds: [...guild.members.values()].flatMap(({ userId, roleIds }) => (roleIds.has(id) ? [userId] : [])),
});

export const channelSummary = ({ id, name, type, parentId, thread }: Channel): object => ({
  id,
  name: name ?? (type === CHANNEL.direct ? 'direct message' : ''),
  type,
  ...(parentId !== null && { parentId }),
  ...(thread && { threadMemberIds: [...thread.members.keys()] }),
});
