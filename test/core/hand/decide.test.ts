import { describe, expect, test } from 'vitest';
import { beginHand, decideHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { DDV } from '../../../src/core/rules/ruleSet.ts';
import type { PerSeat } from '../../../src/core/seat.ts';
import { dealWith } from '../../support/deals.ts';
import { randomPlayout, randomSetup } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { allHealthy, given, inPlay, parseAction, when } from '../../support/script.ts';

const HANDS = dealWith({ 0: 'CQ CA HT', 1: 'CT SA DJ', 2: 'CQ', 3: 'DA DA' });

const started = () => allHealthy(given(HANDS));

const decision = (state: HandState, action: string) => decideHand(state, parseAction(action));

describe('a deal', () => {
  const setup = { rules: DDV, dealer: 0, owesSolo: [], forcedSolo: null, multiplier: 1 } as const;
  const [a, b, c, d] = dealWith({});

  test.each<[string, readonly (readonly string[])[]]>([
    ['three hands', [a, b, c]],
    ['a fifth hand', [a, b, c, d, a.map(() => 'XX')]],
    ['a hand of thirteen', [[...a, c[0]!], b, c.slice(1), d]],
    ['a third copy of a card', [[c[0]!, ...a.slice(1)], b, c, d]],
    ['an unknown card', [['XX', ...a.slice(1)], b, c, d]],
    ['a deck without nines where they belong', dealWith({}, { nines: false })],
  ])('of %s is refused', (_name, hands) => {
    const begun = beginHand({ ...setup, hands: hands as unknown as PerSeat<typeof a> });
    expect(begun).toEqual({ ok: false, error: { code: 'bad-deal' } });
  });

  test('without nines has ten cards a hand', () => {
    const hands = dealWith({}, { nines: false });
    expect(beginHand({ ...setup, rules: { ...DDV, nines: false }, hands }).ok).toBe(true);
    expect(beginHand({ ...setup, rules: { ...DDV, nines: false }, hands: [a, b, c, d] }).ok).toBe(false);
  });
});

describe('turn before possession, possession before legality', () => {
  test.each<[string, string]>([
    ['1 play XX', 'not-your-turn'],
    ['1 play CT', 'not-your-turn'],
    ['0 play DA', 'not-in-hand'],
    ['0 declare healthy', 'not-allowed'],
    ['0 pass CQ CA HT', 'not-allowed'],
    ['3 take true', 'not-your-turn'],
  ])('%s: %s', (action, code) => {
    expect(decision(started(), action)).toMatchObject({ ok: false, error: { code } });
  });

  test('a refusal names whose turn it is, and which cards follow', () => {
    expect(decision(started(), '1 play CT')).toEqual({
      ok: false,
      error: { code: 'not-your-turn', turn: 0 },
    });
    const led = when(started(), '0 play CA');
    const refused = decision(led, '1 play DJ');
    expect(refused).toMatchObject({ error: { code: 'must-follow-suit' } });
    expect(!refused.ok && 'legal' in refused.error && refused.error.legal).toEqual(
      HANDS[1].filter((card) => ['CA', 'CT', 'CK', 'C9'].includes(card)),
    );
  });

  test('possession comes first where a card is neither held nor of the suit', () => {
    expect(decision(when(started(), '0 play CA'), '1 play CQ')).toMatchObject({
      error: { code: 'not-in-hand' },
    });
  });
});

describe('announcements', () => {
  test('may be made out of turn, once by a party', () => {
    const said = when(started(), '2 announce re');
    expect(inPlay(said).announced.re).toEqual({ call: 'in-time', steps: 0 });
    expect(decision(said, '0 announce re')).toMatchObject({ error: { code: 'announcement-not-allowed' } });
    expect(decision(said, '0 announce no60').ok).toBe(true);
  });

  test.each(['0 announce kontra', '1 announce re', '0 announce no90', '1 announce schwarz'])(
    '%s is not allowed',
    (action) => {
      expect(decision(started(), action)).toMatchObject({ error: { code: 'announcement-not-allowed' } });
    },
  );

  test('a skipped step counts as announced', () => {
    const said = when(started(), '2 announce re', '0 announce no60');
    expect(inPlay(said).announced.re.steps).toBe(2);
    expect(decision(said, '2 announce no90')).toMatchObject({ error: { code: 'announcement-not-allowed' } });
  });
});

test('nothing can be done once the hand is over', () => {
  const random = seededRandom(1);
  const over = randomPlayout(randomSetup(random), random);
  for (const action of ['0 play CQ', '1 announce re', '2 declare healthy']) {
    expect(decision(over, action)).toEqual({ ok: false, error: { code: 'hand-over' } });
  }
});

test('deciding changes nothing', () => {
  const state = started();
  const before = structuredClone({ ...state, order: null });
  decision(state, '0 play CA');
  decision(state, '0 play DA');
  expect(structuredClone({ ...state, order: null })).toEqual(before);
});
