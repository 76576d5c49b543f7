import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import type { Desk } from './desk.ts';
import type { Click } from './reply.ts';

/** What a server lets some of its members do for others. */
export const RIGHTS = ['leagues', 'rules', 'tables', 'scores'] as const;

/**
 * `leagues`: open and lead them; `rules`: the server's default and other people's sets; `tables`: close those of
 * others; `scores`: strike and restore anybody's hands.
 */
export type Right = (typeof RIGHTS)[number];

/** Who has a right where a server has settled nothing. */
const USUAL = {
  leagues: [PermissionFlagsBits.ManageEvents, PermissionFlagsBits.ManageGuild],
  rules: [PermissionFlagsBits.ManageMessages, PermissionFlagsBits.ManageGuild],
  tables: [PermissionFlagsBits.ManageMessages, PermissionFlagsBits.ManageGuild],
  scores: [PermissionFlagsBits.ManageMessages, PermissionFlagsBits.ManageGuild],
} as const satisfies Readonly<Record<Right, readonly bigint[]>>;

/** Whether somebody may do for others what a right allows, in the server where they ask. */
export async function holdsRight(
  { memberPermissions }: Click | ChatInputCommandInteraction,
  _desk: Desk,
  right: Right,
): Promise<boolean> {
  return memberPermissions?.any([...USUAL[right]]) ?? false;
}
