import process from 'node:process';
import { DiscordAPIError, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { COMMANDS } from '../commands/index.ts';
import { ConfigError, environment, readConfig } from './config.ts';
import { ApplicationEmojis } from './discord/emojis/applicationEmojis.ts';
import { signImages } from './discord/emojis/signImages.ts';
import { currentEmojis, uploadMissing } from './discord/emojis/uploading.ts';
import { isUnreachable, TOKEN_REFUSED, UNREACHABLE } from './startTrouble.ts';

/**
 * Registers the commands: for all servers, or with `--guild ID` in one server for trying. Then uploads the
 * emojis of the cards, which belong to the application and are the same everywhere.
 */
async function deploy(): Promise<void> {
  const config = readConfig(environment());
  const guild = guildFrom(process.argv.slice(2));
  const rest = new REST(config.discordApi ? { api: config.discordApi } : {}).setToken(config.token);
  const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
  const route = guild ? Routes.applicationGuildCommands(id, guild) : Routes.applicationCommands(id);
  await rest.put(route, { body: COMMANDS.map(({ declaration }) => declaration) });
  const names = COMMANDS.map(({ declaration }) => `/${declaration.name}`).join(', ');
  process.stdout.write(`Registered ${names} ${guild ? `in server ${guild}` : 'for all servers'}.\n`);
  await deployEmojis(new ApplicationEmojis(rest, id));
}

/**
 * Uploads what is missing. Emojis of an earlier version stay: the bot that runs may still use them, and the
 * next start removes them. Without emojis cards are text, so what goes wrong is told, and is no failure.
 */
async function deployEmojis(application: ApplicationEmojis): Promise<void> {
  try {
    // Asked for late: a machine that cannot draw can still register commands.
    const images = signImages();
    const listed = await application.list();
    const there = currentEmojis(images, listed).size;
    if (there < images.length) process.stdout.write(`Uploading ${images.length - there} emojis of cards …\n`);
    const { fresh, trouble } = await uploadMissing(application, images, listed);
    process.stdout.write(`Emojis of cards: ${fresh} uploaded, ${there} already there.\n`);
    if (trouble) throw trouble;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Not all emojis could be uploaded, so cards are shown as text: ${reason}\n`);
  }
}

function guildFrom(words: readonly string[]): string | null {
  const [flag, id] = words;
  if (flag === undefined) return null;
  if (flag === '--guild' && id && /^\d{17,20}$/.test(id) && words.length === 2) return id;
  throw new ConfigError('Usage: npm run deploy, or npm run deploy -- --guild SERVER_ID (17 to 20 digits).');
}

deploy().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DiscordAPIError && error.status === 401) return TOKEN_REFUSED;
  if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess) {
    return 'The bot is not in that server: invite it first, then register the commands there.';
  }
  if (isUnreachable(error)) return UNREACHABLE;
  return `The commands could not be registered: ${error instanceof Error ? error.message : String(error)}`;
}
