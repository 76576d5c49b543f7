import { constants } from 'node:os';
import process from 'node:process';
import { randomFrom } from '../../players/decisionRandom.ts';
import { playerOf } from '../../players/levels.ts';
import { answerQuestions } from './answering.ts';
import type { Found, Question } from './thought.ts';

function answer({ view, level, seed, time }: Question): Found {
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

answerQuestions(constants.priority.PRIORITY_BELOW_NORMAL, answer);
