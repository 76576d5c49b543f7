import type { HandEvent } from '../hand/event.ts';
import { evolveHand } from '../hand/hand.ts';
import { type HandState, turnOf } from '../hand/state.ts';
import { type PerSeat, perSeat, replaceAt, type Seat } from '../seat.ts';
import type { EarlyAnswer } from './action.ts';
import { type ChairNumber, chairNumbers, type Lineup, replaceChair } from './chairs.ts';
import type { TableEvent } from './event.ts';
import type { Chair, Occupant, PersonId } from './occupant.ts';
import { occupantOf } from './seating.ts';
import { ALLOWANCES, type TableSettings } from './settings.ts';
import {
  type BetweenState,
  type CuttingState,
  type EarlyAnswers,
  type EndedState,
  isSession,
  type PlayingState,
  type SealedDeal,
  type SessionState,
  type TableState,
  type Witness,
} from './state.ts';

const NO_ANSWERS: EarlyAnswers = { declare: null, name: null };

/** Folds what happened into a table's state; never judges. Throws only on a history that cannot be. */
export function evolveTable(state: TableState | null, event: TableEvent): TableState {
  if (event.type === 'table-opened') {
    return {
      phase: 'lobby',
      id: event.table,
      place: event.place,
      host: event.host.id,
      settings: event.settings,
      chairs: chairNumbers({ length: event.chairs }).map((chair) =>
        chair === 0 ? seated(event.host) : null,
      ),
      closedInboxes: [],
      since: event.at,
    };
  }
  if (!state) throw new Error(`A table cannot begin with ${event.type}`);
  switch (event.type) {
    case 'seat-taken':
      return seatTaken(touched(state, event.at), event.chair, event.person, event.at);
    case 'computer-seated':
      return withChair(touched(state, event.at), event.chair, {
        kind: 'computer',
        name: event.name,
        vacated: false,
      });
    case 'seat-left':
      return seatLeft(touched(state, event.at), event.chair, event.computer);
    case 'host-passed':
      return { ...state, host: event.host };
    case 'rules-set':
      return agreed(touched(state, event.at), { rules: event.rules });
    case 'length-set':
      return agreed(touched(state, event.at), { length: event.length });
    case 'session-started':
      return sessionStarted(state, event);
    case 'deal-sealed':
      return cutting(session(state, event.type), event);
    case 'deck-cut':
      return state.phase === 'cutting'
        ? { ...state, deal: { ...state.deal, cut: event.cut } }
        : impossible(event.type);
    case 'hand-event':
      return handMoved(state, event.event, event.at);
    case 'answered-early':
      return state.phase === 'playing'
        ? { ...state, early: replaceAt(state.early, event.seat, withAnswer(state, event.seat, event.answer)) }
        : impossible(event.type);
    case 'hand-finished': {
      if (state.phase !== 'playing') return impossible(event.type);
      const { hand, early: _early, witnesses: _seen, substituted: _substituted, deal, ...rest } = state;
      const between: BetweenState = {
        ...rest,
        phase: 'between',
        sheet: [...state.sheet, event.row],
        finished: [...state.finished, { deal, hand }],
        since: event.at,
        reminded: null,
      };
      return between;
    }
    case 'reminded':
      return reminded(session(state, event.type), event.chair, event.at);
    case 'move-missed':
      return moveMissed(state, event.chair, event.held);
    case 'overdue': {
      const now = session(state, event.type);
      const occupant = occupantOf(now, event.chair);
      if (occupant.kind !== 'person') return impossible(event.type);
      const missing = { ...occupant, misses: occupant.misses + 1 };
      return { ...now, chairs: replaceChair(now.chairs, event.chair, missing) };
    }
    case 'returned':
      return returned(session(state, event.type), event.chair, event.at);
    case 'direct-messages': {
      const others = state.closedInboxes.filter((person) => person !== event.person);
      return { ...state, closedInboxes: event.open ? others : [...others, event.person] };
    }
    case 'removal-voted': {
      const now = session(state, event.type);
      return { ...now, removalVotes: [...now.removalVotes, { by: event.by, chair: event.chair }] };
    }
    case 'end-voted': {
      const now = session(state, event.type);
      return { ...now, endVotes: [...now.endVotes, event.by] };
    }
    case 'paused':
      return { ...session(state, event.type), paused: { by: event.by }, since: event.at, reminded: null };
    case 'resumed':
      return { ...session(state, event.type), paused: null, since: event.at, reminded: null };
    case 'table-ended':
      return ended(state, event.reason);
  }
}

/** Folds a whole history. */
export const tableOf = (events: Iterable<TableEvent>, from: TableState | null = null): TableState | null => {
  let state = from;
  for (const event of events) state = evolveTable(state, event);
  return state;
};

function impossible(type: TableEvent['type']): never {
  throw new Error(`A table's history has ${type} where it cannot be`);
}

function session(state: TableState, type: TableEvent['type']): SessionState {
  return isSession(state) ? state : impossible(type);
}

const seated = (person: { id: PersonId; name: string }): Occupant => ({
  kind: 'person',
  person,
  misses: 0,
  held: false,
});

/** A lobby lives on while people come and go; a wait in a hand is not prolonged by them. */
const touched = (state: TableState, at: number): TableState =>
  state.phase === 'lobby' ? { ...state, since: at } : state;

/** What is agreed on in the lobby holds from the first deal on. */
function agreed(state: TableState, change: Partial<TableSettings>): TableState {
  return state.phase === 'lobby'
    ? { ...state, settings: { ...state.settings, ...change } }
    : impossible('rules-set');
}

function withChair(state: TableState, chair: ChairNumber, occupant: Chair): TableState {
  if (state.phase === 'lobby' || state.phase === 'ended') {
    return { ...state, chairs: replaceChair(state.chairs, chair, occupant) };
  }
  return occupant
    ? { ...state, chairs: replaceChair(state.chairs, chair, occupant) }
    : impossible('seat-left');
}

function seatTaken(
  state: TableState,
  chair: ChairNumber,
  person: { id: PersonId; name: string },
  at: number,
): TableState {
  const taken = withChair(state, chair, seated(person));
  if (taken.phase !== 'playing' || !taken.deal.lineup.includes(chair)) return taken;
  return atTurn({ ...taken, witnesses: [...taken.witnesses, { person: person.id, chair }] }, chair, at);
}

/** Whoever takes up a seat whose turn it is gets the whole time; elsewhere the clock runs on. */
function atTurn(state: PlayingState, chair: ChairNumber, at: number): PlayingState {
  const turn = turnOf(state.hand);
  if (turn === null || state.deal.lineup[turn] !== chair) return state;
  return { ...state, since: at, reminded: null, substituted: null };
}

function seatLeft(state: TableState, chair: ChairNumber, computer: string | null): TableState {
  const left = withChair(state, chair, computer ? { kind: 'computer', name: computer, vacated: true } : null);
  return isSession(left)
    ? { ...left, removalVotes: left.removalVotes.filter((vote) => vote.chair !== chair) }
    : left;
}

function sessionStarted(
  state: TableState,
  event: Extract<TableEvent, { type: 'session-started' }>,
): TableState {
  if (state.phase !== 'lobby') return impossible(event.type);
  return {
    ...state,
    phase: 'between',
    chairs: state.chairs.filter((chair) => chair !== null),
    firstDealer: event.dealer,
    sheet: [],
    finished: [],
    removalVotes: [],
    endVotes: [],
    paused: null,
    reminded: null,
    since: event.at,
  };
}

function cutting(state: SessionState, event: Extract<TableEvent, { type: 'deal-sealed' }>): CuttingState {
  if (state.phase !== 'between') return impossible(event.type);
  return {
    ...state,
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

function handMoved(state: TableState, event: HandEvent, at: number): PlayingState {
  if (state.phase === 'cutting') {
    return {
      ...state,
      phase: 'playing',
      hand: evolveHand(undefined, event),
      early: perSeat(() => NO_ANSWERS),
      witnesses: witnessesOf(state.chairs, state.deal.lineup),
      substituted: null,
      since: at,
    };
  }
  if (state.phase !== 'playing') return impossible('hand-event');
  const moved: PlayingState = { ...state, hand: evolveHand(state.hand, event) };
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

function witnessesOf(chairs: readonly Occupant[], lineup: Lineup): readonly Witness[] {
  return lineup.flatMap((chair) => {
    const occupant = chairs[chair];
    return occupant?.kind === 'person' ? [{ person: occupant.person.id, chair }] : [];
  });
}

/** Nobody is healthy and names a reservation: the one answer takes the other back. */
function withAnswer(state: PlayingState, seat: Seat, answer: EarlyAnswer): EarlyAnswers {
  if (answer.do === 'name') return { ...state.early[seat], name: answer };
  return { declare: answer, name: answer.value === 'healthy' ? null : state.early[seat].name };
}

/** Who moves in time has missed nothing in a row. */
function forgiven(state: PlayingState, chair: ChairNumber): readonly Occupant[] {
  const occupant = occupantOf(state, chair);
  const missedNothing = occupant.kind !== 'person' || occupant.held || occupant.misses === 0;
  if (missedNothing || state.substituted === chair) return state.chairs;
  return replaceChair(state.chairs, chair, { ...occupant, misses: 0 });
}

function withoutAnswer(early: PerSeat<EarlyAnswers>, seat: Seat, event: HandEvent): PerSeat<EarlyAnswers> {
  if (event.type === 'declared') return replaceAt(early, seat, { ...early[seat], declare: null });
  if (event.type === 'named') return replaceAt(early, seat, { ...early[seat], name: null });
  return early;
}

/** A reminder that comes late, after the bot was down, still leaves the time that it promises. */
function reminded(state: SessionState, chair: ChairNumber, at: number): SessionState {
  const { move, reminder } = ALLOWANCES[state.settings.pace];
  const since = Number.isFinite(move) ? Math.max(state.since, at - (move - reminder)) : state.since;
  return { ...state, reminded: chair, since };
}

function moveMissed(state: TableState, chair: ChairNumber, held: boolean): TableState {
  if (state.phase !== 'playing') return impossible('move-missed');
  const occupant = occupantOf(state, chair);
  if (occupant.kind !== 'person') return impossible('move-missed');
  return {
    ...state,
    chairs: replaceChair(state.chairs, chair, { ...occupant, misses: occupant.misses + 1, held }),
    substituted: chair,
  };
}

function returned(state: SessionState, chair: ChairNumber, at: number): SessionState {
  const occupant = occupantOf(state, chair);
  if (occupant.kind !== 'person') return impossible('returned');
  const back: SessionState = {
    ...state,
    chairs: replaceChair(state.chairs, chair, { ...occupant, misses: 0, held: false }),
    removalVotes: state.removalVotes.filter((vote) => vote.chair !== chair),
  };
  return back.phase === 'playing' ? atTurn(back, chair, at) : back;
}

function ended(state: TableState, reason: EndedState['reason']): EndedState {
  const { id, place, host, settings, closedInboxes, since, chairs } = state;
  const base = { id, place, host, settings, closedInboxes, since, chairs, phase: 'ended' as const, reason };
  if (!isSession(state)) {
    return {
      ...base,
      sheet: [],
      finished: [],
      removalVotes: [],
      endVotes: [],
      paused: null,
      reminded: null,
      brokenOff: null,
    };
  }
  return {
    ...base,
    sheet: state.sheet,
    finished: state.finished,
    removalVotes: [],
    endVotes: state.endVotes,
    paused: null,
    reminded: null,
    brokenOff: brokenOff(state),
  };
}

function brokenOff(state: SessionState): { deal: SealedDeal; hand: HandState | null } | null {
  if (state.phase === 'between') return null;
  return { deal: state.deal, hand: state.phase === 'playing' ? state.hand : null };
}
