import { type DestinationStream, pino } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the program writes down while it runs. */
export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** Never written, wherever they stand: what opens doors, and what would tell somebody's cards. */
const SECRET = [
  'token',
  'authorization',
  'password',
  'seed',
  'secret',
  'card',
  'cards',
  'dealt',
  'hands',
  'view',
  'move',
];

const HIDDEN = '[hidden]';

/**
 * One JSON object a line. What is secret is left out by its name, and of errors only what is known to be
 * harmless is written: Discord's carry whole messages, and with them hands, and addresses with tokens.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: HIDDEN },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination ?? pino.destination(1),
  );
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly cause?: DescribedError;
}

/** Causes of causes are followed this far. */
const DEEPEST = 3;

function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  // What errors of Node and of discord.js may have beside their message.
  const { code, status, method, url } = error as Error & Readonly<Record<string, unknown>>;
  return {
    type: error.name,
    message: error.message,
    ...(error.stack ? { stack: error.stack } : {}),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url: withoutTokens(url) } : {}),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** The tokens of interactions and webhooks are part of their addresses. */
const withoutTokens = (url: string): string =>
  url.replace(/\/(webhooks|interactions)\/(\d+)\/[^/?]+/g, `/$1/$2/${HIDDEN}`);
