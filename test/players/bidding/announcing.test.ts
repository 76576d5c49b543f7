import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { turnOf } from '../../../src/core/hand/state.ts';
import type { Announcement } from '../../../src/core/rules/announcement.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { playerOf } from '../../../src/players/levels.ts';
import type { Player } from '../../../src/players/player.ts';
import { dealWith } from '../../support/deals.ts';
import { seededRandom } from '../../support/random.ts';
import { allHealthy, given, restOfTrick, when } from '../../support/script.ts';

const club = playerOf('club') as Player;

/** What the seat in turn announces, before it plays. */
function announced(state: HandState): Announcement | null {
  const seat = turnOf(state) as Seat;
  const move = club(seatView(state, seat), seededRandom(3));
  return move?.do === 'announce' ? move.value : null;
}

/** A normal game in which forehand is to lead to the second trick, its last chance to say Re or Kontra. */
function second(hand: string, lead: string): HandState {
  const led = when(allHealthy(given(dealWith({ 0: hand }))), `0 play ${lead}`);
  const after = restOfTrick(led);
  expect(turnOf(after)).toBe(0);
  return after;
}

describe('at the last chance', () => {
  test.each<[string, string, string, Announcement | null]>([
    ['Re with high trumps and aces', 'HT HT CQ SQ HQ DQ CJ DA DT CA SA SK', 'HT', 're'],
    ['nothing with a poor queen of clubs', 'HT CQ D9 DK DJ SK SK S9 HK HK H9 C9', 'HT', null],
    ['Kontra with both Dulles, high queens and aces', 'HT HT SQ SQ HQ HQ DQ DQ CJ CA SA DA', 'HT', 'kontra'],
    ['nothing with a middling hand of Kontra', 'HT SQ DQ DJ D9 DK CA CK SK S9 H9 HK', 'HT', null],
  ])('%s', (_name, hand, lead, expected) => {
    expect(announced(second(hand, lead))).toBe(expected);
  });
});

describe('steps', () => {
  const strong = 'HT HT CQ SQ SQ HQ HQ CJ CJ DA DT CA';

  test('no90 follows Re with a hand that all but reaches it alone', () => {
    const called = when(second(strong, 'HT'), '0 announce re');
    const third = restOfTrick(when(called, '0 play HT'));
    expect(turnOf(third)).toBe(0);
    expect(announced(third)).toBe('no90');
  });

  test('and nothing follows Re with a hand that had to say it', () => {
    const weak = second('HT CQ D9 DK DJ SK SK S9 HK HK H9 C9', 'HT');
    expect(announced(when(weak, '0 announce re'))).toBeNull();
  });
});

describe('a solo', () => {
  const named = (hand: string, solo: string): HandState => {
    const dealt = given(dealWith({ 0: hand }));
    const declared = when(dealt, '0 declare reservation', '1 declare healthy', '2 declare healthy');
    return when(declared, '3 declare healthy', `0 name ${solo}`);
  };

  test('is announced at the last chance where next to nothing can be lost, and no90 with it', () => {
    const hand = 'HT HT CQ CQ SQ SQ HQ HQ CJ CJ CA SA';
    const after = restOfTrick(when(named(hand, 'solo-diamonds'), '0 play HT'));
    expect(announced(after)).toBe('re');
    expect(announced(when(restOfTrick(when(after, '0 announce re', '0 play HT'))))).toBe('no90');
  });

  test('is not announced where it is likely to be lost', () => {
    const after = restOfTrick(
      when(named('C9 C9 S9 SK SK HK H9 D9 D9 DK HT HT', 'solo-diamonds'), '0 play HT'),
    );
    expect(announced(after)).toBeNull();
  });
});

describe('against a solo that was announced', () => {
  const played = (state: HandState): HandState => {
    const seat = turnOf(state) as Seat;
    const { legal } = seatView(state, seat);
    const card = legal.flatMap((action) => (action.do === 'play' ? [action.card] : []))[0];
    return when(state, `${seat} play ${card}`);
  };

  test.each<[string, string, string, readonly string[]]>([
    [
      'nothing is trump',
      'solo-fleischlos',
      'CA CA SA SA HA HA DA DA CT CT ST ST',
      ['CA', 'CA', 'SA', 'SA', 'HA'],
    ],
    ['jacks are', 'solo-jacks', 'CJ CJ SJ HJ HJ DJ CA CA SA SA HA DA', ['CJ', 'CJ', 'SJ', 'HJ', 'CA']],
  ])('nobody says Kontra who cannot stop it: %s', (_name, solo, hand, leads) => {
    const dealt = given(dealWith({ 0: hand, 1: 'CK DK H9 H9 HK HK HT S9 SJ CQ D9 D9' }));
    const declared = when(dealt, '0 declare reservation', '1 declare healthy', '2 declare healthy');
    const begun = when(declared, '3 declare healthy', `0 name ${solo}`);
    let state = when(begun, '0 announce re', '0 announce no90');
    for (const lead of leads) {
      state = when(state, `0 play ${lead}`);
      for (const seat of [1, 2, 3]) {
        expect(turnOf(state)).toBe(seat);
        expect(announced(state)).toBeNull();
        state = played(state);
      }
    }
  });
});

test('nobody announces before a wedding is decided', () => {
  const hand = 'HT HT CQ CQ SQ SQ HQ HQ CJ CA SA SK';
  const dealt = given(dealWith({ 0: hand }));
  const declared = when(dealt, '0 declare reservation', '1 declare healthy', '2 declare healthy');
  expect(announced(when(declared, '3 declare healthy', '0 name wedding'))).toBeNull();
});

test('what is due is said, whatever the hand', () => {
  // Seat 0 takes 31 eyes with the first trick and is too weak to announce of its own will.
  const hands = dealWith({
    0: 'CA D9 DK DJ SK SK S9 HK HK H9 C9 S9',
    1: 'CT',
    2: 'CT',
    3: 'CK',
  });
  const led = when(allHealthy(given(hands, { rules: { announceAt30: true } })), '0 play CA');
  const due = when(led, '1 play CT', '2 play CT', '3 play CK');
  expect(announced(due)).toBe('kontra');
});
