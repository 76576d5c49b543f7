import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../../../src/core/hand/event.ts';
import { evolveHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { THROWN_IN } from '../../../src/core/score/result.ts';
import { dealWith } from '../../support/deals.ts';
import { allHealthy, given, when } from '../../support/script.ts';

const declaring = () => given(dealWith({}));
const playing = () => allHealthy(declaring());
const forced = () => given(dealWith({}), { forcedSolo: 1 });

const PARTIES = ['re', 'kontra', 're', 'kontra'] as const;

describe('a history that cannot be is a bug', () => {
  test.each<[string, () => HandState, HandEvent]>([
    ['a declaration in play', playing, { type: 'declared', seat: 0, value: 'healthy' }],
    ['a declaration while a forced solo is named', forced, { type: 'declared', seat: 0, value: 'healthy' }],
    ['an answer where nobody is poor', declaring, { type: 'took', seat: 0, value: true }],
    ['a pass where nobody is poor', declaring, { type: 'passed', seat: 0, to: 1, cards: [] }],
    ['a card in the inquiry', declaring, { type: 'card-played', seat: 0, card: 'CA' }],
    ['a trick in the inquiry', declaring, { type: 'trick-won', winner: 0, eyes: 0 }],
    [
      'an announcement in the inquiry',
      declaring,
      { type: 'announced', seat: 0, party: 're', value: 're', late: false },
    ],
    [
      'a wedding decided in the inquiry',
      declaring,
      { type: 'wedding-decided', partner: 2, trick: 1, parties: PARTIES },
    ],
    [
      'the score of a hand that was not played',
      declaring,
      {
        type: 'scored',
        result: {
          contract: 'normal',
          parties: PARTIES,
          tricks: [],
          eyes: { re: 0, kontra: 0 },
          trickCount: { re: 0, kontra: 0 },
          winner: 're',
          lines: [],
          value: 0,
          scores: [0, 0, 0, 0],
        },
      },
    ],
  ])('%s', (_name, state, event) => {
    expect(() => evolveHand(state(), event)).toThrow(`A hand's history has ${event.type} where it cannot be`);
  });

  test('a hand that does not begin with its deal', () => {
    expect(() => evolveHand(undefined, { type: 'declared', seat: 0, value: 'healthy' })).toThrow(
      'A hand cannot begin with declared',
    );
  });
});

test('a hand that was thrown in keeps what was dealt and said, and nothing of what it waited for', () => {
  const named = when(declaring(), '0 declare reservation');
  const { turn: _turn, phase: _phase, ...before } = named as Extract<HandState, { phase: 'declare' }>;
  expect(evolveHand(named, { type: 'scored', result: THROWN_IN })).toEqual({
    ...before,
    phase: 'over',
    thrownIn: true,
    result: THROWN_IN,
  });
});
