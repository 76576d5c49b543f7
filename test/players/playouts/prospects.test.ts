import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANNOUNCEMENTS } from '../../../src/core/rules/announcement.ts';
import { SEATS } from '../../../src/core/seat.ts';
import { Playouts } from '../../../src/players/kernel/playout.ts';
import { Position } from '../../../src/players/kernel/position.ts';
import { Rng } from '../../../src/players/kernel/rng.ts';
import { Prospects } from '../../../src/players/playouts/prospects.ts';
import { seededRandom } from '../../support/random.ts';
import { mixedRules } from '../../support/rules.ts';
import { contentOf } from '../kernel/compare.ts';
import { positionIn } from '../kernel/endings.ts';

test('each rung comes to what the hand is worth where it was really announced', () => {
  let compared = 0;
  fc.assert(
    fc.property(mixedRules, fc.nat(), fc.constantFrom(...SEATS), (rules, seed, seat) => {
      const position = positionIn(seed, rules, 0);
      if (!position || position.undecided) return;
      const prospects = new Prospects();
      const playouts = new Playouts(position.terms);
      playouts.run(position, new Rng(seededRandom(seed)));
      const before = contentOf(playouts.end);
      const points = prospects.add(playouts.end, seat);
      expect(contentOf(playouts.end)).toEqual(before);
      expect(prospects.mean(0) + 0).toBe(points + 0);

      const announced = new Position(position.terms);
      announced.copy(position);
      for (let rung = 1; rung <= 5; rung++) {
        const value = rung === 1 ? ANNOUNCEMENTS[announced.partyIndex(seat)] : ANNOUNCEMENTS[rung];
        if (!value || !announced.announceable(seat).includes(value)) return;
        announced.announce(seat, value);
        playouts.run(announced, new Rng(seededRandom(seed)));
        // Nothing won may be -0 where it is the negative of nothing.
        expect(prospects.mean(rung) + 0).toBe(playouts.end.pointsOf(seat) + 0);
        compared++;
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(30);
});

test('a hand that is not played is worth nothing', () => {
  const prospects = new Prospects();
  prospects.addVoid();
  expect([prospects.playouts, prospects.mean(0), prospects.winRate(1)]).toEqual([1, 0, 0]);
});
