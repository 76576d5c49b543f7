import { describe, expect, test } from 'vitest';
import type { LeagueAction } from '../../../src/core/league/action.ts';
import type { LeagueRejection } from '../../../src/core/league/rejection.ts';
import { leagueRejectionText } from '../../../src/discord/messages/leagues/leagueRejection.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { type Texts, textsFor } from '../../../src/texts/texts.ts';

const said = (rejection: LeagueRejection, wanted: LeagueAction['do'], t: Texts = textsFor('en')): string =>
  leagueRejectionText(rejection, {
    t,
    wanted,
    title: 'Cup · season 2',
    name: (id) => ({ a: 'Anna' })[id] ?? '?',
    place: { round: 2, table: 3 },
    link: (table) => `https://discord.com/channels/1/${table}`,
  });

const ROWS: readonly (readonly [rejection: LeagueRejection, wanted: LeagueAction['do'], says: string])[] = [
  [{ code: 'no-such-league' }, 'start', 'That league is not here any more.'],
  [
    { code: 'name-in-use', league: 'l', season: 2 },
    'open',
    'A season of **Cup · season 2** is going on already.',
  ],
  [
    { code: 'too-many-leagues', most: 20 },
    'open',
    '20 leagues going on, as many as there may be. Close one first.',
  ],
  [{ code: 'bad-name', most: 40 }, 'open', 'a name of 1 to 40 characters'],
  [{ code: 'bad-rounds', least: 1, most: 40 }, 'open', '1 to 40 match days'],
  [{ code: 'bad-hands', least: 1, most: 96 }, 'open', '1 to 96 hands'],
  [
    { code: 'mandatory-solos-need-hands', least: 4 },
    'open',
    'needs 4 hands at least; choose more, or other rules',
  ],
  [
    { code: 'not-duplicate-rules', which: ['poverty', 'bock'] },
    'open',
    'they have poverty, Bock rounds. Choose another set by **rules**',
  ],
  [{ code: 'not-allowed' }, 'start', 'Only leaders of leagues'],
  [{ code: 'wrong-phase', phase: 'joining' }, 'open-table', 'The season has not started yet'],
  [{ code: 'wrong-phase', phase: 'running' }, 'enter', 'A leader can still enter somebody.'],
  [
    { code: 'wrong-phase', phase: 'running' },
    'start',
    'The season has started already. **/league schedule**',
  ],
  [{ code: 'wrong-phase', phase: 'closed' }, 'leave', '**/league create** opens the next one'],
  [{ code: 'full', most: 64 }, 'enter', 'This season has 64 players'],
  [{ code: 'already-entered', person: 'a' }, 'enter', 'Anna takes part already.'],
  [{ code: 'not-entered', person: 'a' }, 'leave', 'Anna does not take part.'],
  [{ code: 'too-few', least: 4, now: 3 }, 'start', '4 players at least, and has 3'],
  [{ code: 'nothing-to-draw', rounds: 5 }, 'redraw', 'All 5 match days have begun'],
  [{ code: 'no-such-table', rounds: 5, tables: 0 }, 'substitute', 'the match days 1 to 5'],
  [{ code: 'no-such-table', rounds: 5, tables: 2 }, 'substitute', 'Match day 2 has the tables 1 to 2.'],
  [
    { code: 'table-open', dulleTable: '7' },
    'open-table',
    'Table 3 of match day 2 is open: https://discord.com/channels/1/7',
  ],
  [{ code: 'already-played' }, 'substitute', 'Table 3 of match day 2 is played already.'],
  [{ code: 'result-entered' }, 'open-table', '**/league result** without points removes it.'],
  [{ code: 'round-over' }, 'open-table', 'A result can be entered by hand.'],
  [{ code: 'no-result' }, 'remove-result', 'No result was entered by hand at table 3 of match day 2.'],
  [{ code: 'not-at-table', person: 'a' }, 'substitute', 'Anna was not drawn for table 3 of match day 2.'],
  [
    { code: 'already-at-table', person: 'a', table: 1 },
    'substitute',
    'Anna plays at table 1 of match day 2 already.',
  ],
  [{ code: 'sum-not-zero', sum: -4 }, 'enter-result', 'these add up to −4. Nothing was changed.'],
  [{ code: 'points-out-of-range', most: 100_000 }, 'enter-result', 'Nobody scores more than 100000 points'],
  [
    {
      code: 'tables-open',
      tables: [
        { round: 1, table: 2 },
        { round: 2, table: 1 },
      ],
    },
    'close',
    'match day 1, table 2; match day 2, table 1.',
  ],
];

describe('why something in a league is not done', () => {
  test.each(ROWS)('%j says what is true and what can be done', (rejection, wanted, says) => {
    expect(said(rejection, wanted)).toContain(says);
  });

  test.each(LANGUAGES)('is said in %s', (language) => {
    const texts = ROWS.map(([rejection, wanted]) => said(rejection, wanted, textsFor(language)));
    for (const text of texts) expect(text).toMatch(/^[^{}]{10,300}$/);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
