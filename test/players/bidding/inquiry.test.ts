import { describe, expect, test } from 'vitest';
import { PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { chooseReservation } from '../../../src/players/bidding/inquiry.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { NEVER } from '../../../src/players/player.ts';
import { dealWith } from '../../support/deals.ts';
import { seededRandom } from '../../support/random.ts';
import { given } from '../../support/script.ts';

type Setup = Parameters<typeof given>[1];

/** What forehand names with a hand, healthy being null. */
function named(hand: string, setup: Setup = {}, deals = 200): string | null {
  const nines = setup.rules?.nines ?? true;
  const state = given(dealWith({ 0: hand }, { nines }), setup);
  return chooseReservation(seatView(state, 0), deals, new Rng(seededRandom(1)), NEVER);
}

const kitchen: Partial<RuleSet> = PRESETS.kitchen;

describe('a hand speaks for itself', () => {
  test.each<[string, string, string | null]>([
    ['eleven trumps in clubs', 'HT HT CQ SQ HQ CJ SJ CT CT CK C9 SA', 'solo-clubs'],
    ['ten trumps in spades, two aces', 'HT HT CQ SQ HQ CJ SA ST ST SK S9 CA', 'solo-spades'],
    ['ten trumps in hearts', 'HT HT CQ SQ HQ CJ HA HA HK HK CA SA', 'solo-hearts'],
    ['six queens and aces', 'CQ SQ SQ HQ HQ DQ CA CA SA SA HA DA', 'solo-queens'],
    ['five jacks from the top and aces', 'CJ CJ SJ SJ HJ CA CA CT SA SA ST HA', 'solo-jacks'],
    ['all aces but one, and tens', 'CA CA CT SA SA ST HA HA HT DA DT DK', 'solo-fleischlos'],
    ['nothing much, with a queen of clubs', 'CQ D9 DT DK DJ SK SK S9 HK HK H9 C9', null],
    ['a good hand in a normal game', 'HT CQ SQ DQ DQ CJ DA DT D9 CA SA HK', null],
    ['nothing at all', 'C9 C9 CK S9 SK SK H9 H9 HK D9 DJ HJ', null],
    ['both queens of clubs', 'CQ CQ D9 DK SK SK S9 HK CK CK C9 H9', 'wedding'],
  ])('%s', (_name, hand, expected) => {
    expect(named(hand)).toBe(expected);
  });

  test('a solo needs its rule', () => {
    const hand = 'HT HT CQ SQ HQ CJ SJ CT CT CK C9 SA';
    expect(named(hand, { rules: { solos: ['fleischlos', 'hearts'] } })).toBeNull();
    expect(named(hand, { rules: { solos: [] } })).toBeNull();
  });
});

describe('where one has to say something', () => {
  test('a forced solo is the best there is', () => {
    const forced = { owesSolo: [0], forcedSolo: 0 } as const;
    expect(named('CA CA CT S9 SA SA HA H9 DA D9 DK DT', forced)).toBe('solo-fleischlos');
    expect(named('C9 C9 CK S9 SK SK H9 H9 HK D9 DJ HJ', forced)).toMatch(/^solo-/);
  });

  test('a solo that is owed is named with a hand that is not good enough otherwise', () => {
    const hand = 'C9 CT DA DK DT HA HA HK S9 SA SA S9';
    expect(named(hand)).toBeNull();
    expect(named(hand, { owesSolo: [0] })).toBe('solo-fleischlos');
  });
});

describe('throw-in and poverty', () => {
  const rules = { throwIn: { ...NO_THROW_IN, kings: 3 } };

  test('a bad hand is thrown in, a good one is played', () => {
    expect(named('CK CK SK SK S9 S9 H9 HK C9 C9 D9 ST', { rules })).toBe('throw-in');
    expect(named('CK SK HK HT CQ SQ DQ DJ DT DA CA S9', { rules })).toBeNull();
  });

  test('a poverty is named rather than to play alone with nothing', () => {
    expect(
      named('CK CK C9 C9 SK SK S9 S9 H9 H9 D9 DJ', { rules: { ...kitchen, throwIn: NO_THROW_IN } }),
    ).toBe('poverty');
  });
});

test('the same view and random source lead to the same name, at any effort', () => {
  const hand = 'HT CQ SQ HQ CJ SJ DJ CA CT CK S9 H9';
  for (const deals of [1, 30, 100]) expect(named(hand, {}, deals)).toBe(named(hand, {}, deals));
});

test('where time is up the answer so far is given', () => {
  const view = seatView(given(dealWith({ 0: 'HT HT CQ SQ HQ CJ SJ CT CT CK C9 SA' })), 0);
  const name = chooseReservation(view, 1_000_000, new Rng(seededRandom(1)), () => true);
  expect(name).toBe('solo-clubs');
});
