import type { WonTrick } from '../hand/trick.ts';
import type { Step } from '../rules/announcement.ts';
import type { Party, ResultContract } from '../rules/contract.ts';
import type { PerSeat } from '../seat.ts';

/** Reasons of extra points (rules.md §8). */
export const EXTRA_REASONS = [
  'doppelkopf',
  'fox',
  'karlchen',
  'karlchen-caught',
  'fox-last-trick',
  'hearts-trick',
  'dulle-caught',
] as const;
export type ExtraReason = (typeof EXTRA_REASONS)[number];

export type Reason =
  | 'won'
  | 'under-90'
  | 'under-60'
  | 'under-30'
  | 'schwarz'
  | `${Party}-announced`
  | `${Party}-${Step}-announced`
  | '120-against-no90'
  | '90-against-no60'
  | '60-against-no30'
  | '30-against-schwarz'
  | 'against-the-old'
  | ExtraReason;

/** One line of a hand's score: points (before any doubling) for a party. */
export interface ScoreLine {
  readonly party: Party;
  readonly reason: Reason;
  readonly points: number;
}

/** A hand that was played to its end. */
export interface PlayedResult {
  readonly contract: Exclude<ResultContract, 'thrown-in'>;
  readonly parties: PerSeat<Party>;
  readonly tricks: readonly WonTrick[];
  /** Card points of each party; together 240. */
  readonly eyes: Readonly<Record<Party, number>>;
  readonly trickCount: Readonly<Record<Party, number>>;
  readonly winner: Party | null;
  readonly lines: readonly ScoreLine[];
  /** Game points booked, not negative. */
  readonly value: number;
  /** Game points by seat; sum 0. */
  readonly scores: PerSeat<number>;
}

/** A hand that was thrown in: nothing is booked. */
export interface ThrownInResult {
  readonly contract: 'thrown-in';
  readonly tricks: readonly [];
  readonly winner: null;
  readonly value: 0;
  readonly scores: PerSeat<0>;
}

export type HandResult = PlayedResult | ThrownInResult;

export const THROWN_IN: ThrownInResult = {
  contract: 'thrown-in',
  tricks: [],
  winner: null,
  value: 0,
  scores: [0, 0, 0, 0],
};
