import { constants } from 'node:os';
import { analyse } from '../../players/coach/analyse.ts';
import { randomFrom } from '../../players/decisionRandom.ts';
import { answerQuestions } from '../thinking/answering.ts';
import type { AnalysisFound, AnalysisQuestion } from './threadAnalyst.ts';

// After the computers, too.
answerQuestions(constants.priority.PRIORITY_LOW, ({ view, seed, time }: AnalysisQuestion): AnalysisFound => {
  const until = performance.now() + time;
  return { said: 'found', analysis: analyse(view, randomFrom(seed), () => performance.now() >= until) };
});
