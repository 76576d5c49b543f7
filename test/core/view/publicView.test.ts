import { describe, expect, test } from 'vitest';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { publicView } from '../../../src/core/view/publicView.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, when } from '../../support/script.ts';

/** Seat 1 is poor, seat 2 holds both queens of clubs and all that seat 3 needs is five nines. */
const HANDS = dealWith({
  0: 'HT HT D9 D9',
  1: 'DK DK CJ CA CA CT CT CK CK SA SA ST',
  2: 'CQ CQ',
  3: 'C9 C9 S9 S9 H9',
});

const RULES: Partial<RuleSet> = { poverty: true, throwIn: { ...NO_THROW_IN, nines: 5 } };

/** Only `seat` reserves, and names `name`. */
const named = (seat: Seat, name: string): HandState => {
  const declared = SEATS.reduce<HandState>(
    (state, other) => when(state, `${other} declare ${other === seat ? 'reservation' : 'healthy'}`),
    given(HANDS, { rules: RULES }),
  );
  return when(declared, `${seat} name ${name}`);
};

const healthy = () => allHealthy(given(HANDS, { rules: RULES }));

/** Everybody plays the first legal card until `cards` more are played, or the hand is over. */
function playedOn(state: HandState, cards = 48): HandState {
  let after = state;
  for (let played = 0; played < cards && after.phase === 'play'; played++) {
    const seat = turnOf(after) as Seat;
    const play = legalActions(after, seat).find((action) => action.do === 'play');
    after = when(after, `${seat} play ${play?.card}`);
  }
  return after;
}

test('of a hand in its inquiry the channel sees who said what, and nothing of the cards', () => {
  const state = given(HANDS, { owesSolo: [1, 3], multiplier: 2 });
  expect(publicView(when(state, '0 declare healthy', '1 declare reservation'))).toEqual({
    rules: state.rules,
    dealer: 3,
    forehand: 0,
    owesSolo: [1, 3],
    forcedSolo: null,
    multiplier: 2,
    phase: 'declare',
    contract: null,
    soloist: null,
    turn: 2,
    declarations: ['healthy', 'reservation', null, null],
    names: [null, null, null, null],
    knownParties: [null, null, null, null],
    wedding: null,
    schweine: null,
    superschweine: null,
    announcements: [],
    tricks: [],
    currentTrick: null,
    leader: null,
    cardsLeft: [12, 12, 12, 12],
    actions: [
      { seat: 0, do: 'declare', value: 'healthy' },
      { seat: 1, do: 'declare', value: 'reservation' },
    ],
    result: null,
    dealt: null,
  });
});

describe('who plays alone or is poor', () => {
  const taken = () => when(named(1, 'poverty'), '2 take true');

  test.each<[string, () => HandState, string | null, Seat | null]>([
    ['in a silent wedding stays secret', healthy, 'normal', null],
    ['in a silent wedding is not told when it is over', () => playedOn(healthy()), 'normal', null],
    ['in a solo', () => named(0, 'solo-jacks'), 'solo-jacks', 0],
    ['in a solo that is over', () => playedOn(named(0, 'solo-jacks')), 'solo-jacks', 0],
    ['in a wedding', () => named(2, 'wedding'), 'wedding', 2],
    ['in a poverty that looks for a partner', () => named(1, 'poverty'), null, 1],
    ['in a poverty that exchanges cards', taken, null, 1],
    ['in a poverty', () => when(taken(), '1 pass DK DK CJ', '2 pass DK DK CJ'), 'poverty', 1],
    ['in a hand that was thrown in is nobody', () => named(3, 'throw-in'), 'thrown-in', null],
  ])('%s', (_name, make, contract, soloist) => {
    expect(publicView(make())).toMatchObject({ contract, soloist });
  });
});

describe('a wedding', () => {
  test('names its player, and the partner once the deciding trick is won', () => {
    const begun = named(2, 'wedding');
    expect(publicView(begun).wedding).toEqual({ player: 2, decidingTrick: null, partner: null });
    const decided = when(begun, '0 play HT', '1 play DK', '2 play CQ', '3 play SQ');
    expect(publicView(decided).wedding).toEqual({ player: 2, decidingTrick: 1, partner: 0 });
    expect(publicView(playedOn(decided)).wedding).toEqual({ player: 2, decidingTrick: 1, partner: 0 });
  });

  test.each<[string, () => HandState]>([
    ['a silent wedding', healthy],
    ['a solo', () => named(0, 'solo-jacks')],
    ['a hand that was thrown in', () => named(3, 'throw-in')],
    ['an inquiry', () => given(HANDS)],
  ])('is nothing that %s shows', (_name, make) => {
    expect(publicView(make()).wedding).toBeNull();
  });
});

test('announcements stand with the trick in which they were made', () => {
  const said = when(healthy(), '2 announce re', '0 play HT', '1 announce kontra');
  const second = when(playedOn(said, 3), '2 announce no90');
  expect(publicView(second).announcements).toEqual([
    { seat: 2, value: 're', trick: 1 },
    { seat: 1, value: 'kontra', trick: 1 },
    { seat: 2, value: 'no90', trick: 2 },
  ]);
});

describe('the trick on the table', () => {
  test('is empty before the first card, and belongs to its leader', () => {
    const view = publicView(healthy());
    expect(view).toMatchObject({ currentTrick: { leader: 0, cards: [] }, leader: 0, turn: 0, tricks: [] });
  });

  test('holds what was played, while the won ones lie beside it', () => {
    const view = publicView(when(playedOn(healthy(), 4), '0 play HT'));
    expect(view.tricks).toHaveLength(1);
    expect(view).toMatchObject({
      tricks: [{ leader: 0, winner: 0 }],
      currentTrick: { leader: 0, cards: ['HT'] },
      leader: 0,
      turn: 1,
      cardsLeft: [10, 11, 11, 11],
    });
  });

  test('is gone once the hand is over, and all four hands and the score are shown', () => {
    const view = publicView(playedOn(healthy()));
    expect(view).toMatchObject({
      phase: 'over',
      currentTrick: null,
      leader: null,
      turn: null,
      cardsLeft: [0, 0, 0, 0],
      dealt: HANDS,
      result: { contract: 'silent-wedding' },
    });
    expect(view.tricks).toHaveLength(12);
  });

  test('was never there in a hand that was thrown in', () => {
    const view = publicView(named(3, 'throw-in'));
    expect(view).toMatchObject({
      phase: 'over',
      tricks: [],
      dealt: HANDS,
      result: { contract: 'thrown-in' },
    });
  });
});
