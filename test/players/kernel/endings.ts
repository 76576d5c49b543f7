import type { HandState, PlayState } from '../../../src/core/hand/state.ts';
import type { RuleSet } from '../../../src/core/rules/ruleSet.ts';
import { HEARTS, type KernelOrder } from '../../../src/players/kernel/kernelOrder.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { playedOut } from '../../support/playout.ts';
import { seededRandom } from '../../support/random.ts';
import { termsOf, worldOf } from './compare.ts';

const isPlay = (state: HandState): state is PlayState => state.phase === 'play';

export const bitsOf = (mask: number): number[] =>
  Array.from({ length: 24 }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);

/**
 * A position some cards into a random hand, with random announcements; null where the hand was thrown in. In most
 * hands the cards that extra points are made of are kept for the end.
 */
export function positionIn(seed: number, rules: RuleSet, cards: number): Position | null {
  const first = playedOut(seed, rules).states.find(isPlay);
  if (!first) return null;
  const position = new Position(termsOf(first));
  position.begin(worldOf(first.cards));
  const random = seededRandom(seed + 1);
  const kept = random() < 0.7 ? keptCards(position.order, random) : 0;
  for (let card = 0; card < cards; card++) {
    announceSomething(position, random);
    const legal = position.legal();
    const bits = bitsOf((legal & ~kept) === 0 ? legal : legal & ~kept);
    position.play(bits[Math.floor(random() * bits.length)]!);
  }
  return position;
}

/** Full cards, and those that count in last tricks; or hearts. */
function keptCards(order: KernelOrder, random: () => number): number {
  if (random() < 0.3) return order.groupMask[HEARTS]!;
  const full = order.cards.reduce((mask, _, bit) => (order.eyes[bit]! >= 10 ? mask | (1 << bit) : mask), 0);
  return (random() < 0.5 ? full : 0) | (1 << order.dulle) | (1 << order.clubJack) | (1 << order.fox);
}

function announceSomething(position: Position, random: () => number): void {
  const seat = Math.floor(random() * 4);
  const may = bitsOf(position.announceableMask(seat));
  if (may.length > 0 && random() < 0.2) position.announceIndex(seat, may[Math.floor(random() * may.length)]!);
}

/** Re, Kontra and some steps of both, as the seed has it. */
export function announceMuch({ call, steps }: Position, seed: number): void {
  call.fill(1);
  steps[0] = (seed >> 4) % 5;
  steps[1] = (seed >> 7) % 5;
}

/** Gives all that was won so far to the party of a seat. */
export function giveAllTo(position: Position, seat: number): void {
  const { eyes, tricks } = position;
  const total = (won: Int32Array): number => won.reduce((sum, one) => sum + one, 0);
  const [allEyes, allTricks] = [total(eyes), total(tricks)];
  eyes.fill(0);
  tricks.fill(0);
  eyes[seat] = allEyes;
  tricks[seat] = allTricks;
}
