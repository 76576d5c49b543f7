import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { connect, type SandboxClient } from '../../src/sandbox/client.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { launchBrowser } from './browser.ts';

const FIXTURE_BOT = fileURLToPath(new URL('./fixture-bot.ts', import.meta.url));
const NAMES = ['Anna', 'Ben', 'Clara', 'David'] as const;

const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 390, height: 780 };

/** A sandbox with four people, the fixture bot in it, and a browser that looks at it. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly client: SandboxClient;
  readonly ids: { readonly [name: string]: string };
  readonly guildId: string;
  readonly channels: { readonly [name: string]: string };
  /** Opens the page as somebody, in a window with a memory of its own. */
  readonly open: (name: string, options?: Viewing) => Promise<Page>;
  readonly close: () => Promise<void>;
}

interface Viewing {
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
}

export async function openStage({
  extraNames = [],
}: {
  extraNames?: readonly string[];
} = {}): Promise<Stage> {
  const sandbox = await createSandbox();
  const client = connect(sandbox.url);
  const users = await Promise.all(
    [...NAMES, ...extraNames].map((globalName, index) =>
      client.createUser({ username: NAMES[index]?.toLowerCase() ?? `guest${index}`, globalName }),
    ),
  );
  const guild = await client.createGuild({
    name: 'Doppelkopf Club',
    channels: ['doppelkopf', 'table-2'],
    memberIds: users.map(({ id }) => id),
  });
  const bot = await startFixtureBot(sandbox);
  const browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  return {
    sandbox,
    client,
    guildId: guild.id,
    ids: Object.fromEntries(users.map(({ globalName, id }) => [globalName, id])),
    channels: Object.fromEntries(guild.channels.map(({ name, id }) => [name, id])),
    open: async (name, { size = WIDE, theme = 'dark' } = {}) => {
      const context = await browser.newContext({ viewport: size, colorScheme: theme });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${sandbox.url}/?user=${name.toLowerCase()}`);
      await page.getByTestId('composer').first().waitFor();
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      bot.kill('SIGKILL');
      await sandbox.close();
    },
  };
}

async function startFixtureBot({ apiUrl, botToken }: Sandbox): Promise<ChildProcess> {
  const bot = fork(FIXTURE_BOT, { env: { ...process.env, DISCORD_TOKEN: botToken, DISCORD_API: apiUrl } });
  await new Promise((resolve, reject) => {
    bot.once('message', resolve);
    bot.once('exit', (status) => reject(new Error(`The fixture bot ended with status ${status}.`)));
  });
  return bot;
}

/** The newest message in a pane. */
export const newest = (page: Page, pane = 'main-pane'): Locator =>
  page.getByTestId(pane).getByTestId('message').last();

/** Types a command into the channel's composer, letter by letter, and sends it with Enter. */
export async function typeCommand(page: Page, text: string): Promise<void> {
  const composer = page.getByTestId('main-pane').getByTestId('composer');
  await composer.click();
  await composer.pressSequentially(text);
}
