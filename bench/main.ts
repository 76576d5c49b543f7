import { availableParallelism } from 'node:os';
import { benchClicks } from './clicks.ts';
import { benchCore } from './core.ts';

/** Prints what things cost, as one JSON object. */
const WARM_UP = 1_000;
const CORE_TIME = 5_000;

benchCore(WARM_UP);
const core = benchCore(CORE_TIME);
const single = await benchClicks({ tables: 1, seconds: 10 });
const many = await benchClicks({ tables: 50, seconds: 20 });

process.stdout.write(
  `${JSON.stringify(
    {
      node: process.version,
      cores: availableParallelism(),
      ...core,
      clickToAcknowledge: { tables1: single.latency, tables50: many.latency },
      residentMegabytes: { afterStart: single.residentAfterStart, with50Tables: many.residentAtEnd },
      databaseBytesPerHand: many.databaseBytesPerHand,
    },
    null,
    2,
  )}\n`,
);
