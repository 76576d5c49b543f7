import { eyesIn } from '../../core/card.ts';
import {
  type Announced,
  announceable,
  isStep,
  NOTHING_ANNOUNCED,
  OBLIGING_EYES,
  STEPS,
} from '../../core/rules/announcement.ts';
import { otherParty, PARTIES, type Party } from '../../core/rules/contract.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView, SeenAction } from '../../core/view/seatView.ts';
import { ANY_NUMBER, CLUB_QUEEN, type Count } from './condition.ts';
import { playsIn } from './seenCards.ts';

/** Where the club queens are by the parties that are known, in a normal game. */
export function partyFacts(view: SeatView, rules: HandRules): readonly Count[] {
  if (view.contract !== 'normal') return [];
  const known = SEATS.flatMap((seat): readonly Count[] => {
    const party = view.knownParties[seat];
    return seat === view.seat || party === null ? [] : [queensOf(seat, party)];
  });
  const winner = winnerOfObligingTrick(view, rules);
  return winner ? [...known, queensOf(winner.seat, winner.party)] : known;
}

/** Cards in a hand for which the figures of announcements are given (rules.md §6). */
const FULL_HAND = 12;

const queensOf = (seat: Seat, party: Party): Count =>
  party === 're'
    ? { seat, kinds: CLUB_QUEEN, least: 1, most: ANY_NUMBER }
    : { seat, kinds: CLUB_QUEEN, least: 0, most: 0 };

interface SeatParty {
  readonly seat: Seat;
  readonly party: Party;
}

/**
 * A first trick of 30 eyes obliges its winner to announce, unless its party has announced everything: so where only
 * one party has, everybody sees which one the winner is of. Null where there is nothing to see.
 */
function winnerOfObligingTrick(view: SeatView, rules: HandRules): SeatParty | null {
  if (!rules.announceAt30) return null;
  const plays = playsIn(view);
  const firstTrick = plays.slice(0, SEATS.length);
  const seat = plays[SEATS.length]?.seat ?? view.turn;
  if (firstTrick.length < SEATS.length || eyesIn(firstTrick.map(({ card }) => card)) < OBLIGING_EYES)
    return null;
  if (seat === null || seat === view.seat) return null;
  const { announced, next } = afterFirstTrick(view);
  const canAnnounce = (party: Party): boolean => optionsAfterFirstTrick(announced, party, view) > 0;
  const [silent, ...both] = PARTIES.filter((party) => !canAnnounce(party));
  if (!silent || both.length > 0) return null;
  const spared: SeatParty = { seat, party: silent };
  if (next) return next.do === 'announce' && next.seat === seat ? null : spared;
  // Just now: while it is due, the viewer may not announce what it otherwise could.
  if (!view.party || !canAnnounce(view.party)) return null;
  return view.legal.length > 0 ? spared : { seat, party: otherParty(silent) };
}

const optionsAfterFirstTrick = (announced: Announced, party: Party, { dealt }: SeatView): number =>
  announceable(announced, party, dealt.length - 1, FULL_HAND - dealt.length).length;

/** What was announced during the first trick, and what came next once it was complete. */
function afterFirstTrick(view: SeatView): {
  readonly announced: Announced;
  readonly next: SeenAction | undefined;
} {
  let announced: Announced = { re: NOTHING_ANNOUNCED, kontra: NOTHING_ANNOUNCED };
  let played = 0;
  for (const [at, action] of view.actions.entries()) {
    if (action.do === 'play') played++;
    if (played === SEATS.length) return { announced, next: view.actions[at + 1] };
    if (action.do !== 'announce') continue;
    const { value } = action;
    // Whoever announces shows the party.
    const party = isStep(value) ? view.knownParties[action.seat] : value;
    if (party === null) continue;
    const steps = isStep(value) ? STEPS.indexOf(value) + 1 : announced[party].steps;
    // In the first trick nothing is late.
    announced = { ...announced, [party]: { call: 'in-time', steps } };
  }
  return { announced, next: undefined };
}
