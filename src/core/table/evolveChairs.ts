import { turnOf } from '../hand/state.ts';
import { replaceAt, type Seat } from '../seat.ts';
import { type ChairNumber, replaceChair } from './chairs.ts';
import type { FixtureSeat } from './fixture.ts';
import { impossible } from './history.ts';
import type { Chair, Computer, Occupant, Person, PersonId } from './occupant.ts';
import { occupantOf } from './seating.ts';
import { ALLOWANCES } from './settings.ts';
import { isSession, type PlayingState, type SessionState, type TableState } from './state.ts';

/** A person who has just sat down. */
export const seated = (person: Person): Occupant => ({
  kind: 'person',
  person,
  misses: 0,
  held: false,
});

/** Somebody else, or in the lobby nobody, on a chair. */
export function withChair(state: TableState, chair: ChairNumber, occupant: Chair): TableState {
  if (state.phase === 'lobby' || state.phase === 'ended') {
    return { ...state, chairs: replaceChair(state.chairs, chair, occupant) };
  }
  return occupant
    ? { ...state, chairs: replaceChair(state.chairs, chair, occupant) }
    : impossible('seat-left');
}

/** A person sits down; in a hand that the chair plays they see its cards from now on. */
export function seatTaken(state: TableState, chair: ChairNumber, person: Person, at: number): TableState {
  const taken = notAlone(knowing(withChair(state, chair, seated(person)), person.id), at);
  if (taken.phase !== 'playing' || !taken.deal.lineup.includes(chair)) return taken;
  return atTurn({ ...taken, witnesses: [...taken.witnesses, { person: person.id, chair }] }, chair, at);
}

/** Whoever looked back alone has company now: the clock deals again, after its whole time. */
const notAlone = (state: TableState, at: number): TableState =>
  state.phase === 'between' && state.lookedBack ? { ...state, lookedBack: false, since: at } : state;

/** From the first deal on, whoever sits down learns what is dealt. */
const knowing = (state: TableState, person: PersonId): TableState =>
  !isSession(state) || state.insiders.includes(person)
    ? state
    : { ...state, insiders: [...state.insiders, person] };

/** The league keeps a chair for somebody else. */
export function reseated(state: TableState, chair: ChairNumber, seat: FixtureSeat): TableState {
  const { fixture } = state;
  if (!fixture) return impossible('reseated');
  const seats = replaceAt(fixture.seats, chair as Seat, seat);
  const named = seat.kind === 'person' ? [...state.named, seat.person.id] : state.named;
  return { ...state, fixture: { ...fixture, seats }, named };
}

/** Whoever takes up a seat whose turn it is gets the whole time; elsewhere the clock runs on. */
function atTurn(state: PlayingState, chair: ChairNumber, at: number): PlayingState {
  const turn = turnOf(state.hand);
  if (turn === null || state.deal.lineup[turn] !== chair) return state;
  return { ...state, since: at, reminded: null, substituted: null };
}

/** A person or computer gets up: in a session a computer plays on. */
export function seatLeft(state: TableState, chair: ChairNumber, computer: Computer | null): TableState {
  const left = withChair(state, chair, computer ? { kind: 'computer', ...computer, vacated: true } : null);
  return isSession(left)
    ? { ...left, removalVotes: left.removalVotes.filter((vote) => vote.chair !== chair) }
    : left;
}

/** Who moves in time has missed nothing in a row. */
export function forgiven(state: PlayingState, chair: ChairNumber): readonly Occupant[] {
  const occupant = occupantOf(state, chair);
  const missedNothing = occupant.kind !== 'person' || occupant.held || occupant.misses === 0;
  if (missedNothing || state.substituted === chair) return state.chairs;
  return replaceChair(state.chairs, chair, { ...occupant, misses: 0 });
}

/** A reminder that comes late, after the bot was down, still leaves the time that it promises. */
export function reminded(state: SessionState, chair: ChairNumber, at: number): SessionState {
  const { move, reminder } = ALLOWANCES[state.settings.pace];
  const since = Number.isFinite(move) ? Math.max(state.since, at - (move - reminder)) : state.since;
  return { ...state, reminded: chair, since };
}

/** Time ran out: a computer makes this one move, and keeps the chair where it is `held`. */
export function moveMissed(state: TableState, chair: ChairNumber, held: boolean): TableState {
  if (state.phase !== 'playing') return impossible('move-missed');
  const occupant = occupantOf(state, chair);
  if (occupant.kind !== 'person') return impossible('move-missed');
  return {
    ...state,
    chairs: replaceChair(state.chairs, chair, { ...occupant, misses: occupant.misses + 1, held }),
    substituted: chair,
  };
}

/** Nobody plays for them, but they count as absent. */
export function overdue(state: SessionState, chair: ChairNumber): SessionState {
  const occupant = occupantOf(state, chair);
  if (occupant.kind !== 'person') return impossible('overdue');
  return {
    ...state,
    chairs: replaceChair(state.chairs, chair, { ...occupant, misses: occupant.misses + 1 }),
  };
}

/** Whoever was away plays again. */
export function returned(state: SessionState, chair: ChairNumber, at: number): SessionState {
  const occupant = occupantOf(state, chair);
  if (occupant.kind !== 'person') return impossible('returned');
  const back: SessionState = {
    ...state,
    chairs: replaceChair(state.chairs, chair, { ...occupant, misses: 0, held: false }),
    removalVotes: state.removalVotes.filter((vote) => vote.chair !== chair),
  };
  return back.phase === 'playing' ? atTurn(back, chair, at) : back;
}
