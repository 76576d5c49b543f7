import { describe, expect, test } from 'vitest';
import type { HandState } from '../../../src/core/hand/state.ts';
import { replay, viewRecord } from '../../../src/core/record/replay.ts';
import { writeRecord } from '../../../src/core/record/write.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, parseAction, when } from '../../support/script.ts';

/** Seat 0 is poor and seat 2 could marry. */
const HANDS = dealWith({ 0: 'DK D9 CJ CA CA CT CT CK CK SA SA ST', 2: 'CQ CQ' });

const POVERTY = { poverty: true };

const reserved = (state: HandState, ...seats: readonly number[]): HandState =>
  SEATS.reduce<HandState>(
    (now, seat) => when(now, `${seat} declare ${seats.includes(seat) ? 'reservation' : 'healthy'}`),
    state,
  );

const asJson = (state: HandState): unknown => JSON.parse(JSON.stringify(writeRecord(state)));

describe('a record', () => {
  test('says who deals, what was dealt and what was done', () => {
    const state = when(given(HANDS), '0 declare healthy', '1 declare healthy');
    expect(writeRecord(state)).toEqual({
      format: 'doko-hand/1',
      rules: {},
      dealer: 3,
      hands: HANDS,
      actions: [parseAction('0 declare healthy'), parseAction('1 declare healthy')],
    });
  });

  test('says what is out of the ordinary', () => {
    const state = given(HANDS, {
      owesSolo: [1, 2],
      forcedSolo: 1,
      multiplier: 2,
      rules: { karlchen: false },
    });
    expect(writeRecord(state)).toEqual({
      format: 'doko-hand/1',
      rules: { karlchen: false },
      dealer: 3,
      hands: HANDS,
      owesSolo: [1, 2],
      forcedSolo: 1,
      multiplier: 2,
      actions: [],
    });
  });
});

describe('read back, a record leads to the views of the hand it was written of', () => {
  const poor = () => when(reserved(given(HANDS, { rules: POVERTY }), 0), '0 name poverty');

  test.each<[string, () => HandState]>([
    ['before anything was done', () => given(HANDS)],
    ['with a forced solo', () => when(given(HANDS, { owesSolo: [1], forcedSolo: 1 }), '1 name solo-queens')],
    ['while names are asked', () => reserved(given(HANDS, { owesSolo: [2] }), 0, 2)],
    ['with a wedding', () => when(reserved(given(HANDS), 2), '2 name wedding', '0 play DK')],
    ['with a poverty that looks for a partner', () => when(poor(), '1 take false')],
    [
      'with a poverty',
      () => when(poor(), '1 take false', '2 take true', '0 pass DK D9 CJ', '2 pass CQ D9 DK'),
    ],
    ['with an announcement', () => when(allHealthy(given(HANDS)), '2 announce re', '0 play CA')],
  ])('%s', (_name, make) => {
    const state = make();
    const { rules } = writeRecord(state);
    expect(viewRecord(asJson(state))).toEqual({
      status: 'ok',
      views: SEATS.map((seat) => ({ ...seatView(state, seat), rules })),
    });
    expect(replay(asJson(state))).toEqual({ status: 'unfinished' });
  });
});

test('a hand that was thrown in is finished and books nothing', () => {
  const nines = dealWith({ 1: 'C9 C9 S9 S9 H9' });
  const rules = { throwIn: { ...NO_THROW_IN, nines: 5 } };
  const state = when(reserved(given(nines, { rules }), 1), '1 name throw-in');
  expect(replay(asJson(state))).toEqual({
    status: 'finished',
    contract: 'thrown-in',
    tricks: [],
    scores: [0, 0, 0, 0],
  });
});

test('a view repeats the rules as the record states them, what does not differ included', () => {
  const rules = { karlchen: true, nines: true };
  expect(viewRecord({ ...writeRecord(given(HANDS)), rules })).toMatchObject({
    status: 'ok',
    views: SEATS.map((seat) => ({ seat, rules })),
  });
});
