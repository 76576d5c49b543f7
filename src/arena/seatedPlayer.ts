import { type ArenaPlayer, ownPlayer } from './arenaPlayer.ts';
import { OutsideProgram, outsideCommand } from './engine/outsideProgram.ts';
import type { Match } from './match.ts';
import type { Side } from './seating.ts';

/** Throws an `ArenaError` where a player of the match is unknown; starts nothing. */
export function checkPlayers({ a, b }: Match): void {
  for (const name of [a, b]) if (outsideCommand(name) === null) ownPlayer(name);
}

/** The players of a match, ready to play: outside programs are started. */
export function playersOf({ a, b, budget }: Match): Readonly<Record<Side, ArenaPlayer>> {
  const seated = (name: string): ArenaPlayer => {
    const command = outsideCommand(name);
    return command === null ? ownPlayer(name) : new OutsideProgram(command, budget);
  };
  return { a: seated(a), b: seated(b) };
}
