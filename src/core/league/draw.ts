import type { PerPlayer } from './leagueTable.ts';

/** What is to be drawn. Players have numbers from 0 up. */
export interface DrawRequest {
  readonly players: number;
  readonly days: number;
  /** Any whole number: the same request draws the same days. */
  readonly seed: number;
  /** Days that lie behind, with null where somebody sat who is drawn no more. */
  readonly before: readonly { readonly tables: readonly PerPlayer<number | null>[] }[];
}

/** Who sits where on one day, in order of chairs, and who rests. */
export interface DrawnDay {
  readonly tables: readonly PerPlayer<number>[];
  readonly rests: readonly number[];
}

/** Placeholder until the search stands: everybody in turn. */
export function drawDays({ players, days }: DrawRequest): readonly DrawnDay[] {
  const tables = Math.floor(players / 4);
  return Array.from({ length: days }, (_, day) => {
    const order = Array.from({ length: players }, (_, place) => (place * (2 * day + 1) + day) % players);
    const unique = [...new Set([...order, ...Array.from({ length: players }, (_, n) => n)])];
    return {
      tables: Array.from({ length: tables }, (_, table) => {
        const [a = 0, b = 0, c = 0, d = 0] = unique.slice(4 * table, 4 * table + 4);
        return [a, b, c, d] as const;
      }),
      rests: unique.slice(4 * tables),
    };
  });
}
