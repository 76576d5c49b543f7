import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { randomFrom } from '../../players/decisionRandom.ts';
import { playerOf } from '../../players/levels.ts';
import type { Question, Said } from './thought.ts';
import { whereOf } from './whereOf.ts';

// Whoever clicks goes first. Linux alone knows priorities of threads; elsewhere it would be the whole bot's.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

function answer({ view, level, seed, time }: Question): Said {
  const until = performance.now() + time;
  const before = processorTime();
  let isCut = false;
  const expired = (): boolean => {
    isCut ||= performance.now() >= until;
    return isCut;
  };
  const player = playerOf(level);
  if (!player) throw new Error(`Nobody plays as ${level}`);
  const move = player(view, randomFrom(seed), expired);
  return { said: 'found', move, isCut, worked: processorTime() - before };
}

/** Milliseconds that this thread has had the processor. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on('message', (question: Question) => {
  try {
    say(answer(question));
  } catch (error) {
    say({ said: 'failed', where: whereOf(error) });
  }
});
say({ said: 'ready' });
