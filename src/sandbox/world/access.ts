import { CHANNEL, type Channel, type Message } from './entities.ts';
import { channelPermissions, DIRECT_MESSAGE, may, PERMISSION } from './permission.ts';
import type { World } from './world.ts';

/** What somebody may do in a channel, direct messages and threads included; nothing, if they are not in it. */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.type === CHANNEL.direct) {
    return userId === channel.recipientId || userId === world.bot.id ? DIRECT_MESSAGE : 0n;
  }
  const guild = world.guildOf(channel);
  const member = guild?.members.get(userId);
  if (!guild || !member) return 0n;
  const granted = channelPermissions(guild, member, world.ruling(channel));
  const inside = channel.thread?.members.has(userId) || may(granted, PERMISSION.manageThreads);
  return channel.type === CHANNEL.privateThread && !inside ? 0n : granted;
}

export const canSee = (world: World, channel: Channel, userId: string): boolean =>
  may(permissionsIn(world, channel, userId), PERMISSION.viewChannel);

/** Whether a message in a channel that somebody sees is for their eyes. */
export const isFor = (message: Message, userId: string): boolean =>
  message.audience === null || message.audience === userId;
