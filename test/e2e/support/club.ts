import type { Running } from '../../../src/dulle.ts';
import { connect, type Person, type SandboxClient } from '../../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.ts';

export const NAMES = ['Anna', 'Ben', 'Clara', 'David'] as const;

/** A server of the sandbox with four members and one channel, and whatever bot is logged in to it. */
export interface Club {
  readonly sandbox: Sandbox;
  readonly client: SandboxClient;
  readonly guildId: string;
  readonly channelId: string;
  readonly people: readonly Person[];
  close(): Promise<void>;
}

/** Discord's locales of a server and of its members, in their order; `en-US` where nothing is said. */
export interface Locales {
  readonly server?: string;
  readonly people?: readonly string[];
}

export async function openClub(
  start?: (sandbox: Sandbox) => Promise<Running>,
  names: readonly string[] = NAMES,
  botPermissions?: string,
  { server = 'en-US', people = [] }: Locales = {},
): Promise<Club> {
  const sandbox = await createSandbox({ botName: 'Dulle' });
  const client = connect(sandbox.url);
  const users = [];
  for (const [index, name] of names.entries())
    users.push(
      await client.createUser({
        username: `member${index}`,
        globalName: name,
        locale: people[index] ?? 'en-US',
      }),
    );
  const guild = await client.createGuild({
    name: 'Club',
    locale: server,
    channels: ['doppelkopf'],
    memberIds: users.map(({ id }) => id),
    ...(botPermissions === undefined ? {} : { botPermissions }),
  });
  const running = await start?.(sandbox);
  return {
    sandbox,
    client,
    guildId: guild.id,
    channelId: guild.channels[0]!.id,
    people: users.map(({ id }) => client.as(id)),
    close: async () => {
      await running?.stop();
      await sandbox.close();
    },
  };
}
