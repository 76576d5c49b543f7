import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { vi } from 'vitest';
import { connect, type Person, type SandboxClient, type WorldGuild } from '../../src/sandbox/client.ts';
import type { Clock } from '../../src/sandbox/clock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';

// A busy machine compiles Discord's whole description slowly; no test says anything about time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** How `expect.poll` should wait. */
export const PATIENT = { timeout: 20_000 } as const;

/** A sandbox with two people in a server of one channel, and a logged-in discord.js client. */
export interface Scene {
  readonly sandbox: Sandbox;
  readonly control: SandboxClient;
  readonly client: Client<true>;
  readonly guild: WorldGuild;
  readonly channelId: string;
  readonly ann: Person;
  readonly bob: Person;
  /** A request by the bot's token, without discord.js. */
  readonly request: (method: string, path: string, body?: unknown) => Promise<Raw>;
  /** What the bot does with the next interactions. */
  readonly answer: (handler: (interaction: Interaction) => Promise<unknown>) => void;
  readonly end: () => Promise<void>;
}

export interface Raw {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked at field by field
  readonly body: any;
  readonly headers: Headers;
}

export async function openScene(
  options: SandboxOptions & { readonly intents?: readonly GatewayIntentBits[] } = {},
): Promise<Scene> {
  const sandbox = await createSandbox({ checkAnswers: true, ...options });
  const control = connect(sandbox.url);
  const ann = await control.createUser({ username: 'ann', globalName: 'Ann' });
  const bob = await control.createUser({ username: 'bob', locale: 'de' });
  const guild = await control.createGuild({ name: 'Club', locale: 'hu', memberIds: [ann.id, bob.id] });
  const client = new Client({
    intents: [...(options.intents ?? [GatewayIntentBits.Guilds])],
    rest: { api: sandbox.apiUrl },
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.botToken);
  await ready;
  let handler: (interaction: Interaction) => Promise<unknown> = async () => undefined;
  client.on(Events.InteractionCreate, (interaction) => {
    handler(interaction).catch((error) => process.emitWarning(error));
  });
  return {
    sandbox,
    control,
    client: client as Client<true>,
    guild,
    channelId: guild.channels[0]!.id,
    ann: control.as(ann.id),
    bob: control.as(bob.id),
    request: (method, path, body) => rawRequest(sandbox, method, path, body),
    answer: (next) => {
      handler = next;
    },
    end: async () => {
      await client.destroy();
      await sandbox.close();
    },
  };
}

export async function rawRequest(
  { apiUrl, botToken }: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  authorization = `Bot ${botToken}`,
): Promise<Raw> {
  const response = await fetch(`${apiUrl}/v10${path}`, {
    method,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

/** The computer's clock, and what a test adds to it. Timers run by the computer's clock. */
export function movableClock(): Clock & { readonly move: (ms: number) => void } {
  let added = 0;
  return {
    now: () => Date.now() + added,
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    move: (ms) => {
      added += ms;
    },
  };
}

export const button = (customId: string, label = customId, more: object = {}) => ({
  type: 2,
  style: 1,
  label,
  custom_id: customId,
  ...more,
});

export const row = (...components: readonly object[]) => ({ type: 1, components });
