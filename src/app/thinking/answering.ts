import { setPriority } from 'node:os';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Failed, Ready } from './thought.ts';
import { whereOf } from './whereOf.ts';

/**
 * Makes this thread a thinker: it answers one question after another, at a priority (`os.constants.priority`) that lets
 * whoever clicks go first. Linux alone knows priorities of threads; elsewhere it would be the whole bot's.
 */
export function answerQuestions<Q, F extends { readonly said: 'found' }>(
  priority: number,
  answer: (question: Q) => F,
): void {
  if (process.platform === 'linux') setPriority(0, priority);
  const say = (said: Ready | F | Failed): void => parentPort?.postMessage(said);
  parentPort?.on('message', (question: Q) => {
    try {
      say(answer(question));
    } catch (error) {
      say({ said: 'failed', where: whereOf(error) });
    }
  });
  say({ said: 'ready' });
}
