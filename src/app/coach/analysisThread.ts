import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { analyse } from '../../players/coach/analyse.ts';
import { randomFrom } from '../../players/decisionRandom.ts';
import type { Failed, Ready } from '../thinking/thought.ts';
import { whereOf } from '../thinking/whereOf.ts';
import type { AnalysisFound, AnalysisQuestion } from './threadAnalyst.ts';

// Whoever clicks goes first, then the computers. Linux alone knows priorities of threads.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const say = (said: Ready | AnalysisFound | Failed): void => parentPort?.postMessage(said);

parentPort?.on('message', ({ view, seed, time }: AnalysisQuestion) => {
  const until = performance.now() + time;
  try {
    const analysis = analyse(view, randomFrom(seed), () => performance.now() >= until);
    say({ said: 'found', analysis });
  } catch (error) {
    say({ said: 'failed', where: whereOf(error) });
  }
});
say({ said: 'ready' });
