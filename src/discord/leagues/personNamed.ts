import { type ChatInputCommandInteraction, GuildMember } from 'discord.js';
import type { Person } from '../../core/table/occupant.ts';

/** Whether whom an option names is in the server: Discord takes anybody. */
export const isMember = ({ options }: ChatInputCommandInteraction, option: string): boolean =>
  options.getMember(option) !== null;

/** Whom an option names, under the name they bear in the server; null: nobody; or a bot. */
export function personNamed({ options }: ChatInputCommandInteraction, option: string): Person | 'bot' | null {
  const user = options.getUser(option);
  if (!user) return null;
  if (user.bot) return 'bot';
  const member = options.getMember(option);
  const name = member instanceof GuildMember ? member.displayName : (member?.nick ?? null);
  return { id: user.id, name: name ?? user.displayName };
}
