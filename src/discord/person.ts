import {
  type ChatInputCommandInteraction,
  type CommandInteractionOptionResolver,
  GuildMember,
  PermissionFlagsBits,
  type User,
} from 'discord.js';
import type { Person } from '../core/table/occupant.ts';
import type { Click } from './reply.ts';

/** Who clicked or typed, under the name they bear in the server. */
export const personOf = ({ user, member }: Click | ChatInputCommandInteraction): Person =>
  named(user, member);

/** Whom an option of a command names, under the name they bear in the server; null: nobody. */
export function personIn({ options }: ChatInputCommandInteraction, option: string): Person | null {
  const user = options.getUser(option);
  return user && named(user, options.getMember(option));
}

function named(user: User, member: Member): Person {
  const name = member instanceof GuildMember ? member.displayName : member?.nick;
  return { id: user.id, name: name ?? user.displayName };
}

type Member =
  | ChatInputCommandInteraction['member']
  | ReturnType<CommandInteractionOptionResolver['getMember']>;

/** Whether the person chooses for the whole server: who may manage it, not only one of its channels. */
export function managesServer({ memberPermissions }: Click | ChatInputCommandInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}
