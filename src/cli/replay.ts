import { replay } from '../core/record/replay.ts';
import { answerRecords } from './answer.ts';
import type { Subcommand } from './subcommand.ts';

export const replayCommand: Subcommand = {
  usage: '[file ...]',
  summary: 'plays hand records and prints their results, one a line',
  run: (files, streams) => answerRecords(files, streams, replay, 'finished'),
};
