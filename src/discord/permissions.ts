import { type ChatInputCommandInteraction, PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** What a table needs in its channel, as Discord names it. */
const NEEDED = ['ViewChannel', 'SendMessages', 'ReadMessageHistory'] as const;

/** What it needs for a thread of its own; without these it plays in the channel. */
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

/** What a duplicate round needs besides: what others must not see has no other place. */
const FOR_PRIVATE_THREADS = ['CreatePrivateThreads', 'SendMessagesInThreads'] as const;

export type NeededPermission =
  | (typeof NEEDED)[number]
  | (typeof FOR_THREADS)[number]
  | (typeof FOR_PRIVATE_THREADS)[number];

/** The permissions the bot lacks where a table is to be opened; empty: it can start. */
export function missingPermissions(
  has: Readonly<PermissionsBitField>,
  inThread: boolean,
): readonly NeededPermission[] {
  const needed: readonly NeededPermission[] = inThread
    ? ['ViewChannel', 'SendMessagesInThreads', 'ReadMessageHistory']
    : NEEDED;
  return needed.filter((name) => !has.has(PermissionFlagsBits[name]));
}

/** The permissions the bot lacks for a table that is played in a private thread; empty: it can start. */
export const missingForPrivateThread = (has: Readonly<PermissionsBitField>): readonly NeededPermission[] =>
  [...NEEDED, ...FOR_PRIVATE_THREADS].filter((name) => !has.has(PermissionFlagsBits[name]));

/**
 * Whether the bot may post pictures in the channel; where not, all is text there. Discord counts what answers
 * to interactions may hold among an interaction's permissions, so these are those of the channel itself.
 */
export function mayPostPictures({ channel, client }: ChatInputCommandInteraction): boolean {
  if (!channel || channel.isDMBased()) return true;
  return channel.permissionsFor(client.user)?.has(PermissionFlagsBits.AttachFiles) ?? true;
}
