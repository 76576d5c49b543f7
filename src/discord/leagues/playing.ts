import type { FixtureOpened } from '../../app/leagues/fixtures.ts';
import { type LeagueTable, tableStatus } from '../../core/league/leagueTable.ts';
import { playersAt } from '../../core/league/matchDay.ts';
import type { LeagueRejection } from '../../core/league/rejection.ts';
import { LEAGUE_PHASES, USUAL_PACE } from '../../core/league/settings.ts';
import type { LeagueView, RoundView } from '../../core/league/view.ts';
import { err, type Result } from '../../core/result.ts';
import type { TableRejection } from '../../core/table/rejection.ts';
import { introduce } from '../introduction.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { presentRound } from '../messages/leagues/leagueScene.ts';
import { message } from '../messages/parts.ts';
import { rejectionText } from '../messages/rejectionText.ts';
import { personOf } from '../person.ts';
import { guildOf } from '../rules/heldSet.ts';
import { goneMessage, type LeagueVisit, leads, linkTo, readingOf, refusal } from './leagueVisit.ts';
import { tableTrouble } from './tableTrouble.ts';

/**
 * The own table of a match day (the present one where none is named): opened here, or where it is. Who leads leagues
 * and has none opens all tables of the day; leaders alone begin a match day before its time.
 */
export async function ownTable(visit: LeagueVisit, wanted: number | null): Promise<MessagePayload> {
  const { interaction, reader } = visit;
  const { t } = reader;
  const reading = await readingOf(visit);
  if (!reading) return goneMessage(visit);
  const { league } = reading;
  const round = roundMeant(league, wanted);
  if (round === null) return notPlayed(visit, league, wanted);
  const me = interaction.user.id;
  const present = presentRound(league)?.number ?? league.rounds.length;
  const manages = await leads(visit);
  const own = round.tables.find((table) => playersAt(table).includes(me));
  const isEarly = round.number > present;
  if (manages && (isEarly || !own)) return allTables(visit, round.number);
  if (isEarly && !(own && tableStatus(own) === 'playing')) {
    return message([t('leagueNo.round-to-come', { round: round.number, present })]);
  }
  const { number } = round;
  if (own) return openOwn(visit, league, round, own);
  if (round.rests.includes(me)) return message([t('leagueNo.you-rest', { round: number })]);
  const isDrawn = round.tables.some(({ players }) => players.includes(me));
  return message([isDrawn ? t('leagueNo.you-are-replaced', { round: number }) : t('leagueNo.not-in-season')]);
}

/** A match day of a running season; null where none is played, or there is none of that number. */
const roundMeant = (league: LeagueView, wanted: number | null): RoundView | null =>
  league.phase !== 'running'
    ? null
    : wanted === null
      ? presentRound(league)
      : (league.rounds[wanted - 1] ?? null);

async function notPlayed(
  visit: LeagueVisit,
  { phase, rounds }: LeagueView,
  wanted: number | null,
): Promise<MessagePayload> {
  const { t } = visit.reader;
  if (phase !== 'running') return refusal(visit, { code: 'wrong-phase', phase }, { wanted: 'open-table' });
  return message([
    wanted === null ? t('leagueNo.all-played') : t('leagueNo.no-round', { rounds: rounds.length }),
  ]);
}

async function openOwn(
  visit: LeagueVisit,
  league: LeagueView,
  round: RoundView,
  table: LeagueTable,
): Promise<MessagePayload> {
  const { desk, reader } = visit;
  const { t } = reader;
  const status = tableStatus(table);
  const { number } = round;
  if (status === 'played' && table.complete) return message([t('leagueNo.you-are-done', { round: number })]);
  if (status !== 'playing') {
    const trouble = troubleIn(visit, league);
    if (trouble !== null) return message([trouble]);
  }
  const opened = await open(visit, league, round, table);
  if (!opened.ok) return opened.error;
  return message([t('league.your-table', { round: number, link: await linkTo(desk, opened.value.table) })]);
}

const troubleIn = ({ interaction, reader: { t } }: LeagueVisit, { settings }: LeagueView): string | null =>
  tableTrouble(settings.kind, interaction, t);

/** Opens all tables of a match day that nobody has opened yet, in the channel where somebody asks who may. */
export async function allTables(visit: LeagueVisit, number: number): Promise<MessagePayload> {
  const { t } = visit.reader;
  if (!(await leads(visit))) return message([t('leagueNo.not-leader')]);
  const league = (await readingOf(visit))?.league;
  if (!league) return goneMessage(visit);
  const round = roundMeant(league, number);
  if (round === null) return notPlayed(visit, league, number);
  const trouble = troubleIn(visit, league);
  if (trouble !== null) return message([trouble]);
  let count = 0;
  for (const table of round.tables) {
    if (tableStatus(table) !== 'waiting' || table.entered) continue;
    const opened = await open(visit, league, round, table);
    if (!opened.ok) return opened.error;
    if (opened.value.isNew) count++;
  }
  return message([
    count === 0
      ? t('league.tables-open', { round: number })
      : t('league.tables-opened', { round: number, count }),
  ]);
}

/** Opens one of Dulle's tables for a table of the league, or finds the one that is open; a message that says why not. */
async function open(
  visit: LeagueVisit,
  { settings }: LeagueView,
  round: RoundView,
  table: LeagueTable,
): Promise<Result<FixtureOpened, MessagePayload>> {
  const { interaction, desk, reader, league } = visit;
  const by = personOf(interaction);
  const place = { round: round.number, table: table.number };
  const opened = await desk.fixtures.open({
    ...place,
    league,
    by,
    manages: await leads(visit),
    place: { guildId: guildOf(interaction), channelId: interaction.channelId ?? '' },
    pace: settings.pace ?? USUAL_PACE,
    absence: 'computer',
  });
  if (opened.ok) {
    const plays = playersAt(table).includes(by.id);
    if (plays && opened.value.isNew) await introduce(by.id, opened.value.table, desk);
    return opened;
  }
  const { error } = opened;
  return err(
    isLeagues(error)
      ? await refusal(visit, error, { wanted: 'open-table', place })
      : message([rejectionText(error, null, by.id, null, reader)]),
  );
}

/** Why a league itself opens no table. */
const LEAGUES_CODES = [
  'no-such-league',
  'not-allowed',
  'no-such-table',
  'already-played',
  'result-entered',
  'round-over',
] as const satisfies readonly LeagueRejection['code'][];

const PHASES: readonly string[] = LEAGUE_PHASES;

/** Whether the league refuses, and not the table that would be opened. */
const isLeagues = (error: LeagueRejection | TableRejection): error is LeagueRejection =>
  error.code === 'wrong-phase'
    ? PHASES.includes(error.phase)
    : LEAGUES_CODES.some((code) => code === error.code);
