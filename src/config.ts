import { availableParallelism } from 'node:os';
import process from 'node:process';
import { config as readEnvFile } from 'dotenv';
import * as v from 'valibot';
import { isTimeZone } from './app/periods.ts';
import { LOG_LEVELS } from './log.ts';

const MOST_THREADS = 64;

/** What a host can set; each variable stands with its purpose and default in `.env.example`. */
const ENVIRONMENT = v.object({
  DISCORD_TOKEN: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  DISCORD_API: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:.*[^/]$/))),
  DATABASE_FILE: v.optional(v.pipe(v.string(), v.nonEmpty()), 'data/dulle.sqlite'),
  COMPUTER_DELAY: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(60_000)),
    '1200',
  ),
  COMPUTER_THREADS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(MOST_THREADS)),
  ),
  PICTURES: v.optional(v.picklist(['on', 'off']), 'on'),
  TIME_ZONE: v.optional(v.pipe(v.string(), v.trim(), v.check(isTimeZone)), 'Europe/Berlin'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
});

export type Config = ReturnType<typeof readConfig>;

/** What is said of a variable that cannot be used. */
const EXPECTED: Readonly<Record<string, string>> = {
  DISCORD_TOKEN: "must be the bot's token",
  DISCORD_API: 'must be the address of an API, such as http://127.0.0.1:4747/api, without a slash at its end',
  DATABASE_FILE: 'must name a file',
  COMPUTER_DELAY: 'must be a whole number of milliseconds from 0 to 60000',
  COMPUTER_THREADS: `must be a whole number from 1 to ${MOST_THREADS}`,
  PICTURES: 'must be on or off',
  TIME_ZONE: 'must be a time zone such as Europe/Berlin',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
};

/** The names of all variables, as `.env.example` lists them. */
export const VARIABLES = Object.keys(ENVIRONMENT.entries);

/** A configuration that cannot be used; the message is for the host, one sentence. */
export class ConfigError extends Error {}

/** The environment of the process, with what a file adds to it; what is set in both stays as it is set. */
export function environment(file = '.env'): Readonly<Record<string, string | undefined>> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value) variables[name] = value;
  readEnvFile({ path: file, processEnv: variables, quiet: true });
  return variables;
}

/** Reads the configuration. Throws `ConfigError` with one clear sentence. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  if (set.DISCORD_TOKEN === undefined) {
    throw new ConfigError(
      'DISCORD_TOKEN is not set: put it into .env (see .env.example), or try Dulle without Discord with: npm run sandbox',
    );
  }
  const parsed = v.safeParse(ENVIRONMENT, set);
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0]?.key);
    throw new ConfigError(`${name} ${EXPECTED[name]}.`);
  }
  const { DISCORD_TOKEN, DISCORD_API, DATABASE_FILE, COMPUTER_DELAY, COMPUTER_THREADS } = parsed.output;
  const { PICTURES, TIME_ZONE, LOG_LEVEL } = parsed.output;
  return {
    token: DISCORD_TOKEN,
    /** Base address of Discord's API without version; absent: Discord itself. */
    discordApi: DISCORD_API,
    databaseFile: DATABASE_FILE,
    /** Milliseconds a computer takes for each move: always the same, so that it tells nothing. */
    computerDelay: COMPUTER_DELAY,
    /** How many computers think at once: all cores but the one that serves people. */
    computerThreads: COMPUTER_THREADS ?? Math.max(1, availableParallelism() - 1),
    /** Whether pictures are drawn; else everybody reads text. */
    pictures: PICTURES === 'on',
    /** Where the day begins at midnight: today's and this month's standings go by it. */
    timeZone: TIME_ZONE,
    logLevel: LOG_LEVEL,
  };
}
