import { parentPort } from 'node:worker_threads';
import { analyse } from '../../players/coach/analyse.ts';
import { randomFrom } from '../../players/decisionRandom.ts';
import type { AnalysisRequest } from './threadAnalyst.ts';

/** Nobody waits longer, on however slow a machine. Milliseconds. */
const LONGEST = 5_000;

parentPort?.on('message', ({ view, decision }: AnalysisRequest) => {
  const until = performance.now() + LONGEST;
  parentPort?.postMessage(analyse(view, randomFrom(decision), () => performance.now() > until));
});
