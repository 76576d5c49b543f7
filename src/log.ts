import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What must never stand in a log: what logs in, what answers an interaction, and what was sent to whom. */
const SECRETS = [
  'token',
  '*.token',
  'authorization',
  '*.authorization',
  'err.requestBody',
  'err.rawError.requestBody',
  'err.url',
];

/** The log: one JSON object a line on standard output, without tokens or cards. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: '…' } });
}
