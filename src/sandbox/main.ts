import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { BotProcess, runToEnd } from './bot-process.ts';
import { connect, type SandboxClient } from './client.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

const STANDARD_PORT = 4747;
/** On a slow machine the start takes its time; a bot that dies meanwhile ends the waiting by itself. */
const ONLINE_MS = 90_000;
const POLL_MS = 50;
const PEOPLE = ['Anna', 'Ben', 'Clara', 'David'] as const;

/** Something the person who started the sandbox can put right; the message tells them in one sentence. */
class StartError extends Error {}

const botScript = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};

/** `npm run sandbox`: a local Discord with four people in it, and the bot; prints the one address to open. */
async function main(): Promise<void> {
  const sandbox = await openSandbox(portFrom(process.env.SANDBOX_PORT));
  const folder = await mkdtemp(join(tmpdir(), 'dulle-sandbox-'));
  const env = {
    ...process.env,
    DISCORD_TOKEN: sandbox.botToken,
    DISCORD_API: sandbox.apiUrl,
    DATABASE_FILE: process.env.DATABASE_FILE || join(folder, 'dulle.sqlite'),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  const bot = new BotProcess({
    command: [botScript('main.ts')],
    env,
    onNotice: say,
    onGiveUp: () => {
      say('The bot does not stay up; what it said stands above.');
      end(1);
    },
  });
  let ending = false;
  const end = (status: number): void => {
    if (ending) return;
    ending = true;
    const tidied = bot
      .stop()
      .then(() => sandbox.close())
      .then(() => rm(folder, { recursive: true, force: true }));
    tidied.then(
      () => process.exit(status),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

  try {
    const client = connect(sandbox.url);
    await populate(client);
    await runToEnd([botScript('deploy.ts')], env);
    bot.start();
    await untilOnline(client);
    process.stdout.write(`Dulle is ready: open ${sandbox.url} (Ctrl-C ends it)\n`);
  } catch (error) {
    if (ending) return;
    say(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`);
    end(1);
  }
}

/** @throws StartError if it is no port */
function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return STANDARD_PORT;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartError('SANDBOX_PORT must be a port, a whole number from 1 to 65535, or 0 for a free one.');
}

/** @throws StartError if the port cannot be had */
async function openSandbox(port: number): Promise<Sandbox> {
  try {
    return await createSandbox({ port, botName: 'Dulle' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken: end what listens there, or choose another one with SANDBOX_PORT.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} may not be used: choose one from 1024 on with SANDBOX_PORT.`);
    }
    throw error;
  }
}

async function populate(client: SandboxClient): Promise<void> {
  const memberIds: string[] = [];
  for (const globalName of PEOPLE) {
    const { id } = await client.createUser({ username: globalName.toLowerCase(), globalName });
    memberIds.push(id);
  }
  const club = await client.createGuild({
    name: 'Doppelkopf Club',
    channels: ['doppelkopf', 'table-2'],
    memberIds,
  });
  // Somebody has to keep order: the first of them.
  await client.updateGuild(club.id, { adminIds: memberIds.slice(0, 1) });
}

/** @throws Error when the bot has not come after a while */
async function untilOnline(client: SandboxClient): Promise<void> {
  const deadline = Date.now() + ONLINE_MS;
  while (!(await client.world()).application.online) {
    if (Date.now() > deadline)
      throw new Error(
        `the bot has not come online within ${ONLINE_MS / 1000} seconds. What it said stands above; with LOG_LEVEL=debug it says more.`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  say(error instanceof StartError ? reason : `The sandbox could not start: ${reason}`);
  process.exit(1);
});
