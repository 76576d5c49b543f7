import type { Platform } from '../platform.ts';
import { permissionsIn } from '../world/access.ts';
import { CHANNEL, type Channel, type Guild, type Message } from '../world/entities.ts';
import { may, PERMISSION } from '../world/permission.ts';
import { Refusal } from './refusal.ts';

/** The channel, if the bot can see it, as it can none of a server that it is not in. @throws Refusal 10003 or 50001 */
export function visibleChannel({ world }: Platform, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel) throw new Refusal(10003);
  if (!may(permissionsIn(world, channel, world.bot.id), PERMISSION.viewChannel)) throw new Refusal(50001);
  return channel;
}

export function requirePermission({ world }: Platform, channel: Channel, wanted: bigint): void {
  if (!may(permissionsIn(world, channel, world.bot.id), wanted)) throw new Refusal(50013);
}

/** Whether the bot may post there at all. @throws Refusal 50013, 50007, 50278 */
export function requirePosting(platform: Platform, channel: Channel): void {
  if (channel.type === CHANNEL.direct) {
    requireOpenDoor(platform, channel.recipientId ?? '');
    return;
  }
  const { sendMessages, sendMessagesInThreads } = PERMISSION;
  requirePermission(platform, channel, channel.thread ? sendMessagesInThreads : sendMessages);
}

function requireOpenDoor({ world }: Platform, userId: string): void {
  if (!world.shareGuild(userId)) throw new Refusal(50278);
  if (world.users.get(userId)?.dmClosed) throw new Refusal(50007);
}

/** A message that the bot can see: ephemeral ones do not exist here. @throws Refusal 10008 */
export function visibleMessage(channel: Channel, id: string): Message {
  const message = channel.messages.get(id);
  if (!message || message.audience !== null) throw new Refusal(10008);
  return message;
}

/** A server that the bot is in. @throws Refusal 10004 */
export function ownGuild({ world }: Platform, id: string): Guild {
  const guild = world.guilds.get(id);
  if (!guild?.members.has(world.bot.id)) throw new Refusal(10004);
  return guild;
}
