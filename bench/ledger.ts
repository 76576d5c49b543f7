import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewHand, RANKINGS } from '../src/app/ledger.ts';
import { DDV } from '../src/core/rules/ruleSet.ts';
import { NO_FACTS } from '../src/core/score/seatFacts.ts';
import { perSeat } from '../src/core/seat.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { type BigBooks, fillBooks, LAST, personName, serverName } from './bigBooks.ts';

interface Spent {
  readonly median: number;
  readonly max: number;
}

/** What the books of a busy server cost; all times in milliseconds. */
interface LedgerFigures {
  readonly books: BigBooks & { readonly secondsToFill: number };
  readonly leaderboard: Readonly<Record<string, Spent>>;
  readonly stats: Spent;
  readonly history: Readonly<Record<'server' | 'player' | 'deepPage', Spent>>;
  /** A transaction of its own each, which reaches the disk. */
  readonly bookOneHand: Spent;
  /** The sums at once; then the ratings of all hands since, in portions. */
  readonly strikeOneHand: Spent;
  readonly rateAgain: { readonly portions: number; readonly portion: Spent; readonly all: number };
  readonly bytesPerHand: number;
}

export async function benchLedger(size: BigBooks): Promise<LedgerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dulle-ledger-'));
  const file = join(folder, 'books.sqlite');
  try {
    const begin = performance.now();
    await fillBooks(file, size);
    const secondsToFill = Math.round((performance.now() - begin) / 1_000);
    const bytesPerHand = Math.round(statSync(file).size / size.hands);
    const store = await openStore(file);
    try {
      return { books: { ...size, secondsToFill }, ...(await measure(store, size)), bytesPerHand };
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PERIODS = ['all', 'season:league', 'month:2026-11', 'day:2026-11-30'];

async function measure(store: Store, { people, hands, servers }: BigBooks) {
  const { ledger, upkeep } = store;
  const guildId = serverName(0);
  const leaderboard: Record<string, Spent> = {};
  const [rules] = await ledger.rulesPlayed(guildId);
  for (const period of PERIODS) {
    for (const by of RANKINGS) {
      for (const rulesKey of [null, rules?.rulesKey ?? null]) {
        const kind = { guildId, period, rulesKey, by, players: 'people', least: 1 } as const;
        leaderboard[`${period} by ${by}${rulesKey === null ? '' : ', one rule set'}`] = await spent(
          20,
          (run) =>
            ledger.leaderboard({ ...kind, offset: (run * 10) % people, limit: 10, own: personName(run) }),
        );
      }
    }
  }
  const stats = await spent(10, (run) => ledger.stats(guildId, personName(run), null));
  const history = {
    server: await spent(10, () => ledger.history({ guildId, limit: 10 })),
    player: await spent(10, (run) => ledger.history({ guildId, player: personName(run), limit: 10 })),
    deepPage: await spent(10, () =>
      ledger.history({ guildId, offset: Math.floor(hands / servers / 2), limit: 10 }),
    ),
  };
  const bookOneHand = await spent(100, (run) => upkeep.book([hand(run, guildId)]));
  const strikeOneHand = await spent(20, (run) => ledger.strike(guildId, `new-${run}`, 'mod', LAST));
  const portions: number[] = [];
  for (let more = true; more; ) {
    const begin = performance.now();
    more = await upkeep.rate(guildId, 50);
    portions.push(performance.now() - begin);
  }
  const all = Math.round(portions.reduce((sum, time) => sum + time, 0));
  const rateAgain = { portions: portions.length, portion: summary(portions), all };
  return { leaderboard, stats, history, bookOneHand, strikeOneHand, rateAgain };
}

function hand(number: number, guildId: string): NewHand {
  return {
    ...{
      id: `new-${number}`,
      guildId,
      at: LAST + number,
      table: 'new',
      number: 1,
      enteredBy: null,
      league: null,
    },
    ...{ concealed: false, rules: DDV, contract: 'normal', soloist: null, soloKind: null, winner: 're' },
    ...{ reEyes: 130, value: 1, multiplier: 1 },
    seats: perSeat((seat) => ({
      player: personName(seat * 7 + (number % 7)),
      name: 'Somebody',
      party: seat < 2 ? 're' : 'kontra',
      points: seat < 2 ? 1 : -1,
      facts: NO_FACTS,
    })),
  };
}

async function spent(runs: number, work: (run: number) => Promise<unknown>): Promise<Spent> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await work(run);
    times.push(performance.now() - begin);
  }
  return summary(times);
}

function summary(times: readonly number[]): Spent {
  const sorted = times.toSorted((a, b) => a - b);
  const rounded = (time = 0) => Math.round(time * 100) / 100;
  return { median: rounded(sorted[Math.floor(sorted.length / 2)]), max: rounded(sorted.at(-1)) };
}
