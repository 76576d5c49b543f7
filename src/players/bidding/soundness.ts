import { isSolo } from '../../core/rules/contract.ts';
import type { Position } from '../kernel/position.ts';
import { type Prospects, RUNGS } from './prospects.ts';

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
 * How the speaker stands: one of two of Re, one of Kontra, alone, or against one. Whoever announces shows a party and
 * is answered; and playouts promise too much to all but Re, most of all to whoever plays against one: of hands that
 * Kontra was to win four times in five, three in five were won (measured by hands of players that search).
 */
export const STANDINGS = {
  re: { call: { wins: 0.66, gain: 0.4 }, step: { wins: 0.88, gain: 0.2 } },
  kontra: { call: { wins: 0.8, gain: 0.8 }, step: { wins: 0.94, gain: 0.3 } },
  alone: { call: { wins: 0.75, gain: 1.2 }, step: { wins: 0.92, gain: 0.9 } },
  against: { call: { wins: 0.82, gain: 0.8 }, step: { wins: 0.96, gain: 0.4 } },
} as const satisfies Readonly<Record<string, Demands>>;
export type Standing = keyof typeof STANDINGS;

/** How a seat stands in a position; whether somebody holds both queens of a normal game is not for it to know. */
export function standingOf({ re, terms }: Position, seat: number): Standing {
  if (re === 1 << seat) return 'alone';
  if (((re >> seat) & 1) === 1) return 're';
  return isSolo(terms.contract) ? 'against' : 'kontra';
}

/** Whether climbing to a rung from the one below is sound. */
export function isSound(prospects: Prospects, rung: number, standing: Standing): boolean {
  const { call, step } = STANDINGS[standing];
  const demand = rung === 1 ? call : step;
  const gain = prospects.mean(rung) - prospects.mean(rung - 1);
  return gain >= demand.gain && prospects.winRate(rung) >= demand.wins;
}

/** Mean points of a hand in which the seat's party announces as far as is sound. */
export function worthAnnounced(prospects: Prospects, standing: Standing): number {
  let rung = 0;
  while (rung + 1 < RUNGS && isSound(prospects, rung + 1, standing)) rung += 1;
  return prospects.mean(rung);
}
