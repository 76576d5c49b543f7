import type { Channel, Guild, Member, Role, User } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { notFound } from './failure.ts';

/** A person or the bot. @throws ControlFailure */
export function anyUser(world: World, id: string | undefined): User {
  const user = world.users.get(id ?? '');
  if (!user || user.hidden) throw notFound(`There is no user ${id}.`, 'unknown-user');
  return user;
}

/** A person. @throws ControlFailure */
export function personOf(world: World, id: string | undefined): User {
  const user = anyUser(world, id);
  if (user.bot) throw notFound(`There is no person ${id}: that is the bot.`, 'unknown-user');
  return user;
}

export function guildOf(world: World, id: string | undefined): Guild {
  const guild = world.guilds.get(id ?? '');
  if (!guild) throw notFound(`There is no server ${id}.`, 'unknown-guild');
  return guild;
}

export function channelOf(world: World, id: string | undefined): Channel {
  const channel = world.channels.get(id ?? '');
  if (!channel) throw notFound(`There is no channel ${id}.`, 'unknown-channel');
  return channel;
}

export function roleOf(guild: Guild, id: string | undefined): Role {
  const role = guild.roles.get(id ?? '');
  if (!role) throw notFound(`There is no role ${id} in that server.`, 'unknown-role');
  return role;
}

export function memberOf(guild: Guild, id: string | undefined): Member {
  const member = guild.members.get(id ?? '');
  if (!member) throw notFound(`${id} is not a member of that server.`, 'unknown-member');
  return member;
}
