import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import { decideHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { ANNOUNCEMENTS } from '../../../src/core/rules/announcement.ts';
import { DECLARATIONS, type ReservationName } from '../../../src/core/rules/reservation.ts';
import { DDV, type RuleSet, SOLOS } from '../../../src/core/rules/ruleSet.ts';
import { NO_THROW_IN } from '../../../src/core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { dealWith } from '../../support/deals.ts';
import { randomPlayout, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { given, when } from '../../support/script.ts';

const NAMES: readonly ReservationName[] = [
  ...SOLOS.map((solo) => `solo-${solo}` as const),
  'throw-in',
  'poverty',
  'wedding',
];

/** Everything a seat could try, passes aside. */
const attempts = (seat: Seat): readonly HandAction[] => [
  ...DECLARATIONS.map((value): HandAction => ({ seat, do: 'declare', value })),
  ...NAMES.map((value): HandAction => ({ seat, do: 'name', value })),
  ...[true, false].map((value): HandAction => ({ seat, do: 'take', value })),
  ...ANNOUNCEMENTS.map((value): HandAction => ({ seat, do: 'announce', value })),
  ...CARDS.map((card): HandAction => ({ seat, do: 'play', card })),
];

const allowed = (state: HandState, seat: Seat): string[] =>
  attempts(seat)
    .filter((action) => decideHand(state, action).ok)
    .map((action) => JSON.stringify({ ...action, seat: undefined }))
    .sort();

const offered = (state: HandState, seat: Seat): string[] =>
  legalActions(state, seat)
    .filter((action) => action.do !== 'pass')
    .map((action) => JSON.stringify(action))
    .sort();

describe('what is offered is what is allowed, no more and no less', () => {
  test.each([1, 2, 3, 4, 5, 6])('in random hand %i', (seed) => {
    const random = seededRandom(seed);
    const rules: RuleSet = {
      ...DDV,
      poverty: seed % 2 === 0,
      povertyFoxesCount: seed % 3 !== 0,
      throwIn: { ...NO_THROW_IN, nines: 5, kings: 5 },
      solos: seed % 2 === 0 ? SOLOS : ['koehler'],
      schweine: true,
      superschweine: true,
      announceAt30: true,
    };
    randomPlayout(randomSetup(random, { rules }), random, undefined, (state) => {
      for (const seat of SEATS) expect(offered(state, seat)).toEqual(allowed(state, seat));
    });
  });
});

test('a pass says how many cards and which have to go', () => {
  const hands = dealWith({ 0: 'DK D9 CJ CA CA CT CT CK CK SA SA ST' });
  const state = when(
    given(hands, { rules: { poverty: true } }),
    '0 declare reservation',
    '1 declare healthy',
    '2 declare healthy',
    '3 declare healthy',
    '0 name poverty',
    '1 take true',
  );
  expect(legalActions(state, 0)).toEqual([{ do: 'pass', count: 3, must: ['DK', 'D9', 'CJ'] }]);
  const passed = when(state, '0 pass DK D9 CJ');
  expect(legalActions(passed, 1)).toEqual([{ do: 'pass', count: 3, must: [] }]);
});

test('who can name nothing can only be healthy', () => {
  const hands = dealWith({ 0: 'CQ', 1: 'CQ' });
  const state = given(hands, { rules: { solos: [] } });
  expect(legalActions(state, 0)).toEqual([{ do: 'declare', value: 'healthy' }]);
});

test('who is asked to take a poverty may do so or not', () => {
  const hands = dealWith({ 0: 'DK D9 CJ CA CA CT CT CK CK SA SA ST' });
  const declared = ['reservation', 'healthy', 'healthy', 'healthy'].map(
    (value, seat) => `${seat} declare ${value}`,
  );
  const state = when(given(hands, { rules: { poverty: true } }), ...declared, '0 name poverty');
  expect(legalActions(state, 1)).toEqual([
    { do: 'take', value: true },
    { do: 'take', value: false },
  ]);
});

test('equal cards are offered once', () => {
  const hands = dealWith({ 0: 'CA CA HT HT' });
  const state = when(
    given(hands),
    '0 declare healthy',
    '1 declare healthy',
    '2 declare healthy',
    '3 declare healthy',
  );
  const plays = legalActions(state, 0).filter((action) => action.do === 'play');
  expect(plays.filter(({ card }) => card === 'CA')).toHaveLength(1);
});
