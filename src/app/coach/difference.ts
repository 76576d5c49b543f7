import type { Outlook } from '../../players/coach/analysis.ts';

/** Game points below which a difference is no matter, however certain it is. */
const SMALLEST = 0.1;

/** Standard errors beyond which a difference is taken to be one. */
const CERTAIN = 2.5;

/** Game points by which a move falls short of the best one. */
export const lossOf = (move: Outlook, best: Outlook): number => best.points - move.points;

/** Whether a move is worse than the best one, as far as the deals that were looked at can tell. */
export const isWorse = (move: Outlook, best: Outlook, least = SMALLEST): boolean =>
  lossOf(move, best) >= least && lossOf(move, best) > CERTAIN * move.error;
