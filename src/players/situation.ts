import { type Card, countOf, fullDeck, withoutAll } from '../core/card.ts';
import type { CardOrder, Group } from '../core/rules/cardOrder.ts';
import { type Contract, type Party, soloOf } from '../core/rules/contract.ts';
import { withDdvRules } from '../core/rules/readRules.ts';
import type { RuleSet } from '../core/rules/ruleSet.ts';
import { nextSeat, type PerSeat, perSeat, SEATS, type Seat } from '../core/seat.ts';
import type { SeatView } from '../core/view/seatView.ts';
import { seenOrder } from '../core/view/seenOrder.ts';

/** A card on the table and who played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** What a seat can conclude about the cards and parties of a hand in play. */
export interface Situation {
  readonly me: Seat;
  readonly rules: RuleSet;
  readonly order: CardOrder;
  readonly cards: readonly Card[];
  /** The trick on the table, in order from its leader; empty where this seat leads. */
  readonly trick: readonly Played[];
  /** Complete tricks so far. */
  readonly tricksPlayed: number;
  /** Cards in the other three hands. */
  readonly unseen: readonly Card[];
  /** How many cards each seat still holds. */
  readonly held: PerSeat<number>;
  /** Groups that a seat could not follow. */
  readonly voids: PerSeat<ReadonlySet<Group>>;
  /** Chance that a seat is of this seat's party, 0 to 1. */
  readonly friend: PerSeat<number>;
  /** Whether extra points (fox, Karlchen) are to be had. */
  readonly extras: boolean;
  /** Whether a wedding still waits for its deciding trick. */
  readonly seeksPartner: boolean;
}

/** Reads a view in phase `play`. */
export function readSituation(view: SeatView, contract: Contract): Situation {
  const rules: RuleSet = withDdvRules(view.rules);
  const order = seenOrder(view);
  const played = view.actions.flatMap((action): readonly Played[] =>
    action.do === 'play' ? [{ seat: action.seat, card: action.card }] : [],
  );
  const tricksPlayed = Math.floor(played.length / 4);
  const cardsPlayed = perSeat((seat) => played.filter((one) => one.seat === seat).length);
  const size = view.dealt.length;
  return {
    me: view.seat,
    rules,
    order,
    cards: view.cards,
    trick: played.slice(tricksPlayed * 4),
    tricksPlayed,
    unseen: withoutAll(fullDeck(rules.nines), [...view.cards, ...played.map(({ card }) => card)]),
    held: perSeat((seat) => size - cardsPlayed[seat]),
    voids: voidsShown(played, order),
    friend: perSeat((seat) => friendliness(view, seat)),
    extras: soloOf(contract) === null && !playsAlone(view),
    seeksPartner: contract === 'wedding' && view.knownParties.includes(null),
  };
}

function voidsShown(played: readonly Played[], order: CardOrder): PerSeat<ReadonlySet<Group>> {
  const voids = perSeat(() => new Set<Group>());
  for (let first = 0; first < played.length; first += 4) {
    const [led, ...rest] = played.slice(first, first + 4);
    if (!led) break;
    const group = order.groupOf(led.card);
    for (const { seat, card } of rest) if (order.groupOf(card) !== group) voids[seat].add(group);
  }
  return voids;
}

/** A silent wedding: the table hears of a normal game, but nobody else can be Re. */
export const playsAlone = (view: SeatView): boolean =>
  view.contract === 'normal' && countOf(view.dealt, 'CQ') === 2;

/** Partners in a party of two, and of one or three where somebody plays alone. */
function partnersOf(view: SeatView, party: Party): number {
  const alone = playsAlone(view) || soloOf(view.contract ?? '') !== null;
  if (!alone) return 1;
  return party === 're' ? 0 : 2;
}

/** Known parties count; the rest of the partners is spread evenly over who is left. */
function friendliness(view: SeatView, seat: Seat): number {
  if (seat === view.seat) return 1;
  const { party } = view;
  if (party === null) return view.knownParties[seat] === 're' ? 0.4 : 0.3;
  const known = view.knownParties[seat];
  if (known !== null) return known === party ? 1 : 0;
  const others = SEATS.filter((other) => other !== view.seat);
  const friends = others.filter((other) => view.knownParties[other] === party).length;
  const open = others.filter((other) => view.knownParties[other] === null).length;
  return Math.max(0, Math.min(1, (partnersOf(view, party) - friends) / open));
}

/** Seats that still play to the trick after this one, in order. */
export function seatsAfter({ me, trick }: Pick<Situation, 'me' | 'trick'>): readonly Seat[] {
  const seats: Seat[] = [];
  let seat = me;
  for (let left = 3 - trick.length; left > 0; left--) {
    seat = nextSeat(seat);
    seats.push(seat);
  }
  return seats;
}
