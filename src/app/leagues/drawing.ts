import { Worker } from 'node:worker_threads';
import type { DrawnDay, DrawRequest } from '../../core/league/draw.ts';

/**
 * Draws the days of a season beside the event loop, in a thread that lives as long as the draw: a search takes up to
 * some seconds on a slow machine, and a season is drawn once. Rejects where the thread fails.
 */
export function drawBeside(request: DrawRequest): Promise<readonly DrawnDay[]> {
  return new Promise((resolve, reject) => {
    // Its environment is empty: it holds no token.
    const worker = new Worker(new URL('./drawingThread.ts', import.meta.url), {
      workerData: request,
      env: {},
    });
    worker.once('message', (days: readonly DrawnDay[]) => resolve(days));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The draw ended without days (${code})`)));
  });
}
