import type { HandState } from '../hand/state.ts';
import { chairNumbers } from './chairs.ts';
import type { TableEvent } from './event.ts';
import {
  moveMissed,
  overdue,
  reminded,
  reseated,
  returned,
  seated,
  seatLeft,
  seatTaken,
  withChair,
} from './evolveChairs.ts';
import { answeredEarly, cutting, handFinished, handMoved, hintTaken, lookedBack } from './evolveHands.ts';
import { reservedChair } from './fixture.ts';
import { impossible, session } from './history.ts';
import { peopleAt } from './seating.ts';
import type { TableSettings } from './settings.ts';
import { type EndedState, isSession, type SealedDeal, type SessionState, type TableState } from './state.ts';

/** Folds what happened into a table's state; never judges. Throws only on a history that cannot be. */
export function evolveTable(state: TableState | null, event: TableEvent): TableState {
  if (event.type === 'table-opened') {
    const { fixture, host } = event;
    const hostChair = fixture ? reservedChair(fixture, host.id) : 0;
    return {
      phase: 'lobby',
      id: event.table,
      place: event.place,
      host: host.id,
      settings: event.settings,
      fixture,
      named: [],
      insiders: [],
      disclosed: false,
      chairs: chairNumbers({ length: event.chairs }).map((chair) =>
        chair === hostChair ? seated(host) : null,
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
        level: event.level,
        vacated: false,
      });
    case 'seat-left':
      return seatLeft(touched(state, event.at), event.chair, event.computer);
    case 'host-passed':
      return { ...state, host: event.host };
    case 'rules-set':
      return agreed(touched(state, event.at), event.type, { rules: event.rules });
    case 'length-set':
      return agreed(touched(state, event.at), event.type, { length: event.length });
    case 'hints-set':
      return agreed(touched(state, event.at), event.type, { hints: event.hints });
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
    case 'hint-taken':
      return hintTaken(state, event.seat);
    case 'answered-early':
      return answeredEarly(state, event.seat, event.answer);
    case 'hand-finished':
      return handFinished(state, event.row, event.at);
    case 'looked-back':
      return lookedBack(state, event.at);
    case 'reminded':
      return reminded(session(state, event.type), event.chair, event.at);
    case 'move-missed':
      return moveMissed(state, event.chair, event.held);
    case 'overdue':
      return overdue(session(state, event.type), event.chair);
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
    case 'reseated':
      return reseated(state, event.chair, event.seat);
    case 'disclosed':
      return { ...state, disclosed: true };
  }
}

/** Folds a whole history. */
export const tableOf = (events: Iterable<TableEvent>, from: TableState | null = null): TableState | null => {
  let state = from;
  for (const event of events) state = evolveTable(state, event);
  return state;
};

/** A lobby lives on while people come and go; a wait in a hand is not prolonged by them. */
const touched = (state: TableState, at: number): TableState =>
  state.phase === 'lobby' ? { ...state, since: at } : state;

/** What is agreed on in the lobby holds from the first deal on. */
function agreed(state: TableState, type: TableEvent['type'], change: Partial<TableSettings>): TableState {
  return state.phase === 'lobby'
    ? { ...state, settings: { ...state.settings, ...change } }
    : impossible(type);
}

/** What a session has before its first hand, and a table that closed in the lobby for ever. */
const NOTHING_PLAYED = {
  sheet: [],
  finished: [],
  removalVotes: [],
  endVotes: [],
  paused: null,
  reminded: null,
} as const;

function sessionStarted(
  state: TableState,
  event: Extract<TableEvent, { type: 'session-started' }>,
): TableState {
  if (state.phase !== 'lobby') return impossible(event.type);
  return {
    ...state,
    phase: 'between',
    lookedBack: false,
    insiders: peopleAt(state.chairs).map(({ person }) => person.id),
    chairs: state.chairs.filter((chair) => chair !== null),
    firstDealer: event.dealer,
    ...NOTHING_PLAYED,
    since: event.at,
  };
}

function ended(state: TableState, reason: EndedState['reason']): EndedState {
  const { id, place, host, settings, fixture, named, insiders, disclosed } = state;
  const { closedInboxes, since, chairs } = state;
  const base = {
    ...{ id, place, host, settings, fixture, named, insiders, disclosed, closedInboxes, since, chairs },
    phase: 'ended' as const,
    reason,
  };
  if (!isSession(state)) return { ...base, ...NOTHING_PLAYED, brokenOff: null };
  return {
    ...base,
    ...NOTHING_PLAYED,
    sheet: state.sheet,
    finished: state.finished,
    endVotes: state.endVotes,
    brokenOff: brokenOff(state),
  };
}

function brokenOff(state: SessionState): { deal: SealedDeal; hand: HandState | null } | null {
  if (state.phase === 'between') return null;
  return { deal: state.deal, hand: state.phase === 'playing' ? state.hand : null };
}
