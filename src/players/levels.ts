import type { Player } from './player.ts';
import { randomPlayer } from './randomPlayer.ts';
import { type Effort, searchingPlayer } from './searchingPlayer.ts';
import { simplePlayer } from './simplePlayer.ts';

/** Makes a player that works `work` times as much as its level does: 1, unless somebody measures. */
type Maker = (work: number) => Player;

/** A good club player: looks at what is possible, but trusts nobody's play to tell of their cards. */
const club = (work: number): Effort => ({
  pool: { drawn: Math.ceil(50 * work), kept: Math.ceil(50 * work), trust: 0 },
  playouts: Math.round(250 * work),
  opinion: 100,
  endings: { tricks: 0, deals: 0, nodes: 0, allNodes: 0 },
  bidding: { deals: Math.round(150 * work) },
});

/** The best there is: believes what play tells of the hidden cards, and solves endings. */
const expert = (work: number): Effort => ({
  pool: { drawn: Math.ceil(1200 * work), kept: Math.ceil(440 * work), trust: 0.7 },
  playouts: Math.round(5500 * work),
  opinion: 100,
  endings: { tricks: 5, deals: Math.ceil(120 * work), nodes: 100_000, allNodes: 2_500_000 * work },
  bidding: { deals: Math.round(1200 * work) },
});

/** Weakest first. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['random', () => randomPlayer],
  ['beginner', () => simplePlayer],
  ['club', (work) => searchingPlayer(club(work))],
  ['expert', (work) => searchingPlayer(expert(work))],
]);

/** The names that `playerOf` knows, weakest player first. */
export const PLAYER_NAMES: readonly string[] = [...MAKERS.keys()];

/** The largest factor on a level's work: a decision of an expert takes half a minute then. */
const MOST_WORK = 100;

/**
 * The player of a level (or `random`) by its name, or by name and factor on its work: `expert:0.25` looks at a
 * quarter of the deals. Null where there is none of that name, or the factor is no number above 0, up to 100.
 */
export function playerOf(name: string): Player | null {
  const [level = '', factor, ...rest] = name.split(':');
  const work = factor === undefined ? 1 : Number(factor);
  const maker = MAKERS.get(level);
  return maker && rest.length === 0 && work > 0 && work <= MOST_WORK ? maker(work) : null;
}
