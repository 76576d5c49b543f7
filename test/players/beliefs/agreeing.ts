import { CARDS, type Card, countOf, fullDeck, withoutAll } from '../../../src/core/card.ts';
import type { HandAction } from '../../../src/core/hand/action.ts';
import { decideHand } from '../../../src/core/hand/hand.ts';
import type { HandState } from '../../../src/core/hand/state.ts';
import { povertyTrumps, trumpsIn } from '../../../src/core/rules/reservation.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { shuffled } from '../../../src/core/shuffle.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { plainBit, setHands, World } from '../../../src/players/kernel/world.ts';
import { begun, folded } from '../../support/playout.ts';

export type Hands = PerSeat<readonly Card[]>;

type Pass = Extract<HandAction, { do: 'pass' }>;

/** What a seat holds now and what it has played. */
export const handsIn = (state: HandState): Hands =>
  perSeat((seat) => [...state.cards[seat], ...playedBy(state, seat)]);

const playedBy = (state: HandState, seat: Seat): readonly Card[] =>
  state.actions.flatMap((action) => (action.do === 'play' && action.seat === seat ? [action.card] : []));

export function worldOf(hands: Hands): World {
  const world = new World();
  setHands(world, hands);
  return world;
}

export const handsOf = (world: World): Hands =>
  perSeat((seat) =>
    CARDS.flatMap((card) => {
      const bit = 1 << plainBit[card];
      return [world.one[seat]! & bit ? [card] : [], world.two[seat]! & bit ? [card] : []].flat();
    }),
  );

export const textOf = (hands: Hands): string => hands.map((hand) => [...hand].sort().join(' ')).join(' | ');

const passesIn = (state: HandState): readonly Pass[] =>
  state.actions.filter((action): action is Pass => action.do === 'pass');

/**
 * Whether a seat would have the very same view if the others' hands were these: the definition of what a seat
 * cannot rule out. What was passed unseen in a poverty may have been anything.
 */
export function agrees(state: HandState, viewer: Seat, hands: Hands): boolean {
  const seen = textOfView(state, viewer);
  const isPossible = (dealt: Hands, actions: readonly HandAction[]): boolean =>
    viewAfter(state, viewer, dealt, actions) === seen;
  const [given, back] = passesIn(state);
  if (!given) return isPossible(hands, state.actions);
  const partner = state.actions.find((action) => action.do === 'take' && action.value)!.seat;
  const ways =
    viewer === given.seat || viewer === partner
      ? [{ passed: given.cards, returned: back?.cards ?? null }]
      : exchangesFor(state, given.seat, partner, hands);
  for (const { passed, returned } of ways) {
    const kept = taken(hands[given.seat], returned ?? []);
    const rest = kept && taken([...hands[partner], ...(returned ?? [])], passed);
    if (!kept || !rest) continue;
    const before: Readonly<Record<number, readonly Card[]>> = {
      [given.seat]: [...kept, ...passed],
      [partner]: rest,
    };
    const dealt = perSeat((seat) => before[seat] ?? hands[seat]);
    const actions = state.actions.map((action) => {
      if (action.do !== 'pass') return action;
      return { ...action, cards: action === given ? passed : returned! };
    });
    const exchange = actions.slice(0, state.actions.indexOf(back ?? given) + 1);
    // Whatever was passed, what was played afterwards depends on the hands alone.
    if (viewAfter(state, viewer, dealt, exchange) !== null) return isPossible(dealt, actions);
  }
  return false;
}

/** Every exchange that leads to these hands and tells the table the same number of trumps. */
function* exchangesFor(state: HandState, poor: Seat, partner: Seat, hands: Hands) {
  const [, back] = passesIn(state);
  for (const returned of back ? triplesOf(hands[poor]) : [null]) {
    const kept = taken(hands[poor], returned ?? [])!;
    if (povertyTrumps(kept, state.rules).length > 0) continue;
    if (back && trumpsIn(returned ?? []).length !== trumpsIn(back.cards).length) continue;
    for (const passed of triplesOf([...hands[partner], ...(returned ?? [])])) yield { passed, returned };
  }
}

/** The cards without those taken; null where they are not all there. */
function taken(cards: readonly Card[], gone: readonly Card[]): readonly Card[] | null {
  const left = withoutAll(cards, gone);
  return left.length === cards.length - gone.length ? left : null;
}

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

/** The view after the actions, as text; null where one of them would not have been allowed. */
function viewAfter(
  { rules, dealer, owesSolo, forcedSolo, multiplier }: HandState,
  viewer: Seat,
  hands: Hands,
  actions: readonly HandAction[],
): string | null {
  let state = begun({ rules, dealer, hands, owesSolo, forcedSolo, multiplier });
  for (const action of actions) {
    const decided = decideHand(state, action);
    if (!decided.ok) return null;
    state = folded(state, decided.value);
  }
  return textOfView(state, viewer);
}

/** A view whole, but for the order in which cards were dealt. */
function textOfView(state: HandState, viewer: Seat): string {
  const view = seatView(state, viewer);
  const legal = view.legal
    .map((action) =>
      JSON.stringify(action.do === 'pass' ? { ...action, must: [...action.must].sort() } : action),
    )
    .sort();
  return JSON.stringify({ ...view, legal });
}

interface Possible {
  readonly hands: Hands;
  /** In how many ways single cards can be so. */
  readonly ways: number;
}

/** The cards that a seat has not seen, dealt blindly into the others' free places. */
export function randomDeal(state: HandState, viewer: Seat, random: () => number): Hands {
  const hands = handsIn(state);
  const fixed = perSeat((seat) => (seat === viewer ? hands[seat] : placed(state, viewer, seat)));
  const unseen = withoutAll(fullDeck(state.rules.nines), fixed.flat());
  const rest = [...shuffled(unseen, (limit) => Math.floor(random() * limit))];
  return perSeat((seat) => [...fixed[seat], ...rest.splice(0, hands[seat].length - fixed[seat].length)]);
}

/** Every way in which the cards that a seat has not seen can be in the others' hands, whatever it may conclude. */
export function everyDeal(state: HandState, viewer: Seat): readonly Possible[] {
  const hands = handsIn(state);
  const fixed = perSeat((seat) => (seat === viewer ? hands[seat] : placed(state, viewer, seat)));
  let deals: Possible[] = [{ hands: fixed, ways: 1 }];
  const seen = fixed.flat();
  for (const card of CARDS) {
    const copies = countOf(fullDeck(state.rules.nines), card) - countOf(seen, card);
    const others = SEATS.filter((seat) => seat !== viewer);
    if (copies === 0) continue;
    const choices =
      copies === 1
        ? others.map((seat) => [seat])
        : others.flatMap((a, at) => others.slice(at).map((b) => [a, b]));
    deals = deals.flatMap((deal) =>
      choices.flatMap((choice) => {
        const dealt = perSeat((seat) => [
          ...deal.hands[seat],
          ...choice.filter((one) => one === seat).map(() => card),
        ]);
        if (SEATS.some((seat) => dealt[seat].length > hands[seat].length)) return [];
        return [{ hands: dealt, ways: deal.ways * (choice[0] !== (choice[1] ?? choice[0]) ? 2 : 1) }];
      }),
    );
  }
  return deals;
}

/** Cards of which the viewer knows that another seat has or had them: played, or passed by the viewer itself. */
function placed(state: HandState, viewer: Seat, seat: Seat): readonly Card[] {
  const played = playedBy(state, seat);
  const [given, back] = passesIn(state);
  const partner = state.actions.find((action) => action.do === 'take' && action.value)?.seat;
  let passed: readonly Card[] = [];
  if (given && viewer === given.seat && seat === partner) passed = withoutAll(given.cards, back?.cards ?? []);
  if (given && back && viewer === partner && seat === given.seat) passed = back.cards;
  return [...played, ...withoutAll(passed, played)];
}
