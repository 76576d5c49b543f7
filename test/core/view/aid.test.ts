import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { cardOrder } from '../../../src/core/rules/cardOrder.ts';
import { type PerSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { type Aid, aidOf } from '../../../src/core/view/aid.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { withSwap } from '../../support/permuted.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { allHealthy, given, when } from '../../support/script.ts';

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Seats 0 and 2 hold the club queens. */
const HANDS: PerSeat<readonly Card[]> = [
  cards('HT CQ SQ CJ DJ DT D9 CA CK SA HA H9'),
  cards('SQ HQ SJ HJ DA DK CA CT SK S9 HK H9'),
  cards('HT CQ HQ CJ SJ DA DT D9 CT CK SA S9'),
  cards('DQ DQ HJ DJ DK C9 C9 ST ST SK HA HK'),
];

const SILENT: PerSeat<readonly Card[]> = [
  cards('HT CQ CQ CJ DJ DT D9 CA CK SA HA H9'),
  HANDS[1],
  cards('HT SQ HQ CJ SJ DA DT D9 CT CK SA S9'),
  HANDS[3],
];

const begun = (hands = HANDS): HandState => allHealthy(given(hands));

const aidAt = (state: HandState, seat: Seat): Aid => {
  const aid = aidOf(seatView(state, seat));
  if (!aid) throw new Error('Nothing is played');
  return aid;
};

describe('the aid', () => {
  test('counts no trump played at the start, the own ones, and the rest as out', () => {
    expect(aidAt(begun(), 0)).toEqual({
      trumps: { played: 0, own: 7, out: 19 },
      seen: [
        { card: 'HT', played: 0 },
        { card: 'CQ', played: 0 },
        { card: 'DA', played: 0 },
      ],
      led: [
        { suit: 'C', tricks: 0 },
        { suit: 'S', tricks: 0 },
        { suit: 'H', tricks: 0 },
      ],
      parties: ['re', null, null, null],
    });
  });

  test('counts what fell, and what was led', () => {
    const state = when(
      begun(),
      ...['0 play CA', '1 play CT', '2 play CK', '3 play C9'],
      ...['0 play HT', '1 play DA', '2 play D9', '3 play DK'],
      '0 play SA',
    );
    expect(aidAt(state, 1)).toMatchObject({
      trumps: { played: 4, own: 5, out: 17 },
      seen: [
        { card: 'HT', played: 1 },
        { card: 'CQ', played: 0 },
        { card: 'DA', played: 1 },
      ],
      led: [
        { suit: 'C', tricks: 1 },
        { suit: 'S', tricks: 1 },
        { suit: 'H', tricks: 0 },
      ],
    });
  });

  test.each<
    [
      what: string,
      hands: PerSeat<readonly Card[]>,
      deeds: readonly string[],
      parties: readonly Aid['parties'][],
    ]
  >([
    [
      'each knows the own party',
      HANDS,
      [],
      [
        ['re', null, null, null],
        [null, 'kontra', null, null],
        [null, null, 're', null],
        [null, null, null, 'kontra'],
      ],
    ],
    [
      'who holds the other club queen knows all when one is played',
      HANDS,
      ['0 play CQ'],
      [
        ['re', null, null, null],
        ['re', 'kontra', null, null],
        ['re', 'kontra', 're', 'kontra'],
        ['re', null, null, 'kontra'],
      ],
    ],
    [
      'an announcement tells as much',
      HANDS,
      ['2 announce re'],
      [
        ['re', 'kontra', 're', 'kontra'],
        [null, 'kontra', 're', null],
        [null, null, 're', null],
        [null, null, 're', 'kontra'],
      ],
    ],
    [
      'Kontra that was announced leaves both others open',
      HANDS,
      ['1 announce kontra'],
      [
        ['re', 'kontra', null, null],
        [null, 'kontra', null, null],
        [null, 'kontra', 're', null],
        [null, 'kontra', null, 'kontra'],
      ],
    ],
    [
      'a silent wedding is known to one only',
      SILENT,
      [],
      [
        ['re', 'kontra', 'kontra', 'kontra'],
        [null, 'kontra', null, null],
        [null, null, 'kontra', null],
        [null, null, null, 'kontra'],
      ],
    ],
  ])('%s', (_, hands, deeds, parties) => {
    const state = when(begun(hands), ...deeds);
    expect(SEATS.map((seat) => aidAt(state, seat).parties)).toEqual(parties);
  });

  test.each<[solo: string, seen: readonly Card[], led: string]>([
    ['solo-hearts', ['HT', 'CQ'], 'CSD'],
    ['solo-queens', ['CQ'], 'CSHD'],
    ['solo-fleischlos', [], 'CSHD'],
  ])('watches in a %s only what is trump', (solo, seen, led) => {
    const state = when(
      given(HANDS),
      '0 declare reservation',
      ...[1, 2, 3].map((seat) => `${seat} declare healthy`),
      `0 name ${solo}`,
    );
    const aid = aidAt(state, 3);
    expect(aid.seen.map(({ card }) => card)).toEqual(seen);
    expect(aid.led.map(({ suit }) => suit).join('')).toBe(led);
    expect(aid.parties).toEqual(['re', 'kontra', 'kontra', 'kontra']);
  });

  test('is silent before cards are played', () => {
    expect(SEATS.map((seat) => aidOf(seatView(given(HANDS), seat)))).toEqual([null, null, null, null]);
  });
});

/** A hand in play at some moment. */
const moments = fc.tuple(mixedRules, fc.nat(), fc.nat(999)).map(([rules, seed, at]) => {
  const states = playedOut(seed, rules).states.filter(({ phase }) => phase === 'play');
  return { state: states[at % Math.max(1, states.length)], seed };
});

describe('at any moment of any hand', () => {
  test('all trumps are played, held, or out in the other hands', () => {
    fc.assert(
      fc.property(moments, ({ state }) => {
        if (state?.phase !== 'play') return;
        const { groupOf } = cardOrder(state.contract);
        const isTrump = (card: Card): boolean => groupOf(card) === 'trump';
        for (const seat of SEATS) {
          const others = SEATS.filter((other) => other !== seat).flatMap((other) => state.cards[other]);
          expect(aidAt(state, seat).trumps.out).toBe(others.filter(isTrump).length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no certain party is a wrong one, and all that the table knows is among them', () => {
    fc.assert(
      fc.property(moments, ({ state }) => {
        if (state?.phase !== 'play') return;
        for (const seat of SEATS) {
          const view = seatView(state, seat);
          const { parties } = aidAt(state, seat);
          for (const other of SEATS) {
            // Before the deciding trick of a wedding the state itself does not know.
            if (state.parties[other] !== null && parties[other] !== null) {
              expect(parties[other]).toBe(state.parties[other]);
            }
            if (view.knownParties[other] !== null) expect(parties[other]).toBe(view.knownParties[other]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what somebody cannot know changes nothing', () => {
    let permuted = 0;
    fc.assert(
      fc.property(moments, ({ state, seed }) => {
        if (!state) return;
        const random = seededRandom(seed);
        for (const viewer of SEATS) {
          const [a, b] = SEATS.filter((seat) => seat !== viewer) as [Seat, Seat, Seat];
          const other = withSwap(state, a, b, random);
          if (!other) continue;
          permuted++;
          expect(aidOf(seatView(other, viewer))).toEqual(aidOf(seatView(state, viewer)));
        }
      }),
      { numRuns: 60 },
    );
    expect(permuted).toBeGreaterThan(20);
  });
});
