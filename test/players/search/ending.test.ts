import { describe, expect, test } from 'vitest';
import { DealPool } from '../../../src/players/beliefs/dealPool.ts';
import type { Terms } from '../../../src/players/kernel/position.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { plainBit } from '../../../src/players/kernel/world.ts';
import { NEVER } from '../../../src/players/player.ts';
import { tryCards } from '../../../src/players/search/cardSearch.ts';
import { solveEnding } from '../../../src/players/search/ending.ts';
import { cards } from '../../support/deals.ts';
import { NORMAL_GAME, positionAfter } from '../../support/kernelPosition.ts';
import { seededRandom } from '../../support/random.ts';

const SOLO: Terms = { ...NORMAL_GAME, contract: 'solo-fleischlos', soloist: 0 };

/** After nine tricks seat 0 holds two diamond aces and a nine of spades that lets seat 1 in with the rest. */
const HANDS = [
  cards('CA CA CT SA SA ST HA HA HT DA DA S9'),
  cards('CT CK CK ST SK SK SQ HT HQ HQ HK HK'),
  cards('CQ CQ CJ SQ SJ HJ HJ DK DK DQ DQ DT'),
  cards('CJ C9 C9 SJ S9 H9 H9 DJ DJ D9 D9 DT'),
] as const;
const PLAYED = cards(
  `
  CA CT CQ CJ CA CK CQ C9 CT CK CJ C9
  SA ST SQ SJ SA SK SJ S9 ST SK DK D9
  HA HT HJ H9 HA HQ HJ H9 HT HQ DK D9`.replace(/\s+/g, ' '),
);

function pool(): DealPool {
  const position = positionAfter(SOLO, HANDS, PLAYED);
  return new DealPool(Array.from({ length: 8 }, () => position));
}

const EFFORT = { tricks: 3, deals: 8, nodes: 10_000, allNodes: 100_000 };

describe('an ending', () => {
  test('is solved on every deal: the nine gives tricks away, an ace none', () => {
    const solved = solveEnding(pool(), 0, EFFORT, NEVER);
    const [ace, nine] = [solved?.get(plainBit.DA) ?? [], solved?.get(plainBit.S9) ?? []];
    expect(ace).toHaveLength(8);
    expect(Math.min(...ace)).toBeGreaterThan(Math.max(...nine));
  });

  test('that is too long is not solved', () => {
    expect(solveEnding(pool(), 0, { ...EFFORT, tricks: 2 }, NEVER)).toBeNull();
  });

  test('is left where time is up, or too few deals are solved', () => {
    expect(solveEnding(pool(), 0, EFFORT, () => true)).toBeNull();
    expect(solveEnding(pool(), 0, { ...EFFORT, nodes: 1 }, NEVER)).toBeNull();
  });

  test('is tried to the same end by playouts', () => {
    const trials = tryCards(pool(), 0, 200, new Rng(seededRandom(1)), NEVER, { halving: true, opinion: 0 });
    expect(trials.map(({ card }) => card)).toEqual(['DA', 'S9']);
  });
});
