import process from 'node:process';
import { parentPort } from 'node:worker_threads';

/** A thread that ends when it is asked. */
parentPort?.on('message', () => process.exit(3));
parentPort?.postMessage({ said: 'ready' });
