import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { WonTrick } from '../../../src/core/hand/trick.ts';
import type { Contract, Party } from '../../../src/core/rules/contract.ts';
import { DDV, PRESETS, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { scoreHand } from '../../../src/core/score/score.ts';
import { NO_FACTS, type SeatFacts, seatFacts } from '../../../src/core/score/seatFacts.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { type OverState, playedOut } from '../../support/playout.ts';
import { mixedRules } from '../../support/rules.ts';

interface Played {
  readonly contract?: Contract;
  readonly parties?: PerSeat<Party>;
  readonly rules?: Partial<RuleSet>;
  readonly schweine?: Seat;
  readonly partner?: Seat | null;
  readonly said?: readonly (readonly [Seat, 're' | 'kontra' | 'no90' | 'no60'])[];
  /** Tricks led by seat 0: the cards in order, and who won. */
  readonly tricks: readonly (readonly [string, Seat, number?])[];
}

/** A hand that ended with these tricks; Re sits at 0 and 2 unless said otherwise. */
function over({
  contract = 'normal',
  tricks,
  said = [],
  rules,
  schweine,
  partner,
  parties,
}: Played): OverState {
  const state = played(0);
  const won = tricks.map(
    ([cards, winner, eyes = 10]): WonTrick => ({
      leader: 0,
      cards: cards.split(' ') as Card[],
      winner,
      eyes,
    }),
  );
  const hand = {
    ...state,
    rules: { ...DDV, ...rules },
    contract,
    soloist: contract === 'normal' ? null : (0 as const),
    parties: parties ?? (['re', 'kontra', 're', 'kontra'] as const),
    tricks: won,
    schweine: schweine ?? null,
    wedding: partner === undefined ? null : { trick: 1, partner },
    actions: said.map(([seat, value]): HandAction => ({ seat, do: 'announce', value })),
  };
  return { ...hand, result: scoreHand(hand) };
}

/** Some hand that was played to its end. */
function played(seed: number): Extract<OverState, { thrownIn: false }> {
  const { over: hand } = playedOut(seed, DDV);
  return hand.thrownIn ? played(seed + 1) : hand;
}

const NONE = 'S9 SK S9 SK';
const FOX_OF_1 = 'CQ DA S9 SK';
const ALONE: PerSeat<Party> = ['re', 'kontra', 'kontra', 'kontra'];

type Facts = Readonly<Partial<Record<Seat, Partial<SeatFacts>>>>;

describe('what a seat did:', () => {
  test.each<[string, Played, Facts]>([
    ['nothing of note', { tricks: [[NONE, 0]] }, {}],
    [
      'a fox caught',
      {
        tricks: [
          [FOX_OF_1, 0],
          [NONE, 1],
        ],
      },
      { 0: { foxesCaught: 1 }, 1: { foxesLost: 1 } },
    ],
    [
      'both foxes in one trick',
      {
        tricks: [
          ['CQ DA S9 DA', 2],
          [NONE, 1],
        ],
      },
      { 1: { foxesLost: 1 }, 2: { foxesCaught: 2 }, 3: { foxesLost: 1 } },
    ],
    [
      'no fox of the own party',
      {
        tricks: [
          ['CQ S9 DA SK', 0],
          [NONE, 1],
        ],
      },
      {},
    ],
    [
      'no fox brought home',
      {
        tricks: [
          ['D9 DA DJ D9', 1],
          [NONE, 1],
        ],
      },
      {},
    ],
    [
      'no fox where somebody holds Schweine',
      {
        tricks: [
          [FOX_OF_1, 0],
          [NONE, 1],
        ],
        schweine: 3,
      },
      {},
    ],
    [
      'a Doppelkopf',
      {
        tricks: [
          [NONE, 3, 40],
          [NONE, 1],
        ],
      },
      { 3: { doppelkoepfe: 1 } },
    ],
    [
      'Karlchen in the last trick',
      {
        tricks: [
          [NONE, 1],
          ['D9 CJ DJ D9', 1],
        ],
      },
      { 1: { karlchen: 1 } },
    ],
    [
      'no Karlchen earlier',
      {
        tricks: [
          ['D9 CJ DJ D9', 1],
          [NONE, 1],
        ],
      },
      {},
    ],
    ['no Karlchen where it is not played', { tricks: [['D9 CJ DJ D9', 1]], rules: { karlchen: false } }, {}],
    [
      'nothing of a fox that only won the last trick',
      {
        tricks: [
          [NONE, 1],
          ['D9 DA D9 D9', 1],
        ],
        rules: { foxLastTrick: true },
      },
      {},
    ],
    [
      'nothing in a solo but announcements',
      {
        contract: 'solo-hearts',
        parties: ALONE,
        tricks: [[FOX_OF_1, 0, 240]],
        said: [[0, 're']],
      },
      { 0: { announced: 1, kept: 1 } },
    ],
    [
      'nothing in a silent wedding',
      {
        contract: 'silent-wedding',
        parties: ALONE,
        tricks: [
          [FOX_OF_1, 0, 40],
          [NONE, 1],
        ],
      },
      {},
    ],
    [
      'nothing in a wedding without a partner',
      {
        contract: 'wedding',
        parties: ALONE,
        partner: null,
        tricks: [
          [FOX_OF_1, 0],
          [NONE, 1],
        ],
      },
      {},
    ],
    [
      'a fox in a wedding with its partner, caught before there was one',
      {
        contract: 'wedding',
        partner: 2,
        tricks: [
          [FOX_OF_1, 0],
          [NONE, 1],
        ],
      },
      { 0: { foxesCaught: 1 }, 1: { foxesLost: 1 } },
    ],
    [
      'a fox in a poverty',
      {
        contract: 'poverty',
        tricks: [
          [FOX_OF_1, 2],
          [NONE, 1],
        ],
      },
      { 2: { foxesCaught: 1 }, 1: { foxesLost: 1 } },
    ],
    [
      'announcements kept and lost, by who made them',
      {
        tricks: Array.from({ length: 6 }, () => [NONE, 0, 39] as const),
        said: [
          [0, 're'],
          [2, 'no90'],
          [3, 'kontra'],
        ],
      },
      { 0: { announced: 1, kept: 1 }, 2: { announced: 1, kept: 1 }, 3: { announced: 1 } },
    ],
  ])('%s', (_name, given, facts) => {
    expect(seatFacts(over(given))).toEqual(perSeat((seat) => ({ ...NO_FACTS, ...facts[seat] })));
  });
});

describe('over any hand', () => {
  const anyHand = fc
    .tuple(fc.oneof(mixedRules, fc.constantFrom(...Object.values(PRESETS))), fc.nat())
    .map(([rules, seed]) => playedOut(seed, rules).over);

  test('the sums are those of the score', () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        const facts = seatFacts(hand);
        const sum = (fact: keyof SeatFacts) => facts.reduce((total, seat) => total + seat[fact], 0);
        const lines = hand.thrownIn ? [] : hand.result.lines;
        const scored = (reason: string) => lines.filter((line) => line.reason === reason).length;
        expect(sum('foxesCaught')).toBe(scored('fox'));
        expect(sum('foxesLost')).toBe(scored('fox'));
        expect(sum('doppelkoepfe')).toBe(scored('doppelkopf'));
        expect(sum('karlchen')).toBe(scored('karlchen'));
        expect(sum('announced')).toBe(hand.actions.filter((action) => action.do === 'announce').length);
      }),
      { numRuns: 150 },
    );
  });

  test('a seat keeps all it announced, or nothing', () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        if (hand.thrownIn) return;
        const { parties, winner } = hand.result;
        const facts = seatFacts(hand);
        for (const seat of SEATS) {
          const { announced, kept } = facts[seat];
          expect(kept).toBe(parties[seat] === winner ? announced : 0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
