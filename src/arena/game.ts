import type { HandAction } from '../core/hand/action.ts';
import { announcementsOf } from '../core/hand/announcing.ts';
import type { HandEvent, HandSetup } from '../core/hand/event.ts';
import { beginHand, decideHand, dueAnnouncement, evolveHand } from '../core/hand/hand.ts';
import { type HandState, turnOf } from '../core/hand/state.ts';
import { nextSeat, type PerSeat, type Seat } from '../core/seat.ts';
import { seatView } from '../core/view/seatView.ts';
import type { PlayerMove } from '../players/player.ts';
import { ArenaError } from './arenaError.ts';
import type { ArenaPlayer } from './arenaPlayer.ts';
import type { Stopwatch } from './stopwatch.ts';

export type OverState = Extract<HandState, { phase: 'over' }>;

/** A hand that was played, and all that happened in it. */
export interface PlayedGame {
  readonly over: OverState;
  readonly events: readonly HandEvent[];
}

/** Who sits where, and what times the decisions of each seat. */
export interface Table {
  readonly players: PerSeat<ArenaPlayer>;
  readonly watches: PerSeat<Stopwatch>;
}

/**
 * Plays a hand to its end by the rules themselves. At every state whoever may announce out of turn is asked first,
 * from the left of the seat in turn on, then the seat in turn. Rejects with an `ArenaError` that names player, seat
 * and reason where a move is refused.
 */
export async function playGame(setup: HandSetup, table: Table, seed: string): Promise<PlayedGame> {
  const begun = beginHand(setup);
  if (!begun.ok) throw new ArenaError(`The deal ${seed} is no deal.`);
  const events: HandEvent[] = [...begun.value];
  let state = events.reduce<HandState | undefined>(evolveHand, undefined);
  while (state && state.phase !== 'over') {
    const action = (await spokenOutOfTurn(state, table, seed)) ?? (await inTurn(state, table, seed));
    const decided = decideHand(state, action);
    if (!decided.ok) throw refusal(table.players[action.seat], seed, action, decided.error.code);
    for (const event of decided.value) {
      state = evolveHand(state, event);
      events.push(event);
    }
  }
  if (!state) throw new Error('A hand began without events');
  return { over: state, events };
}

async function inTurn(state: HandState, table: Table, seed: string): Promise<HandAction> {
  const seat = turnOf(state) as Seat;
  const move = await asked(state, seat, table, seed);
  if (move) return { ...move, seat } as HandAction;
  throw new ArenaError(`${where(table.players[seat], seat, seed)} has no move in its turn.`);
}

async function spokenOutOfTurn(state: HandState, table: Table, seed: string): Promise<HandAction | null> {
  // While an announcement is due, nothing else is legal, and whoever owes it is in turn.
  if (state.phase !== 'play' || dueAnnouncement(state)) return null;
  const turn = turnOf(state);
  for (let seat = nextSeat(turn as Seat); seat !== turn; seat = nextSeat(seat)) {
    if (!table.players[seat].speaksOutOfTurn || announcementsOf(state, seat).length === 0) continue;
    const move = await asked(state, seat, table, seed);
    if (move) return { ...move, seat } as HandAction;
  }
  return null;
}

/** Awaits only outside programs: own players answer at once. */
function asked(
  state: HandState,
  seat: Seat,
  { players, watches }: Table,
  seed: string,
): PlayerMove | null | Promise<PlayerMove | null> {
  const view = seatView(state, seat);
  const hasChoice = view.turn === seat && (view.legal.length > 1 || view.legal[0]?.do === 'pass');
  const answer = () => players[seat].decide(view, seed);
  return hasChoice ? watches[seat].time(answer) : answer();
}

const where = ({ name }: ArenaPlayer, seat: Seat, seed: string): string =>
  `"${name}" on seat ${seat} of deal "${seed}"`;

const refusal = (player: ArenaPlayer, seed: string, action: HandAction, code: string): ArenaError =>
  new ArenaError(
    `${where(player, action.seat, seed)} made a move that is refused (${code}): ${JSON.stringify(action)}.`,
  );
