import process from 'node:process';
import { ConfigError, environment, readConfig } from './config.ts';
import { startDulle } from './dulle.ts';
import { createLog } from './log.ts';
import { isUnreachable, TOKEN_REFUSED, UNREACHABLE } from './startTrouble.ts';
import { StoreError } from './store/storeError.ts';

/** A stop in good order takes at most so long. Milliseconds. */
const LONGEST_STOP = 5_000;

/** Starts the bot and stops it in good order; what a host did wrong is one line, not a stack trace. */
async function main(): Promise<void> {
  const config = readConfig(environment());
  const log = createLog(config.logLevel);
  const running = await startDulle(config, log);
  const stop = (): void => {
    // Messages may wait for Discord's rate limits; the next start sends what is left.
    setTimeout(() => process.exit(0), LONGEST_STOP).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'TokenInvalid') return TOKEN_REFUSED;
  if (isUnreachable(error)) return UNREACHABLE;
  return `Dulle could not start: ${error instanceof Error ? error.message : String(error)}`;
}
