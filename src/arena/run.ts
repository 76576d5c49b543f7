import { Worker } from 'node:worker_threads';
import { ArenaError } from './arenaError.ts';
import type { DealFacts } from './facts.ts';
import { type Match, MatchPlay } from './match.ts';
import { type ArenaReport, reportOf } from './report.ts';
import { checkPlayers, playersOf } from './seatedPlayer.ts';
import type { Side } from './seating.ts';
import { addTimes, NO_TIMES, type Times } from './stopwatch.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Which deals of a match are played, and by how many threads: the result does not depend on the latter. */
export interface Run {
  readonly first: number;
  readonly deals: number;
  readonly jobs: number;
  /** Deals of the match that were played before; those among the wanted ones are not played again. */
  readonly done?: readonly DealFacts[];
  /** Is told of every deal, as it is done; what it throws ends the run. */
  readonly onDeal?: (deal: DealFacts) => void;
}

/** Plays a match. Rejects with an `ArenaError` where a player is unknown, or wrong in a game. */
export async function runArena(match: Match, run: Run): Promise<ArenaReport> {
  checkPlayers(match);
  const begin = performance.now();
  const wanted = Array.from({ length: run.deals }, (_, index) => run.first + index);
  const done = (run.done ?? []).filter(({ deal }) => deal >= run.first && deal < run.first + run.deals);
  const known = new Set(done.map(({ deal }) => deal));
  const missing = wanted.filter((deal) => !known.has(deal));
  const { deals, times } = await (run.jobs === 1 ? playedHere : playedByThreads)(match, missing, run);
  const all = [...done, ...deals].sort((one, other) => one.deal - other.deal);
  return reportOf(match, all, times, (performance.now() - begin) / 1000);
}

interface Played {
  readonly deals: readonly DealFacts[];
  readonly times: Readonly<Record<Side, Times>>;
}

async function playedHere(match: Match, missing: readonly number[], { onDeal }: Run): Promise<Played> {
  const players = playersOf(match);
  const play = new MatchPlay(match, players);
  const done: DealFacts[] = [];
  try {
    for (const deal of missing) {
      const facts = await play.play(deal);
      done.push(facts);
      onDeal?.(facts);
    }
  } finally {
    await Promise.all([players.a.close(), players.b.close()]);
  }
  return { deals: done, times: play.times() };
}

/** Deals handed to a thread at once: few enough that all end together, enough that messages cost nothing. */
const portion = (deals: number, jobs: number): number =>
  Math.min(50, Math.max(1, Math.floor(deals / jobs / 20)));

/** Each thread takes the next deals when it is done with its last ones. */
async function playedByThreads(match: Match, missing: readonly number[], run: Run): Promise<Played> {
  const done: DealFacts[] = [];
  let times: Readonly<Record<Side, Times>> = { a: NO_TIMES, b: NO_TIMES };
  const size = portion(missing.length, run.jobs);
  let next = 0;
  let failed = false;
  const threads = Array.from({ length: Math.min(run.jobs, missing.length) }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: match });
    const send = (message: ToWorker): void => worker.postMessage(message);
    const handOut = (): void => {
      const deals = failed ? [] : missing.slice(next, next + size);
      next += deals.length;
      send(deals.length > 0 ? { deals } : { close: true });
    };
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if ('error' in message) {
          failed = true;
          reject(new ArenaError(message.error));
        } else if ('times' in message) {
          times = { a: addTimes(times.a, message.times.a), b: addTimes(times.b, message.times.b) };
        } else {
          try {
            for (const facts of message.deals) {
              done.push(facts);
              run.onDeal?.(facts);
            }
          } catch (error) {
            failed = true;
            reject(error);
          }
          handOut();
        }
      });
      worker.once('error', (error) => {
        failed = true;
        reject(error);
      });
      worker.once('exit', () => resolve());
      handOut();
    });
  });
  // Every thread closes its players before anybody hears of an error.
  const settled = await Promise.allSettled(threads);
  const wrong = settled.find((one) => one.status === 'rejected');
  if (wrong) throw wrong.reason;
  return { deals: done, times };
}
