import type { Channel, Guild, Member } from './entities.ts';

export const PERMISSION = {
  kickMembers: 1n << 1n,
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  useExternalEmojis: 1n << 18n,
  manageRoles: 1n << 28n,
  useApplicationCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendMessagesInThreads: 1n << 38n,
  pinMessages: 1n << 51n,
} as const;

const P = PERMISSION;

export const ALL_PERMISSIONS = (1n << 53n) - 1n;

/** What an invitation of a bot with threads, public and private ones, asks for: 377957239808. */
export const BOT_DEFAULT =
  P.viewChannel |
  P.sendMessages |
  P.embedLinks |
  P.attachFiles |
  P.readMessageHistory |
  P.createPublicThreads |
  P.createPrivateThreads |
  P.sendMessagesInThreads;

export const PEOPLE_DEFAULT = BOT_DEFAULT | P.addReactions | P.useExternalEmojis | P.useApplicationCommands;

/** In a direct message with the bot there are no roles; this is what both sides may do there. */
export const DIRECT_MESSAGE =
  PEOPLE_DEFAULT & ~P.createPublicThreads & ~P.createPrivateThreads & ~P.sendMessagesInThreads;

export const may = (granted: bigint, wanted: bigint): boolean => (granted & wanted) === wanted;

function guildPermissions(guild: Guild, member: Member): bigint {
  if (guild.ownerId === member.userId) return ALL_PERMISSIONS;
  let granted = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const roleId of member.roleIds) granted |= guild.roles.get(roleId)?.permissions ?? 0n;
  return may(granted, P.administrator) ? ALL_PERMISSIONS : granted;
}

/**
 * What a member may do in a channel, by the order of Discord's documentation: roles, then the overwrites of
 * `@everyone`, of the roles together, and of the member. For a thread pass the channel that it hangs below.
 */
export function channelPermissions(guild: Guild, member: Member, channel: Channel): bigint {
  let granted = guildPermissions(guild, member);
  if (granted === ALL_PERMISSIONS) return granted;
  const apply = (deny: bigint, allow: bigint): void => {
    granted = (granted & ~deny) | allow;
  };
  const everyone = channel.overwrites.get(guild.id);
  if (everyone) apply(everyone.deny, everyone.allow);
  let deny = 0n;
  let allow = 0n;
  for (const roleId of member.roleIds) {
    deny |= channel.overwrites.get(roleId)?.deny ?? 0n;
    allow |= channel.overwrites.get(roleId)?.allow ?? 0n;
  }
  apply(deny, allow);
  const own = channel.overwrites.get(member.userId);
  if (own) apply(own.deny, own.allow);
  // Who cannot see a channel can do nothing in it.
  return may(granted, P.viewChannel) ? granted : 0n;
}
