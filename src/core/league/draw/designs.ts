import { randomFrom, shuffledNumbers } from './random.ts';

/** Days on which everybody, or all but one, sits at a table; the tables in any order of seats. */
export type Design = readonly (readonly number[][])[];

/**
 * First days from which a whole cycle follows: on each further day everybody but ∞ moves on by one, around a circle.
 * The differences within the tables cover every distance three times, so that by the end all have met exactly three
 * times (whist tournaments; Anderson, Combinatorial Designs and Tournaments, 1997). Found by search.
 */
const STARTERS: Readonly<Record<number, string>> = {
  8: '∞ 1 2 6 | 0 3 4 5',
  12: '∞ 2 3 5 | 0 4 8 9 | 1 6 7 10',
  13: '5 9 11 12 | 3 4 6 8 | 1 2 7 10',
  17: '3 4 7 15 | 5 10 11 13 | 2 8 9 12 | 1 6 14 16',
  20: '3 5 13 17 | 0 4 6 14 | 9 12 15 16 | ∞ 1 2 7 | 8 10 11 18',
  21: '1 8 12 14 | 2 7 10 19 | 9 16 17 20 | 3 13 15 18 | 4 5 6 11',
  24: '3 8 10 19 | 2 11 15 21 | 0 14 17 22 | 9 12 13 20 | 1 6 16 18 | ∞ 4 5 7',
  25: '1 2 4 9 | 12 14 21 24 | 3 10 18 22 | 8 13 17 19 | 6 7 20 23 | 5 11 15 16',
  28: '10 14 19 25 | 2 7 9 26 | 4 15 23 24 | 0 1 3 16 | 8 11 13 17 | 5 12 18 22 | ∞ 6 20 21',
  29: '2 3 6 12 | 5 11 13 26 | 9 16 21 28 | 4 15 20 24 | 8 10 22 23 | 7 14 17 18 | 1 19 25 27',
  32: '10 11 19 20 | 0 5 8 17 | 7 9 25 27 | 3 16 24 30 | 4 21 23 28 | 12 15 18 22 | 2 13 14 29 | ∞ 1 6 26',
  33: '2 9 13 21 | 1 5 18 24 | 4 12 17 32 | 3 6 7 30 | 10 11 26 28 | 19 22 29 31 | 8 15 16 27 | 14 20 23 25',
  36: '5 8 14 18 | 11 13 31 32 | 7 12 19 23 | 6 9 17 21 | 0 1 2 26 | 16 24 30 33 | 4 22 27 29 | ∞ 3 10 25 | 15 20 28 34',
  37: '6 9 18 36 | 8 16 22 32 | 15 25 31 33 | 3 28 29 35 | 4 5 7 27 | 13 14 26 30 | 10 12 17 21 | 2 11 19 24 | 1 20 23 34',
};

/**
 * First days of cycles in which everybody meets exactly once: ∞ plays with 0, a third and two thirds of the circle,
 * and the other tables are these, moved on by thirds of the circle (resolvable designs with one rotation).
 */
const ONCE_STARTERS: Readonly<Record<number, string>> = {
  40: '20 32 22 4 | 18 25 21 1 | 24 16 10 15',
  52: '19 11 41 29 | 30 49 50 5 | 42 14 18 27 | 43 38 40 3',
};

/**
 * Days on which as many as possible meet whom they have not met; empty where no construction is known for so many.
 * After its last day a design begins anew, with other people in each place.
 */
export function designFor(players: number, days: number, seed: number): Design {
  const cycle = cycleFor(players, days);
  if (cycle.length === 0) return [];
  const random = randomFrom(seed);
  const design: number[][][] = [];
  while (design.length < days) {
    const people = shuffledNumbers(players, random);
    const order = shuffledNumbers(cycle.length, random);
    for (const day of order.slice(0, days - design.length)) {
      design.push((cycle[day] ?? []).map((table) => table.map((place) => people[place] ?? 0)));
    }
  }
  return design;
}

function cycleFor(players: number, days: number): Design {
  if (players === 16 || players === 64) return affineLines(players);
  const once = ONCE_STARTERS[players];
  if (once) return turnedByThirds(players, tablesOf(once, players));
  const starter = STARTERS[players];
  // Less than a whole cycle is no better than what a search finds.
  return starter && days >= (players % 4 === 0 ? players - 1 : players)
    ? turned(players, tablesOf(starter, players))
    : [];
}

/** ∞ is the last number. */
const tablesOf = (starter: string, players: number): readonly number[][] =>
  starter
    .split(' | ')
    .map((table) => table.split(' ').map((place) => (place === '∞' ? players - 1 : Number(place))));

function turned(players: number, tables: readonly number[][]): Design {
  const circle = players % 4 === 0 ? players - 1 : players;
  return Array.from({ length: circle }, (_, day) => moved(tables, day, circle));
}

const moved = (tables: readonly number[][], by: number, circle: number): number[][] =>
  tables.map((table) => table.map((place) => (place < circle ? (place + by) % circle : place)));

function turnedByThirds(players: number, tables: readonly number[][]): Design {
  const circle = players - 1;
  const third = circle / 3;
  const first = [
    [circle, 0, third, 2 * third],
    ...[0, 1, 2].flatMap((t) => moved(tables, t * third, circle)),
  ];
  return Array.from({ length: third }, (_, day) => moved(first, day, circle));
}

/** Sums and products of the field with four elements; the elements are 0, 1, 2 and 3. */
const PRODUCTS = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
] as const;
const FIELD = [0, 1, 2, 3] as const;

/**
 * Players are the points of a plane or space over the field with four elements, tables its lines, days its
 * directions: through any two points runs exactly one line.
 */
function affineLines(players: number): Design {
  const places = players === 16 ? 2 : 3;
  const digits = (point: number) => Array.from({ length: places }, (_, place) => (point >> (2 * place)) & 3);
  const times = (factor: 0 | 1 | 2 | 3, point: number): number =>
    digits(point).reduce<number>(
      (sum, digit, place) => sum | ((PRODUCTS[factor][digit] ?? 0) << (2 * place)),
      0,
    );
  // One of each direction's points: the one whose last digit that is not 0 is 1.
  const directions = Array.from({ length: players }, (_, point) => point).filter(
    (point) => digits(point).findLast((digit) => digit !== 0) === 1,
  );
  return directions.map((direction) => {
    const lines: number[][] = [];
    const seen = new Set<number>();
    for (let point = 0; point < players; point++) {
      if (seen.has(point)) continue;
      // Adding in this field is adding bit by bit without carrying.
      const line = FIELD.map((factor) => point ^ times(factor, direction));
      for (const on of line) seen.add(on);
      lines.push(line);
    }
    return lines;
  });
}
