import type { Prospects } from './prospects.ts';
import { RUNGS } from './prospects.ts';

/** What an announcement has to promise in playouts before it is made. */
export interface Demand {
  /** Least share of hands won with it, 0 to 1. */
  readonly wins: number;
  /** Least gain in points, for the speaker, over going without it. */
  readonly gain: number;
}

/** Demands on Re or Kontra, and on each step. */
export interface Demands {
  readonly call: Demand;
  readonly step: Demand;
}

/**
 * Whoever announces shows a party, and the others answer; and playouts know nothing of how much harder people play
 * against a soloist. So both have to promise more than just a gain.
 */
export const IN_PARTIES: Demands = { call: { wins: 0.66, gain: 0.4 }, step: { wins: 0.85, gain: 0.1 } };
export const ALONE: Demands = { call: { wins: 0.72, gain: 1.2 }, step: { wins: 0.9, gain: 0.6 } };
export const AGAINST_ONE: Demands = { call: { wins: 0.66, gain: 0.4 }, step: { wins: 0.88, gain: 0.1 } };

/** Whether climbing to a rung from the one below is sound. */
export function isSound(prospects: Prospects, rung: number, demands: Demands): boolean {
  const demand = rung === 1 ? demands.call : demands.step;
  const gain = prospects.mean(rung) - prospects.mean(rung - 1);
  return gain >= demand.gain && prospects.winRate(rung) >= demand.wins;
}

/** Mean points of a hand in which the seat's party announces as far as is sound. */
export function worthAnnounced(prospects: Prospects, demands: Demands): number {
  let rung = 0;
  while (rung + 1 < RUNGS && isSound(prospects, rung + 1, demands)) rung += 1;
  return prospects.mean(rung);
}
