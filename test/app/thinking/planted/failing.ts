import { parentPort } from 'node:worker_threads';

/** A thread whose player has a bug at every turn. */
parentPort?.on('message', () => parentPort?.postMessage({ said: 'failed', where: 'Error\n    at nowhere' }));
parentPort?.postMessage({ said: 'ready' });
