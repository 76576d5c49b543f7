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

export async function openClub(start?: (sandbox: Sandbox) => Promise<Running>): Promise<Club> {
  const sandbox = await createSandbox();
  const client = connect(sandbox.url);
  const users = [];
  for (const name of NAMES)
    users.push(await client.createUser({ username: name.toLowerCase(), globalName: name }));
  const guild = await client.createGuild({
    name: 'Club',
    channels: ['doppelkopf'],
    memberIds: users.map(({ id }) => id),
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
