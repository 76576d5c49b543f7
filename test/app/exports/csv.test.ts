import { describe, expect, test } from 'vitest';
import { bookedHands } from '../../../src/app/bookedHands.ts';
import { cell, csvOf } from '../../../src/app/exports/csv.ts';
import type { BookedHand } from '../../../src/app/ledger.ts';
import { running } from '../../core/league/season.ts';
import { leagueLobby } from '../../core/table/sitting.ts';

describe('a cell', () => {
  test.each([
    ['text', 'Anna', 'Anna'],
    ['nothing', null, ''],
    ['empty text', '', ''],
    ['a number', 12, '12'],
    ['a negative number', -4, '-4'],
    ['a truth', true, 'true'],
    ['a comma', 'Anna, the first', '"Anna, the first"'],
    ['a quotation mark', 'the "first"', '"the ""first"""'],
    ['a line break', 'Anna\r\nBen', '"Anna\r\nBen"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a quotation mark', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a formula after spaces', '  =1+1', "'  =1+1"],
    ['a plus', '+49', "'+49"],
    ['a minus in a name', '-x-', "'-x-"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a wide equals sign', '＝1+1', "'＝1+1"],
    ['a tab', '\t=1', "'\t=1"],
    ['a line break before a formula', '\n=1', '"\'\n=1"'],
    ['a formula after a semicolon, where that parts cells', 'a;=1+1;b', '"a;\'=1+1;b"'],
    ['a formula after a tab', 'a\t =1', "a\t' =1"],
    ['a formula after a semicolon and a quotation mark', 'a;"=1', '"a;\'""=1"'],
    ['an equals sign within', 'a=b', 'a=b'],
  ])('of %s', (_what, value, written) => {
    expect(cell(value)).toBe(written);
  });
});

test('every seat of a league’s hand has whom its points count for, whoever plays', async () => {
  const sitting = leagueLobby({ people: 4, hands: 2, dealsFrom: 'd5'.repeat(32) });
  sitting.take({ do: 'start', by: 'anna' });
  const booked = { concealed: false, rulesKey: 'k', struck: null, replaces: null, replacedBy: null };
  const [hand] = [...bookedHands(null, sitting.playHand().events)];
  if (!hand) throw new Error('No hand is booked');
  const season = running(8);
  const hands: readonly BookedHand[] = [
    { ...hand, ...booked },
    { ...hand, ...booked, id: 'elsewhere', league: null },
  ];
  const ledger = {
    hands: async function* () {
      yield* hands;
    },
  };
  const leagues = { load: async () => season.events };
  let file = '';
  for await (const piece of csvOf({ ledger, leagues }, { what: 'season', guildId: 'g', league: 'l' })) {
    file += piece;
  }
  const [head = [], ...lines] = file.split('\r\n').map((text) => text.split(','));
  const [player, drawn] = [head.indexOf('player'), head.indexOf('for_player')];
  const shown = lines.slice(0, 8).map((cells) => [cells[player], cells[drawn]]);
  const here = ['anna', 'ben', 'cleo', 'dora'];
  expect(shown).toEqual([
    ...here.map((id, seat) => [id, season.playersAt(3, 2)[seat]]),
    ...here.map((id) => [id, '']),
  ]);
});
