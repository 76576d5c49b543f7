import {
  type Leaderboard,
  type LeaderboardRow,
  PERIODS,
  type PlayerKey,
  RANKINGS,
  type Ranking,
} from '../../../app/ledger.ts';
import { shownRating } from '../../../app/rating.ts';
import { type BoardChoice, boardClicks } from '../../boards/boardClick.ts';
import { button, menuRow, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message, type Part, picture } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { signed } from '../scene.ts';
import { averageText, handsText, shareText } from './figures.ts';
import { givenPlayer, playerLabel, playerText } from './players.ts';

/** Places on one page. */
export const PLACES = 10;

/** A leaderboard as somebody asked for it. */
export interface ShownLeaderboard {
  readonly choice: BoardChoice;
  /** Null where the server has no season to count. */
  readonly board: Leaderboard | null;
  /** Whose place is marked, and told on every page; null: nobody's. */
  readonly own: PlayerKey | null;
  /** Hands that somebody needs at least. */
  readonly least: number;
  /** The period, and the rules where they are not all, in running text. */
  readonly period: string;
  readonly rules: string | null;
}

export const pagesOf = ({ players }: Pick<Leaderboard, 'players'>): number =>
  Math.max(1, Math.ceil(players / PLACES));

/** A page of a leaderboard, with menus and buttons to turn it. */
export const leaderboardMessage = (shown: ShownLeaderboard, reader: Reader): MessagePayload =>
  message([...parts(shown, reader), pageLine(shown, reader)], rows(shown, reader));

/** The same page for everybody: it does not turn, and marks nobody. `by`: who shows it, as a mention. */
export const sharedLeaderboard = (shown: ShownLeaderboard, by: string, reader: Reader): MessagePayload =>
  message(
    [
      ...parts({ ...shown, own: null }, reader),
      pageLine(shown, reader),
      reader.t('board.shared-by', { person: by }),
    ],
    rowsOf([button(reader.t('board.look-board'), boardClicks.make({ ...shown.choice, do: 'board' }))]),
  );

function parts(shown: ShownLeaderboard, reader: Reader): readonly Part[] {
  const { t } = reader;
  const { choice, board, least, own } = shown;
  const head = [`### ${titleOf(choice.by, reader)}`, scopeOf(shown, reader)];
  if (!board) return [...head, t('board.no-season')];
  if (board.rows.length === 0) {
    return [...head, t('board.empty'), t('board.empty-play'), least > 1 ? t('board.empty-least') : null];
  }
  const places = placesOf(board, own);
  return [
    ...head,
    leaderboardPart(shown, places, reader),
    ...places.flatMap(({ row, isApart }) => [
      isApart ? '⋯' : null,
      placeLine(row, choice.by, row.player === own, reader),
    ]),
    own !== null && choice.players === 'people' && !board.own
      ? t('board.not-listed', { count: least })
      : null,
  ];
}

const titleOf = (by: Ranking, { t }: Reader): string => t('board.title', { ranking: t(`board.${by}`) });

/** What counts: when, by which rules, from how many hands on, and that they are computers. */
function scopeOf({ choice, least, period, rules }: ShownLeaderboard, { t }: Reader): string {
  return [
    period,
    rules ?? t('board.all-rules'),
    ...(choice.players === 'computers' ? [t('board.computers')] : []),
    ...(least > 1 ? [t('board.least', { count: least })] : []),
  ].join(' · ');
}

interface Place {
  readonly row: LeaderboardRow;
  /** Whether others come between this place and the one above. */
  readonly isApart: boolean;
}

/** The page, and below it one's own place where that is on another. */
function placesOf({ rows: listed, own: ownRow }: Leaderboard, own: PlayerKey | null): readonly Place[] {
  const page = listed.map((row) => ({ row, isApart: false }));
  const isListed = listed.some(({ player }) => player === own);
  return own === null || !ownRow || isListed ? page : [...page, { row: ownRow, isApart: true }];
}

function placeLine(row: LeaderboardRow, by: Ranking, isOwn: boolean, reader: Reader): string {
  const { t } = reader;
  return t(isOwn ? 'board.place-own' : 'board.place', {
    rank: row.rank,
    name: playerText(row, t),
    ...figuresOf(row, by, reader),
  });
}

/** What somebody is ranked by, and what it rests on. */
function figuresOf(
  { points, hands, wins, rating }: LeaderboardRow,
  by: Ranking,
  { t, language }: Reader,
): { readonly figure: string; readonly detail: string } {
  const detail = handsText(hands, t);
  switch (by) {
    case 'points':
      return { figure: signed(points), detail };
    case 'average':
      return { figure: averageText(points, hands, language), detail };
    case 'wins': {
      const share = shareText(wins, hands, language);
      return { figure: String(wins), detail: t('board.won-of', { share, hands: detail }) };
    }
    case 'rating':
      return { figure: rating ? String(shownRating(rating)) : '–', detail };
  }
}

function rankedValue({ points, hands, wins, rating }: LeaderboardRow, by: Ranking): number {
  switch (by) {
    case 'points':
      return points;
    case 'average':
      return points / Math.max(1, hands);
    case 'wins':
      return wins;
    case 'rating':
      return rating ? shownRating(rating) : 0;
  }
}

function leaderboardPart({ choice, own }: ShownLeaderboard, places: readonly Place[], reader: Reader): Part {
  const { style, t } = reader;
  if (!style) return null;
  const alt = places.map(({ row }) =>
    t('board.place-alt', {
      rank: row.rank,
      name: playerLabel(row, t),
      figure: figuresOf(row, choice.by, reader).figure,
    }),
  );
  return picture(
    {
      kind: 'leaderboard',
      style,
      title: t(`board.${choice.by}`),
      places: places.map(({ row, isApart }) => ({
        rank: row.rank,
        name: givenPlayer(row, t),
        value: rankedValue(row, choice.by),
        ...figuresOf(row, choice.by, reader),
        isOwn: row.player === own,
        isApart,
      })),
    },
    t('board.list-alt', { title: titleOf(choice.by, reader), places: alt.join(', ') }),
  );
}

function pageLine({ choice, board }: ShownLeaderboard, { t }: Reader): string | null {
  const pages = board ? pagesOf(board) : 1;
  return pages > 1 ? t('board.page-of', { page: choice.page, pages }) : null;
}

function rows({ choice, board }: ShownLeaderboard, { t }: Reader): readonly Row[] {
  const pages = board ? pagesOf(board) : 1;
  const to = (page: number): string => boardClicks.make({ ...choice, do: 'board', page });
  const { page } = choice;
  return [
    menuRow({
      id: boardClicks.make({ ...choice, do: 'board-by' }),
      placeholder: t('board.by'),
      options: RANKINGS.map((by) => ({
        value: by,
        label: t(`board.${by}`),
        description: t(`board.about-${by}`),
        default: by === choice.by,
      })),
      count: 1,
    }),
    menuRow({
      id: boardClicks.make({ ...choice, do: 'board-period' }),
      placeholder: t('board.period'),
      options: PERIODS.map((period) => ({
        value: period,
        label: t(`board.${period}`),
        default: period === choice.period,
      })),
      count: 1,
    }),
    ...rowsOf([
      ...(page > 1 ? [button(t('board.back', { page: page - 1 }), to(page - 1))] : []),
      ...(page < pages ? [button(t('board.forward', { page: page + 1 }), to(page + 1))] : []),
      ...(board && board.rows.length > 0
        ? [button(t('board.share'), boardClicks.make({ ...choice, do: 'board-share' }), 'primary')]
        : []),
    ]),
  ];
}
