import type { HandState, PlayState } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { termsOf, worldOf } from './compare.ts';

const isPlay = (state: HandState): state is PlayState => state.phase === 'play';

export const bitsOf = (mask: number): number[] =>
  Array.from({ length: 24 }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);

/** A position some cards into a random hand, with random announcements; null where the hand was thrown in. */
export function positionIn(seed: number, rules: RuleSet, cards: number): Position | null {
  const first = playedOut(seed, rules).states.find(isPlay);
  if (!first) return null;
  const position = new Position(termsOf(first));
  position.begin(worldOf(first.cards));
  const random = seededRandom(seed + 1);
  for (let card = 0; card < cards; card++) {
    announceSomething(position, random);
    const bits = bitsOf(position.legal());
    position.play(bits[Math.floor(random() * bits.length)]!);
  }
  return position;
}

function announceSomething(position: Position, random: () => number): void {
  const seat = Math.floor(random() * 4);
  const may = bitsOf(position.announceableMask(seat));
  if (may.length > 0 && random() < 0.2) position.announceIndex(seat, may[Math.floor(random() * may.length)]!);
}
