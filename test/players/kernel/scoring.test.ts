import { describe, expect, test } from 'vitest';
import { PARTIES } from '../../../src/core/rules/contract.ts';
import { ANNOUNCEMENT_EFFECTS } from '../../../src/core/rules/ruleSet.ts';
import { scoreTally } from '../../../src/core/score/tally.ts';
import { resultIndex, type ScoreTable, scoreTable } from '../../../src/players/kernel/scoring.ts';

/** Announcements by name: calls as bits (1 Re, 2 Kontra), steps of Re and of Kontra. */
const ANNOUNCED = [
  { name: 'nothing', calls: 0, re: 0, kontra: 0 },
  { name: 'Re', calls: 1, re: 0, kontra: 0 },
  { name: 'Kontra', calls: 2, re: 0, kontra: 0 },
  { name: 'both', calls: 3, re: 0, kontra: 0 },
  { name: 'Re to no 90', calls: 1, re: 1, kontra: 0 },
  { name: 'Re to schwarz, Kontra', calls: 3, re: 4, kontra: 0 },
  { name: 'Kontra to no 60', calls: 2, re: 0, kontra: 2 },
  { name: 'both to no 90', calls: 3, re: 1, kontra: 1 },
] as const;

const RESULTS = Array.from({ length: 241 }, (_, eyes) => [
  { eyes, reTricks: 6, kontraTricks: 6 },
  ...(eyes === 0 ? [{ eyes, reTricks: 0, kontraTricks: 12 }] : []),
  ...(eyes === 240 ? [{ eyes, reTricks: 12, kontraTricks: 0 }] : []),
]).flat();

const CASES = ANNOUNCEMENT_EFFECTS.flatMap((effect) =>
  [false, true].flatMap((alone) =>
    ANNOUNCED.map((announced) => ({ effect, players: alone ? 'one' : 'two', alone, ...announced })),
  ),
);

describe('a table scores every result as the core does', () => {
  test.each(CASES)('$effect, $players against the others, announced: $name', (row) => {
    const table = scoreTable(row.effect, row.alone, row.calls, row.re, row.kontra);
    for (const { eyes, reTricks, kontraTricks } of RESULTS) {
      const at = resultIndex(eyes, reTricks, kontraTricks);
      for (const extras of [-2, 0, 3]) {
        const share = row.alone ? 3 : 1;
        const points = (table.points[at]! + extras * table.perExtra[at]!) * share;
        const { scores } = scoreTally({
          rules: { announcements: row.effect },
          parties: ['re', row.alone ? 'kontra' : 're', 'kontra', 'kontra'],
          taken: {
            re: { eyes, trickless: reTricks === 0 },
            kontra: { eyes: 240 - eyes, trickless: kontraTricks === 0 },
          },
          announced: {
            re: { call: row.calls & 1 ? 'in-time' : 'none', steps: row.re },
            kontra: { call: row.calls & 2 ? 'late' : 'none', steps: row.kontra },
          },
          extras: Array.from({ length: Math.abs(extras) }, () => ({
            party: extras > 0 ? PARTIES[0] : PARTIES[1],
            reason: 'fox' as const,
          })),
          multiplier: 1,
        });
        expect(points + 0, `${eyes} eyes, ${extras} extra points`).toBe(scores[0]);
      }
    }
  });
});

describe('more is never less', () => {
  const costs = ({ points, perExtra }: ScoreTable, extras: number): boolean =>
    RESULTS.some(({ eyes }) => {
      if (eyes === 240) return false;
      const of = (eyesOfRe: number) => {
        const at = resultIndex(eyesOfRe, 6, 6);
        return points[at]! + extras * perExtra[at]!;
      };
      return of(eyes + 1) < of(eyes);
    });

  test.each(CASES)('where a table says so: $effect, $players, $name', (row) => {
    const table = scoreTable(row.effect, row.alone, row.calls, row.re, row.kontra);
    if (table.monotone) expect([-8, -1, 0, 1, 8].some((extras) => costs(table, extras))).toBe(false);
  });

  test('but where nobody wins and winning is doubled, it may be', () => {
    const table = scoreTable('double', false, 3, 1, 1);
    expect(table.monotone).toBe(false);
    expect(costs(table, -8)).toBe(true);
  });
});
