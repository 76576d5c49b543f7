import { CARDS, type Card } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import { decideHand } from '../../../src/core/hand/hand.ts';
import { type HandState, turnOf } from '../../../src/core/hand/state.ts';
import { ANNOUNCEMENTS } from '../../../src/core/rules/announcement.ts';
import { SOLOS } from '../../../src/core/rules/ruleSet.ts';
import { SEATS, type Seat } from '../../../src/core/seat.ts';
import { legalActions } from '../../../src/core/view/legalActions.ts';
import { ownParty, seatView } from '../../../src/core/view/seatView.ts';
import type { Deal } from './deal.ts';
import { ownPartyNow, partiesKnown, pigsShown } from './known.ts';
import { legalNow, turnNow } from './naive.ts';

/** What the core's state began with, as the naive rules take it. */
export const dealOf = (state: HandState): Deal => ({
  rules: state.rules,
  dealer: state.dealer,
  hands: state.dealt,
  owesSolo: state.owesSolo,
  forcedSolo: state.forcedSolo,
  multiplier: state.multiplier,
});

/** What the core says a seat may do, every choice of cards to pass written out. */
export function coreLegal(state: HandState, seat: Seat): HandAction[] {
  return legalActions(state, seat).flatMap((action): HandAction[] => {
    if (action.do !== 'pass') return [{ ...action, seat } as HandAction];
    return triplesOf(state.cards[seat])
      .filter((cards) => action.must.every((card) => count(cards, card) === count(action.must, card)))
      .map((cards) => ({ seat, do: 'pass', cards }));
  });
}

const count = (cards: readonly Card[], wanted: Card) => cards.filter((card) => card === wanted).length;

/** Every choice of three cards, each choice once. */
function triplesOf(held: readonly Card[]): Card[][] {
  const cards = [...held].sort();
  const found = new Map<string, Card[]>();
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      for (let c = b + 1; c < cards.length; c++) {
        const three = [cards[a], cards[b], cards[c]] as Card[];
        found.set(three.join(' '), three);
      }
    }
  }
  return [...found.values()];
}

/** Everything that somebody could think of doing, allowed or not; of passes only a few. */
function thinkable(state: HandState): HandAction[] {
  return SEATS.flatMap((seat): HandAction[] => [
    { seat, do: 'declare', value: 'healthy' },
    { seat, do: 'declare', value: 'reservation' },
    ...SOLOS.map((solo): HandAction => ({ seat, do: 'name', value: `solo-${solo}` })),
    ...(['throw-in', 'poverty', 'wedding'] as const).map(
      (value): HandAction => ({ seat, do: 'name', value }),
    ),
    { seat, do: 'take', value: true },
    { seat, do: 'take', value: false },
    { seat, do: 'pass', cards: [...state.cards[seat]].sort().slice(0, 3) },
    { seat, do: 'pass', cards: [...state.cards[seat]].sort().slice(-3) },
    ...ANNOUNCEMENTS.map((value): HandAction => ({ seat, do: 'announce', value })),
    ...CARDS.map((card): HandAction => ({ seat, do: 'play', card })),
  ]);
}

const written = (action: HandAction): string =>
  `${action.seat} ${action.do} ${'value' in action ? action.value : 'card' in action ? action.card : action.cards}`;

const list = (actions: readonly HandAction[]): string[] => actions.map(written).sort();

/** Whose turn it is, what is legal and what is known, as the core and as the naive rules have it. */
export function bothSay(state: HandState) {
  const deal = dealOf(state);
  const { actions } = state;
  const { knownParties, schweine = null, superschweine = null } = seatView(state, 0);
  return {
    core: {
      turn: turnOf(state),
      legal: SEATS.map((seat) => list(coreLegal(state, seat))),
      parties: SEATS.map((seat) => ownParty(state, seat)),
      knownParties,
      shown: { schweine, superschweine },
    },
    naive: {
      turn: turnNow(deal, actions),
      legal: SEATS.map((seat) => list(legalNow(deal, actions, seat))),
      parties: SEATS.map((seat) => ownPartyNow(deal, actions, seat)),
      knownParties: partiesKnown(deal, actions),
      shown: pigsShown(deal, actions),
    },
  };
}

/** Of everything thinkable, what the core lets happen and what the naive rules allow. */
export function bothAccept(state: HandState) {
  const deal = dealOf(state);
  const allowed = new Set(SEATS.flatMap((seat) => list(legalNow(deal, state.actions, seat))));
  const actions = thinkable(state);
  return {
    core: list(actions.filter((action) => decideHand(state, action).ok)),
    naive: list(actions.filter((action) => allowed.has(written(action)))),
  };
}
