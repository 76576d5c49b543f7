import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Changes } from './changes.ts';
import { type Clock, systemClock } from './clock.ts';
import { Control } from './control/control.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { Interactions } from './interactions.ts';
import { Journal } from './journal.ts';
import { Messages } from './messages.ts';
import { readContract } from './openapi.ts';
import type { Platform } from './platform.ts';
import { Rest } from './rest/rest.ts';
import { type NextId, snowflakes } from './snowflake.ts';
import { servePage, serveUpload } from './static-files.ts';
import { addToThread } from './threads.ts';
import { CommandRegistry } from './world/commands.ts';
import { World } from './world/world.ts';

const API = '/api';
const VERSION = '/v10';
const CONTROL = '/control';
const JOURNAL_ENTRIES = 200_000;

export interface SandboxOptions {
  /** A free one if absent. */
  readonly port?: number;
  /** What the bot logs in with; made up if absent. */
  readonly botToken?: string;
  /** What the application is called; `sandbox-bot` if absent. */
  readonly botName?: string;
  /** Timers and time; the computer's if absent. */
  readonly clock?: Clock;
  /** Ids; made from the clock if absent. They must ascend. */
  readonly nextId?: NextId;
  /** Discord's OpenAPI file to judge requests by; `DISCORD_OPENAPI` if absent, without both none. */
  readonly openapiFile?: string;
  /** Judge the sandbox's own answers by that file too. */
  readonly checkAnswers?: boolean;
  /** Answer 429 as Discord would; without it the limits are only stated in headers. */
  readonly enforceRateLimits?: boolean;
  /** How many of the newest journal entries are kept. */
  readonly journalEntries?: number;
}

export interface Sandbox {
  /** `http://127.0.0.1:PORT`: the page, and below `/control` the control interface. */
  readonly url: string;
  /** For discord.js: `rest: { api: apiUrl }`. */
  readonly apiUrl: string;
  readonly botToken: string;
  readonly close: () => Promise<void>;
}

/** Starts a local Discord on 127.0.0.1. Its world is empty but for the bot, and lives in memory. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock, botToken = 'sandbox.bot.token', checkAnswers = false } = options;
  const contractFile = options.openapiFile ?? process.env.DISCORD_OPENAPI;
  const contract = contractFile ? await readContract(contractFile) : undefined;
  // Longer than a client keeps an idle connection, so that it is not cut under a request.
  const server = createServer({ keepAliveTimeout: 60_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const address = { url, apiUrl: `${url}/api`, gatewayUrl: `ws://127.0.0.1:${port}/gateway`, botToken };
  const nextId = options.nextId ?? snowflakes(clock);
  const world = new World(nextId, clock.now, options.botName);
  const journal = new Journal(clock.now, options.journalEntries ?? JOURNAL_ENTRIES);
  const platform = createPlatform({ address, clock, nextId, world, journal });
  const { enforceRateLimits = false } = options;
  const rest = new Rest({ platform, contract, checkAnswers, enforceRateLimits });
  const control = new Control(platform);
  server.on('request', (request, response) => {
    serve({ platform, rest, control }, request, response).catch(() => response.destroy());
  });
  platform.gateway.listen(server);
  return {
    url,
    apiUrl: address.apiUrl,
    botToken,
    close: () => {
      platform.gateway.close();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function createPlatform({
  address,
  clock,
  nextId,
  world,
  journal,
}: Pick<Platform, 'address' | 'clock' | 'nextId' | 'world' | 'journal'>): Platform {
  const { url, gatewayUrl, botToken } = address;
  const changes = new Changes();
  const gateway = new Gateway({ world, clock, token: botToken, url: gatewayUrl });
  const messages = new Messages({
    world,
    clock,
    nextId,
    changes,
    url,
    dispatch: (event, data, guildId) => gateway.dispatch(event, data, guildId),
    onMention: (channel, userIds) => addToThread({ world, clock, changes, gateway }, channel, userIds),
  });
  return {
    world,
    commands: new CommandRegistry(world.bot.id, nextId, clock.now),
    messages,
    interactions: new Interactions({ world, clock, nextId, messages }),
    gateway,
    journal,
    faults: new Faults(),
    changes,
    clock,
    nextId,
    address,
  };
}

interface Parts {
  readonly platform: Platform;
  readonly rest: Rest;
  readonly control: Control;
}

async function serve(
  { platform, rest, control }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', platform.address.url);
  if (pathname.startsWith(`${API}/`)) {
    const path = decodePath(pathname.slice(API.length));
    // Another version than 10 is a route that does not exist.
    const below = path.startsWith(`${VERSION}/`) ? path.slice(VERSION.length) : path;
    return rest.handle(request, response, below, searchParams);
  }
  if (pathname.startsWith(CONTROL)) {
    return control.handle(request, response, pathname.slice(CONTROL.length), searchParams);
  }
  request.resume();
  if (/^\/(attachments|emojis)\//.test(pathname)) return serveUpload(response, platform.world, pathname);
  return servePage(response, decodePath(pathname));
}

/** The path with its escapes resolved; as it is, if they are none. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
