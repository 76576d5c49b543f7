import { parentPort, workerData } from 'node:worker_threads';
import { ArenaError } from './arenaError.ts';
import type { DealFacts } from './facts.ts';
import { type Match, MatchPlay } from './match.ts';
import { playersOf } from './seatedPlayer.ts';
import type { Side } from './seating.ts';
import type { Times } from './stopwatch.ts';

/** Deals to play, or that there are no more. */
export type ToWorker = { readonly deals: readonly number[] } | { readonly close: true };

/** Deals that were played; at the end how long that took; or the one thing that went wrong. */
export type FromWorker =
  | { readonly deals: readonly DealFacts[] }
  | { readonly times: Readonly<Record<Side, Times>> }
  | { readonly error: string };

const match = workerData as Match;
const players = playersOf(match);
const play = new MatchPlay(match, players);
const tell = (message: FromWorker): void => parentPort?.postMessage(message);

async function end(): Promise<void> {
  await Promise.all([players.a.close(), players.b.close()]);
  parentPort?.close();
}

async function work(message: ToWorker): Promise<void> {
  if ('close' in message) {
    tell({ times: play.times() });
    return end();
  }
  const deals: DealFacts[] = [];
  for (const deal of message.deals) deals.push(await play.play(deal));
  tell({ deals });
}

parentPort?.on('message', (message: ToWorker) => {
  void work(message).catch(async (error: unknown) => {
    // Anything else is a bug and ends the thread as one.
    if (!(error instanceof ArenaError)) throw error;
    tell({ error: error.message });
    await end();
  });
});
