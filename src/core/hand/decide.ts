import { type Card, countOf, fullDeck, isCard, withoutAll } from '../card.ts';
import { err, ok, type Result } from '../result.ts';
import { announceable, callWith, isStep } from '../rules/announcement.ts';
import { otherParty, type Party } from '../rules/contract.ts';
import { trumpsIn } from '../rules/reservation.ts';
import { handSize } from '../rules/ruleSet.ts';
import { THROWN_IN } from '../score/result.ts';
import { scoreHand } from '../score/score.ts';
import { nextSeat, type Seat } from '../seat.ts';
import type { HandAction } from './action.ts';
import type { HandEvent, HandSetup } from './event.ts';
import { evolveHand } from './evolve.ts';
import { afterDeclarations, afterName, povertyBegins } from './inquiry.ts';
import type { Rejection } from './rejection.ts';
import { type HandState, isUndecidedWedding, nameableReservations, type PlayState, turnOf } from './state.ts';
import { leadingSeat, legalCards, secondDulleWins, wonTrick } from './trick.ts';
import { decidingTrick } from './wedding.ts';

type Decided = Result<readonly HandEvent[], Rejection>;

/** Checks a deal: four hands of the right size that together are the deck. Error: `bad-deal`. */
export function beginHand(setup: HandSetup): Decided {
  const size = handSize(setup.rules);
  const cards = setup.hands.flat();
  const complete =
    setup.hands.length === 4 &&
    setup.hands.every((hand) => hand.length === size) &&
    cards.every(isCard) &&
    fullDeck(setup.rules.nines).every((card) => countOf(cards, card) === 2);
  const forced = setup.forcedSolo !== null && setup.rules.solos.length === 0;
  return complete && !forced ? ok([{ type: 'dealt', ...setup }]) : err({ code: 'bad-deal' });
}

/**
 * Judges an action: the events it leads to, or why it is not allowed. Turn is checked before possession,
 * possession before legality. Never mutates, never throws for what a player did.
 */
export function decideHand(state: HandState, action: HandAction): Decided {
  if (state.phase === 'over') return err({ code: 'hand-over' });
  if (action.do === 'announce') return announce(state, action.seat, action.value);
  const turn = turnOf(state);
  if (turn !== null && turn !== action.seat) return err({ code: 'not-your-turn', turn });
  switch (state.phase) {
    case 'declare':
      return action.do === 'declare' ? declare(state, action) : err({ code: 'not-allowed' });
    case 'name':
      return action.do === 'name' ? name(state, action) : err({ code: 'not-allowed' });
    case 'take':
      return action.do === 'take' ? take(state, action) : err({ code: 'not-allowed' });
    case 'pass':
      return action.do === 'pass' ? pass(state, action) : err({ code: 'not-allowed' });
    case 'play':
      return action.do === 'play' ? play(state, action.seat, action.card) : err({ code: 'not-allowed' });
  }
}

/** `first` and what it leads to, given the state it makes. */
function followedBy(
  state: HandState,
  first: HandEvent,
  then: (after: HandState) => readonly HandEvent[],
): Decided {
  return ok([first, ...then(evolveHand(state, first))]);
}

function declare(state: HandState, action: Extract<HandAction, { do: 'declare' }>): Decided {
  const { seat, value } = action;
  if (value === 'reservation' && nameableReservations(state, seat).length === 0) {
    return err({ code: 'no-reservation' });
  }
  return followedBy(state, { type: 'declared', seat, value }, (after) =>
    after.declarations.includes(null) ? [] : [afterDeclarations(after)],
  );
}

function name(state: HandState, action: Extract<HandAction, { do: 'name' }>): Decided {
  const { seat, value } = action;
  if (!nameableReservations(state, seat).includes(value)) return err({ code: 'no-reservation' });
  return followedBy(state, { type: 'named', seat, value }, afterName);
}

function take(
  state: Extract<HandState, { phase: 'take' }>,
  action: Extract<HandAction, { do: 'take' }>,
): Decided {
  const { seat, value } = action;
  const took: HandEvent = { type: 'took', seat, value };
  const lastAsked = !value && nextSeat(seat) === state.poor;
  return ok(lastAsked ? [took, { type: 'scored', result: THROWN_IN }] : [took]);
}

/** Cards that have to be among the three a seat passes: the poor player's trumps. */
export const mustPass = (state: Extract<HandState, { phase: 'pass' }>): readonly Card[] =>
  state.turn === state.poor ? trumpsIn(state.cards[state.turn]) : [];

/** Cards passed in a poverty. */
export const PASSED_CARDS = 3;

function pass(
  state: Extract<HandState, { phase: 'pass' }>,
  action: Extract<HandAction, { do: 'pass' }>,
): Decided {
  const { seat, cards } = action;
  const held = state.cards[seat];
  if (withoutAll(held, cards).length !== held.length - cards.length) return err({ code: 'not-in-hand' });
  const complete = mustPass(state).every((card) => countOf(cards, card) >= countOf(mustPass(state), card));
  if (cards.length !== PASSED_CARDS || !complete) return err({ code: 'not-allowed' });
  const to = seat === state.poor ? state.partner : state.poor;
  return followedBy(state, { type: 'passed', seat, to, cards }, (after) =>
    to === state.poor ? [povertyBegins(after, state.poor, state.partner, after.cards)] : [],
  );
}

/** Everything a seat may announce now. */
export function announcementsOf(state: PlayState, seat: Seat) {
  const party = state.parties[seat];
  if (!party || isUndecidedWedding(state)) return [];
  return announceable(state.announced, party, state.cards[seat].length, state.shift);
}

function announce(
  state: HandState,
  seat: Seat,
  value: Extract<HandAction, { do: 'announce' }>['value'],
): Decided {
  if (state.phase !== 'play' || !announcementsOf(state, seat).includes(value)) {
    return err({ code: 'announcement-not-allowed' });
  }
  const party = state.parties[seat] as Party;
  const { announced, cards, shift } = state;
  const call = callWith(announced[party], announced[otherParty(party)], cards[seat].length, shift);
  return ok([{ type: 'announced', seat, party, value, late: !isStep(value) && call === 'late' }]);
}

function play(state: PlayState, seat: Seat, card: Card): Decided {
  const hand = state.cards[seat];
  if (!hand.includes(card)) return err({ code: 'not-in-hand' });
  const legal = legalCards(hand, state.trick, state.order);
  if (!legal.includes(card)) return err({ code: 'must-follow-suit', legal });
  const played: HandEvent = { type: 'card-played', seat, card };
  if (state.trick.cards.length < 3) return ok([played]);
  return followedBy(state, played, (after) => (after.phase === 'play' ? trickEnds(after) : []));
}

function trickEnds(state: PlayState): readonly HandEvent[] {
  const last = state.cards.every((hand) => hand.length === 0);
  const dulle = secondDulleWins(state.rules.secondDulleWins, last);
  const winner = leadingSeat(state.trick, state.order, dulle);
  const { eyes } = wonTrick(state.trick, winner);
  const events: HandEvent[] = [{ type: 'trick-won', winner, eyes }];
  const number = state.tricks.length + 1;
  const decided = isUndecidedWedding(state) ? decidingTrick(state, winner, number) : null;
  if (decided) events.push(decided);
  if (!last) return events;
  const over = events.reduce<HandState>(evolveHand, state);
  if (over.phase !== 'play') throw new Error('A hand ends before its score');
  events.push({ type: 'scored', result: scoreHand(over) });
  return events;
}
