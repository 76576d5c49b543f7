import type { SeatView } from '../core/view/seatView.ts';
import { decisionRandom } from '../players/decisionRandom.ts';
import { PLAYER_NAMES, playerOf } from '../players/levels.ts';
import type { PlayerMove } from '../players/player.ts';
import { ArenaError } from './arenaError.ts';

/** Somebody who can be seated in the arena; plays any number of hands and seats, and is told of them by views alone. */
export interface ArenaPlayer {
  readonly name: string;
  /** Whether it may announce out of turn; who never does is not asked, which saves building views. */
  readonly speaksOutOfTurn: boolean;
  /**
   * The move for a view, or null for no announcement now. `seed` names the deal and is the same in every seating of
   * it. Rejects with an `ArenaError` where an outside program is wrong.
   */
  readonly decide: (view: SeatView, seed: string) => PlayerMove | null | Promise<PlayerMove | null>;
  readonly close: () => Promise<void>;
}

/** Seats the player of that name (see `playerOf`). Throws an `ArenaError` where there is none. */
export function ownPlayer(name: string): ArenaPlayer {
  const player = playerOf(name);
  if (!player) {
    throw new ArenaError(
      `There is no player "${name}"; there are: ${PLAYER_NAMES.join(', ')}, and exec:COMMAND.`,
    );
  }
  return {
    name,
    speaksOutOfTurn: false,
    decide: (view, seed) => player(view, decisionRandom(seed, view)),
    close: async () => {},
  };
}
