import { type Announcement, isStep, leastCards, leastForCall, STEPS } from '../../core/rules/announcement.ts';
import { otherParty, type Party } from '../../core/rules/contract.ts';
import { handSize } from '../../core/rules/ruleSet.ts';
import type { PublicView } from '../../core/view/publicView.ts';

/** Figures of rules.md §6 are for a hand of twelve. */
const FULL_HAND = 12;

/**
 * Fewest cards with which a member of `party` may still make an announcement that is legal now, as far as
 * nothing else is announced meanwhile.
 */
export function lastMoment(hand: PublicView, party: Party, value: Announcement): number {
  const { wedding } = hand;
  const shift = FULL_HAND - handSize(hand.rules) + (wedding?.decidingTrick ?? 1) - 1;
  const other = { call: calledBy(hand, otherParty(party)), steps: stepsOf(hand, otherParty(party)) } as const;
  if (!isStep(value)) return leastForCall(other, shift);
  // A step goes together with those it skips, and the lowest of them ends first.
  const next = STEPS[stepsOf(hand, party)] ?? value;
  return leastCards(next, shift);
}

/** Who has announced anything is known to the table, so parties can be told from what is public. */
const madeBy = ({ announcements, knownParties }: PublicView, party: Party): readonly Announcement[] =>
  announcements.filter(({ seat }) => knownParties[seat] === party).map(({ value }) => value);

const calledBy = (hand: PublicView, party: Party): 'none' | 'in-time' =>
  madeBy(hand, party).includes(party) ? 'in-time' : 'none';

const stepsOf = (hand: PublicView, party: Party): number =>
  Math.max(
    0,
    ...madeBy(hand, party)
      .filter(isStep)
      .map((step) => STEPS.indexOf(step) + 1),
  );
