import { PERIODS, type PlayerKey, RANKINGS } from '../../app/ledger.ts';
import { type ClickOf, clickIds, type Field, maybe, name, oneOf, whole } from '../clicks/clickIds.ts';

/** Pages of any list, and hands that may be asked for at least. */
const MOST_PAGES = 99_999;
export const MOST_LEAST = 9_999;

/** A person by their id, or another key with a hyphen for its colon. */
const player: Field<PlayerKey> = {
  // The computers of before are what beginners are now, on buttons that were sent then as well.
  read: (word) =>
    name
      .read(word)
      ?.replace(/^computer-simple$/, 'computer-beginner')
      .replace(/^(computer|former)-/, '$1:'),
  write: (value) => value.replace(':', '-'),
};

/** What a hand is shown as: itself and its score, the four hands as dealt, or one trick (from 1). */
export type HandPage = 'hand' | 'overview' | number;

const trick = whole(1, 12);

const handPage: Field<HandPage> = {
  read: (word) => (word === 'hand' || word === 'overview' ? word : trick.read(word)),
  write: String,
};

const page = whole(1, MOST_PAGES);

/** Which leaderboard: `rules` is a key of the books, null all; `least` null: as many hands as is usual. */
const board = {
  by: oneOf(RANKINGS),
  period: oneOf(PERIODS),
  rules: maybe(name),
  least: maybe(whole(1, MOST_LEAST)),
  players: oneOf(['people', 'computers']),
  page,
} as const;

const stats = { player, rules: maybe(name) } as const;

/** Which hands: those of one player, of one table, or of both. */
const history = { player: maybe(player), table: maybe(name), page } as const;

/** Clicks on leaderboards, statistics and hands that are over. */
export const boardClicks = clickIds('b1', {
  board,
  /** Menus of the ranking and of the period. */
  'board-by': board,
  'board-period': board,
  'board-share': board,
  'stats-share': stats,
  /** Those of whoever clicks. */
  'stats-own': { rules: maybe(name) },
  history,
  /** A menu of hands. */
  'history-open': {},
  hand: { hand: name, page: handPage },
  /** The same in a message of its own. */
  'hand-open': { hand: name },
  'hand-share': { hand: name },
  'hand-record': { hand: name },
  'hand-deal': { hand: name },
});

export type BoardClick = ClickOf<typeof boardClicks>;

type Asked<D extends BoardClick['do']> = Omit<Extract<BoardClick, { readonly do: D }>, 'do'>;

export type BoardChoice = Asked<'board'>;
export type StatsChoice = Asked<'stats-share'>;
export type HistoryChoice = Asked<'history'>;

/** Whether a table could be called so. */
export const isTableId = (typed: string): boolean => name.read(typed) !== undefined;
