const INTENT = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

/** Intents that need to be switched on in Discord's portal; the sandbox's application has none of them. */
export const PRIVILEGED = INTENT.guildMembers | INTENT.guildPresences | INTENT.messageContent;

const ALL_INTENTS = 0x3ffffff;

export const isIntents = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && (Number(value) & ~ALL_INTENTS) === 0;

/** The intent that an event needs, or 0 if it comes always. */
export function intentFor(event: string, inGuild: boolean): number {
  if (event.startsWith('MESSAGE_') || event === 'TYPING_START') {
    return inGuild ? INTENT.guildMessages : INTENT.directMessages;
  }
  if (event.startsWith('GUILD_MEMBER_')) return INTENT.guildMembers;
  return /^(GUILD|CHANNEL|THREAD)_/.test(event) && inGuild ? INTENT.guilds : 0;
}
