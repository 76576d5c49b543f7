import { isSolo } from '../../core/rules/contract.ts';
import type { Position } from '../kernel/position.ts';
import { type Prospects, RUNGS } from '../playouts/prospects.ts';

/** What an announcement has to promise in playouts before it is made. */
interface Demand {
  /** Least share of hands won with it, 0 to 1. */
  readonly wins: number;
  /** Least gain in points, for the speaker, over going without it. */
  readonly gain: number;
}

/** Demands on Re or Kontra, on no90, and on each step beyond. */
interface Demands {
  readonly call: Demand;
  readonly no90: Demand;
  readonly beyond: Demand;
}

/**
 * How the speaker stands: one of two of Re, one of Kontra, alone, against one, or against one who has announced a step,
 * so that next to nothing but tricks in the own hand can speak against it. Whoever announces shows a party and
 * is answered. And playouts are right about Re and too careful about its steps, as whoever is ahead in play gets
 * further ahead, but promise too much to the others: of hands that Kontra was to win three times in five, half were
 * won, and less of those against a soloist (measured on hands between players that search and announce).
 */
const STANDINGS = {
  re: {
    call: { wins: 0.63, gain: 0.3 },
    no90: { wins: 0.68, gain: 0 },
    beyond: { wins: 0.68, gain: 0 },
  },
  kontra: {
    call: { wins: 0.75, gain: 0.7 },
    no90: { wins: 0.8, gain: 0.15 },
    beyond: { wins: 0.82, gain: 0.15 },
  },
  alone: {
    call: { wins: 0.72, gain: 1.2 },
    no90: { wins: 0.87, gain: 0.6 },
    beyond: { wins: 0.88, gain: 0.6 },
  },
  against: {
    call: { wins: 0.9, gain: 1.2 },
    no90: { wins: 0.97, gain: 0.5 },
    beyond: { wins: 0.98, gain: 0.6 },
  },
  warned: {
    call: { wins: 0.97, gain: 1.5 },
    no90: { wins: 0.98, gain: 0.8 },
    beyond: { wins: 0.99, gain: 0.8 },
  },
} as const satisfies Readonly<Record<string, Demands>>;
export type Standing = keyof typeof STANDINGS;

/** How a seat stands in a position; whether somebody holds both queens of a normal game is not for it to know. */
export function standingOf({ re, terms, steps }: Position, seat: number): Standing {
  if (re === 1 << seat) return 'alone';
  if (((re >> seat) & 1) === 1) return 're';
  if (!isSolo(terms.contract)) return 'kontra';
  return steps[0] === 0 ? 'against' : 'warned';
}

/** Whether climbing to a rung from the one below is sound. */
export function isSound(prospects: Prospects, rung: number, standing: Standing): boolean {
  const { call, no90, beyond } = STANDINGS[standing];
  const demand = rung === 1 ? call : rung === 2 ? no90 : beyond;
  const gain = prospects.mean(rung) - prospects.mean(rung - 1);
  return gain >= demand.gain && prospects.winRate(rung) >= demand.wins;
}

/** The rung that a seat's party climbs to, as far as is sound. */
export function soundRung(prospects: Prospects, standing: Standing): number {
  let rung = 0;
  while (rung + 1 < RUNGS && isSound(prospects, rung + 1, standing)) rung += 1;
  return rung;
}
