import type { HandAction } from '../hand/action.ts';
import { decideHand, dueAnnouncement } from '../hand/hand.ts';
import { type HandState, nameableReservations, turnOf } from '../hand/state.ts';
import type { Seat } from '../seat.ts';
import type { EarlyAnswer, Move, MoveToken, TableAction } from './action.ts';
import { seatOfChair } from './chairs.ts';
import { waitingFor } from './clock.ts';
import { isPlayedOut } from './course.ts';
import type { Decision, Draft } from './draft.ts';
import { comeBack } from './presence.ts';
import { seatedIn } from './seating.ts';
import { sheetRow } from './sheetRow.ts';
import type { PlayingState } from './state.ts';

/** A person's move: taken at its turn, kept where it answers the inquiry early. */
export function personMove(draft: Draft, action: Extract<TableAction, { do: 'move' }>): Decision {
  const actor = seatedIn(draft.state, action.by);
  if (!actor.ok) return actor.error;
  const { state, chair } = actor.value;
  if (state.phase !== 'playing' || action.token.hand !== state.deal.number) return { code: 'late' };
  const seat = seatOfChair(state.deal.lineup, chair);
  if (seat === null) return { code: 'sits-out' };
  if (isLate(state, seat, action.move, action.token)) return { code: 'late' };
  if (state.paused) return { code: 'paused' };
  comeBack(draft, chair);
  if (answersEarly(state, seat, action.move)) {
    draft.add({ type: 'answered-early', seat, answer: action.move });
    return null;
  }
  return moveHand(draft, seat, action.move);
}

/** A computer's move, for a computer's chair, a held one, or one whose time ran out. */
export function computerMove(draft: Draft, action: Extract<TableAction, { do: 'computer-move' }>): Decision {
  const { state } = draft;
  const waiting = waitingFor(state);
  if (state.phase !== 'playing' || waiting?.by !== 'computer' || waiting.seat !== action.seat) {
    return { code: 'late' };
  }
  if (isLate(state, action.seat, action.move, action.token)) return { code: 'late' };
  return moveHand(draft, action.seat, action.move);
}

/** Cards a seat has played in the present hand, those it passed aside: what a card's token is checked with. */
export const cardsPlayed = ({ actions }: HandState, seat: Seat): number =>
  actions.filter((action) => action.seat === seat && action.do === 'play').length;

/** The phases in which a seat decides something once, in their order, and what comes after them. */
const PHASES: readonly HandState['phase'][] = ['declare', 'name', 'take', 'pass', 'play', 'over'];

/** A token says which decision a click was meant for; announcements stand for themselves. */
function isLate({ deal, hand }: PlayingState, seat: Seat, move: Move, token: MoveToken): boolean {
  if (token.hand !== deal.number) return true;
  if (move.do === 'announce') return false;
  if (move.do === 'play') return token.played !== cardsPlayed(hand, seat);
  const past = PHASES.indexOf(move.do) < PHASES.indexOf(hand.phase);
  return past || hand.actions.some((done) => done.seat === seat && done.do === move.do);
}

function answersEarly(state: PlayingState, seat: Seat, move: Move): move is EarlyAnswer {
  if (turnOf(state.hand) === seat && state.hand.phase === move.do) return false;
  const { hand } = state;
  if (move.do === 'declare') {
    return (
      hand.phase === 'declare' &&
      hand.declarations[seat] === null &&
      (move.value === 'healthy' || nameableReservations(hand, seat).length > 0)
    );
  }
  return (
    move.do === 'name' && mayNameEarly(state, seat) && nameableReservations(hand, seat).includes(move.value)
  );
}

/** Who has reserved, or will when asked, may already say what for, as long as they were not asked yet. */
export function mayNameEarly(state: PlayingState, seat: Seat): boolean {
  const { hand, early } = state;
  if (hand.phase !== 'declare' && hand.phase !== 'name') return false;
  if (hand.names[seat] !== null) return false;
  return hand.declarations[seat] === 'reservation' || early[seat].declare?.value === 'reservation';
}

function moveHand(draft: Draft, seat: Seat, move: Move): Decision {
  const { state } = draft;
  if (state.phase !== 'playing') return { code: 'late' };
  const decided = decideHand(state.hand, { ...move, seat } as HandAction);
  if (!decided.ok) return { code: 'hand', rejection: decided.error };
  for (const event of decided.value) draft.add({ type: 'hand-event', event });
  settle(draft);
  return null;
}

/** What follows by itself: early answers whose turn has come, announcements that are due, the hand's end. */
function settle(draft: Draft): void {
  for (;;) {
    const { state } = draft;
    if (state.phase !== 'playing') return;
    if (state.hand.phase === 'over') {
      finishHand(draft, state);
      return;
    }
    const action = followingAction(state);
    if (!action) return;
    const decided = decideHand(state.hand, action);
    if (!decided.ok) return;
    for (const event of decided.value) draft.add({ type: 'hand-event', event });
  }
}

/** The action that a seat is bound to, or has decided on already; null: somebody is to decide. */
function followingAction(state: PlayingState): HandAction | null {
  const due = dueAnnouncement(state.hand);
  if (due) return { ...due, do: 'announce' };
  const turn = turnOf(state.hand);
  const answer = turn === null ? null : kept(state, turn);
  return turn !== null && answer ? { ...answer, seat: turn } : null;
}

function kept(state: PlayingState, seat: Seat): EarlyAnswer | null {
  if (state.hand.phase === 'declare') return state.early[seat].declare;
  if (state.hand.phase === 'name') return state.early[seat].name;
  return null;
}

function finishHand(draft: Draft, state: PlayingState): void {
  if (state.hand.phase !== 'over') return;
  draft.add({ type: 'hand-finished', row: sheetRow(state, state.hand) });
  const { session } = draft;
  if (session && isPlayedOut(session)) draft.add({ type: 'table-ended', reason: 'played-out' });
}
