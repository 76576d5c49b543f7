import { type ClickOf, clickIds, name } from '../clicks/clickIds.ts';

/**
 * What a button under a booked hand stands for: `ask` whether it is to be struck, `strike` and `restore` it, or
 * `correct` it by entering another one in its place. `hand` is its id in the books.
 */
export const correctionClicks = clickIds('k1', {
  ask: { hand: name },
  strike: { hand: name },
  restore: { hand: name },
  correct: { hand: name },
});

export type CorrectionClick = ClickOf<typeof correctionClicks>;
