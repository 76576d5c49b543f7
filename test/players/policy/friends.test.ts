import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { PerSeat } from '../../../src/core/seat.ts';
import type { Terms } from '../../../src/players/kernel/position.ts';
import { ROLES, readFriends } from '../../../src/players/policy/friends.ts';
import { NORMAL_GAME, positionAfter } from '../../support/kernelPosition.ts';

/** Hands of two tricks: seats 0 and 2 are Re. */
const REST: PerSeat<readonly Card[]> = [
  ['CQ', 'CA'],
  ['HQ', 'CT'],
  ['CQ', 'CK'],
  ['DJ', 'C9'],
];

function standing(terms: Terms, plays: readonly Card[], seat: number) {
  const position = positionAfter(terms, REST, plays);
  const friends = new Float64Array(4);
  const role = ROLES[readFriends(position, seat, friends)];
  return { role, friends: Array.from(friends, (chance) => Number(chance.toFixed(2))) };
}

describe('what a seat knows of friends and foes', () => {
  test.each([
    ['Re before anything is known', [], 0, 're-seeking', [1, 0.33, 0.33, 0.33]],
    ['Kontra before anything is known', [], 1, 'kontra-seeking', [0.33, 1, 0.33, 0.33]],
    ['Re, once somebody discards on trump', ['CQ', 'HQ', 'CQ', 'DJ'], 0, 're', [1, 0, 1, 0]],
    ['Kontra, once both club queens lie', ['CQ', 'HQ', 'CQ', 'DJ'], 3, 'kontra', [0, 1, 0, 1]],
    ['Kontra, with one of Re known', ['CQ', 'HQ'], 1, 'kontra-seeking', [0, 1, 0.5, 0.5]],
    ['Re that showed itself still seeks', ['CQ', 'HQ'], 0, 're-seeking', [1, 0.33, 0.33, 0.33]],
  ] as const)('%s', (_name, plays, seat, role, friends) => {
    expect(standing(NORMAL_GAME, plays, seat)).toEqual({ role, friends: [...friends] });
  });

  test.each([
    ['solo-clubs', 0, 'alone', [1, 0, 0, 0]],
    ['solo-clubs', 1, 'against-one', [0, 1, 1, 1]],
    ['solo-queens', 0, 'alone-ranks', [1, 0, 0, 0]],
    ['solo-jacks', 2, 'against-ranks', [0, 1, 1, 1]],
    ['solo-fleischlos', 3, 'against-plain', [0, 1, 1, 1]],
  ] as const)('in %s, seat %i', (contract, seat, role, friends) => {
    expect(standing({ ...NORMAL_GAME, contract, soloist: 0 }, [], seat)).toEqual({
      role,
      friends: [...friends],
    });
  });

  test('in a wedding everybody hopes, its player most', () => {
    const wedding: Terms = { ...NORMAL_GAME, contract: 'wedding', soloist: 0 };
    expect(standing(wedding, [], 1)).toEqual({ role: 'kontra-seeking', friends: [0.4, 1, 0.3, 0.3] });
    expect(standing(wedding, [], 0)).toEqual({ role: 're-seeking', friends: [1, 0.33, 0.33, 0.33] });
  });
});
