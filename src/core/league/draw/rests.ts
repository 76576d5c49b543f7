import { shuffledNumbers } from './random.ts';

/** Who rests on a day, and how often each of them has rested before. */
export interface Resting {
  readonly player: number;
  readonly before: number;
}

/**
 * Who rests on each day: those who have rested least so far, of these rather people who have not rested together.
 * `rested` says how many days each player has been without a table before.
 */
export function drawRests(
  days: number,
  rested: readonly number[],
  random: () => number,
): readonly (readonly Resting[])[] {
  const players = rested.length;
  const count = players % 4;
  const rests = [...rested];
  const together = new Map<number, number>();
  const pair = (a: number, b: number): number => Math.min(a, b) * players + Math.max(a, b);
  return Array.from({ length: days }, () => {
    const order = shuffledNumbers(players, random);
    const resting: Resting[] = [];
    while (resting.length < count) {
      const free = order.filter((player) => !resting.some((other) => other.player === player));
      const least = Math.min(...free.map((player) => rests[player] ?? 0));
      const shared = (player: number): number =>
        resting.reduce((sum, other) => sum + (together.get(pair(player, other.player)) ?? 0), 0);
      const candidates = free.filter((player) => rests[player] === least);
      const fewest = Math.min(...candidates.map(shared));
      const player = candidates.find((candidate) => shared(candidate) === fewest) ?? 0;
      resting.push({ player, before: least });
      rests[player] = least + 1;
    }
    for (const { player: a } of resting) {
      for (const { player: b } of resting) {
        if (a < b) together.set(pair(a, b), (together.get(pair(a, b)) ?? 0) + 1);
      }
    }
    return resting;
  });
}
