import type { HandState } from '../hand/state.ts';
import { isSolo } from '../rules/contract.ts';
import { bockTriggers } from '../score/bockTriggers.ts';
import { chairNumbers, seatOfChair } from './chairs.ts';
import { playedBy, type SheetRow } from './sheet.ts';
import type { PlayingState } from './state.ts';

type OverState = Extract<HandState, { phase: 'over' }>;

/** What the score sheet keeps of a hand that is over. */
export function sheetRow({ chairs, deal, settings }: PlayingState, hand: OverState): SheetRow {
  const { contract, winner, value, scores } = hand.result;
  const seats = chairNumbers(chairs).map((chair) => seatOfChair(deal.lineup, chair));
  return {
    hand: deal.number,
    dealer: deal.dealer,
    contract,
    winner,
    value,
    scores: seats.map((seat) => (seat === null ? null : scores[seat])),
    playedBy: chairs.map((occupant, chair) => (seats[chair] === null ? null : playedBy(occupant))),
    solo: soloIn(deal.lineup, hand),
    multiplier: hand.multiplier,
    bock: hand.thrownIn ? [] : bockTriggers(hand, settings.rules.bock?.on ?? []),
  };
}

/** A solo named by a player who still owes one is the mandatory one (rules.md §9). */
function soloIn(lineup: PlayingState['deal']['lineup'], hand: OverState): SheetRow['solo'] {
  if (hand.thrownIn || !isSolo(hand.contract) || hand.soloist === null) return null;
  const { soloist } = hand;
  const kind =
    hand.forcedSolo === soloist ? 'forced' : hand.owesSolo.includes(soloist) ? 'mandatory' : 'voluntary';
  return { chair: lineup[soloist], kind };
}
