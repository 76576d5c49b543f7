import { parentPort } from 'node:worker_threads';
import type { AnalysisQuestion } from '../../../src/app/coach/threadAnalyst.ts';

/** A thread that answers with how many questions it had before, and ends at the word "die". */
let asked = 0;
parentPort?.on('message', ({ seed }: AnalysisQuestion) => {
  if (seed === 'die') throw new Error('It was asked to');
  parentPort?.postMessage({ said: 'found', analysis: { moves: [], announcements: [], deals: asked++ } });
});
parentPort?.postMessage({ said: 'ready' });
