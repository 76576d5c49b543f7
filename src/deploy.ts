import process from 'node:process';
import { REST, Routes } from 'discord.js';
import { COMMANDS } from '../commands/index.ts';
import { ConfigError, environment, readConfig } from './config.ts';

/** Registers the commands: for all servers, or with `--guild ID` in one server for trying. */
async function deploy(): Promise<void> {
  const config = readConfig(environment());
  const guild = guildFrom(process.argv.slice(2));
  const rest = new REST(config.discordApi ? { api: config.discordApi } : {}).setToken(config.token);
  const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
  const route = guild ? Routes.applicationGuildCommands(id, guild) : Routes.applicationCommands(id);
  await rest.put(route, { body: COMMANDS.map(({ declaration }) => declaration) });
  const names = COMMANDS.map(({ declaration }) => `/${declaration.name}`).join(', ');
  process.stdout.write(`Registered ${names} ${guild ? `in server ${guild}` : 'for all servers'}.\n`);
}

function guildFrom(words: readonly string[]): string | null {
  const [flag, id] = words;
  if (flag === undefined) return null;
  if (flag === '--guild' && id && /^\d{17,20}$/.test(id) && words.length === 2) return id;
  throw new ConfigError('Usage: npm run deploy, or npm run deploy -- --guild SERVER_ID (17 to 20 digits).');
}

deploy().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = error instanceof ConfigError ? reason : `The commands could not be registered: ${reason}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
