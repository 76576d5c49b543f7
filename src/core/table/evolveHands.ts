import type { HandEvent } from '../hand/event.ts';
import { evolveHand } from '../hand/hand.ts';
import type { HandState } from '../hand/state.ts';
import { type PerSeat, perSeat, replaceAt, type Seat } from '../seat.ts';
import type { EarlyAnswer } from './action.ts';
import type { Lineup } from './chairs.ts';
import { othersDeeds } from './deeds.ts';
import type { TableEvent } from './event.ts';
import { forgiven } from './evolveChairs.ts';
import { impossible } from './history.ts';
import type { Occupant } from './occupant.ts';
import { occupantOf, playedByComputer } from './seating.ts';
import { type PlayedBy, playedBy, type SheetRow } from './sheet.ts';
import type {
  BetweenState,
  CuttingState,
  EarlyAnswers,
  PlayingState,
  SessionState,
  TableState,
  Witness,
} from './state.ts';

const NO_HINTS: PlayingState['hints'] = perSeat(() => []);

const NO_ANSWERS: EarlyAnswers = { declare: null, name: null };

/** A deal is sealed and waits for its cut. */
export function cutting(
  state: SessionState,
  event: Extract<TableEvent, { type: 'deal-sealed' }>,
): CuttingState {
  if (state.phase !== 'between') return impossible(event.type);
  const { lookedBack: _lookedBack, ...rest } = state;
  return {
    ...rest,
    phase: 'cutting',
    since: event.at,
    // Votes are about the hand in which they are given: nobody is overruled by what was wished hours ago.
    removalVotes: [],
    endVotes: [],
    deal: {
      number: event.hand,
      dealer: event.dealer,
      lineup: event.lineup,
      commitment: event.commitment,
      seed: event.seed,
      cut: null,
    },
  };
}

/** Something happened in the present hand, or its cards were dealt. */
export function handMoved(state: TableState, event: HandEvent, at: number): PlayingState {
  if (state.phase === 'cutting') {
    return {
      ...state,
      phase: 'playing',
      hand: evolveHand(undefined, event),
      early: perSeat(() => NO_ANSWERS),
      witnesses: witnessesOf(state.chairs, state.deal.lineup),
      substituted: null,
      hints: NO_HINTS,
      deciders: [],
      since: at,
    };
  }
  if (state.phase !== 'playing') return impossible('hand-event');
  const hand = evolveHand(state.hand, event);
  const moved: PlayingState = { ...state, hand, deciders: decidersWith(state, hand, event) };
  // Announcements come out of turn: the clock of the player who is to move runs on.
  if (event.type === 'announced') return moved;
  const mover = 'seat' in event ? event.seat : null;
  return {
    ...moved,
    chairs: mover === null ? state.chairs : forgiven(state, state.deal.lineup[mover]),
    early: mover === null ? state.early : withoutAnswer(state.early, mover, event),
    substituted: null,
    reminded: null,
    since: at,
  };
}

/** Who decided what was done when the hand has moved on to `hand`. */
function decidersWith(state: PlayingState, hand: HandState, event: HandEvent): readonly PlayedBy[] {
  const action = hand.actions[state.hand.actions.length];
  if (!action) return state.deciders;
  const chair = state.deal.lineup[action.seat];
  const occupant = occupantOf(state, chair);
  // An answer that was kept is its person's, whoever holds the chair when its turn comes.
  const { declare, name } = state.early[action.seat];
  const isKept = (event.type === 'declared' && declare) || (event.type === 'named' && name);
  const isComputers = !isKept && (playedByComputer(occupant) || state.substituted === chair);
  return [...state.deciders, isComputers ? null : playedBy(occupant)];
}

function witnessesOf(chairs: readonly Occupant[], lineup: Lineup): readonly Witness[] {
  return lineup.flatMap((chair) => {
    const occupant = chairs[chair];
    return occupant?.kind === 'person' ? [{ person: occupant.person.id, chair }] : [];
  });
}

/** An answer is kept until its turn comes. */
export function answeredEarly(state: TableState, seat: Seat, answer: EarlyAnswer): PlayingState {
  if (state.phase !== 'playing') return impossible('answered-early');
  return { ...state, early: replaceAt(state.early, seat, withAnswer(state, seat, answer)) };
}

/** Nobody is healthy and names a reservation: the one answer takes the other back. */
function withAnswer(state: PlayingState, seat: Seat, answer: EarlyAnswer): EarlyAnswers {
  if (answer.do === 'name') return { ...state.early[seat], name: answer };
  return { declare: answer, name: answer.value === 'healthy' ? null : state.early[seat].name };
}

function withoutAnswer(early: PerSeat<EarlyAnswers>, seat: Seat, event: HandEvent): PerSeat<EarlyAnswers> {
  if (event.type === 'declared') return replaceAt(early, seat, { ...early[seat], declare: null });
  if (event.type === 'named') return replaceAt(early, seat, { ...early[seat], name: null });
  return early;
}

/** A hint was taken, at this point of the hand. */
export function hintTaken(state: TableState, seat: Seat): PlayingState {
  if (state.phase !== 'playing') return impossible('hint-taken');
  const { hints, hand } = state;
  return { ...state, hints: replaceAt(hints, seat, [...hints[seat], hand.actions.length]) };
}

/** The hand is over and booked; the next one waits. */
export function handFinished(state: TableState, row: SheetRow, at: number): BetweenState {
  if (state.phase !== 'playing') return impossible('hand-finished');
  const {
    hand,
    early: _early,
    witnesses: _seen,
    substituted: _substituted,
    hints,
    deciders: _deciders,
    deal,
    ...rest
  } = state;
  const taken = perSeat((seat) => hints[seat].length);
  return {
    ...rest,
    phase: 'between',
    lookedBack: false,
    sheet: [...state.sheet, row],
    finished: [...state.finished, { deal, hand, hints: taken, ...othersDeeds(state) }],
    since: at,
    reminded: null,
  };
}

/** Whoever is alone at the table looks at a hand that is over; a new wait begins. */
export function lookedBack(state: TableState, at: number): BetweenState {
  if (state.phase !== 'between') return impossible('looked-back');
  return { ...state, lookedBack: true, since: at };
}
