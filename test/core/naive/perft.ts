import type { HandState } from '../../../src/core/hand/state.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { acted } from '../../support/playout.ts';
import { coreLegal } from './compare.ts';
import type { Actions, Deal } from './deal.ts';
import { legalForAll } from './naive.ts';

/** Sequences of `depth` actions from here, or of fewer that end the hand, as the core generates them. */
export function perft(state: HandState, depth: number): number {
  if (depth === 0 || state.phase === 'over') return 1;
  let sequences = 0;
  for (const seat of SEATS) {
    for (const action of coreLegal(state, seat)) sequences += perft(acted(state, action), depth - 1);
  }
  return sequences;
}

/** The same by the naive rules. */
export function naivePerft(deal: Deal, actions: Actions, depth: number): number {
  if (depth === 0) return 1;
  const legal = legalForAll(deal, actions);
  // Nobody may do anything: the hand is over.
  if (legal.length === 0) return 1;
  return legal.reduce((sum, action) => sum + naivePerft(deal, [...actions, action], depth - 1), 0);
}
