import { parentPort } from 'node:worker_threads';
import type { Question } from '../../../../src/app/thinking/thought.ts';

/** A thread that gets the processor late: half a second later than it wants to play the last legal card. */
parentPort?.on('message', ({ view, time }: Question) => {
  const found = { said: 'found', move: view.legal.at(-1), isCut: true, worked: 20 };
  setTimeout(() => parentPort?.postMessage(found), time + 400);
});
parentPort?.postMessage({ said: 'ready' });
