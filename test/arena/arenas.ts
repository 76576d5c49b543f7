import type { ArenaPlayer } from '../../src/arena/arenaPlayer.ts';
import type { Match } from '../../src/arena/match.ts';
import { DDV } from '../../src/core/rules/ruleSet.ts';

/** A match between two players that decide at once. */
export const matchOf = (given: Partial<Match> = {}): Match => ({
  a: 'beginner',
  b: 'random',
  rules: DDV,
  seating: 'four',
  seed: 'test',
  budget: 300,
  ...given,
});

/** A player that does what a function says. */
export const playing = (
  decide: ArenaPlayer['decide'],
  given: Partial<Omit<ArenaPlayer, 'decide'>> = {},
): ArenaPlayer => ({ name: 'test', speaksOutOfTurn: false, close: async () => {}, ...given, decide });
