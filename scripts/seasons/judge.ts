import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Leagues } from '../../src/app/leagues/leagues.ts';
import { dayIn } from '../../src/app/periods.ts';
import { createLog } from '../../src/log.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { counted, csvFaults, handsIn } from '../../test/support/recount/exported.ts';
import type { CountedHand } from '../../test/support/recount/hand.ts';
import { ledgerFaults } from '../../test/support/recount/ports.ts';
import { type KnownSeason, placesIn } from '../../test/support/recount/standings.ts';
import type { House } from './house.ts';
import type { SeasonPlayed } from './play.ts';
import type { SeasonPlayer } from './player.ts';
import { Saying } from './said.ts';
import { press, run, until } from './talk.ts';

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
  const { exported, hands, faults } = await countedAnew(house, leader);
  const saying = new Saying(house, players, hands);
  await readAll(saying, leader, played.at(-1), hands);
  for (const { season, said, champion } of played) {
    const places = placesIn(season.known, hands);
    saying.standings(season.plan.name, said, places);
    saying.champion(season.plan.name, champion, places);
  }
  const kept = await keptFaults(house, played.map(knownOf), hands);
  return { hands: exported, counting: hands.length, faults: [...faults, ...saying.faults, ...kept] };
}

/** The key of the first one in a server whose data were deleted. */
const FIRST_FORMER = 'former:1';

/** Lets somebody have their data deleted, and counts everything again: all but who they were stays as it was. */
export async function judgeWithout(
  house: House,
  players: readonly SeasonPlayer[],
  played: readonly SeasonPlayed[],
  gone: SeasonPlayer,
): Promise<Verdict> {
  const [leader] = players;
  if (!leader || leader === gone) throw new Error('Somebody else has to read');
  const { id } = gone.person;
  const shown = await run(gone.person, house.channelId, 'privacy');
  const asked = await press(gone.person, shown, 'p1:ask');
  await press(gone.person, asked, 'p1:delete');
  await until(`${gone.name} is forgotten`, async () =>
    (await exportedFile(house, leader, 'json')).includes(id) ? undefined : true,
  );
  const { exported, hands, faults } = await countedAnew(house, leader);
  const named = hands.filter(({ seats }) =>
    seats.some(({ name, player }) => name === gone.name || player === id),
  );
  const seasons = played
    .map(knownOf)
    .map((one) => ({ ...one, known: withOther(one.known, id, FIRST_FORMER) }));
  return {
    hands: exported,
    counting: hands.length,
    faults: [
      ...faults,
      ...named.map((hand) => `hand ${hand.id} still names ${gone.name}`),
      ...(await keptFaults(house, seasons, hands)),
    ],
  };
}

/** The same season with somebody under another key. */
const withOther = (season: KnownSeason, person: string, key: string): KnownSeason =>
  JSON.parse(JSON.stringify(season).replaceAll(`"${person}"`, `"${key}"`)) as KnownSeason;

/** A season with its name and its span of time. */
interface Known {
  readonly known: KnownSeason;
  readonly name: string;
  readonly openedAt: number;
  readonly closedAt: number;
}

const knownOf = ({ season, openedAt, closedAt }: SeasonPlayed): Known => ({
  known: season.known,
  name: season.plan.name,
  openedAt,
  closedAt,
});

/** What both exports hold, counted by the records, and where they are at odds with them. */
async function countedAnew(
  house: House,
  reader: SeasonPlayer,
): Promise<{
  readonly exported: number;
  readonly hands: readonly CountedHand[];
  readonly faults: readonly string[];
}> {
  const exported = handsIn(await exportedFile(house, reader, 'json'));
  const { hands, faults } = counted(exported);
  const csv = csvFaults(await exportedFile(house, reader, 'csv'), exported);
  return { exported: exported.length, hands, faults: [...faults, ...csv] };
}

async function keptFaults(
  { databaseFile, guildId }: House,
  seasons: readonly Known[],
  hands: readonly CountedHand[],
): Promise<readonly string[]> {
  const store = await openStore(databaseFile, { timeZone: ZONE });
  try {
    return await portFaults(store, guildId, seasons, hands);
  } finally {
    await store.close();
  }
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
  ({ openedAt, closedAt }: Pick<Known, 'openedAt' | 'closedAt'>) =>
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
  guildId: string,
  seasons: readonly Known[],
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
      ...seasons.map((one) => ({ name: `season:${one.known.league}`, holds: within(one) })),
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
  for (const { known, name } of seasons) {
    const said = (await leagues.season(known.league))?.standings ?? [];
    const line = (rank: number, player: string, ...figures: readonly (number | null)[]) =>
      [rank, player, ...figures].join(' ');
    const kept = said.map(({ rank, person, score, hands: count, wins, soloScore, tables, bestDay }) =>
      line(rank, person.id, score, count, wins, soloScore, tables, bestDay),
    );
    const own = placesIn(known, hands).map((place) =>
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
      faults.push(`standings of ${name}: kept ${kept.join('; ')}, counted ${own.join('; ')}`);
    }
  }
  return faults;
}
