import { leagueOf } from '../../core/league/evolve.ts';
import { type LeagueView, leagueView } from '../../core/league/view.ts';
import { ruleDifferences } from '../../core/rules/readRules.ts';
import type { BookedHand } from '../ledger.ts';
import type { FinishedRecord } from '../tableReading.ts';
import { counts, exportedHands, written } from './exportedHands.ts';
import type { Exported, ExportSources } from './exportSources.ts';
import { HandRecords } from './handRecords.ts';

/** The format of a line that begins an export; `docs/exports.md` says what the others hold. */
const FORMAT = 'dulle-export/1';

/** Rows that are read at once. */
const PAGE = 100;

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Everything that is exported as JSON Lines: what it is, what it is about, then its hands as they ended. */
export async function* jsonOf(sources: ExportSources, exported: Exported): AsyncGenerator<string> {
  const { ledger, events, now } = sources;
  yield line({ format: FORMAT, ...exported, exportedAt: written(now()) });
  yield* around(sources, exported);
  const records = new HandRecords(events);
  for await (const hand of exportedHands(ledger, exported)) {
    yield line({ kind: 'hand', ...handOf(hand, await records.of(hand)) });
  }
}

/** What stands around the hands: of a season its league, of a server everything else that is kept of it. */
async function* around(sources: ExportSources, exported: Exported): AsyncGenerator<string> {
  switch (exported.what) {
    case 'session':
      return;
    case 'season':
      yield* leagueLine(sources, exported.league);
      return;
    case 'server': {
      const { guildId } = exported;
      for (const { id } of await sources.leagues.find({ guildId })) yield* leagueLine(sources, id);
      for (const { id, name, savedBy, rules } of await sources.shelf.list(guildId)) {
        yield line({ kind: 'rules', id, name, savedBy, rules: rules && ruleDifferences(rules) });
      }
      yield* playerLines(sources, guildId);
      yield* correctionLines(sources, guildId);
    }
  }
}

async function* leagueLine({ leagues }: ExportSources, id: string): AsyncGenerator<string> {
  const state = leagueOf(await leagues.load(id));
  if (state) yield line({ kind: 'league', ...season(leagueView(state)) });
}

const season = ({ settings, openedAt, closedAt, ...league }: LeagueView): object => ({
  ...league,
  settings: { ...settings, rules: ruleDifferences(settings.rules) },
  openedAt: written(openedAt),
  closedAt: closedAt === null ? null : written(closedAt),
});

async function* playerLines({ ledger }: ExportSources, guildId: string): AsyncGenerator<string> {
  const all = { guildId, period: 'all', rulesKey: null, by: 'points', least: 1, own: null } as const;
  for (const players of ['people', 'computers'] as const) {
    for (let offset = 0; ; offset += PAGE) {
      const { rows } = await ledger.leaderboard({ ...all, players, offset, limit: PAGE });
      for (const { player, name, hands, points, wins, rating } of rows) {
        yield line({ kind: 'player', player, name, hands, points, wins, rating });
      }
      if (rows.length < PAGE) break;
    }
  }
}

async function* correctionLines({ audit }: ExportSources, guildId: string): AsyncGenerator<string> {
  for (let offset = 0; ; offset += PAGE) {
    const { entries } = await audit.list(guildId, { offset, limit: PAGE });
    for (const { at, by, what, subject, before, after } of entries) {
      yield line({ kind: 'correction', at: written(at), by, what, subject, before, after });
    }
    if (entries.length < PAGE) return;
  }
}

/** A hand as it is booked, with the record that replays it and what verifies its deal. */
function handOf(hand: BookedHand, played: FinishedRecord | null): object {
  const { seats, at, struck, rules, concealed: _open, rulesKey: _rulesKey, ...booked } = hand;
  return {
    ...booked,
    endedAt: written(at),
    counts: counts(hand),
    struck: struck && { by: struck.by, at: written(struck.at) },
    rules: ruleDifferences(rules),
    seats,
    ...(played ? playedOf(played) : {}),
  };
}

export const playedOf = ({ lineup, commitment, seed, cut, record }: FinishedRecord): object => ({
  lineup,
  deal: { commitment, seed, cut },
  record,
});
