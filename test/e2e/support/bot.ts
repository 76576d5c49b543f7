import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REST, Routes } from 'discord.js';
import { COMMANDS } from '../../../commands/index.ts';
import { type Running, type Surroundings, startDulle } from '../../../src/dulle.ts';
import { createLog } from '../../../src/log.ts';
import { randomFrom } from '../../../src/players/decisionRandom.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { FakeAnalyst } from '../../support/fakeAnalyst.ts';

/** Registers the commands, as `npm run deploy` does. */
export async function deployTo({ apiUrl, botToken }: Sandbox): Promise<void> {
  const rest = new REST({ api: apiUrl }).setToken(botToken);
  const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
  await rest.put(Routes.applicationCommands(id), { body: COMMANDS.map(({ declaration }) => declaration) });
}

/** One white pixel. */
const PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Pictures that cost nothing, no emojis, a coach who guesses: what they are worth is for other tests to look at. */
export const WITHOUT_DRAWING = {
  pictures: { render: async () => PIXEL, warm: () => {}, stop: async () => {} },
  signs: async () => [],
  analyst: new FakeAnalyst(),
} as const;

/** Computers that take no time: every level plays as a beginner. */
export const QUICK_COMPUTERS: NonNullable<Surroundings['computers']> = {
  decide: async (view, _level, decision) => simplePlayer(view, randomFrom(decision)),
  stop: async () => {},
};

/** A bot in this process, and the file of its database. */
export interface TestBot extends Running {
  readonly databaseFile: string;
}

/** Starts the bot in this process on a fresh database; the seed fixes dealers and deals. */
export async function startBot(sandbox: Sandbox, seed: string): Promise<TestBot> {
  await deployTo(sandbox);
  const folder = mkdtempSync(join(tmpdir(), 'dulle-e2e-'));
  const databaseFile = join(folder, 'dulle.sqlite');
  const running = await startDulle(
    {
      token: sandbox.botToken,
      discordApi: sandbox.apiUrl,
      databaseFile,
      computerDelay: 0,
      computerThreads: 1,
      pictures: true,
      timeZone: 'Europe/Berlin',
      logLevel: 'warn',
    },
    createLog('warn'),
    { ...WITHOUT_DRAWING, computers: QUICK_COMPUTERS, randomBytes: seededBytes(seed) },
  );
  return {
    ...running,
    databaseFile,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Bytes that the seed alone decides, so that a test deals the same cards every time. */
export function seededBytes(seed: string): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    drawn++;
    return createHash('sha512').update(`${seed} ${drawn}`).digest().subarray(0, count);
  };
}
