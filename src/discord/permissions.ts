import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** What a table needs in its channel, as Discord names it. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;

/** What it needs for a thread of its own; without these it plays in the channel. */
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

export type NeededPermission = (typeof NEEDED)[number] | (typeof FOR_THREADS)[number];

/** The permissions the bot lacks where a table is to be opened; empty: it can start. */
export function missingPermissions(
  has: Readonly<PermissionsBitField>,
  inThread: boolean,
): readonly NeededPermission[] {
  const needed: readonly NeededPermission[] = inThread
    ? ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles', 'ReadMessageHistory']
    : NEEDED;
  return needed.filter((name) => !has.has(PermissionFlagsBits[name]));
}
