import type { Platform } from './platform.ts';
import { canSee } from './world/access.ts';
import type { Channel } from './world/entities.ts';
import { threadMemberPayload } from './world/payload.ts';

type Parts = Pick<Platform, 'world' | 'clock' | 'changes' | 'gateway'>;

/** Adds people to a thread: those who see its channel and are not in it yet. */
export function addToThread(parts: Parts, channel: Channel, userIds: readonly string[]): void {
  const { world, clock } = parts;
  const { thread } = channel;
  if (!thread) return;
  const added = userIds.filter((id) => !thread.members.has(id) && canSee(world, world.ruling(channel), id));
  const moment = new Date(clock.now()).toISOString();
  for (const id of added) thread.members.set(id, moment);
  tell(parts, channel, { added, removed: [] });
}

export function removeFromThread(parts: Parts, channel: Channel, userId: string): void {
  if (channel.thread?.members.delete(userId)) tell(parts, channel, { added: [], removed: [userId] });
}

interface Movement {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function tell({ world, gateway, changes }: Parts, channel: Channel, { added, removed }: Movement): void {
  if (added.length + removed.length === 0) return;
  changes.emit(channel.id);
  // Without the privileged intent a bot hears of its own coming and going only.
  if (![...added, ...removed].includes(world.bot.id)) return;
  const update = {
    id: channel.id,
    guild_id: channel.guildId,
    member_count: channel.thread?.members.size ?? 0,
    ...(added.length > 0 && { added_members: added.map((id) => threadMemberPayload(channel, id)) }),
    ...(removed.length > 0 && { removed_member_ids: removed }),
  };
  gateway.dispatch('THREAD_MEMBERS_UPDATE', update, channel.guildId);
}
