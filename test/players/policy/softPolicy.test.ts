import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import type { PerSeat } from '../../../src/core/seat.ts';
import { SoftPolicy } from '../../../src/players/policy/softPolicy.ts';
import { WEIGHTS } from '../../../src/players/policy/weights.ts';
import { bitOf, NORMAL_GAME, positionAfter } from '../../support/kernelPosition.ts';

function ratings(hands: PerSeat<readonly Card[]>, plays: readonly Card[]): (card: Card) => number {
  const position = positionAfter(NORMAL_GAME, hands, plays);
  const rated = new Float64Array(24).fill(Number.NaN);
  new SoftPolicy(position, WEIGHTS).rate(position, rated);
  return (card) => rated[bitOf(position, card)] as number;
}

const HANDS: PerSeat<readonly Card[]> = [
  ['CA', 'CK', 'DA', 'DJ', 'CQ', 'S9', 'SK', 'HJ', 'SJ', 'DQ', 'HQ', 'HK'],
  ['CT', 'C9', 'HT', 'SQ', 'CJ', 'DK', 'D9', 'HA', 'ST', 'SA', 'H9', 'DT'],
  ['CT', 'CA', 'CK', 'CQ', 'SQ', 'DJ', 'DK', 'HT', 'S9', 'SK', 'ST', 'HJ'],
  ['C9', 'CJ', 'DQ', 'HQ', 'SJ', 'DA', 'DT', 'D9', 'HA', 'HK', 'SA', 'H9'],
];

describe('the quick policy', () => {
  test('leads a fresh side ace rather than the king beside it', () => {
    const rate = ratings(HANDS, []);
    expect(rate('CA')).toBeGreaterThan(rate('CK'));
  });

  test('leads no fox into three hands', () => {
    const rate = ratings(HANDS, []);
    for (const card of ['CA', 'DJ', 'DQ', 'S9'] as const) expect(rate(card)).toBeGreaterThan(rate('DA'));
  });

  test('saves the fox from a Dulle', () => {
    const rate = ratings(HANDS, ['DJ', 'HT', 'DK']);
    expect(rate('D9')).toBeGreaterThan(rate('DA'));
  });

  test('takes a side ace home before it throws a nine away', () => {
    const rate = ratings(HANDS, ['CK', 'CT']);
    expect(rate('CA')).toBeGreaterThan(rate('CK'));
  });

  test('rates what is legal, and nothing else', () => {
    const rate = ratings(HANDS, ['CK']);
    expect(rate('CT')).not.toBeNaN();
    expect(rate('HT')).toBeNaN();
  });

  test('knows no hand but its own', () => {
    const swapped: PerSeat<readonly Card[]> = [HANDS[0], HANDS[3], HANDS[2], HANDS[1]];
    const [here, there] = [ratings(HANDS, []), ratings(swapped, [])];
    for (const card of HANDS[0]) expect(there(card)).toBe(here(card));
  });
});
