import { parentPort } from 'node:worker_threads';

/** A thread that never comes to an end. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage({ said: 'ready' });
