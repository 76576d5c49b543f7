import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RandomBytes } from '../../../src/app/fairDeal.ts';
import { type Running, type Surroundings, startDulle } from '../../../src/dulle.ts';
import { createLog } from '../../../src/log.ts';
import { deployTo, QUICK_COMPUTERS, seededBytes, WITHOUT_DRAWING } from './bot.ts';
import { type Club, type Locales, NAMES, openClub } from './club.ts';
import { unintendedPings } from './pings.ts';
import { secretsIn } from './secrets.ts';
import { SkippableClock } from './skippableClock.ts';

interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly reference?: string;
}

/** A club whose bot can be stopped and started over the same database, at a time that can be moved on. */
export interface Evening extends Club {
  readonly clock: SkippableClock;
  readonly databaseFile: string;
  /** The bot that runs now. @throws Error while none does */
  readonly bot: Running;
  /** What the bots of this evening logged at `warn` or above, in order. */
  readonly logged: readonly LogLine[];
  /** Stops the bot in good order. */
  stopBot(): Promise<void>;
  startBot(): Promise<void>;
  /**
   * Ends the evening, and states what holds on every one: nothing logged as an error, nothing refused by
   * Discord but what a test provoked, nobody pinged who was not to be, and no secret told.
   */
  leave(provoked?: { readonly errors?: number; readonly refusals?: readonly number[] }): Promise<void>;
}

/** What is otherwise than on a usual evening: how it is drawn, who plays, and what Discord says of languages. */
export interface EveningOptions extends Pick<Surroundings, 'pictures' | 'signs' | 'computers' | 'analyst'> {
  readonly locales?: Locales;
}

/** Opens a club with a bot on a fresh database; the seed, or the bytes, fix dealers and deals. */
export async function openEvening(
  seed: string | RandomBytes,
  names: readonly string[] = NAMES,
  botPermissions?: string,
  { locales, ...given }: EveningOptions = {},
): Promise<Evening> {
  const club = await openClub(undefined, names, botPermissions, locales);
  await deployTo(club.sandbox);
  const folder = mkdtempSync(join(tmpdir(), 'dulle-e2e-'));
  const clock = new SkippableClock();
  const databaseFile = join(folder, 'dulle.sqlite');
  const randomBytes = typeof seed === 'string' ? seededBytes(seed) : seed;
  const logged: LogLine[] = [];
  const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line)) });
  let bot: Running | null = null;

  const startBot = async (): Promise<void> => {
    const config = {
      token: club.sandbox.botToken,
      discordApi: club.sandbox.apiUrl,
      databaseFile,
      computerDelay: 0,
      computerThreads: 1,
      pictures: true,
      timeZone: 'Europe/Berlin',
      logLevel: 'warn',
    } as const;
    const { now, after } = clock;
    bot = await startDulle(config, log, {
      ...WITHOUT_DRAWING,
      computers: QUICK_COMPUTERS,
      now,
      after,
      randomBytes,
      ...given,
    });
  };
  const stopBot = async (): Promise<void> => {
    await bot?.stop();
    bot = null;
  };
  const close = async (): Promise<void> => {
    await stopBot();
    clock.stop();
    await club.close();
    rmSync(folder, { recursive: true });
  };

  await startBot();
  return {
    ...club,
    clock,
    databaseFile,
    get bot() {
      if (!bot) throw new Error('No bot is running');
      return bot;
    },
    logged,
    startBot,
    stopBot,
    close,
    leave: async ({ errors = 0, refusals = [] } = {}) => {
      const { entries } = await club.client.journal(0, { refusals: true });
      const said = JSON.stringify([entries, logged]);
      expect(secretsIn(databaseFile).filter((secret) => said.includes(secret))).toEqual([]);
      await close();
      expect(logged.filter(({ level }) => level === 'error')).toHaveLength(errors);
      const refused = entries.filter(({ kind, code }) => kind === 'refusal' && !refusals.includes(code ?? 0));
      expect(refused).toEqual([]);
      expect(unintendedPings(entries)).toEqual([]);
    },
  };
}
