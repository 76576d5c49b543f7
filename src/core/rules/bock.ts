/** What starts a Bock round. */
export const BOCK_TRIGGERS = [
  '120-120',
  'solo-lost',
  'announcement-lost',
  'hearts-trick',
  'schwarz',
] as const;
export type BockTrigger = (typeof BOCK_TRIGGERS)[number];

/** Rounds follow one another, their multipliers multiply, or no new one begins while one runs. */
export const BOCK_OVERLAPS = ['append', 'stack', 'ignore'] as const;
type BockOverlap = (typeof BOCK_OVERLAPS)[number];

/** Each trigger makes the next `hands` count double. */
export interface BockRule {
  readonly on: readonly BockTrigger[];
  /** Hands of a round; four are one turn of four players. */
  readonly hands: number;
  readonly effect: 'double';
  readonly overlap: BockOverlap;
}

/** Hands a Bock round may have. */
export const MOST_BOCK_HANDS = 28;

/** Left out, a round is four hands that double, and rounds follow one another. */
export const BOCK_DEFAULTS = {
  hands: 4,
  effect: 'double',
  overlap: 'append',
} as const satisfies Partial<BockRule>;
