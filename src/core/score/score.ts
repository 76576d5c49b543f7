import type { PlayState } from '../hand/state.ts';
import type { Party } from '../rules/contract.ts';
import { type PerSeat, perSeat } from '../seat.ts';
import { extraPoints } from './extraPoints.ts';
import type { PlayedResult } from './result.ts';
import { isOneAgainstThree, scoreTally, type Tally } from './tally.ts';

type Finished = Pick<
  PlayState,
  'contract' | 'parties' | 'tricks' | 'announced' | 'rules' | 'schweine' | 'multiplier'
>;

/** Scores a hand in which all tricks are won. */
export function scoreHand(hand: Finished): PlayedResult {
  const tally = tallyOf(hand);
  const { parties, taken } = tally;
  const re = wonBy(hand, parties, 're').length;
  return {
    contract: hand.contract,
    parties,
    tricks: hand.tricks,
    eyes: { re: taken.re.eyes, kontra: taken.kontra.eyes },
    trickCount: { re, kontra: hand.tricks.length - re },
    ...scoreTally(tally),
  };
}

/** What the table counts at the end of a hand that was played. */
function tallyOf(hand: Finished): Tally {
  const parties = perSeat((seat): Party => hand.parties[seat] ?? 'kontra');
  const taken = (party: Party) => {
    const won = wonBy(hand, parties, party);
    return { eyes: won.reduce((sum, trick) => sum + trick.eyes, 0), trickless: won.length === 0 };
  };
  const extras = isOneAgainstThree(parties) ? [] : extraPoints(hand, parties);
  return {
    rules: hand.rules,
    parties,
    taken: { re: taken('re'), kontra: taken('kontra') },
    announced: hand.announced,
    extras: extras.map(({ reason, seat }) => ({ party: parties[seat], reason })),
    multiplier: hand.multiplier,
  };
}

const wonBy = ({ tricks }: Finished, parties: PerSeat<Party>, party: Party) =>
  tricks.filter(({ winner }) => parties[winner] === party);
