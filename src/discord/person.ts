import { type ChatInputCommandInteraction, GuildMember, PermissionFlagsBits } from 'discord.js';
import type { Person } from '../core/table/occupant.ts';
import type { Click } from './reply.ts';

/** Who clicked or typed, under the name they bear in the server. */
export function personOf({ user, member }: Click | ChatInputCommandInteraction): Person {
  const name = member instanceof GuildMember ? member.displayName : member?.nick;
  return { id: user.id, name: name ?? user.displayName };
}

/** Whether the person chooses for the whole server: who may manage it, not only one of its channels. */
export function managesServer({ memberPermissions }: Click | ChatInputCommandInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}
