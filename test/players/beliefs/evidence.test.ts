import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { Evidence } from '../../../src/players/beliefs/evidence.ts';
import { setHands, World } from '../../../src/players/kernel/world.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, restOfTrick, when } from '../../support/script.ts';

const OWN = 'D9 DK DJ SK SK S9 HK HK H9 C9 C9 CK';
const STRONG = 'HT HT CQ SQ SQ HQ DQ CJ DA DT CA SA';
const WEAK = 'CQ D9 DK DJ HJ SJ CT CT ST ST H9 CK';

/** How likely seat 3 finds it that seat 0 holds a hand, as far as what was said tells. */
function weight(state: HandState, hand: string): number {
  const world = new World();
  setHands(world, dealWith({ 0: hand, 3: '' }));
  return new Evidence(seatView(state, 3)).weightOf(world);
}

const dealt = (setup: Parameters<typeof given>[1] = {}): HandState =>
  given(dealWith({ 0: STRONG, 3: OWN }), setup);

describe('what was said', () => {
  test('nothing tells nothing', () => {
    const evidence = new Evidence(seatView(allHealthy(dealt()), 3));
    expect(evidence.rarity).toBe(1);
    expect(weight(allHealthy(dealt()), STRONG)).toBe(weight(allHealthy(dealt()), WEAK));
  });

  test('Re makes a strong hand likelier, and no90 more so', () => {
    const re = when(allHealthy(dealt()), '0 announce re');
    const ratio = (state: HandState) => weight(state, STRONG) / weight(state, WEAK);
    expect(ratio(re)).toBeGreaterThan(3);
    expect(ratio(when(re, '0 announce no90'))).toBeGreaterThan(ratio(re));
  });

  test('silence makes it less likely, once it is too late to speak', () => {
    const early = restOfTrick(when(allHealthy(dealt()), '0 play HT'));
    expect(new Evidence(seatView(early, 3)).rarity).toBe(1);
    // Nobody but seat 0 has played two cards.
    const late = when(early, '0 play HT');
    expect(weight(late, STRONG)).toBeLessThan(weight(late, WEAK) / 2);
  });

  test('by oneself is no news', () => {
    const re = when(allHealthy(dealt()), '0 announce re');
    expect(new Evidence(seatView(re, 0)).rarity).toBe(1);
  });
});

describe('a solo', () => {
  const sure = 'HT HT CQ CQ SQ SQ HQ HQ CA CA SA HA';
  const solo = 'HT HT CQ SQ SQ HQ CA CA CT CK C9 SA';
  const named = (state: HandState): HandState => when(state, '0 name solo-clubs');
  const free = (setup: Parameters<typeof given>[1] = {}): HandState => {
    const declared = when(dealt(setup), '0 declare reservation', '1 declare healthy', '2 declare healthy');
    return named(when(declared, '3 declare healthy'));
  };

  test('named freely takes a good hand', () => {
    expect(weight(free(), solo)).toBeGreaterThan(10 * weight(free(), WEAK));
  });

  test.each<[string, Parameters<typeof given>[1]]>([
    ['named freely', {}],
    ['owed', { owesSolo: [0] }],
    ['forced', { owesSolo: [0], forcedSolo: 0 }],
  ])('%s: Re takes a better hand, and each step one still better', (_name, setup) => {
    const begun = setup?.forcedSolo === 0 ? named(dealt(setup)) : free(setup);
    const ratio = (state: HandState) => weight(state, sure) / weight(state, solo);
    const re = when(begun, '0 announce re');
    const no90 = when(re, '0 announce no90');
    const no60 = when(no90, '0 announce no60');
    expect(ratio(re)).toBeGreaterThan(2 * ratio(begun));
    expect(ratio(no90)).toBeGreaterThan(2 * ratio(re));
    expect(ratio(no60)).toBeGreaterThan(2 * ratio(no90));
  });

  test('met by Kontra tells of who said it', () => {
    const kontra = when(free(), '1 announce kontra');
    const strong = dealWith({ 0: solo, 1: 'CQ HQ DQ DQ CJ CJ SJ SJ CT CK HA HA' });
    const weak = dealWith({ 0: solo, 1: 'D9 D9 H9 H9 HK HK SK SK S9 S9 DJ DJ' });
    const weightIn = (state: HandState, hands: Parameters<typeof setHands>[1]): number => {
      const world = new World();
      setHands(world, hands);
      return new Evidence(seatView(state, 3)).weightOf(world);
    };
    const ratio = (state: HandState) => weightIn(state, strong) / weightIn(state, weak);
    expect(ratio(kontra)).toBeGreaterThan(3 * ratio(free()));
  });

  test('owed or forced tells nothing by itself', () => {
    expect(new Evidence(seatView(free({ owesSolo: [0] }), 3)).rarity).toBe(1);
    const forced = named(dealt({ owesSolo: [0], forcedSolo: 0 }));
    expect(new Evidence(seatView(forced, 3)).rarity).toBe(1);
  });
});
