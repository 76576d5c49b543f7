import { type Announced, STEPS, type Step } from '../rules/announcement.ts';
import { otherParty, PARTIES, type Party } from '../rules/contract.ts';
import type { HandRules } from '../rules/ruleSet.ts';
import { type PerSeat, perSeat } from '../seat.ts';
import type { PlayedResult, Reason, ScoreLine } from './result.ts';
import { type Taken, winnerOf } from './winner.ts';

/** What a hand is scored by: all that people at a table know of it when they count. */
export interface Tally {
  readonly rules: Pick<HandRules, 'announcements'>;
  readonly parties: PerSeat<Party>;
  readonly taken: Readonly<Record<Party, Taken>>;
  readonly announced: Announced;
  /** Extra points in the order in which they are listed; in a solo they count for nothing. */
  readonly extras: readonly { readonly party: Party; readonly reason: Reason }[];
  /** What the hand counts: 1, or more in a Bock round. */
  readonly multiplier: number;
}

export type Score = Pick<PlayedResult, 'winner' | 'lines' | 'value' | 'scores'>;

/**
 * Whether one plays against three: in a solo, a silent wedding, and a wedding that found no partner. Extra points
 * and Kontra's point for winning do not count there.
 */
export const isOneAgainstThree = (parties: PerSeat<Party>): boolean =>
  parties.filter((party) => party === 're').length === 1;

/** Scores a hand from its tally (rules.md §7 and §8). */
export function scoreTally(tally: Tally): Score {
  const { announced, parties, taken } = tally;
  const winner = winnerOf(announced, taken);
  const alone = isOneAgainstThree(parties);
  const lines = [
    ...(winner ? winnersLines(winner, tally, alone) : nobodysLines(announced, taken)),
    ...(alone ? [] : tally.extras.map(({ party, reason }) => one(party, reason))),
  ];
  const total = lines.reduce((sum, { party, points }) => sum + (party === 're' ? points : -points), 0);
  const re = total * doubling(tally, winner) * tally.multiplier;
  return { winner, lines, value: Math.abs(re), scores: scoresFor(parties, re, alone) };
}

/** Every member gets the difference; who plays alone gets it three times. */
function scoresFor(parties: PerSeat<Party>, re: number, alone: boolean): PerSeat<number> {
  // `+ 0` turns a negative zero into zero.
  return perSeat((seat) => (parties[seat] === 're' ? re * (alone ? 3 : 1) : -re) + 0);
}

/** Switch `announcements: double`: Re and Kontra each double the total; nothing where nobody won. */
function doubling({ rules, announced }: Tally, winner: Party | null): number {
  if (rules.announcements !== 'double' || !winner) return 1;
  return PARTIES.reduce((factor, party) => (announced[party].call === 'none' ? factor : factor * 2), 1);
}

const UNDER = [
  { eyes: 90, reason: 'under-90' },
  { eyes: 60, reason: 'under-60' },
  { eyes: 30, reason: 'under-30' },
] as const;

/** Eyes that answer a step of the other party. */
const AGAINST: Readonly<Record<Step, { readonly eyes: number; readonly reason: ScoreLine['reason'] }>> = {
  no90: { eyes: 120, reason: '120-against-no90' },
  no60: { eyes: 90, reason: '90-against-no60' },
  no30: { eyes: 60, reason: '60-against-no30' },
  schwarz: { eyes: 30, reason: '30-against-schwarz' },
};

const one = (party: Party, reason: ScoreLine['reason']): ScoreLine => ({ party, reason, points: 1 });

/** For what the other party stayed under. */
function underLines(party: Party, other: Taken): readonly ScoreLine[] {
  const lines = UNDER.filter(({ eyes }) => other.eyes < eyes).map(({ reason }) => one(party, reason));
  return other.trickless ? [...lines, one(party, 'schwarz')] : lines;
}

/** For what the party reached against steps of the other. */
function againstLines(party: Party, announced: Announced, own: Taken): readonly ScoreLine[] {
  return STEPS.slice(0, announced[otherParty(party)].steps)
    .filter((step) => own.eyes >= AGAINST[step].eyes)
    .map((step) => one(party, AGAINST[step].reason));
}

function winnersLines(
  winner: Party,
  { announced, taken, rules }: Tally,
  alone: boolean,
): readonly ScoreLine[] {
  return [
    one(winner, 'won'),
    ...underLines(winner, taken[otherParty(winner)]),
    ...PARTIES.flatMap((party) => announcementLines(winner, party, announced, rules)),
    ...againstLines(winner, announced, taken[winner]),
    ...(winner === 'kontra' && !alone ? [one(winner, 'against-the-old')] : []),
  ];
}

/** A lost announcement goes to the winner too. */
function announcementLines(
  winner: Party,
  party: Party,
  announced: Announced,
  rules: Tally['rules'],
): readonly ScoreLine[] {
  const { call, steps } = announced[party];
  if (call === 'none') return [];
  const called: ScoreLine = { party: winner, reason: `${party}-announced`, points: 2 };
  return [
    // Where Re and Kontra double, they add nothing.
    ...(rules.announcements === 'add' ? [called] : []),
    ...STEPS.slice(0, steps).map((step) => one(winner, `${party}-${step}-announced`)),
  ];
}

function nobodysLines(announced: Announced, taken: Readonly<Record<Party, Taken>>): readonly ScoreLine[] {
  return PARTIES.flatMap((party) => [
    ...underLines(party, taken[otherParty(party)]),
    ...againstLines(party, announced, taken[party]),
  ]);
}
