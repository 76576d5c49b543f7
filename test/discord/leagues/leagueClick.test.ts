import { describe, expect, test } from 'vitest';
import { type LeagueClick, leagueClicks } from '../../../src/discord/leagues/leagueClick.ts';

const league = 'k3f9x2ab';

const CLICKS: readonly LeagueClick[] = [
  { do: 'join', league },
  { do: 'ask-start', league },
  { do: 'tables', league, round: 40 },
  { do: 'turn-schedule', league, round: 1 },
  { do: 'show-standings', league, page: 0 },
  { do: 'remove-result', league, round: 3, table: 16 },
  { do: 'close', league },
];

describe('the id of a button about a league', () => {
  test.each(CLICKS)('is read as it was written: $do', (click) => {
    expect(leagueClicks.parse(leagueClicks.make(click))).toEqual(click);
  });

  test.each([
    'l1:join',
    'l1:join:',
    'l1:join:k3f9x2ab:1',
    'l1:tables:k3f9x2ab:0',
    'l1:tables:k3f9x2ab:41',
    'l1:turn-standings:k3f9x2ab:-1',
    'l1:remove-result:k3f9x2ab:1',
    'l2:join:k3f9x2ab',
    'l1:toString:k3f9x2ab',
  ])('is not %s', (id) => {
    expect(leagueClicks.parse(id)).toBeNull();
  });
});
