import { rankOf } from '../../core/card.ts';
import type { Declaration, ReservationName } from '../../core/hand/action.ts';
import { NORMAL_ORDER } from '../../core/rules/cardOrder.ts';
import { isSolo } from '../../core/rules/contract.ts';
import { MOST_TRUMPS_IN_POVERTY } from '../../core/rules/reservation.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { COUNTED_RANKS, COUNTS_OF_CARDS } from '../../core/rules/throwIn.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import {
  type Alternatives,
  atLeast,
  atMost,
  CLUB_QUEEN,
  type Condition,
  isCount,
  kindsWith,
} from './condition.ts';
import { type Exchange, povertyKinds } from './exchange.ts';

/**
 * What the others' reservations tell of their cards as dealt (rules.md §4): what was named, its cards; what was
 * not, that there was something to name, which a solo always is. Who said healthy may hold anything.
 */
export function inquiryFacts(
  view: SeatView,
  rules: HandRules,
  exchange: Exchange | null,
): readonly Alternatives[] {
  return SEATS.flatMap((seat) => {
    if (seat === view.seat) return [];
    const { declared, named } = saidBy(view, seat);
    if (named === null && (declared !== 'reservation' || rules.solos.length > 0)) return [];
    // What a poor player keeps says more than that there were few trumps.
    if (named !== null && (isSolo(named) || seat === exchange?.poor)) return [];
    const ways = named === null ? waysToReserve(seat, rules) : waysToName(named, seat, rules);
    const since = (condition: Condition): readonly Condition[] =>
      exchange && isCount(condition) ? exchange.since(condition) : [condition];
    return [ways.map((way) => way.flatMap(since))];
  });
}

interface Said {
  readonly declared: Declaration | null;
  readonly named: ReservationName | null;
}

function saidBy({ actions }: SeatView, seat: Seat): Said {
  let declared: Declaration | null = null;
  let named: ReservationName | null = null;
  for (const action of actions) {
    if (action.seat !== seat) continue;
    if (action.do === 'declare') declared = action.value;
    if (action.do === 'name') named = action.value;
  }
  return { declared, named };
}

function waysToReserve(seat: Seat, rules: HandRules): Alternatives {
  return [
    ...waysToName('wedding', seat, rules),
    ...(rules.poverty ? waysToName('poverty', seat, rules) : []),
    ...waysToName('throw-in', seat, rules),
  ];
}

function waysToName(
  name: 'wedding' | 'poverty' | 'throw-in',
  seat: Seat,
  rules: HandRules,
): readonly (readonly Condition[])[] {
  switch (name) {
    case 'wedding':
      return [[atLeast(seat, CLUB_QUEEN, 2)]];
    case 'poverty':
      return [[atMost(seat, povertyKinds(rules), MOST_TRUMPS_IN_POVERTY)]];
    case 'throw-in':
      return waysToThrowIn(seat, rules).map((way) => [way]);
  }
}

function waysToThrowIn(seat: Seat, { throwIn }: HandRules): readonly Condition[] {
  const ways: Condition[] = COUNTS_OF_CARDS.flatMap((count) => {
    const least = throwIn[count];
    const ranks = COUNTED_RANKS[count];
    return least === null
      ? []
      : [
          atLeast(
            seat,
            kindsWith((card) => ranks.includes(rankOf(card))),
            least,
          ),
        ];
  });
  const { noTrumpAbove, eyesOver } = throwIn;
  if (noTrumpAbove !== null) {
    const { groupOf, strengthOf } = NORMAL_ORDER;
    const above = kindsWith(
      (card) => groupOf(card) === 'trump' && strengthOf(card) > strengthOf(noTrumpAbove),
    );
    ways.push(atMost(seat, above, 0));
  }
  if (eyesOver !== null) ways.push({ seat, eyesOver });
  return ways;
}
