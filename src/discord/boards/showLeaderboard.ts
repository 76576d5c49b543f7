import { PERIODS, type Period, RANKINGS, type Ranking } from '../../app/ledger.ts';
import { dayIn, periodName } from '../../app/periods.ts';
import {
  leaderboardMessage,
  PLACES,
  pagesOf,
  type ShownLeaderboard,
  sharedLeaderboard,
} from '../messages/boards/leaderboardMessage.ts';
import { periodText } from '../messages/boards/periodText.ts';
import type { MessagePayload } from '../messages/desired.ts';
import type { Reader } from '../messages/reader.ts';
import type { Asker } from '../rules/heldSet.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import type { BoardChoice } from './boardClick.ts';
import { rulesPlayedText } from './rulesPlayed.ts';
import { newestSeason } from './season.ts';

/** Hands from which an average, or a rating, says something: a day is short. */
const TELLING = { today: 8, month: 24, season: 24, all: 24 } as const satisfies Readonly<
  Record<Period, number>
>;

/** Hands that somebody needs at least where nobody says how many. */
export const usualLeast = (by: Ranking, period: Period): number =>
  by === 'points' || by === 'wins' ? 1 : TELLING[period];

/** What `/leaderboard` shows where nothing is said. */
export const USUAL_BOARD: BoardChoice = {
  by: 'points',
  period: 'all',
  rules: null,
  least: null,
  players: 'people',
  page: 1,
};

/** A page of a leaderboard, to whoever asks. */
export const leaderboardFor = async (visit: Visit<Asker>, choice: BoardChoice): Promise<MessagePayload> =>
  leaderboardMessage(await openLeaderboard(visit, choice, visit.reader), visit.reader);

/** The same page to everybody. `by`: who shows it, as a mention. */
export const leaderboardForAll = async (
  visit: Visit<Asker>,
  choice: BoardChoice,
  by: string,
  everybody: Reader,
): Promise<MessagePayload> =>
  sharedLeaderboard(await openLeaderboard(visit, choice, everybody), by, everybody);

/** What a menu of the leaderboard leads to; undefined: nobody offered that word. */
export function chosenBoard(
  choice: BoardChoice,
  menu: 'by' | 'period',
  word: string | undefined,
): BoardChoice | undefined {
  const by = menu === 'by' ? RANKINGS.find((known) => known === word) : choice.by;
  const period = menu === 'period' ? PERIODS.find((known) => known === word) : choice.period;
  return by && period ? { ...choice, by, period, page: 1 } : undefined;
}

async function openLeaderboard(
  { interaction, desk }: Visit<Asker>,
  asked: BoardChoice,
  reader: Reader,
): Promise<ShownLeaderboard> {
  const { ledger, timeZone: zone, now } = desk;
  const guildId = guildOf(interaction);
  const at = now();
  const season = await newestSeason(guildId, desk);
  const period = periodName(asked.period, { at, zone, season: season?.id ?? null });
  const least = asked.least ?? usualLeast(asked.by, asked.period);
  const own = interaction.user.id;
  const read = async (page: number) =>
    period === null
      ? null
      : ledger.leaderboard({
          guildId,
          period,
          rulesKey: asked.rules,
          by: asked.by,
          players: asked.players,
          least,
          offset: (page - 1) * PLACES,
          limit: PLACES,
          own,
        });
  let board = await read(asked.page);
  let choice = asked;
  // Hands may have been struck since the page was offered.
  if (board && asked.page > pagesOf(board)) {
    choice = { ...asked, page: pagesOf(board) };
    board = await read(choice.page);
  }
  return {
    choice,
    board,
    own,
    least,
    period: periodText(asked.period, { day: dayIn(zone, at), season }, reader),
    rules: await rulesPlayedText(guildId, desk, asked.rules, reader.t),
  };
}
