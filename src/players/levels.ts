import type { Player } from './player.ts';
import { randomPlayer } from './randomPlayer.ts';
import { simplePlayer } from './simplePlayer.ts';

/** Makes a player that works `work` times as much as its level does: 1, unless somebody measures. */
type Maker = (work: number) => Player;

/** Weakest first. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['random', () => randomPlayer],
  ['beginner', () => simplePlayer],
]);

/** The names that `playerOf` knows, weakest player first. */
export const PLAYER_NAMES: readonly string[] = [...MAKERS.keys()];

/**
 * The player of a level (or `random`) by its name, or by name and factor on its work: `expert:0.25` looks at a
 * quarter of the deals. Null where there is none of that name, or the factor is no positive number.
 */
export function playerOf(name: string): Player | null {
  const [level = '', factor, ...rest] = name.split(':');
  const work = factor === undefined ? 1 : Number(factor);
  const maker = MAKERS.get(level);
  return maker && rest.length === 0 && work > 0 && Number.isFinite(work) ? maker(work) : null;
}
