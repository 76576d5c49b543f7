import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Person, type SandboxClient } from '../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { deployTo } from '../../test/e2e/support/bot.ts';
import { BotProcess } from '../../test/e2e/support/process.ts';
import { Changes } from './changes.ts';

/** Sixteen who play. */
const NAMES = [
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Emil',
  'Frida',
  'Georg',
  'Hanna',
  'Igor',
  'Jana',
  'Karl',
  'Lena',
  'Milan',
  'Nora',
  'Otto',
  'Petra',
] as const;

interface Member {
  readonly name: string;
  readonly person: Person;
}

/** A server of the sandbox with its members, and the bot in a process of its own over a fresh database. */
export interface House {
  readonly sandbox: Sandbox;
  readonly client: SandboxClient;
  readonly changes: Changes;
  readonly bot: BotProcess;
  readonly databaseFile: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly members: readonly Member[];
  readonly close: () => Promise<void>;
}

export async function openHouse(names: readonly string[] = NAMES): Promise<House> {
  const sandbox = await createSandbox({ botName: 'Dulle' });
  const client = connect(sandbox.url);
  const members: Member[] = [];
  for (const name of names) {
    const { id } = await client.createUser({ username: name.toLowerCase(), globalName: name });
    members.push({ name, person: client.as(id) });
  }
  const guild = await client.createGuild({
    name: 'Doppelkopf Club',
    channels: ['liga'],
    memberIds: members.map(({ person }) => person.id),
  });
  await client.updateGuild(guild.id, { adminIds: members.slice(0, 1).map(({ person }) => person.id) });
  await deployTo(sandbox);
  const folder = await mkdtemp(join(tmpdir(), 'dulle-seasons-'));
  const databaseFile = join(folder, 'dulle.sqlite');
  const bot = new BotProcess(sandbox, client, databaseFile, { COMPUTER_DELAY: '0' });
  await bot.start();
  const changes = await Changes.follow(client);
  return {
    sandbox,
    client,
    changes,
    bot,
    databaseFile,
    guildId: guild.id,
    channelId: guild.channels[0]?.id ?? '',
    members,
    close: async () => {
      changes.close();
      await bot.end('SIGTERM');
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
