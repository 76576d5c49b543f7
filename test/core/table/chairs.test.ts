import { describe, expect, test } from 'vitest';
import {
  type ChairNumber,
  chairNumbers,
  cutterOf,
  dealingSeat,
  lineupFor,
  seatOfChair,
  sittingOut,
} from '../../../src/core/table/chairs.ts';

const emptyChairs = (count: number) => Array.from({ length: count }, () => null);

describe('who plays', () => {
  // Dealer, chairs, the four to the dealer's left by their seats, who sits out, the dealer's seat, who cuts.
  test.each<[ChairNumber, number, number[], number[], number, number]>([
    [0, 4, [0, 1, 2, 3], [], 0, 3],
    [3, 4, [0, 1, 2, 3], [], 3, 2],
    [0, 5, [1, 2, 3, 4], [0], 3, 4],
    [1, 5, [0, 2, 3, 4], [1], 0, 0],
    [4, 5, [0, 1, 2, 3], [4], 3, 3],
    [0, 6, [1, 2, 3, 4], [0, 5], 3, 5],
    [3, 6, [0, 1, 4, 5], [2, 3], 1, 2],
    [5, 7, [0, 1, 2, 6], [3, 4, 5], 2, 4],
    [6, 7, [0, 1, 2, 3], [4, 5, 6], 3, 5],
  ])('where chair %i of %i deals', (dealer, count, playing, resting, seat, cutter) => {
    const lineup = lineupFor(dealer, count);
    expect(lineup).toEqual(playing);
    expect(sittingOut(emptyChairs(count), lineup)).toEqual(resting);
    expect(dealingSeat(lineup, dealer, count)).toBe(seat);
    expect(cutterOf(dealer, count)).toBe(cutter);
  });

  test.each([4, 5, 6, 7])('over a full turn of %i players everybody plays four hands', (count) => {
    const chairs = chairNumbers({ length: count });
    const played = chairs.map((chair) =>
      chairs.filter((dealer) => seatOfChair(lineupFor(dealer, count), chair) !== null),
    );
    expect(played.map((hands) => hands.length)).toEqual(chairs.map(() => 4));
  });
});
