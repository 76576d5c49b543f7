import { type Card, fullDeck, withoutAll } from '../../core/card.ts';
import { PASSED_CARDS } from '../../core/hand/poverty.ts';
import { trumpsIn } from '../../core/rules/reservation.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { atLeast, atMost, type Count, kindOf, TRUMPS } from './condition.ts';

/** A poverty's exchange of cards, from the moment the poor player has passed some. */
export interface Exchange {
  readonly poor: Seat;
  readonly partner: Seat;
  /** How many cards more than dealt a seat holds just now (with those it has played). */
  readonly moreCards: (seat: Seat) => number;
  /** Cards that a seat was given by the viewer and did not give back: known to be with it. */
  readonly heldBy: (seat: Seat) => readonly Card[];
  /** What follows for the hands after the exchange, or so far. */
  readonly counts: readonly Count[];
  /** What has to be true after the exchange, or so far, where something was true of a seat's cards as dealt. */
  readonly since: (dealt: Count) => readonly Count[];
}

/** Trumps that the poor player has to pass (rules.md §4, house-rules.md). */
export const povertyKinds = ({ povertyFoxesCount }: HandRules): number =>
  povertyFoxesCount ? TRUMPS : TRUMPS & ~kindOf('DA');

/** Reads what a seat knows of an exchange; null where nothing was passed (yet). */
export function exchangeIn(view: SeatView, rules: HandRules): Exchange | null {
  const [given, back] = view.actions.filter((action) => action.do === 'pass');
  const took = view.actions.find((action) => action.do === 'take' && action.value);
  if (!given || !took) return null;
  const poor = given.seat;
  const partner = took.seat;
  const passed = 'cards' in given ? given.cards : null;
  const returned = back && 'cards' in back ? back.cards : null;
  const trumpsBack = back && ('cards' in back ? trumpsIn(back.cards).length : (back.trumps ?? 0));
  const kept = back === undefined ? PASSED_CARDS : 0;
  return {
    poor,
    partner,
    moreCards: (seat) => (seat === partner ? kept : seat === poor ? -kept : 0),
    heldBy: (seat) => {
      if (view.seat === poor && seat === partner) return withoutAll(passed ?? [], returned ?? []);
      return view.seat === partner && seat === poor ? (returned ?? []) : [];
    },
    counts: poorHand(poor, rules, returned, trumpsBack ?? 0),
    since: (dealt) => {
      if (dealt.seat !== partner) return [dealt];
      if (passed && view.seat === poor)
        return [shifted(dealt, inKinds(passed, dealt) - inKinds(returned ?? [], dealt))];
      // The partner has given back any three of fifteen cards, so that three may be missing from what was dealt.
      const reach = { ...dealt, most: dealt.most + PASSED_CARDS };
      return back === undefined ? [reach] : byTheOthers(reach, [poor, partner], view, rules);
    },
  };
}

/**
 * Of the cards that the poor player kept none is a trump that had to be passed. So all of those, and as many
 * trumps as the table was told, are among the three that came back.
 */
function poorHand(
  poor: Seat,
  rules: HandRules,
  returned: readonly Card[] | null,
  back: number,
): readonly Count[] {
  const passed = povertyKinds(rules);
  if (returned) {
    const count = inKinds(returned, { kinds: passed });
    return [{ seat: poor, kinds: passed, least: count, most: count }];
  }
  return [atMost(poor, passed, back), atLeast(poor, TRUMPS, back)];
}

const inKinds = (cards: readonly Card[], { kinds }: Pick<Count, 'kinds'>): number =>
  cards.filter((card) => (kindOf(card) & kinds) !== 0).length;

const shifted = (count: Count, by: number): Count => ({
  ...count,
  least: count.least + by,
  most: count.most + by,
});

/**
 * How many of some trumps two seats hold between them, said of the one of the two others that is not the viewer.
 * Of trumps alone: all that the poor player holds and had to pass has come back, whoever was dealt it.
 */
function byTheOthers(
  { kinds, least, most }: Count,
  pair: readonly Seat[],
  view: SeatView,
  rules: HandRules,
): readonly Count[] {
  const own = view.actions.flatMap((action) =>
    action.do === 'play' && action.seat === view.seat ? [action.card] : [],
  );
  const elsewhere = inKinds(fullDeck(rules.nines), { kinds }) - inKinds([...view.cards, ...own], { kinds });
  return SEATS.filter((seat) => seat !== view.seat && !pair.includes(seat)).map((seat) => ({
    seat,
    kinds,
    least: elsewhere - most,
    most: elsewhere - least,
  }));
}
