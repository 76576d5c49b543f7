import { availableParallelism } from 'node:os';
import { benchClicks } from './clicks.ts';
import { benchCore } from './core.ts';
import { benchLedger } from './ledger.ts';
import { benchPictures } from './pictures.ts';
import { benchPlayouts } from './playouts.ts';
import { benchStorage } from './storage.ts';

/** Prints what things cost, as one JSON object. */
const WARM_UP = 1_000;
const CORE_TIME = 5_000;
/** Hands in the books; fewer are filled faster: `BOOKED_HANDS=20000 npm run bench`. */
const BOOKED_HANDS = Number(process.env.BOOKED_HANDS ?? 1_000_000);

benchCore(WARM_UP);
const core = benchCore(CORE_TIME);
const playouts = benchPlayouts(30);
const storage = await benchStorage(48);
const ledger = await benchLedger({ hands: BOOKED_HANDS, servers: 1, people: 400 });
const pictures = await benchPictures(20);
const single = await benchClicks({ tables: 1, seconds: 15, thinking: 100, level: 'beginner' });
const many = await benchClicks({ tables: 50, seconds: 30, thinking: 1_200, level: 'beginner' });
const experts = await benchClicks({ tables: 20, seconds: 30, thinking: 1_200, level: 'expert' });

process.stdout.write(
  `${JSON.stringify(
    {
      node: process.version,
      cores: availableParallelism(),
      ...core,
      ...playouts,
      ...storage,
      ledger,
      ...pictures,
      clickToAcknowledge: {
        tables1: single.latency,
        tables50: many.latency,
        tables20Experts: experts.latency,
      },
      thinking: experts.thinking,
      residentMegabytes: { afterStart: single.residentAfterStart, with50Tables: many.residentAtEnd },
    },
    null,
    2,
  )}\n`,
);
