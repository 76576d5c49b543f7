import { type Card, countOf, fullDeck } from '../../core/card.ts';
import { cardOrder } from '../../core/rules/cardOrder.ts';
import { type HandRules, handSize } from '../../core/rules/ruleSet.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { setHands, World } from '../kernel/world.ts';
import { kindsWith } from './condition.ts';
import type { Exchange } from './exchange.ts';

/** Where every card is of which a seat knows it, and where the others may be. */
export interface SeenCards {
  readonly viewer: Seat;
  /** Cards whose place is known: the own ones, those played, and those passed in a poverty. */
  readonly known: World;
  /** All others, each kind as often as it is missing. */
  readonly unseen: readonly Card[];
  /** How many of them each seat has; none the viewer. */
  readonly free: PerSeat<number>;
  /** Kinds (plain bits) that an unseen card with a seat may be: none of a group it could not follow. */
  readonly allowed: PerSeat<number>;
}

interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards that were played, in order. */
export const playsIn = (view: SeatView): readonly Played[] =>
  view.actions.flatMap((action) => (action.do === 'play' ? [{ seat: action.seat, card: action.card }] : []));

export function seenCards(view: SeatView, rules: HandRules, exchange: Exchange | null): SeenCards {
  const plays = playsIn(view);
  const deck = fullDeck(rules.nines);
  const hands = perSeat((seat): readonly Card[] => {
    const played = plays.filter((play) => play.seat === seat).map(({ card }) => card);
    if (seat === view.seat) return [...view.cards, ...played];
    const passed = exchange?.heldBy(seat) ?? [];
    return [...played, ...beyond(passed, played)];
  });
  const all = hands.flat();
  const known = new World();
  setHands(known, hands);
  const size = handSize(rules);
  return {
    viewer: view.seat,
    known,
    unseen: beyond(deck, all),
    free: perSeat((seat) =>
      seat === view.seat ? 0 : size + (exchange?.moreCards(seat) ?? 0) - hands[seat].length,
    ),
    allowed: allowedKinds(view, plays),
  };
}

/** `cards` less one copy of each of `gone` that is among them. */
function beyond(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = new Map<Card, number>();
  for (const card of new Set(gone)) left.set(card, countOf(gone, card));
  return cards.filter((card) => {
    const more = left.get(card) ?? 0;
    left.set(card, more - 1);
    return more <= 0;
  });
}

/** Schweine do not change what is trump, so the order without them tells who could not follow. */
function allowedKinds({ contract }: SeatView, plays: readonly Played[]): PerSeat<number> {
  const allowed = SEATS.map(() => kindsWith(() => true));
  if (contract !== null && contract !== 'thrown-in') {
    const { groupOf } = cardOrder(contract);
    for (const [place, { seat, card }] of plays.entries()) {
      const led = plays[place - (place % SEATS.length)];
      if (!led || groupOf(card) === groupOf(led.card)) continue;
      allowed[seat] = (allowed[seat] ?? 0) & ~kindsWith((kind) => groupOf(kind) === groupOf(led.card));
    }
  }
  return perSeat((seat) => allowed[seat] ?? 0);
}
