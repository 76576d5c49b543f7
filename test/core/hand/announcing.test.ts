import { describe, expect, test } from 'vitest';
import { decideHand, dueAnnouncement } from '../../../src/core/hand/hand.ts';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { randomPlayer } from '../../../src/players/randomPlayer.ts';
import { simplePlayer } from '../../../src/players/simplePlayer.ts';
import { dealWith } from '../../support/deals.ts';
import { seededRandom } from '../../support/random.ts';
import { allHealthy, given, parseAction, when } from '../../support/script.ts';

/** A first trick of clubs; seats 0 and 2 are Re, unless seat 0 holds both queens. */
function afterFirstTrick(
  clubs: string,
  {
    rules = {},
    queens = ['CQ', 'CQ'],
    name,
    said = [],
  }: { rules?: Partial<RuleSet>; queens?: [string, string]; name?: string; said?: string[] } = {},
): HandState {
  const [a, b, c, d] = clubs.split(' ') as [string, string, string, string];
  const nines = rules.nines ?? true;
  const hands = dealWith({ 0: `${a} ${queens[0]}`, 1: b, 2: `${c} ${queens[1]}`, 3: d }, { nines });
  const state = given(hands, { rules: { announceAt30: true, ...rules } });
  const begun = name
    ? when(allHealthy(when(state, '0 declare reservation')), `0 name ${name}`)
    : allHealthy(state);
  return when(begun, ...said, `0 play ${a}`, `1 play ${b}`, `2 play ${c}`, `3 play ${d}`);
}

/** 11 + 11 + 4 + 4 = 30 eyes for seat 0. */
const THIRTY = 'CA CA CK CK';

describe('with announceAt30 the winner of the first trick owes', () => {
  const alone: [string, string] = ['CQ CQ', ''];
  test.each<[string, string, Parameters<typeof afterFirstTrick>[1], string | null]>([
    ['Re for 30 eyes', THIRTY, {}, '0 re'],
    ['Kontra for 30 eyes', 'CK CA CK CA', {}, '1 kontra'],
    ['nothing for 29 eyes', 'CA CT CK CK', {}, null],
    ['nothing where it is not played', THIRTY, { rules: { announceAt30: false } }, null],
    ['no90, its party having said Re', THIRTY, { said: ['2 announce re'] }, '0 no90'],
    ['Re, the other party having said Kontra', THIRTY, { said: ['1 announce kontra'] }, '0 re'],
    ['the next step and no further', THIRTY, { said: ['0 announce re', '0 announce no60'] }, '0 no30'],
    ['nothing where everything is said', THIRTY, { said: ['0 announce re', '2 announce schwarz'] }, null],
    ['Re in a silent wedding', THIRTY, { queens: alone }, '0 re'],
    ['nothing in a wedding', THIRTY, { queens: alone, name: 'wedding' }, null],
    ['nothing in a wedding that this trick decided', 'CK CA CK CA', { queens: alone, name: 'wedding' }, null],
    ['Re as a soloist', THIRTY, { name: 'solo-jacks' }, '0 re'],
    ['Kontra against a soloist', 'CK CA CK CA', { name: 'solo-jacks' }, '1 kontra'],
    ['Re without nines', THIRTY, { rules: { nines: false } }, '0 re'],
  ])('%s', (_name, clubs, options, due) => {
    const found = dueAnnouncement(afterFirstTrick(clubs, options));
    expect(found && `${found.seat} ${found.value}`).toBe(due);
  });
});

describe('while an announcement is due', () => {
  const owed = () => afterFirstTrick(THIRTY);

  test.each([
    '0 play CQ',
    '0 announce no90',
    '1 announce kontra',
    '2 announce re',
    '1 play SA',
    '0 declare healthy',
  ])('%s is refused, and the refusal says what is due', (action) => {
    expect(decideHand(owed(), parseAction(action))).toEqual({
      ok: false,
      error: { code: 'announcement-due', seat: 0, value: 're' },
    });
  });

  test('it is that seat’s turn, and it can do nothing else; the others nothing at all', () => {
    expect(turnOf(owed())).toBe(0);
    expect(SEATS.map((seat) => legalActions(owed(), seat))).toEqual([
      [{ do: 'announce', value: 're' }],
      [],
      [],
      [],
    ]);
  });

  test.each([
    ['the simple player', simplePlayer],
    ['the random player', randomPlayer],
  ])('%s makes it', (_name, player) => {
    expect(player(seatView(owed(), 0), seededRandom(1))).toEqual({ do: 'announce', value: 're' });
  });

  test('nothing is due once it is made, and everything is as ever', () => {
    const state = when(owed(), '0 announce re');
    expect(dueAnnouncement(state)).toBeNull();
    expect(decideHand(state, parseAction('1 announce kontra')).ok).toBe(true);
    expect(dueAnnouncement(when(state, '1 announce kontra'))).toBeNull();
    expect(decideHand(state, parseAction('0 play CQ')).ok).toBe(true);
  });
});

describe('only the first trick obliges', () => {
  const SPADES = ['0 play S9', '1 play SA', '2 play SK', '3 play SA'];

  test.each<[string, string, string[]]>([
    ['29 eyes, then 26', 'CA CT CK CK', []],
    ['30 eyes, then 26', 'CA CA CK CK', ['0 announce re']],
  ])('%s', (_name, clubs, said) => {
    const [a, b, c, d] = clubs.split(' ');
    const hands = dealWith({ 0: `${a} CQ S9`, 1: `${b} SA`, 2: `${c} CQ SK`, 3: `${d} SA` });
    const begun = allHealthy(given(hands, { rules: { announceAt30: true } }));
    const first = when(begun, `0 play ${a}`, `1 play ${b}`, `2 play ${c}`, `3 play ${d}`, ...said);
    expect(dueAnnouncement(when(first, ...SPADES))).toBeNull();
  });
});
