import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Leagues } from '../../src/app/leagues.ts';
import { dayIn } from '../../src/app/periods.ts';
import { createLog } from '../../src/log.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { counted, csvFaults, handsIn } from '../../test/support/recount/exported.ts';
import type { CountedHand } from '../../test/support/recount/hand.ts';
import { ledgerFaults } from '../../test/support/recount/ports.ts';
import { placesIn } from '../../test/support/recount/standings.ts';
import type { House } from './house.ts';
import type { SeasonPlayed } from './play.ts';
import type { SeasonPlayer } from './player.ts';
import { Saying } from './said.ts';
import { run } from './talk.ts';

/** Where the bot of the seasons says that days begin. */
const ZONE = 'Europe/Berlin';

export interface Verdict {
  /** Hands in the export, and those of them that count. */
  readonly hands: number;
  readonly counting: number;
  /** Whatever the records do not bear out, each a sentence. */
  readonly faults: readonly string[];
}

/** Exports everything, counts it anew by the records alone, and compares with what the bot says and keeps. */
export async function judge(
  house: House,
  players: readonly SeasonPlayer[],
  played: readonly SeasonPlayed[],
): Promise<Verdict> {
  const [leader] = players;
  if (!leader) throw new Error('Nobody has played');
  const exported = handsIn(await exportedFile(house, leader, 'json'));
  const { hands, faults } = counted(exported);
  const all: string[] = [...faults, ...csvFaults(await exportedFile(house, leader, 'csv'), exported)];
  const saying = new Saying(house, players, hands);
  await readAll(saying, leader, played.at(-1), hands);
  for (const { season, said, champion } of played) {
    const places = placesIn(season.known, hands);
    saying.standings(season.plan.name, said, places);
    saying.champion(season.plan.name, champion, places);
  }
  const store = await openStore(house.databaseFile, { timeZone: ZONE });
  try {
    all.push(...(await portFaults(store, house, played, hands)));
  } finally {
    await store.close();
  }
  return {
    hands: exported.length,
    counting: hands.length,
    faults: [...all, ...saying.faults],
  };
}

async function exportedFile(house: House, { person }: SeasonPlayer, format: 'json' | 'csv'): Promise<string> {
  const { attachments, content } = await run(person, house.channelId, 'export', { what: 'server', format });
  const [file] = attachments;
  if (!file) throw new Error(`The export has no file: ${content}`);
  const bytes = Buffer.from(await (await fetch(file.url)).arrayBuffer());
  return (file.filename.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** The hands of a season's span of time, whoever played them. */
const within =
  ({ openedAt, closedAt }: SeasonPlayed) =>
  ({ at }: CountedHand): boolean =>
    at >= openedAt && at <= closedAt;

async function readAll(
  saying: Saying,
  reader: SeasonPlayer,
  newest: SeasonPlayed | undefined,
  hands: readonly CountedHand[],
): Promise<void> {
  const today = dayIn(ZONE, Date.now());
  const periods = [
    ['all', () => true],
    ['today', ({ at }) => dayIn(ZONE, at) === today],
    ['month', ({ at }) => dayIn(ZONE, at).slice(0, 7) === today.slice(0, 7)],
    ...(newest ? [['season', within(newest)] as const] : []),
  ] as const satisfies readonly (readonly [string, (hand: CountedHand) => boolean])[];
  for (const by of ['points', 'average', 'wins', 'rating'] as const) {
    for (const [period, holds] of periods) {
      await saying.leaderboard(reader, period, holds, { by, players: 'people', least: 1 });
    }
  }
  const most = Math.max(1, Math.floor(hands.length / 8));
  await saying.leaderboard(reader, 'all', () => true, { by: 'points', players: 'people', least: most });
  await saying.leaderboard(reader, 'all', () => true, { by: 'points', players: 'computers', least: 1 });
  await saying.stats(reader);
}

/** What the ports say otherwise than the hands. */
async function portFaults(
  store: Store,
  { guildId }: House,
  played: readonly SeasonPlayed[],
  hands: readonly CountedHand[],
): Promise<readonly string[]> {
  const days = [...new Set(hands.map(({ at }) => dayIn(ZONE, at)))];
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const faults = [
    ...(await ledgerFaults(store.ledger, guildId, hands, [
      { name: 'all', holds: () => true },
      ...days.map((day) => ({
        name: `day:${day}`,
        holds: ({ at }: CountedHand) => dayIn(ZONE, at) === day,
      })),
      ...months.map((month) => ({
        name: `month:${month}`,
        holds: ({ at }: CountedHand) => dayIn(ZONE, at).startsWith(month),
      })),
      ...played.map((one) => ({ name: `season:${one.season.league}`, holds: within(one) })),
    ])),
  ];
  const leagues = new Leagues({
    store: store.leagues,
    hands: store.ledger,
    tables: { played: async () => null },
    audit: store.audit,
    draw: async () => [],
    circumstances: () => {
      throw new Error('Nothing is decided here');
    },
    log: createLog('silent'),
  });
  for (const { season } of played) {
    const said = (await leagues.season(season.league))?.standings ?? [];
    const line = (rank: number, player: string, ...figures: readonly (number | null)[]) =>
      [rank, player, ...figures].join(' ');
    const kept = said.map(({ rank, person, score, hands: count, wins, soloScore, tables, bestDay }) =>
      line(rank, person.id, score, count, wins, soloScore, tables, bestDay),
    );
    const own = placesIn(season.known, hands).map((place) =>
      line(
        place.rank,
        place.player,
        place.score,
        place.hands,
        place.wins,
        place.soloScore,
        place.tables,
        place.bestDay,
      ),
    );
    if (!isDeepStrictEqual(kept.toSorted(), own.toSorted())) {
      faults.push(`standings of ${season.plan.name}: kept ${kept.join('; ')}, counted ${own.join('; ')}`);
    }
  }
  return faults;
}
