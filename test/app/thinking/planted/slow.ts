import { parentPort } from 'node:worker_threads';
import type { Question } from '../../../../src/app/thinking/thought.ts';

/** A thread that uses all its time, and then plays the last legal card. */
parentPort?.on('message', ({ view, time }: Question) => {
  const until = performance.now() + time;
  while (performance.now() < until);
  parentPort?.postMessage({ said: 'found', move: view.legal.at(-1), isCut: true, worked: time });
});
parentPort?.postMessage({ said: 'ready' });
