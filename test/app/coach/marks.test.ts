import { describe, expect, test } from 'vitest';
import { type Judged, type Mark, marksOf } from '../../../src/app/coach/marks.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import type { Party } from '../../../src/core/rules/contract.ts';
import type { PerSeat, Seat } from '../../../src/core/seat.ts';
import type { LegalAction } from '../../../src/core/view/legalActions.ts';
import type { SeatView } from '../../../src/core/view/seatView.ts';
import { rated } from '../../discord/messages/support/analyses.ts';

const PARTIES: PerSeat<Party> = ['re', 'kontra', 're', 'kontra'];

type Rated = ReturnType<typeof rated<HandAction | null>>;

/** A decision of a hand and its analysis: what was done, and what that and others come to. */
interface Given {
  readonly made: HandAction;
  readonly trick?: number | null;
  readonly legal?: readonly LegalAction[];
  readonly moves?: readonly Rated[];
  readonly announcements?: readonly Rated[];
}

/** The marks of a hand in which just these decisions were made, one after another. */
function marks(
  given: readonly Given[],
  parties: PerSeat<Party> | null = PARTIES,
  standIns: readonly number[] = [],
  predecessors: readonly number[] = [],
): readonly Mark[] {
  const judged = given.map(({ made, trick = 1, legal = [], moves = [], announcements = [] }, at) => ({
    decision: { at, made, trick, view: { seat: made.seat, turn: made.seat, legal } as unknown as SeatView },
    analysis: { moves, announcements, deals: 100 },
  })) as readonly unknown[] as readonly Judged[];
  return marksOf(judged, { actions: given.map(({ made }) => made), standIns, predecessors, parties });
}

const ace = (seat: Seat) => ({ seat, do: 'play', card: 'CA' }) as const;
const king = (seat: Seat) => ({ seat, do: 'play', card: 'CK' }) as const;
const say = (seat: Seat, value: 're' | 'kontra' | 'no90') => ({ seat, do: 'announce', value }) as const;

/** A king that was played where the ace is so many points better, as far as that is certain. */
const kingCost = (loss: number, error = 0.1, trick = 1, seat: Seat = 0): Given => ({
  made: king(seat),
  trick,
  moves: [rated(ace(seat), { points: 1, error: 0 }), rated(king(seat), { points: 1 - loss, error })],
});

/** Nothing was said where an announcement is so many points better. */
const silence = (seat: Seat, value: 're' | 'no90', loss: number, trick = 1): Given => ({
  made: ace(seat),
  trick,
  announcements: [
    rated(say(seat, value), { points: loss, error: 0, wins: 0.8 }),
    rated(null, { points: 0, error: 0.1, wins: 0.8 }),
  ],
});

describe('a decision is marked', () => {
  test('with what it cost, what was better, and why', () => {
    const [mark] = marks([
      {
        made: king(2),
        trick: 4,
        moves: [
          rated(ace(2), { points: 1, error: 0, ownTakes: 0.78 }),
          rated(king(2), { points: -0.8, ownTakes: 0.1 }),
        ],
      },
    ]);
    expect(mark).toMatchObject({ seat: 2, trick: 4, made: { card: 'CK' }, better: { card: 'CA' } });
    expect(mark?.loss).toBeCloseTo(1.8);
    expect(mark?.reason).toEqual({ ground: 'own-takes', better: 0.78, worse: 0.1 });
  });

  test.each<[string, Given, number]>([
    ['half a point', kingCost(0.5), 1],
    ['less than half a point', kingCost(0.49), 0],
    ['what chance may have made', kingCost(2, 0.9), 0],
    ['what chance hardly made', kingCost(2, 0.7), 1],
    ['nothing', { ...kingCost(2), made: ace(0) }, 0],
    ['something that was not looked at', { ...kingCost(2), made: { ...king(0), card: 'HT' } }, 0],
  ])('if it cost enough: %s', (_case, given, count) => {
    expect(marks([given])).toHaveLength(count);
  });

  test('among the three that cost most, in the order of the hand', () => {
    const given = [2, 0.6, 4, 3].map((loss, index) => kingCost(loss, 0.1, index + 1));
    expect(marks(given).map(({ trick }) => trick)).toEqual([1, 3, 4]);
  });
});

describe('what a computer did for somebody who was away', () => {
  test('is marked as the computer’s', () => {
    const given = [kingCost(1), kingCost(3), kingCost(2)];
    expect(marks(given, PARTIES, [1]).map(({ standIn }) => standIn)).toEqual([false, true, false]);
  });

  test('is no silence of theirs', () => {
    const given = [silence(0, 're', 2), silence(0, 're', 1, 2)];
    expect(marks(given).map(({ trick }) => trick)).toEqual([1]);
    expect(marks(given, PARTIES, [0])).toMatchObject([{ trick: 2, standIn: false }]);
    expect(marks(given, PARTIES, [0, 1])).toEqual([]);
  });
});

test('nobody is reproached with what was done before they took the seat', () => {
  const given = [kingCost(3), silence(0, 're', 2), kingCost(1)];
  expect(marks(given, PARTIES, [], [0, 1]).map(({ loss }) => Math.round(loss))).toEqual([1]);
});

test('marks of one trick stand in the order in which they were made', () => {
  expect(marks([kingCost(1), kingCost(3), kingCost(2)]).map(({ loss }) => Math.round(loss))).toEqual([
    1, 3, 2,
  ]);
});

describe('the inquiry', () => {
  const solo = { seat: 1, do: 'name', value: 'solo-jacks' } as const;
  const moves = [
    rated({ seat: 1, do: 'declare', value: 'healthy' } as const, { points: 1, error: 0, wins: 0.6 }),
    rated(solo, { points: -5, wins: 0.2 }),
  ];
  const reserved = { made: { seat: 1, do: 'declare', value: 'reservation' }, trick: null, moves } as const;

  test('is judged by what a reservation came to, once', () => {
    const found = marks([reserved, { made: solo, trick: null, moves: moves.toReversed() }]);
    expect(found).toMatchObject([
      { trick: null, made: { value: 'solo-jacks' }, better: { value: 'healthy' } },
    ]);
  });

  test('is not judged where nobody came to hear the reservation', () => {
    expect(marks([reserved], null)).toEqual([]);
  });
});

describe('an announcement', () => {
  const dear = [rated(null, { points: 1, error: 0 }), rated(say(0, 're'), { points: -1, wins: 0.31 })];

  test('that cost something is marked with how often its party wins', () => {
    const legal = [{ do: 'play', card: 'CA' }] as const;
    expect(marks([{ made: say(0, 're'), announcements: dear, legal }])).toMatchObject([
      { made: { value: 're' }, better: null, reason: { ground: 'call', better: 0.31 } },
    ]);
  });

  test('that had to be made is not', () => {
    expect(
      marks([{ made: say(0, 're'), announcements: dear, legal: [{ do: 'announce', value: 're' }] }]),
    ).toEqual([]);
  });

  test('that was missed is marked once a seat, where it was dearest', () => {
    const found = marks([silence(0, 're', 0.8, 1), silence(0, 're', 1.5, 2), silence(0, 're', 1, 3)]);
    expect(found).toMatchObject([{ trick: 2, made: null, better: { value: 're' }, loss: 1.5 }]);
  });

  test.each<[string, HandAction, number]>([
    ['was made later', say(0, 're'), 0],
    ['was made later by the partner', say(2, 're'), 0],
    ['came to more later', say(2, 'no90'), 0],
    ['was made by the other party', say(1, 'kontra'), 1],
  ])('counts as missed only if none such %s', (_case, later, count) => {
    expect(marks([silence(0, 're', 1), { made: later }])).toHaveLength(count);
  });

  test.each<[string, readonly Given[], readonly number[]]>([
    ['both of a party', [silence(0, 're', 1.1), silence(2, 're', 1.4)], [2]],
    ['both parties', [silence(0, 're', 1.1), silence(1, 're', 1.4)], [0, 1]],
    ['a party, once Re and once a step', [silence(0, 're', 1.1), silence(2, 'no90', 1.4)], [0, 2]],
  ])('that several could have made is marked where it was dearest: %s', (_case, given, seats) => {
    expect(marks(given).map(({ seat }) => seat)).toEqual(seats);
  });

  test('of a step is not made up for by less', () => {
    expect(marks([silence(0, 'no90', 1), { made: say(2, 're') }])).toHaveLength(1);
    expect(marks([silence(0, 'no90', 1)])[0]?.reason).toEqual({ ground: 'step', better: 0.8, worse: 0.8 });
  });
});
