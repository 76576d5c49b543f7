import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { publicView } from '../../../src/core/view/publicView.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { seenOrder } from '../../../src/core/view/seenOrder.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, inPlay, when } from '../../support/script.ts';

type Named = Partial<Record<Seat, string>>;

const SUPER: Partial<RuleSet> = { schweine: true, superschweine: true };
const IN_SOLOS: Partial<RuleSet> = { ...SUPER, schweineInSuitSolos: true };

/** Seat 0 names what is given; without it everybody is healthy. */
function begunWith(named: Named, rules: Partial<RuleSet>, name?: string): HandState {
  const state = given(dealWith(named, { nines: rules.nines ?? true }), { rules });
  if (name === undefined) return allHealthy(state);
  return when(allHealthy(when(state, '0 declare reservation')), `0 name ${name}`);
}

describe('who holds Schweine and Superschweine', () => {
  const BOTH: Named = { 0: 'DA DA', 1: 'D9 D9' };
  const SOLO: Named = { 0: 'CQ CQ', 1: 'DA DA SA SA', 2: 'CA CA HA HA', 3: 'C9 C9 H9 H9' };

  test.each<[string, Named, Partial<RuleSet>, string | undefined, Seat | null, Seat | null]>([
    ['two seats, one each', BOTH, SUPER, undefined, 0, 1],
    ['one seat, both', { 2: 'DA DA D9 D9' }, SUPER, undefined, 2, 2],
    ['no Schweine, so no Superschweine', { 0: 'DA', 1: 'D9 D9', 2: 'DA' }, SUPER, undefined, null, null],
    ['Schweine, the nines apart', { 0: 'DA DA', 1: 'D9', 2: 'D9' }, SUPER, undefined, 0, null],
    ['no Superschweine are played', BOTH, { schweine: true }, undefined, 0, null],
    ['neither is played', BOTH, {}, undefined, null, null],
    ['kings without nines', { 0: 'DA DA', 3: 'DK DK' }, { ...SUPER, nines: false }, undefined, 0, 3],
    ['kings where there are nines', { 0: 'DA DA', 1: 'D9', 2: 'D9', 3: 'DK DK' }, SUPER, undefined, 0, null],
    ['a silent wedding', { ...BOTH, 2: 'CQ CQ' }, SUPER, undefined, 0, 1],
    ['a wedding', { 0: 'CQ CQ DA DA', 1: 'D9 D9' }, SUPER, 'wedding', 0, 1],
    ['a diamonds solo', BOTH, SUPER, 'solo-diamonds', 0, 1],
    ['a clubs solo, diamonds at home', SOLO, SUPER, 'solo-clubs', null, null],
    ['a clubs solo', SOLO, IN_SOLOS, 'solo-clubs', 2, 3],
    ['a hearts solo', SOLO, IN_SOLOS, 'solo-hearts', 2, 3],
    ['a spades solo, its nines apart', { ...SOLO, 0: 'S9', 2: 'S9' }, IN_SOLOS, 'solo-spades', 1, null],
    [
      'a clubs solo without nines',
      { 1: 'CA CA', 2: 'CK CK' },
      { ...IN_SOLOS, nines: false },
      'solo-clubs',
      1,
      2,
    ],
    ['a queens solo', BOTH, IN_SOLOS, 'solo-queens', null, null],
    ['a solo without trumps', BOTH, IN_SOLOS, 'solo-fleischlos', null, null],
  ])('%s', (_name, named, rules, name, schweine, superschweine) => {
    expect(inPlay(begunWith(named, rules, name))).toMatchObject({ schweine, superschweine });
  });

  test('in a poverty by the cards after the exchange', () => {
    const named = { 0: 'DA D9 CJ CA CA CT CT CK CK SA SA ST', 1: 'DA D9 C9 C9' };
    const rules = { ...SUPER, poverty: true };
    const taken = when(begunWith(named, rules, 'poverty'), '1 take true', '0 pass DA D9 CJ');
    expect(inPlay(when(taken, '1 pass CJ C9 C9'))).toMatchObject({ schweine: 1, superschweine: 1 });
    expect(inPlay(when(taken, '1 pass DA C9 C9'))).toMatchObject({ schweine: null, superschweine: null });
  });
});

describe('a trick', () => {
  const DULLES = 'HT HT C9 C9';
  /** Led by seat 0; seat 3 plays its only trump. */
  test.each<[string, Named, string, Seat]>([
    ['Superschwein over Schwein over Dulle', { 0: DULLES, 1: 'DA DA', 2: 'D9 D9' }, 'HT DA D9', 2],
    ['Schwein over Dulle', { 0: DULLES, 1: 'DA DA', 2: 'D9' }, 'HT DA D9', 1],
    ['of two Superschweine the first', { 0: DULLES, 1: 'DA DA', 2: 'D9 D9' }, 'HT DA D9', 2],
    [
      'a pair of nines without Schweine stays low',
      { 0: DULLES, 1: 'DA', 2: 'D9 D9', 3: 'DA' },
      'HT DA D9',
      0,
    ],
  ])('%s', (_name, named, cards, winner) => {
    const plays = cards.split(' ').map((card, seat) => `${seat} play ${card}`);
    const state = when(begunWith({ ...named, 3: `${named[3] ?? ''} DJ` }, SUPER), ...plays, '3 play DJ');
    expect(inPlay(state).tricks[0]?.winner).toBe(winner);
  });

  test('in a hearts solo its aces and nines beat the Dulle', () => {
    const named = { 0: 'HT HT', 1: 'HA HA', 2: 'H9 H9', 3: 'HK' };
    const begun = begunWith(named, IN_SOLOS, 'solo-hearts');
    const state = when(begun, '0 play HT', '1 play HA', '2 play H9', '3 play HK');
    expect(inPlay(state).tricks[0]?.winner).toBe(2);
  });
});

/** What everybody at the table is told, and each seat finds in its view. */
function told(state: HandState): readonly [Seat | null, Seat | null] {
  const { schweine, superschweine } = publicView(state);
  for (const seat of SEATS) {
    const view = seatView(state, seat);
    expect([view.schweine ?? null, view.superschweine ?? null]).toEqual([schweine, superschweine]);
  }
  return [schweine, superschweine];
}

describe('the table is told', () => {
  const NAMED: Named = { 0: 'HT HT', 1: 'DA DA', 2: 'D9 D9', 3: 'DJ' };

  test('of each kind when the first of it is played', () => {
    const begun = begunWith(NAMED, SUPER);
    const plays = ['0 play HT', '1 play DA', '2 play D9', '3 play DJ'];
    const shown = plays.map((_play, index) => told(when(begun, ...plays.slice(0, index + 1))));
    expect([told(begun), ...shown]).toEqual([
      [null, null],
      [null, null],
      [1, null],
      [1, 2],
      [1, 2],
    ]);
  });

  test('of Superschweine first, if they come first', () => {
    const begun = begunWith({ ...NAMED, 1: 'DA DA DQ' }, SUPER);
    expect(told(when(begun, '0 play HT', '1 play DQ', '2 play D9'))).toEqual([null, 2]);
  });

  test('of nothing while their holders play other cards', () => {
    const begun = begunWith({ 0: 'HT HT', 1: 'DA DA SJ', 2: 'D9 D9 HJ', 3: 'DJ' }, SUPER);
    expect(told(when(begun, '0 play HT', '1 play SJ', '2 play HJ'))).toEqual([null, null]);
  });

  test('of nothing by a single ace', () => {
    const begun = begunWith({ 0: 'HT HT', 1: 'DA', 2: 'DA D9', 3: 'D9 DJ' }, SUPER);
    expect(told(when(begun, '0 play HT', '1 play DA', '2 play D9'))).toEqual([null, null]);
  });

  test('at the start of both, where that is the rule, but not during the inquiry', () => {
    const rules: Partial<RuleSet> = { ...SUPER, schweineShown: 'at-start' };
    expect(told(given(dealWith(NAMED), { rules }))).toEqual([null, null]);
    expect(told(begunWith(NAMED, rules))).toEqual([1, 2]);
    expect(told(begunWith({ 0: 'DA', 1: 'DA' }, rules))).toEqual([null, null]);
  });

  test('and before that a view is the same whoever holds them', () => {
    const one = begunWith({ 0: 'DA DA', 1: 'D9 D9', 2: 'DJ DJ' }, SUPER);
    const other = begunWith({ 0: 'DA DA', 1: 'DJ DJ', 2: 'D9 D9' }, SUPER);
    expect([inPlay(one).superschweine, inPlay(other).superschweine]).toEqual([1, 2]);
    for (const seat of [0, 3] as const) expect(seatView(other, seat)).toEqual(seatView(one, seat));
    expect(publicView(other)).toEqual(publicView(one));
  });
});

describe('the order that a seat sees', () => {
  const NAMED: Named = { 0: 'HT HT', 1: 'DA DA', 2: 'D9 D9', 3: 'DJ' };
  const top = (state: HandState, seat: Seat) => seenOrder(seatView(state, seat)).trumps.slice(0, 3).join(' ');

  test.each<[string, string[], readonly string[]]>([
    ['before anything is shown: one’s own Schweine', [], ['HT CQ SQ', 'DA HT CQ', 'HT CQ SQ', 'HT CQ SQ']],
    [
      'once the Schweine are shown: and one’s own Superschweine',
      ['0 play HT', '1 play DA'],
      ['DA HT CQ', 'DA HT CQ', 'D9 DA HT', 'DA HT CQ'],
    ],
    ['once both are shown', ['0 play HT', '1 play DA', '2 play D9'], Array(4).fill('D9 DA HT')],
  ])('%s', (_name, plays, expected) => {
    const state = when(begunWith(NAMED, SUPER), ...plays);
    expect(SEATS.map((seat) => top(state, seat))).toEqual(expected);
  });

  test('is that of the normal game before the contract is known', () => {
    expect(top(given(dealWith(NAMED), { rules: SUPER }), 1)).toBe('HT CQ SQ');
  });
});
