import { viewRecord } from '../core/record/replay.ts';
import { answerRecords } from './answer.ts';
import type { Subcommand } from './subcommand.ts';

export const viewCommand: Subcommand = {
  usage: '[file ...]',
  summary: 'plays hand records as far as they go and prints what each seat may know, one record a line',
  run: (files, streams) => answerRecords(files, streams, viewRecord, 'ok'),
};
