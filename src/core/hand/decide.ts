import { type Card, countOf, fullDeck } from '../card.ts';
import { err, ok, type Result } from '../result.ts';
import { handSize } from '../rules/ruleSet.ts';
import { scoreHand } from '../score/score.ts';
import type { Seat } from '../seat.ts';
import type { HandAction } from './action.ts';
import { announcementMade, type DueAnnouncement, dueAnnouncement } from './announcing.ts';
import type { HandEvent, HandSetup } from './event.ts';
import { evolveHand } from './evolve.ts';
import { afterDeclarations, afterName } from './inquiry.ts';
import { passRefused, povertyAnswered, povertyBegins } from './poverty.ts';
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
    fullDeck(setup.rules.nines).every((card) => countOf(cards, card) === 2);
  return complete ? ok([{ type: 'dealt', ...setup }]) : err({ code: 'bad-deal' });
}

/**
 * Judges an action: the events it leads to, or why it is not allowed. Turn is checked before possession,
 * possession before legality. Never mutates, never throws for what a player did.
 */
export function decideHand(state: HandState, action: HandAction): Decided {
  if (state.phase === 'over') return err({ code: 'hand-over' });
  const due = dueAnnouncement(state);
  if (due && !fulfils(action, due)) return err({ code: 'announcement-due', ...due });
  if (action.do === 'announce') return announce(state, action);
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

const fulfils = (action: HandAction, due: DueAnnouncement): boolean =>
  action.do === 'announce' && action.seat === due.seat && action.value === due.value;

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
  return ok(povertyAnswered(state, action.seat, action.value));
}

function pass(
  state: Extract<HandState, { phase: 'pass' }>,
  action: Extract<HandAction, { do: 'pass' }>,
): Decided {
  const { seat, cards } = action;
  const refused = passRefused(state, seat, cards);
  if (refused) return err(refused);
  const to = seat === state.poor ? state.partner : state.poor;
  return followedBy(state, { type: 'passed', seat, to, cards }, (after) =>
    to === state.poor ? [povertyBegins(after, state.poor, state.partner)] : [],
  );
}

function announce(state: HandState, action: Extract<HandAction, { do: 'announce' }>): Decided {
  const made = announcementMade(state, action.seat, action.value);
  return made ? ok([made]) : err({ code: 'announcement-not-allowed' });
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
