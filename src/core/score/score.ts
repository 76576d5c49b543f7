import type { PlayState } from '../hand/state.ts';
import { type Announced, STEPS, type Step } from '../rules/announcement.ts';
import { otherParty, PARTIES, type Party } from '../rules/contract.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { type PerSeat, perSeat } from '../seat.ts';
import { extraPoints } from './extraPoints.ts';
import type { PlayedResult, ScoreLine } from './result.ts';
import { type Taken, winnerOf } from './winner.ts';

type Finished = Pick<
  PlayState,
  | 'contract'
  | 'soloist'
  | 'parties'
  | 'tricks'
  | 'announced'
  | 'rules'
  | 'wedding'
  | 'schweine'
  | 'multiplier'
>;

/** Scores a hand in which all tricks are won (rules.md §7 and §8). */
export function scoreHand(hand: Finished): PlayedResult {
  const parties = perSeat((seat): Party => hand.parties[seat] ?? 'kontra');
  const taken = takenBy(hand, parties);
  const winner = winnerOf(hand.announced, taken);
  const solo = countsAsSolo(hand);
  const lines = [
    ...(winner
      ? winnersLines(winner, hand.announced, taken, solo, hand.rules)
      : nobodysLines(hand.announced, taken)),
    ...(solo ? [] : extraPoints(hand, parties).map(({ reason, seat }) => one(parties[seat], reason))),
  ];
  const total = lines.reduce((sum, { party, points }) => sum + (party === 're' ? points : -points), 0);
  const re = total * doubling(hand, winner) * hand.multiplier;
  return {
    contract: hand.contract,
    parties,
    tricks: hand.tricks,
    eyes: { re: taken.re.eyes, kontra: taken.kontra.eyes },
    trickCount: { re: taken.re.tricks, kontra: taken.kontra.tricks },
    winner,
    lines,
    value: Math.abs(re),
    scores: scoresFor(parties, re),
  };
}

/** A silent wedding and one that found no partner are played, and counted, one against three. */
export function countsAsSolo({
  contract,
  wedding,
  soloist,
}: Pick<Finished, 'contract' | 'wedding' | 'soloist'>): boolean {
  if (contract === 'poverty') return false;
  if (contract === 'wedding') return wedding?.partner === null;
  return soloist !== null;
}

function takenBy({ tricks }: Finished, parties: PerSeat<Party>): Readonly<Record<Party, Taken>> {
  const of = (party: Party): Taken => {
    const won = tricks.filter(({ winner }) => parties[winner] === party);
    return {
      eyes: won.reduce((sum, trick) => sum + trick.eyes, 0),
      tricks: won.length,
      allTricks: won.length === tricks.length,
    };
  };
  return { re: of('re'), kontra: of('kontra') };
}

/** Every member gets the difference; who plays alone gets it three times. */
function scoresFor(parties: PerSeat<Party>, re: number): PerSeat<number> {
  const alone = parties.filter((party) => party === 're').length === 1;
  // `+ 0` turns a negative zero into zero.
  return perSeat((seat) => (parties[seat] === 're' ? re * (alone ? 3 : 1) : -re) + 0);
}

/** Switch `announcements: double`: Re and Kontra each double the total; nothing where nobody won. */
function doubling({ rules, announced }: Finished, winner: Party | null): number {
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
  return other.tricks === 0 ? [...lines, one(party, 'schwarz')] : lines;
}

/** For what the party reached against steps of the other. */
function againstLines(party: Party, announced: Announced, own: Taken): readonly ScoreLine[] {
  return STEPS.slice(0, announced[otherParty(party)].steps)
    .filter((step) => own.eyes >= AGAINST[step].eyes)
    .map((step) => one(party, AGAINST[step].reason));
}

function winnersLines(
  winner: Party,
  announced: Announced,
  taken: Readonly<Record<Party, Taken>>,
  solo: boolean,
  rules: RuleSet,
): readonly ScoreLine[] {
  return [
    one(winner, 'won'),
    ...underLines(winner, taken[otherParty(winner)]),
    ...PARTIES.flatMap((party) => announcementLines(winner, party, announced, rules)),
    ...againstLines(winner, announced, taken[winner]),
    ...(winner === 'kontra' && !solo ? [one(winner, 'against-the-old')] : []),
  ];
}

/** A lost announcement goes to the winner too. */
function announcementLines(
  winner: Party,
  party: Party,
  announced: Announced,
  rules: RuleSet,
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
