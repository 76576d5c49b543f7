import { type ArenaPlayer, ownPlayer } from './arenaPlayer.ts';
import type { Match } from './match.ts';
import { OutsideProgram, outsideCommand } from './outside.ts';
import type { Side } from './seating.ts';

/** The players of a match, ready to play: an outside program is started. Throws an `ArenaError` for unknown names. */
export function playersOf({ a, b, budget }: Match): Readonly<Record<Side, ArenaPlayer>> {
  const made = (name: string): ArenaPlayer => {
    const command = outsideCommand(name);
    return command === null ? ownPlayer(name) : new OutsideProgram(command, budget);
  };
  // Nothing is started before both names are known to be right.
  for (const name of [a, b]) if (outsideCommand(name) === null) ownPlayer(name);
  return { a: made(a), b: made(b) };
}
