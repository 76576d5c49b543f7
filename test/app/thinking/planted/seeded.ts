import { parentPort } from 'node:worker_threads';
import type { Question } from '../../../../src/app/thinking/thought.ts';

/** A thread that plays any legal card, as its seed wants it. */
parentPort?.on('message', ({ view, seed }: Question) => {
  const move = view.legal[Number.parseInt(seed.slice(0, 8), 16) % view.legal.length];
  parentPort?.postMessage({ said: 'found', move, isCut: false, worked: 0 });
});
parentPort?.postMessage({ said: 'ready' });
