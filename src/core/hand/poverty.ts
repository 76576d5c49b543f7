import { type Card, countOf, withoutAll } from '../card.ts';
import { povertyTrumps } from '../rules/reservation.ts';
import { THROWN_IN } from '../score/result.ts';
import { nextSeat, perSeat, type Seat } from '../seat.ts';
import type { HandEvent } from './event.ts';
import { forehandOf, playBegins } from './playBegins.ts';
import type { Rejection } from './rejection.ts';
import type { HandState } from './state.ts';

type Taking = Extract<HandState, { phase: 'take' }>;
type Passing = Extract<HandState, { phase: 'pass' }>;

/** Cards that are passed, either way. */
export const PASSED_CARDS = 3;

/** What an answer to the poor player leads to; when the last one declines, the hand is void. */
export function povertyAnswered(state: Taking, seat: Seat, value: boolean): readonly HandEvent[] {
  const took: HandEvent = { type: 'took', seat, value };
  const lastAsked = !value && nextSeat(seat) === state.poor;
  return lastAsked ? [took, { type: 'scored', result: THROWN_IN }] : [took];
}

/** Cards that have to be among the three a seat passes: the poor player's trumps. */
export const mustPass = ({ turn, poor, cards, rules }: Passing): readonly Card[] =>
  turn === poor ? povertyTrumps(cards[turn], rules) : [];

/** Why these cards cannot be passed; null: they can. */
export function passRefused(state: Passing, seat: Seat, cards: readonly Card[]): Rejection | null {
  const held = state.cards[seat];
  if (withoutAll(held, cards).length !== held.length - cards.length) return { code: 'not-in-hand' };
  const must = mustPass(state);
  const complete = must.every((card) => countOf(cards, card) >= countOf(must, card));
  return cards.length === PASSED_CARDS && complete ? null : { code: 'not-allowed' };
}

/** The poor player and the partner have exchanged cards. */
export const povertyBegins = (state: HandState, poor: Seat, partner: Seat): HandEvent =>
  playBegins(state, {
    contract: 'poverty',
    soloist: poor,
    parties: perSeat((seat) => (seat === poor || seat === partner ? 're' : 'kontra')),
    leader: forehandOf(state.dealer),
  });
