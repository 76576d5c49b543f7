import { GuildMember, PermissionFlagsBits } from 'discord.js';
import type { Holder, Right } from '../app/rights.ts';
import type { TableView } from '../core/view/tableView.ts';
import type { Desk } from './desk.ts';
import { managesServer } from './person.ts';
import type { Asker } from './rules/heldSet.ts';

/** What Discord calls those who may hold a right; everybody needs no permission. */
const PERMISSIONS = {
  administrator: PermissionFlagsBits.Administrator,
  'manage-guild': PermissionFlagsBits.ManageGuild,
  'manage-channels': PermissionFlagsBits.ManageChannels,
  'manage-events': PermissionFlagsBits.ManageEvents,
  'manage-messages': PermissionFlagsBits.ManageMessages,
  everybody: null,
} as const satisfies Readonly<Record<Holder, bigint | null>>;

/**
 * Whether somebody may do for others what a right allows, in the server where they ask; never in direct messages.
 * Who may manage the server holds every right.
 */
export async function holdsRight(
  asker: Asker,
  { rights }: Pick<Desk, 'rights'>,
  right: Right,
): Promise<boolean> {
  const { guildId, memberPermissions } = asker;
  if (guildId === null) return false;
  if (managesServer(asker)) return true;
  const { who, role } = await rights.holders(guildId, right);
  const permission = PERMISSIONS[who];
  if (permission === null || memberPermissions?.has(permission)) return true;
  return role !== null && hasRole(asker, role);
}

/** Discord sends the roles of whoever asks with every interaction. */
function hasRole({ member }: Asker, role: string): boolean {
  if (!member) return false;
  return member instanceof GuildMember ? member.roles.cache.has(role) : member.roles.includes(role);
}

/** Whether somebody keeps order at a table of others: who may at all tables, or leads the leagues it belongs to. */
export const keepsTable = async (
  asker: Asker,
  desk: Pick<Desk, 'rights'>,
  { fixture }: Pick<TableView, 'fixture'>,
): Promise<boolean> =>
  (await holdsRight(asker, desk, 'tables')) || (fixture !== null && holdsRight(asker, desk, 'leagues'));
