import { MOST_ENTRANTS, MOST_ROUNDS } from '../../core/league/settings.ts';
import { type ClickOf, clickIds, name, whole } from '../clicks/clickIds.ts';

const league = name;
const round = whole(1, MOST_ROUNDS);

/** Pages of the standings, from 0. */
const page = whole(0, MOST_ENTRANTS);

/**
 * What a button about a league stands for. `table`: the own table of the present match day; `tables`: all tables of
 * one; `turn-…`: another page of what only the reader sees; `show-…`: the same for everybody.
 */
export const leagueClicks = clickIds('l1', {
  join: { league },
  leave: { league },
  'ask-start': { league },
  start: { league },
  redraw: { league },
  table: { league },
  tables: { league, round },
  schedule: { league, round },
  'turn-schedule': { league, round },
  'show-schedule': { league, round },
  standings: { league },
  'turn-standings': { league, page },
  'show-standings': { league, page },
  ties: { league },
  'remove-result': { league, round, table: whole(1, MOST_ENTRANTS) },
  close: { league },
});

export type LeagueClick = ClickOf<typeof leagueClicks>;
